import type { QueryType } from '../../sources/kit/source.ts'
import type { Layout } from './piece.ts'

/** How far an import came that has not ended: with the file, all that is needed to go on. */
export interface Unfinished {
  /** Of the process that works on it. Another one that takes over has another. */
  token: string
  file: { path: string, digest: string }
  layout: Layout
  /** All rows are read; what is left is to make the index. */
  isRead: boolean
  /** In the content of the file: what comes before them is stored. */
  offset: number
  lines: number
  /** Rows with a record, and rows without. */
  records: number
  rejected: number
  /** Under which its records are found. */
  entries: number
  rejects: { path: string, bytes: number }
  types: QueryType[]
  /** Its records lie in the batches from `firstBatch` to before `nextBatch`. */
  firstBatch: number
  nextBatch: number
}

export const readUnfinished = (json: string): Unfinished => JSON.parse(json) as Unfinished

export const batchesOf = ({ firstBatch, nextBatch }: Unfinished): number[] =>
  Array.from({ length: nextBatch - firstBatch }, (_, index) => firstBatch + index)
