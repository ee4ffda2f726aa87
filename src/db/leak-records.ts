import type { Knex } from 'knex'
import { insertMany } from './bulk.ts'

/** Records in their encrypted form, numbered within their batch. */
export interface StoredBlock {
  number: number
  data: Uint8Array
}

/** A stretch of an index: entries in order, under the key of the first. */
export interface StoredPage {
  first: Uint8Array
  entries: Uint8Array
}

const removedAtOnce = 500

/** PostgreSQL plans a statement with a name once for each connection: half the time of a look-up. SQLite knows no names. */
const prepared = (name: string) => ({ name })

export function createLeakRecordRepository(db: Knex) {
  const pages = (source: string, batch: number | Knex.QueryBuilder) =>
    db('leak_pages').where('source', source).where('batch', batch)
  /** Those of the index as it is now: an import puts another in its place. */
  const index = (source: string) => pages(source, db('leak_sources').where({ code: source }).select('index_batch'))

  return {
    /** The last page of the index that begins at or before a key. */
    async indexPage(source: string, key: Uint8Array): Promise<StoredPage | undefined> {
      return index(source).where('first', '<=', key).orderBy('first', 'desc').first('first', 'entries')
        .options(prepared('leak_page'))
    },

    /** The first page of the index that begins behind a key. */
    async indexPageAfter(source: string, key: Uint8Array): Promise<StoredPage | undefined> {
      return index(source).where('first', '>', key).orderBy('first').first('first', 'entries')
        .options(prepared('leak_page_after'))
    },

    async countPages(source: string, batch: number): Promise<number> {
      const row = await pages(source, batch).count({ count: '*' }).first()
      return Number(row?.['count'] ?? 0)
    },

    /** The pages behind one, in order; those from the beginning without one. */
    async pagesAfter(
      source: string,
      batch: number,
      first: Uint8Array | undefined,
      limit: number,
    ): Promise<StoredPage[]> {
      const query = pages(source, batch).orderBy('first').limit(limit).select('first', 'entries')
      return first === undefined ? query : query.where('first', '>', first)
    },

    async block(source: string, batch: number, number: number): Promise<Uint8Array | undefined> {
      const row = await db('leak_blocks').where({ source, batch, number }).first('data').options(prepared('leak_block'))
      return row?.data
    },

    /** In a transaction only. */
    async insert(
      source: string,
      batch: number,
      { blocks, pages: all }: { blocks: readonly StoredBlock[], pages: readonly StoredPage[] },
    ): Promise<void> {
      await insertMany(
        db,
        'leak_blocks',
        ['source', 'batch', 'number', 'data'],
        blocks.map(({ number, data }) => [source, batch, number, data]),
      )
      await insertMany(
        db,
        'leak_pages',
        ['source', 'batch', 'first', 'entries'],
        all.map(({ first, entries }) => [source, batch, first, entries]),
      )
    },

    /** Those of these that are there, in no order. */
    async blocks(
      source: string,
      places: ReadonlyArray<{ batch: number, block: number }>,
    ): Promise<Array<StoredBlock & { batch: number }>> {
      return db('leak_blocks').where({ source }).whereIn(
        ['batch', 'number'],
        places.map(({ batch, block }) => [batch, block]),
      )
        .select('batch', 'number', 'data')
    },

    async blockNumbers(source: string, batch: number): Promise<number[]> {
      return db('leak_blocks').where({ source, batch }).orderBy('number').pluck('number')
    },

    async removeBlocks(source: string, batch: number, numbers: readonly number[]): Promise<void> {
      for (let at = 0; at < numbers.length; at += removedAtOnce) {
        await db('leak_blocks').where({ source, batch }).whereIn('number', numbers.slice(at, at + removedAtOnce))
          .delete()
      }
    },

    /** Removes some of the pages of a batch. False where there were none left. */
    async removePages(source: string, batch: number): Promise<boolean> {
      return await pages(source, batch).whereIn('first', pages(source, batch).limit(removedAtOnce).select('first'))
        .delete() > 0
    },

    /** Removes some of the pages of a source, but those of these batches. False where there were none left. */
    async removePagesExcept(source: string, kept: readonly number[]): Promise<boolean> {
      const some = db('leak_pages').where({ source }).whereNotIn('batch', kept).limit(removedAtOnce).select(
        'batch',
        'first',
      )
      return await db('leak_pages').where({ source }).whereIn(['batch', 'first'], some).delete() > 0
    },

    /** Removes some of the blocks of a source, from this batch on. False where there were none left. */
    async removeBlocksFrom(source: string, batch: number): Promise<boolean> {
      const some = db('leak_blocks').where({ source }).where('batch', '>=', batch).limit(removedAtOnce).select(
        'batch',
        'number',
      )
      return await db('leak_blocks').where({ source }).whereIn(['batch', 'number'], some).delete() > 0
    },
  }
}
