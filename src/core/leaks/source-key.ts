import { createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto'
import { open, seal } from '../../lib/aes-gcm.ts'

/** The keys of one source, all made of its data key: without that one, nothing of its records can be read or found. */
export interface SourceKeys {
  /** Of the hashes under which values are found. */
  index: Buffer
  /** Of the hashes that tell one record from another. */
  record: Buffer
  /** Of the blocks in which records lie. */
  block: KeyObject
}

const keyBytes = 32

/** A new data key, encrypted with the secret of the service and bound to the source. */
export function createDataKey(secret: string, code: string): string {
  return seal(wrappingKey(secret), randomBytes(keyBytes), code).toString('base64')
}

/** Throws where the secret is another than that of the import. */
export function openDataKey(secret: string, code: string, dataKey: string): SourceKeys {
  const key = unwrap(secret, code, dataKey)
  return { index: derive(key, 'index'), record: derive(key, 'record'), block: createSecretKey(derive(key, 'block')) }
}

function unwrap(secret: string, code: string, dataKey: string): Buffer {
  try {
    return open(wrappingKey(secret), Buffer.from(dataKey, 'base64'), code)
  } catch (cause) {
    throw new Error(`${code} was imported with another secret than this service has now`, { cause })
  }
}

const wrappingKey = (secret: string): KeyObject => createSecretKey(derive(secret, 'leak sources'))

/** https://www.rfc-editor.org/rfc/rfc5869 */
const derive = (key: string | Uint8Array, use: string): Buffer => Buffer.from(hkdfSync('sha256', key, '', `tracewell ${use} 1`, keyBytes))
