import type { QueryType } from '../../sources/kit/source.ts'
import type { Layout } from './piece.ts'

/** Progress of an unfinished import. Together with the file it suffices to resume the import. */
export interface Unfinished {
  /** Identifies the run that works on the import. A run that takes over sets a new token. */
  token: string
  file: { path: string, digest: string }
  layout: Layout
  /** `true` if all rows are stored, and only the index is missing. */
  isRead: boolean
  /** Position in the uncompressed file, in bytes and lines. Everything before it is stored. */
  offset: number
  lines: number
  /** Number of rows with a record, and without one. */
  records: number
  rejected: number
  /** Number of index entries of its records. */
  entries: number
  /** File of bad rows, and its size at the last stored step. */
  rejects: { path: string, bytes: number }
  types: QueryType[]
  /** The import stores its records in the batches from `firstBatch` to before `nextBatch`. */
  firstBatch: number
  nextBatch: number
}

export const readUnfinished = (json: string): Unfinished => JSON.parse(json) as Unfinished

export const batchesOf = ({ firstBatch, nextBatch }: Unfinished): number[] =>
  Array.from({ length: nextBatch - firstBatch }, (_, index) => firstBatch + index)
