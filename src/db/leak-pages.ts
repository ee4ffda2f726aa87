import type { Knex } from 'knex'

/** A page of what a leak source had for a search: `entries` is JSON, as it is answered. */
export interface StoredLeakPage {
  code: string
  page: number
  count: number
  entries: string
}

/** A page is found by its number: the last one as fast as the first. */
export function createLeakPageRepository(db: Knex) {
  return {
    /** False where it was there: a runner that takes over asks the source again. */
    async insert(searchId: string, page: StoredLeakPage): Promise<boolean> {
      const added = await db('search_leak_pages').insert({ search_id: searchId, ...page })
        .onConflict(['search_id', 'code', 'page']).ignore().returning('page')
      return added.length === 1
    },

    async get(searchId: string, code: string, page: number): Promise<StoredLeakPage | undefined> {
      return db('search_leak_pages').where({ search_id: searchId, code, page }).first(
        'code',
        'page',
        'count',
        'entries',
      )
    },

    /** How many pages and records of a source there are so far. */
    async count(searchId: string, code: string): Promise<{ pages: number, records: number }> {
      const row = await db('search_leak_pages').where({ search_id: searchId, code }).first({
        pages: db.raw('count(*)'),
        records: db.raw('sum(count)'),
      })
      return { pages: Number(row.pages), records: Number(row.records ?? 0) }
    },
  }
}
