import type { KeyObject } from 'node:crypto'
import { zstdCompressSync, zstdDecompressSync, constants } from 'node:zlib'
import { open, seal } from '../../lib/aes-gcm.ts'
import type { LeakRecord } from '../../sources/leaks/leak-source.ts'

/** Some records together: each alone would cost its own nonce, tag and call. */
export interface Block {
  source: string
  batch: number
  number: number
}

const params = { [constants.ZSTD_c_compressionLevel]: 1 }
const place = ({ source, batch, number }: Block): string => `${source} ${batch} ${number}`

/** `records`: JSON, one a line. */
export const sealBlock = (key: KeyObject, block: Block, records: string): Buffer =>
  seal(key, zstdCompressSync(Buffer.from(records), { params }), place(block))

/** JSON, one record a line. */
export const openBlock = (key: KeyObject, block: Block, data: Uint8Array): string =>
  zstdDecompressSync(open(key, data, place(block))).toString()

/** The record at this place in the block, counted from 0. */
export const readBlock = (key: KeyObject, block: Block, data: Uint8Array, at: number): LeakRecord =>
  JSON.parse(openBlock(key, block, data).split('\n')[at]!) as LeakRecord
