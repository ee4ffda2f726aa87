import type { StoredPage } from '../../db/leak-records.ts'
import { entryBytes, keyBytes } from './index-entry.ts'

/** The pages of a batch are read in order only, by the merge. */
export const batchPageEntries = 512

/** Sorted entries in stretches of at most so many. */
export function toPages(sorted: Buffer, mostEntries: number): StoredPage[] {
  const pages: StoredPage[] = []
  for (let at = 0; at < sorted.length; at += mostEntries * entryBytes) {
    const entries = sorted.subarray(at, at + mostEntries * entryBytes)
    pages.push({ first: entries.subarray(0, keyBytes), entries })
  }
  return pages
}
