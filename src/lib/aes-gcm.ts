import { type CipherKey, createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
export const nonceBytes = 12
export const tagBytes = 16

/**
 * Encrypts a content with AES-256-GCM. Returns nonce, cipher text and tag. `associatedData` is not part of the result;
 * `open` must get the same text. https://csrc.nist.gov/pubs/sp/800/38/d/final
 */
export function seal(key: CipherKey, content: Uint8Array, associatedData: string): Buffer {
  const { start, add, end } = startSeal(key, associatedData)
  return Buffer.concat([start, add(content), end()])
}

/** A seal that is made in parts: `start`, the results of `add`, and the result of `end`, in this order. */
export interface Seal {
  start: Buffer
  add(part: Uint8Array): Buffer
  end(): Buffer
}

/** Starts a `seal` of a content that comes in parts. */
export function startSeal(key: CipherKey, associatedData: string): Seal {
  const start = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, key, start, { authTagLength: tagBytes }).setAAD(Buffer.from(associatedData))
  return {
    start,
    add: part => cipher.update(part),
    end: () => Buffer.concat([cipher.final(), cipher.getAuthTag()]),
  }
}

/** Decrypts the result of `seal`. Throws if the key or `associatedData` differs, or if a bit was changed. */
export function open(key: CipherKey, sealed: Uint8Array, associatedData: string): Buffer {
  const tagAt = sealed.length - tagBytes
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, nonceBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(associatedData)).setAuthTag(sealed.subarray(tagAt))
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes, tagAt)), decipher.final()])
}
