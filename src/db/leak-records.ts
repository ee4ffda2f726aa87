import type { Knex } from 'knex'
import { insertMany } from './driver/bulk.ts'
import { isPostgres } from './driver/dialect.ts'
import { createLeakBlockRepository, type StoredBlock } from './leak-blocks.ts'
import { createLeakPageRepository, type FoundIndexPage, type StoredIndexPage } from './leak-pages.ts'

export type { FoundIndexPage, StoredIndexPage }

/** Time limit of a vacuum, in milliseconds. It takes a second for about a million new records. */
const maxVacuumMs = 3_600_000

/**
 * Repository of the tables `leak_blocks` (encrypted records) and `leak_pages` (index entries), by source and batch.
 * Written by imports of leak data.
 */
export function createLeakRecordRepository(db: Knex) {
  return {
    ...createLeakPageRepository(db),
    ...createLeakBlockRepository(db),

    /**
     * Stores blocks and pages of a batch. Must run in a transaction, so that a batch is stored completely or not at
     * all.
     */
    async insert(
      sourceCode: string,
      batch: number,
      { blocks, pages: all }: { blocks: readonly StoredBlock[], pages: readonly StoredIndexPage[] },
    ): Promise<void> {
      await insertMany(
        db,
        'leak_blocks',
        ['source', 'batch', 'number', 'data'],
        blocks.map(({ number, data }) => [sourceCode, batch, number, data]),
      )
      await insertMany(
        db,
        'leak_pages',
        ['source', 'batch', 'first', 'entries'],
        all.map(({ first, entries }) => [sourceCode, batch, first, entries]),
      )
    },

    /**
     * Prepares new rows for look-ups. At the first read of a row, PostgreSQL marks it as visible and writes its page
     * again: 6 kB of write-ahead log for a look-up. A vacuum marks all rows now, and skips older pages. It leaves out a
     * table that another session vacuums or indexes. Does nothing on SQLite.
     */
    async settle(): Promise<void> {
      if (!isPostgres(db)) return
      await db.raw('vacuum (freeze, skip_locked) leak_blocks, leak_pages').options({ query_timeout: maxVacuumMs })
    },
  }
}
