import type { Knex } from 'knex'

/** A page of leak records that a search found. `entries` is JSON in the form sent to callers. */
export interface StoredResultPage {
  code: string
  page: number
  count: number
  entries: string
}

/**
 * Repository of the table `search_leak_pages`: the leak records that searches found, in numbered pages. Written by the
 * journal.
 */
export function createSearchLeakPageRepository(db: Knex) {
  return {
    /**
     * Returns `true` if the page was stored, `false` if it already exists. It can exist, because a runner that takes
     * over a shard asks the source again.
     */
    async insert(searchId: string, page: StoredResultPage): Promise<boolean> {
      const added = await db('search_leak_pages').insert({ search_id: searchId, ...page })
        .onConflict(['search_id', 'code', 'page']).ignore().returning('page')
      return added.length === 1
    },

    /** Returns those of these searches that have pages. */
    async listHolders(searchIds: readonly string[]): Promise<string[]> {
      return db('search_leak_pages').whereIn('search_id', searchIds).distinct().pluck('search_id')
    },

    /** Removes up to `limit` pages of a search. Returns the number of removed pages. */
    async remove(searchId: string, limit: number): Promise<number> {
      const some: Array<{ code: string, page: number }> = await db('search_leak_pages').where({ search_id: searchId })
        .limit(limit).select('code', 'page')
      for (const page of some) await db('search_leak_pages').where({ search_id: searchId, ...page }).delete()
      return some.length
    },

    async get(searchId: string, code: string, page: number): Promise<StoredResultPage | undefined> {
      return db('search_leak_pages').where({ search_id: searchId, code, page })
        .first('code', 'page', 'count', 'entries')
    },

    /** Counts the pages and records that are stored so far for one source of a search. */
    async count(searchId: string, code: string): Promise<{ pages: number, records: number }> {
      const row = await db('search_leak_pages').where({ search_id: searchId, code }).first({
        pages: db.raw('count(*)'),
        records: db.raw('sum(count)'),
      })
      return { pages: Number(row.pages), records: Number(row.records ?? 0) }
    },
  }
}
