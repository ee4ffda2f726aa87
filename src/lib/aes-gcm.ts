import { type CipherKey, createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
export const nonceBytes = 12
export const tagBytes = 16

/**
 * Encrypts a content, or its parts, with AES-256-GCM. Returns nonce, cipher text and tag. `associatedData` is not part
 * of the result; `open` must get the same text. https://csrc.nist.gov/pubs/sp/800/38/d/final
 */
export function seal(key: CipherKey, parts: Uint8Array | readonly Uint8Array[], associatedData: string): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes }).setAAD(Buffer.from(associatedData))
  const sealed = [parts].flat().map(part => cipher.update(part))
  return Buffer.concat([nonce, ...sealed, cipher.final(), cipher.getAuthTag()])
}

/** Decrypts the result of `seal`. Throws if the key or `associatedData` differs, or if a bit was changed. */
export function open(key: CipherKey, sealed: Uint8Array, associatedData: string): Buffer {
  const tagAt = sealed.length - tagBytes
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, nonceBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(associatedData)).setAuthTag(sealed.subarray(tagAt))
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes, tagAt)), decipher.final()])
}
