import { createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto'
import type { Sealer } from '../../lib/sealed.ts'

/** Keys of one source, derived from its data key. Without it, its records can be neither found nor read. */
export interface SourceKeys {
  /** HMAC key for indexed values. */
  index: Buffer
  /** HMAC key for records, to recognise equal records. */
  record: Buffer
  /** Encryption key of the blocks of records. */
  block: KeyObject
}

const keyBytes = 32

const placeOf = (code: string): string => `leak_sources ${code} data_key`

/** Creates a data key, sealed for this source. */
export const createDataKey = (sealer: Sealer, code: string): string =>
  sealer.seal(randomBytes(keyBytes).toString('base64'), placeOf(code))

/** Opens a data key and derives the keys of the source. Throws if it was sealed with an unknown secret. */
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
const derive = (key: Uint8Array, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, '', `tracewell ${use} 1`, keyBytes))
