import { createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto'
import type { Sealer } from '../../lib/sealed.ts'

/** Keys of one source, derived from its data key. Without the data key, no record can be found or decrypted. */
export interface SourceKeys {
  /** HMAC key for indexed values. */
  index: Buffer
  /** HMAC key for whole records. Equal records have equal hashes. */
  record: Buffer
  /** Key that encrypts the blocks of records. */
  block: KeyObject
}

const keyBytes = 32

const sealContext = (code: string): string => `leak_sources ${code} data_key`

/**
 * Creates a random data key. Returns the key encrypted with the service's secret. It can be decrypted only for this
 * source.
 */
export const createDataKey = (sealer: Sealer, code: string): string =>
  sealer.seal(randomBytes(keyBytes).toString('base64'), sealContext(code))

/**
 * Decrypts a sealed data key and derives the keys of the source. Throws if the service no longer has the secret that
 * sealed the data key.
 */
export function openDataKey(sealer: Sealer, code: string, sealedDataKey: string): SourceKeys {
  const dataKey = unseal(sealer, code, sealedDataKey)
  return {
    index: derive(dataKey, 'index'),
    record: derive(dataKey, 'record'),
    block: createSecretKey(derive(dataKey, 'block')),
  }
}

function unseal(sealer: Sealer, code: string, sealedDataKey: string): Buffer {
  try {
    return Buffer.from(sealer.open(sealedDataKey, sealContext(code)), 'base64')
  } catch (cause) {
    throw new Error(`${code} was imported with a secret that this service no longer has`, { cause })
  }
}

/** Derives a key for one use. https://www.rfc-editor.org/rfc/rfc5869 */
const derive = (dataKey: Uint8Array, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', dataKey, '', `tracewell ${use} 1`, keyBytes))
