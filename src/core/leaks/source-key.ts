import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto'
import type { Sealer } from '../../lib/sealed.ts'

/** The keys of one source, all made of its data key: without that one, nothing of its records can be read or found. */
export interface SourceKeys {
  /** Of the hashes under which values are found. */
  index: Buffer
  /** Of the hashes that tell one record from another. */
  record: Buffer
  /** Of the blocks in which records lie. */
  block: KeyObject
}

const algorithm = 'aes-256-gcm'
const keyBytes = 32
const nonceBytes = 12
const tagBytes = 16

const placeOf = (code: string): string => `leak_sources ${code} data_key`

/** A new data key, sealed for this source. */
export const createDataKey = (sealer: Sealer, code: string): string => sealer.seal(randomBytes(keyBytes).toString('base64'), placeOf(code))

/** Throws where it was sealed with a secret that the service does not have. */
export function openDataKey(sealer: Sealer, code: string, dataKey: string): SourceKeys {
  const key = unseal(sealer, code, dataKey)
  return { index: derive(key, 'index'), record: derive(key, 'record'), block: createSecretKey(derive(key, 'block')) }
}

function unseal(sealer: Sealer, code: string, dataKey: string): Buffer {
  try {
    return Buffer.from(sealer.open(dataKey, placeOf(code)), 'base64')
  } catch (cause) {
    throw new Error(`${code} was imported with another secret than this service has now`, { cause })
  }
}

/** https://www.rfc-editor.org/rfc/rfc5869 */
const derive = (key: Uint8Array, use: string): Buffer => Buffer.from(hkdfSync('sha256', key, '', `tracewell ${use} 1`, keyBytes))

/** Nonce, ciphertext, tag. What it is bound to has to be told again to open it. */
export function seal(key: KeyObject, content: Uint8Array, boundTo: string): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(boundTo))
  return Buffer.concat([nonce, cipher.update(content), cipher.final(), cipher.getAuthTag()])
}

/** Throws where the key or what it was bound to is another, or a bit of it has changed. */
export function open(key: KeyObject, sealed: Uint8Array, boundTo: string): Buffer {
  const tagAt = sealed.length - tagBytes
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, nonceBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(boundTo)).setAuthTag(sealed.subarray(tagAt))
  return Buffer.concat([decipher.update(sealed.subarray(nonceBytes, tagAt)), decipher.final()])
}
