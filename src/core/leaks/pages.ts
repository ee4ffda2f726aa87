import { entryBytes, keyBytes } from './index-entry.ts'

/** A stretch of sorted entries under the key of the first. */
export interface Page {
  first: Uint8Array
  entries: Uint8Array
}

/** The pages of a batch are read in order only, by the merge. */
export const batchPageEntries = 512

/** Sorted entries in stretches of at most so many. */
export function toPages(sorted: Buffer, mostEntries: number): Page[] {
  const pages: Page[] = []
  for (let at = 0; at < sorted.length; at += mostEntries * entryBytes) {
    const entries = sorted.subarray(at, at + mostEntries * entryBytes)
    pages.push({ first: entries.subarray(0, keyBytes), entries })
  }
  return pages
}
