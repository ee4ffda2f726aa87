import { createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto'
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

const keyBytes = 32

const placeOf = (code: string): string => `leak_sources ${code} data_key`

/** A new data key, sealed for this source. */
export const createDataKey = (sealer: Sealer, code: string): string =>
  sealer.seal(randomBytes(keyBytes).toString('base64'), placeOf(code))

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
const derive = (key: Uint8Array, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, '', `tracewell ${use} 1`, keyBytes))
