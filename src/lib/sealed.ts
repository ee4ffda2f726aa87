import { hkdfSync } from 'node:crypto'
import { nonceBytes, open, seal, tagBytes } from './aes-gcm.ts'

const version = 'v1'

export interface Sealer {
  /** `v1.` and base64url of nonce, cipher text and tag. `aad` says where it belongs: elsewhere it does not open. */
  seal(text: string, aad: string): string
  /** Throws where it was not sealed with this secret and `aad`, or was changed since. */
  open(sealed: string, aad: string): string
}

/** Keeps short texts unreadable at rest: AES-256-GCM under a key that HKDF-SHA256 derives from the secret. */
export function createSealer(secret: string): Sealer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `tracewell sealed ${version}`, 32))
  return {
    seal: (text, aad) => `${version}.${seal(key, Buffer.from(text), aad).toString('base64url')}`,

    open(sealed, aad) {
      const [found, coded = ''] = sealed.split('.', 2)
      const bytes = Buffer.from(coded, 'base64url')
      const wellFormed = found === version && bytes.length >= nonceBytes + tagBytes && `${version}.${bytes.toString('base64url')}` === sealed
      if (!wellFormed) throw new Error('this is not a sealed text')
      return open(key, bytes, aad).toString('utf8')
    },
  }
}
