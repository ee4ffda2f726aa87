import type { Knex } from 'knex'
import { isPostgres } from './driver/dialect.ts'
import { createStatement } from './driver/statement.ts'
import { removeChunk, type StoredBlock } from './leak-blocks.ts'

/** A page of an index: sorted entries. `first` is the sort key of the first entry. */
export interface StoredIndexPage {
  first: Uint8Array
  entries: Uint8Array
}

/** A page, and the block of the first record that the searched value has in it, if the database returned both. */
export interface FoundIndexPage extends StoredIndexPage {
  block?: StoredBlock & { batch: number }
}

/** Length of a sort key, which is the start of the first entry of a page. */
const sortKeyBytes = 16
/** Length of the hash of a value, which is the start of a sort key. */
const hashBytes = 8

/** Selects a page of the current index. An import replaces the index by changing `index_batch` of the source. */
const currentPage = (condition: string) => createStatement<{ entries: Uint8Array }>(`
  select entries from leak_pages where source = ? and batch = (select index_batch from leak_sources where code = ?)
  and ${condition} limit 1`)
const pageAt = currentPage('first <= ? order by first desc')
const pageAfter = currentPage('first > ? order by first')
/**
 * Also reads the block of the first entry whose value has a hash, so that PostgreSQL answers most look-ups in one round
 * trip, not two: they take a third less time. An entry has 24 bytes, and those from 16 to 21 name the batch and the
 * block (`core/leaks/index-entry.ts`). `place` is the position of the hash, counted from 1, and 0 if it is missing. A
 * hash that is found elsewhere than at the start of an entry selects no block.
 *
 * Without `materialized`, PostgreSQL searches the page again for each of the six bytes.
 */
const pageWithBlock = createStatement<{ entries: Uint8Array } & Partial<StoredBlock & { batch: number }>>(`
  with page as materialized (
    select entries, position(? in entries) as place from (
      select entries from leak_pages
      where source = ? and batch = (select index_batch from leak_sources where code = ?) and first <= ?
      order by first desc limit 1
    ) as last
  )
  select entries, leak_blocks.batch, leak_blocks.number, leak_blocks.data from page left join leak_blocks
  on source = ?
  and leak_blocks.batch = case when place % 24 = 1 then (get_byte(entries, place + 15) << 24) +
    (get_byte(entries, place + 16) << 16) + (get_byte(entries, place + 17) << 8) + get_byte(entries, place + 18) end
  and leak_blocks.number = case when place % 24 = 1 then
    (get_byte(entries, place + 19) << 8) + get_byte(entries, place + 20) end`)

const toPage = ([row]: Array<{ entries: Uint8Array }>): StoredIndexPage | undefined =>
  row && { first: row.entries.subarray(0, sortKeyBytes), entries: row.entries }

/** Creates the repository of the table `leak_pages`: the index entries, sorted. */
export function createLeakPageRepository(db: Knex) {
  const pages = (sourceCode: string, batch: number) =>
    db('leak_pages').where('source', sourceCode).where('batch', batch)

  return {
    /**
     * Returns the last page of the current index whose first sort key is at or before `key`. On PostgreSQL also returns
     * the block of the first entry in it whose value has the hash in `key`.
     */
    async getIndexPage(sourceCode: string, key: Uint8Array): Promise<FoundIndexPage | undefined> {
      if (!isPostgres(db)) return toPage(await pageAt(db, sourceCode, sourceCode, key))
      const hash = key.subarray(0, hashBytes)
      const rows = await pageWithBlock(db, hash, sourceCode, sourceCode, key, sourceCode)
      const page = toPage(rows)
      const [{ batch, number, data } = {}] = rows
      return page && (data ? { ...page, block: { batch: batch!, number: number!, data } } : page)
    },

    /** Returns the first page of the current index whose first sort key is after `key`. */
    async getIndexPageAfter(sourceCode: string, key: Uint8Array): Promise<StoredIndexPage | undefined> {
      return toPage(await pageAfter(db, sourceCode, sourceCode, key))
    },

    async countPages(sourceCode: string, batch: number): Promise<number> {
      const row = await pages(sourceCode, batch).count({ count: '*' }).first()
      return Number(row?.['count'] ?? 0)
    },

    /**
     * Returns pages of a batch in order, starting after the page whose first sort key is `first`. Starts with the first
     * page if `first` is `undefined`.
     */
    async listPagesAfter(
      sourceCode: string,
      batch: number,
      first: Uint8Array | undefined,
      limit: number,
    ): Promise<StoredIndexPage[]> {
      const query = pages(sourceCode, batch).orderBy('first').limit(limit).select('first', 'entries')
      return first === undefined ? query : query.where('first', '>', first)
    },

    /**
     * Removes up to 500 pages of a batch. Returns `true` if a page was removed: call it again until it returns `false`.
     */
    async removePages(sourceCode: string, batch: number): Promise<boolean> {
      const some = pages(sourceCode, batch).limit(removeChunk).select('first')
      return await pages(sourceCode, batch).whereIn('first', some).delete() > 0
    },

    /**
     * Removes up to 500 pages of a source, except the pages of the batches in `kept`. Returns `true` if a page was
     * removed.
     */
    async removePagesExcept(sourceCode: string, kept: readonly number[]): Promise<boolean> {
      const some = db('leak_pages').where({ source: sourceCode }).whereNotIn('batch', kept).limit(removeChunk)
        .select('batch', 'first')
      return await db('leak_pages').where({ source: sourceCode }).whereIn(['batch', 'first'], some).delete() > 0
    },
  }
}
