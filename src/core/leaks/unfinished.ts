import type { Tally } from '../../lib/rows/row-tally.ts'
import type { QueryType } from '../../sources/kit/source.ts'
import type { FieldCounts } from './field-counts.ts'
import type { Layout } from './layouts.ts'

/** Progress of an unfinished import, stored as JSON. An import is resumed from this progress and the file. */
export interface Unfinished {
  /** Identifies the run that works on the import. A run that takes over the import stores a new token. */
  token: string
  /** Path of the file, and a digest that shows whether the path now holds another file. */
  file: { path: string, digest: string }
  layout: Layout
  /** `true` if all rows are stored. Only the index is then missing. */
  isRead: boolean
  /** Number of bytes of the uncompressed file that have been stored. The import resumes at this offset. */
  offset: number
  /**
   * SHA-256 of the uncompressed file up to `offset`. Missing until the first step, and if version 0.1.0 stored the last
   * step.
   */
  contentDigest?: string
  /** Number of lines of the file that have been stored. */
  lines: number
  /** Number of rows whose record is stored. */
  records: number
  /** Number of rejected rows. */
  rejected: number
  /** Number of stored rows that had bytes outside UTF-8. Missing if there are none. */
  strays?: number
  /** Number of rows in which a quote was taken as a plain character. Missing if there are none. */
  literals?: number
  /** Number of values in the file of rejected rows that are not of the type of their column. Missing before 0.2.0. */
  unindexed?: number
  /** Rows by column. Missing before 0.2.0. */
  fields?: FieldCounts
  /** Tables of a dump or sheets of a workbook, and statements that were not read. Known once all rows are stored. */
  tally?: Tally
  /** Number of index entries of the stored records. */
  entries: number
  /** File of rejected rows, and its size in bytes when this progress was last stored. */
  rejects: { path: string, bytes: number }
  types: QueryType[]
  /**
   * Numbers of the batches that hold the records of this import: from `firstBatch` up to, but not including,
   * `nextBatch`.
   */
  firstBatch: number
  nextBatch: number
  /** Position of the last block that was read, if this is no import but a new index of the records (reindex.ts). */
  reindex?: { batch: number, number: number }
}

export const readUnfinished = (json: string): Unfinished => JSON.parse(json) as Unfinished

export const batchesOf = ({ firstBatch, nextBatch }: Unfinished): number[] =>
  Array.from({ length: nextBatch - firstBatch }, (_, index) => firstBatch + index)
