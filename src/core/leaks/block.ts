import { zstdCompressSync, zstdDecompressSync, constants } from 'node:zlib'
import type { LeakRecord } from '../../sources/leaks/leak-source.ts'
import { open, seal } from './source-key.ts'

/** Some records together: each alone would cost its own nonce, tag and call. */
export interface Block {
  source: string
  batch: number
  number: number
}

const params = { [constants.ZSTD_c_compressionLevel]: 1 }
const place = ({ source, batch, number }: Block): string => `${source} ${batch} ${number}`

/** `records`: JSON, one a line. */
export const sealBlock = (key: Uint8Array, block: Block, records: string): Buffer =>
  seal(key, zstdCompressSync(Buffer.from(records), { params }), place(block))

/** The record at this place in the block, counted from 0. */
export function readBlock(key: Uint8Array, block: Block, data: Uint8Array, at: number): LeakRecord {
  const records = zstdDecompressSync(open(key, data, place(block))).toString().split('\n')
  return JSON.parse(records[at]!) as LeakRecord
}
