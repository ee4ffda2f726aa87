import type { Store } from '../../db/database.ts'
import type { StoredIndexPage } from '../../db/leak-records.ts'
import { createBitSet, type BitSet } from '../../lib/bit-set.ts'
import { createHeap } from '../../lib/heap.ts'
import { blockOf, compareSortKeys, entryBytes, isFirstOfRecord, prefixOf } from './index-entry.ts'
import { batchPageEntries, indexPageEntries, toPages } from './pages.ts'

/** Result of the merge for one batch. */
export interface MergedBatch {
  batch: number
  records: number
  /**
   * Number of dropped entries. An entry is dropped if an earlier entry of the index, of an older batch or of this batch
   * has the same sort key.
   */
  dropped: number
  /** Numbers of the blocks to which at least one entry of the new index points. */
  blocks: BitSet
}

interface MergeOptions {
  database: Pick<Store, 'leakRecords'>
  sourceCode: string
  /** Batch number of the current index, or `null` if the source has no index yet. */
  indexBatch: number | null
  /** Numbers of the batches to merge, oldest first. */
  batches: readonly number[]
  /** Stores pages of the new index. `read` is the number of entries merged so far, including dropped entries. */
  write(pages: StoredIndexPage[], read: number): Promise<void>
}

const bufferedEntries = 1_000 * indexPageEntries
const readBytes = 32 * 1_048_576
const maxPagesRead = 32

/**
 * Merges the sorted entries of the current index and of the batches into a new index. Returns one result for each
 * batch.
 */
export async function mergeIndex(
  { database, sourceCode, indexBatch, batches, write }: MergeOptions,
): Promise<MergedBatch[]> {
  const pagesRead = Math.max(
    1,
    Math.min(maxPagesRead, Math.floor(readBytes / (batches.length * batchPageEntries * entryBytes))),
  )
  const cursors: Cursor[] = []
  if (indexBatch !== null) cursors.push(await openCursor(database, sourceCode, indexBatch, maxPagesRead))
  for (const batch of batches) cursors.push(await openCursor(database, sourceCode, batch, pagesRead))
  const heap = createHeap(cursors.filter(({ page }) => page.length > 0), isBefore)
  let out = Buffer.allocUnsafe(bufferedEntries * entryBytes)
  let size = 0
  let read = 0
  let lastPage: Buffer = Buffer.alloc(0)
  let lastAt = 0
  let lastPrefix = -1

  for (let top = heap.top(); top !== undefined; top = heap.top()) {
    const { page, at, prefix, merged } = top
    if (prefix === lastPrefix && compareSortKeys(page, at, lastPage, lastAt) === 0) merged.dropped++
    else {
      for (let byte = 0; byte < entryBytes; byte++) out[size + byte] = page[at + byte]!
      size += entryBytes
      merged.blocks.add(blockOf(page, at)) // also for a known record that is indexed by more values now
      if (isFirstOfRecord(page, at)) merged.records++
      if (size === out.length) {
        await write(toPages(out, indexPageEntries), read)
        out = Buffer.allocUnsafe(out.length)
        size = 0
      }
    }
    read++
    lastPage = page
    lastAt = at
    lastPrefix = prefix
    if (top.nextEntry() || await top.nextPage()) heap.settle()
    else heap.drop()
  }
  await write(toPages(out.subarray(0, size), indexPageEntries), read)
  return cursors.map(({ merged }) => merged).filter(({ batch }) => batch !== indexBatch)
}

/**
 * Returns `true` if the entry of cursor `a` comes before the entry of `b`. Entries are ordered by sort key. Entries
 * with the same sort key are ordered by batch, oldest first, and the merge keeps only the first of them.
 */
const isBefore = (a: Cursor, b: Cursor): boolean => a.prefix < b.prefix
  || (a.prefix === b.prefix && (compareSortKeys(a.page, a.at, b.page, b.at) || a.merged.batch - b.merged.batch) < 0)

/** Reads the entries of a batch in order. `page`, `at` and `prefix` describe the current entry. */
interface Cursor {
  merged: MergedBatch
  page: Buffer
  at: number
  prefix: number
  /** Moves to the next entry of the page. Returns `false` if the page has no more entries. */
  nextEntry(): boolean
  /** Moves to the first entry of the next page. Returns `false` if the batch has no more pages. */
  nextPage(): Promise<boolean>
}

async function openCursor(
  { leakRecords }: MergeOptions['database'],
  source: string,
  batch: number,
  pagesRead: number,
): Promise<Cursor> {
  let pages: StoredIndexPage[] = []
  let first: Uint8Array | undefined

  const cursor: Cursor = {
    merged: { batch, records: 0, dropped: 0, blocks: createBitSet() },
    page: Buffer.alloc(0),
    at: 0,
    prefix: 0,

    nextEntry() {
      cursor.at += entryBytes
      if (cursor.at >= cursor.page.length) return false
      cursor.prefix = prefixOf(cursor.page, cursor.at)
      return true
    },

    async nextPage() {
      if (pages.length === 0) pages = await leakRecords.listPagesAfter(source, batch, first, pagesRead)
      const page = pages.shift()
      if (page === undefined) return false
      first = page.first
      cursor.page = Buffer.from(page.entries.buffer, page.entries.byteOffset, page.entries.byteLength)
      cursor.at = 0
      cursor.prefix = prefixOf(cursor.page, 0)
      return true
    },
  }
  await cursor.nextPage()
  return cursor
}
