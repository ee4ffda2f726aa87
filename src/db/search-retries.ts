import type { Knex } from 'knex'
import { isPostgres } from './driver/dialect.ts'
import { searchColumns, type StoredSearch } from './search-row.ts'

/** The links of a search to searches that are not deleted. */
export interface RetryLinks {
  retryOf: string | null
  /** Ids of its retries, oldest first. */
  retries: string[]
  /** Id of the search that it runs again. */
  rerunOf: string | null
}

export interface Retry extends Pick<StoredSearch, 'id' | 'status'> {
  /** Id of the first search of its chain. */
  root: string
}

const retries = async (query: Knex.QueryBuilder): Promise<Retry[]> =>
  query.whereNull('deleted_at').orderBy('id').select('id', 'status', { root: 'retry_root' })

const oldestFirst = [{ column: 'created_at' }, { column: 'id' }]

/** Repository of the links of searches to their retries and reruns, which are columns of the table `searches`. */
export function createSearchRetryRepository(db: Knex) {
  type Link = { id: string, retry_of: string | null }

  /** Returns the searches whose column has one of the ids. Both columns in one query would be a scan on SQLite. */
  const listLinks = async (column: 'id' | 'retry_of', ids: readonly string[]): Promise<Link[]> =>
    ids.length === 0 ? [] : db('searches').whereIn(column, ids).whereNull('deleted_at').orderBy(oldestFirst)
      .select('id', 'retry_of')

  return {
    /**
     * Removes the ids of searches that are removed in the same transaction from their retries and reruns. If one was
     * the first of a chain, the oldest retry that stays becomes that. Returns the ids of such retries.
     */
    async unlink(ids: readonly string[]): Promise<string[]> {
      // in the order in which a deletion locks its searches, so that the two do not wait for each other
      if (isPostgres(db)) {
        await db('searches').whereIn('retry_of', ids).orWhereIn('retry_root', ids).orWhereIn('rerun_of', ids)
          .orderBy('id').forUpdate().select('id')
      }
      await db('searches').whereIn('rerun_of', ids).update({ rerun_of: null })
      await db('searches').whereIn('retry_of', ids).update({ retry_of: null })
      const roots: string[] = await db('searches').whereIn('retry_root', ids).distinct().pluck('retry_root')
      const first: string[] = []
      for (const root of roots) {
        const oldest = await db('searches').where({ retry_root: root }).whereNotIn('id', ids)
          .orderBy(oldestFirst).first('id')
        if (oldest === undefined) continue
        await db('searches').where({ id: oldest.id }).update({ retry_root: null })
        await db('searches').where({ retry_root: root }).whereNotIn('id', ids).update({ retry_root: oldest.id })
        first.push(oldest.id)
      }
      return first
    },

    /** Returns the retries of the chains that begin with these searches. */
    listOfRoots: (ids: readonly string[]): Promise<Retry[]> => retries(db('searches').whereIn('retry_root', ids)),

    /** Returns the retries of the searches of investigations. */
    listOfInvestigations: (ids: readonly string[]): Promise<Retry[]> =>
      retries(db('searches').whereIn('retry_root', db('searches').whereIn('investigation_id', ids).select('id'))),

    /** Returns the chain that a search belongs to, oldest first: its first search and all retries, if not deleted. */
    async listChain({ id, retryRoot }: Pick<StoredSearch, 'id' | 'retryRoot'>): Promise<StoredSearch[]> {
      const root = retryRoot ?? id
      const rows = await db('searches')
        .where(chain => chain.where({ id: root }).orWhere({ retry_root: root }))
        .whereNull('deleted_at').orderBy(oldestFirst)
      return rows.map(searchColumns.fromRow)
    },

    /** Returns the links of searches, by id. */
    async links(
      searches: ReadonlyArray<Pick<StoredSearch, 'id' | 'retryOf' | 'rerunOf'>>,
    ): Promise<ReadonlyMap<string, RetryLinks>> {
      const linked = searches.flatMap(({ retryOf, rerunOf }) => [retryOf ?? [], rerunOf ?? []].flat())
      const rows = await listLinks('retry_of', searches.map(({ id }) => id))
      const existing = new Set((await listLinks('id', linked)).map(({ id }) => id))
      const ifExisting = (id: string | null) => id !== null && existing.has(id) ? id : null
      return new Map(searches.map(({ id, retryOf, rerunOf }) => [id, {
        retryOf: ifExisting(retryOf),
        rerunOf: ifExisting(rerunOf),
        retries: rows.flatMap(row => row.retry_of === id ? row.id : []),
      }]))
    },
  }
}
