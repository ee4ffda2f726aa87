import type { KeyObject } from 'node:crypto'
import { zstdCompressSync, zstdDecompressSync, constants } from 'node:zlib'
import { open, seal } from '../../lib/aes-gcm.ts'
import type { LeakRecord } from '../../sources/leaks/leak-source.ts'

/**
 * Identifies a block: a group of records that are compressed and encrypted together. One encryption for many records
 * costs less space and time than one for each record.
 */
export interface BlockId {
  sourceCode: string
  batch: number
  number: number
}

const params = { [constants.ZSTD_c_compressionLevel]: 1 }
const sealContext = ({ sourceCode, batch, number }: BlockId): string => `${sourceCode} ${batch} ${number}`

/**
 * Compresses and encrypts records (JSON, one per line). The result can be decrypted only with the same key and `block`.
 */
export const sealBlock = (key: KeyObject, block: BlockId, records: string): Buffer =>
  seal(key, zstdCompressSync(Buffer.from(records), { params }), sealContext(block))

/** Decrypts a block. Returns its records (JSON, one per line). Throws if the key or `block` is wrong. */
export const openBlock = (key: KeyObject, block: BlockId, data: Uint8Array): string =>
  zstdDecompressSync(open(key, data, sealContext(block))).toString()

/** Decrypts a block and returns the record at position `index`, counted from 0. */
export const openRecord = (key: KeyObject, block: BlockId, data: Uint8Array, index: number): LeakRecord =>
  JSON.parse(openBlock(key, block, data).split('\n')[index]!) as LeakRecord
