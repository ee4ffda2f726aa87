import type { Store } from '../../db/database.ts'
import type { StoredPage } from '../../db/leak-records.ts'
import { createHeap } from '../../lib/heap.ts'
import { compareKeys, entryBytes, isFirstOfRecord, prefixOf, readPlace } from './index-entry.ts'
import { batchPageEntries, toPages } from './pages.ts'

/** What a batch brought that was new. */
export interface Merged {
  batch: number
  records: number
  /** Entries that were there before. */
  dropped: number
  /** The blocks with a record that was not there before. */
  blocks: Set<number>
}

interface MergeOptions {
  database: Pick<Store, 'leakRecords'>
  source: string
  /** The batch of the index so far. */
  index: number | null
  /** Oldest first. An entry that is in the index or in an older one is dropped. */
  batches: readonly number[]
  /** Stores a stretch of the merged index. `read`: entries so far, with those that were dropped. */
  write(pages: StoredPage[], read: number): Promise<void>
}

/** A row of PostgreSQL holds one such page without help, and a page of SQLite two. */
export const indexPageEntries = 72
const writtenEntries = 1_000 * indexPageEntries
const readBytes = 32 * 1_048_576
const mostPagesRead = 32

/** Merges the sorted entries of batches into a new index. Answers what each of them brought. */
export async function mergeIndex({ database, source, index, batches, write }: MergeOptions): Promise<Merged[]> {
  const pagesRead = Math.max(
    1,
    Math.min(mostPagesRead, Math.floor(readBytes / (batches.length * batchPageEntries * entryBytes))),
  )
  const cursors: Cursor[] = []
  if (index !== null) cursors.push(await openCursor(database, source, index, mostPagesRead))
  for (const batch of batches) cursors.push(await openCursor(database, source, batch, pagesRead))
  const heap = createHeap(cursors.filter(({ page }) => page.length > 0), isBefore)
  let out = Buffer.allocUnsafe(writtenEntries * entryBytes)
  let size = 0
  let read = 0
  let lastPage: Buffer = Buffer.alloc(0)
  let lastAt = 0
  let lastPrefix = -1

  for (let top = heap.top(); top !== undefined; top = heap.top()) {
    const { page, at, prefix, merged } = top
    if (prefix === lastPrefix && compareKeys(page, at, lastPage, lastAt) === 0) merged.dropped++
    else {
      for (let byte = 0; byte < entryBytes; byte++) out[size + byte] = page[at + byte]!
      size += entryBytes
      if (isFirstOfRecord(page, at)) {
        merged.records++
        merged.blocks.add(readPlace(page, at).block)
      }
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
    if (top.step() || await top.turn()) heap.settle()
    else heap.drop()
  }
  await write(toPages(out.subarray(0, size), indexPageEntries), read)
  return cursors.map(({ merged }) => merged).filter(({ batch }) => batch !== index)
}

/** Of two entries with the same key the one of the older batch comes first. */
const isBefore = (a: Cursor, b: Cursor): boolean => a.prefix < b.prefix
  || (a.prefix === b.prefix && (compareKeys(a.page, a.at, b.page, b.at) || a.merged.batch - b.merged.batch) < 0)

/** Stands on an entry of a batch. */
interface Cursor {
  merged: Merged
  page: Buffer
  at: number
  prefix: number
  /** On to the next entry of the page; false where there is none. */
  step(): boolean
  /** On to the first entry of the next page; false where there is none. */
  turn(): Promise<boolean>
}

async function openCursor(
  { leakRecords }: MergeOptions['database'],
  source: string,
  batch: number,
  pagesRead: number,
): Promise<Cursor> {
  let pages: StoredPage[] = []
  let first: Uint8Array | undefined

  const cursor: Cursor = {
    merged: { batch, records: 0, dropped: 0, blocks: new Set() },
    page: Buffer.alloc(0),
    at: 0,
    prefix: 0,

    step() {
      cursor.at += entryBytes
      if (cursor.at >= cursor.page.length) return false
      cursor.prefix = prefixOf(cursor.page, cursor.at)
      return true
    },

    async turn() {
      if (pages.length === 0) pages = await leakRecords.pagesAfter(source, batch, first, pagesRead)
      const page = pages.shift()
      if (page === undefined) return false
      first = page.first
      cursor.page = Buffer.from(page.entries.buffer, page.entries.byteOffset, page.entries.byteLength)
      cursor.at = 0
      cursor.prefix = prefixOf(cursor.page, 0)
      return true
    },
  }
  await cursor.turn()
  return cursor
}
