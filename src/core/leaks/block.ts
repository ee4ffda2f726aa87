import type { KeyObject } from 'node:crypto'
import { zstdCompressSync, zstdDecompressSync, constants } from 'node:zlib'
import { open, seal } from '../../lib/aes-gcm.ts'
import type { LeakRecord } from '../../sources/leaks/leak-source.ts'

/** Identifies a block: records that are encrypted together, which saves a nonce, a tag and a call for each record. */
export interface BlockId {
  sourceCode: string
  batch: number
  number: number
}

const params = { [constants.ZSTD_c_compressionLevel]: 1 }
const sealContext = ({ sourceCode, batch, number }: BlockId): string => `${sourceCode} ${batch} ${number}`

/** Compresses and encrypts records (JSON, one per line). The block cannot be opened as another block. */
export const sealBlock = (key: KeyObject, block: BlockId, records: string): Buffer =>
  seal(key, zstdCompressSync(Buffer.from(records), { params }), sealContext(block))

/** Returns the records of a block (JSON, one per line). Throws if the key or the block does not match. */
export const openBlock = (key: KeyObject, block: BlockId, data: Uint8Array): string =>
  zstdDecompressSync(open(key, data, sealContext(block))).toString()

/** Returns the record at position `at` of a block, counted from 0. */
export const openRecord = (key: KeyObject, block: BlockId, data: Uint8Array, index: number): LeakRecord =>
  JSON.parse(openBlock(key, block, data).split('\n')[index]!) as LeakRecord
