import type { KeyObject } from 'node:crypto'
import { zstdCompressSync, zstdDecompressSync, constants } from 'node:zlib'
import { open, seal } from '../../lib/aes-gcm.ts'
import type { LeakRecord } from '../../sources/leaks/leak-source.ts'

/**
 * Identifies a block: a group of records that are compressed and encrypted together. One encryption for many records
 * costs less space and time than one for each record.
 */
interface BlockId {
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
  unpack(key, block, data).toString()

/** Decrypts a block and returns the record at position `index`, counted from 0. Throws if it has none there. */
export function openRecord(key: KeyObject, block: BlockId, data: Uint8Array, index: number): LeakRecord {
  const records = unpack(key, block, data)
  // Only this line becomes text. The texts of all lines would be garbage, and its collection would delay look-ups.
  let from = 0
  for (let line = 0; line < index; line++) {
    from = records.indexOf(lineFeed, from) + 1
    if (from === 0) throw new Error('the block has no record at this position')
  }
  const to = records.indexOf(lineFeed, from)
  return JSON.parse(records.toString('utf8', from, to < 0 ? records.length : to)) as LeakRecord
}

const lineFeed = 0x0a
/**
 * Size of the output buffers in bytes. It slightly exceeds most decompressed blocks, so that one buffer holds a block.
 * With the default, 16 KiB, most take two buffers and a copy, and the garbage is collected twice as often.
 */
const chunkSize = 18_432

const unpack = (key: KeyObject, block: BlockId, data: Uint8Array): Buffer =>
  zstdDecompressSync(open(key, data, sealContext(block)), { chunkSize })
