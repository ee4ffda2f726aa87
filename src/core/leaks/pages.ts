import type { StoredIndexPage } from '../../db/leak-records.ts'
import { entryBytes, sortKeyBytes } from './index-entry.ts'

/**
 * Number of entries in a page of a batch. Only the merge reads these pages, one after another, so large pages are
 * faster.
 */
export const batchPageEntries = 512

/**
 * Number of entries in a page of an index. A row of PostgreSQL can hold such a page without TOAST, and a page of an
 * SQLite file can hold two of them.
 */
export const indexPageEntries = 72

/** Splits sorted entries into pages of at most `maxEntries` entries. */
export function toPages(sorted: Buffer, maxEntries: number): StoredIndexPage[] {
  const pages: StoredIndexPage[] = []
  for (let at = 0; at < sorted.length; at += maxEntries * entryBytes) {
    const entries = sorted.subarray(at, at + maxEntries * entryBytes)
    pages.push({ first: entries.subarray(0, sortKeyBytes), entries })
  }
  return pages
}
