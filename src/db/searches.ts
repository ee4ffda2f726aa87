import type { Knex } from 'knex'
import { countByStatus } from './count-searches.ts'
import { inOrder } from './driver/in-order.ts'
import { insertRows } from './driver/insert-rows.ts'
import { matching, type ListFilter, type PagePosition } from './list-page.ts'
import { accountsOnPlan, onPlan } from './retention.ts'
import { newSearchColumns, searchColumns, type SearchStatus, type StoredSearch } from './search-row.ts'
import { createStatement } from './driver/statement.ts'

export type { SearchStatus, StoredSearch }

const activeStatuses: readonly SearchStatus[] = ['pending', 'processing']

/** Times that decide whether a search is silent, so that its readers wait for an event. */
export interface SilenceLimits {
  /** A search without an event after this time is silent. */
  lastEventBefore: string
  /** A search without an event after its creation is silent if it was created at or before this time. */
  createdBefore: string
}

export interface SearchFilter extends ListFilter<SearchStatus> {
  type?: string | undefined
  /** The watch, which may be deleted. */
  watchId?: string | undefined
}

/**
 * Repository of the tables `searches` and `search_labels`: one row for each stored search, and one for each of its
 * labels. The API creates a row, the journal changes its
 * status, and deletion first hides and then removes it.
 */
export function createSearchRepository(db: Knex) {
  /**
   * Narrows a query to visible searches that ended before this time. Searches of an investigation are left out, because
   * they are deleted with it.
   */
  const endedBefore = (query: Knex.QueryBuilder, before: string) =>
    query.where('completed_at', '<', before).whereNull('deleted_at').whereNull('investigation_id')

  const silent = ({ lastEventBefore, createdBefore }: SilenceLimits) =>
    db('searches').whereIn('status', activeStatuses)
      .where(either => either.where('last_event_at', '<=', lastEventBefore)
        .orWhere(fresh => fresh
          .where('last_event_at', '<=', db.ref('created_at')).where('created_at', '<=', createdBefore)))

  return {
    async insert(
      search: Omit<StoredSearch, 'status' | 'error' | 'startedAt' | 'completedAt'>,
    ): Promise<void> {
      await insertRows(db, 'searches', [{
        ...newSearchColumns.toRow(search),
        status: 'pending',
        last_event_at: search.createdAt,
      }])
      await insertRows(db, 'search_labels', [...new Set(search.labels)].map(label => ({
        account_id: search.accountId,
        label,
        created_at: search.createdAt,
        search_id: search.id,
      })))
    },

    async get(id: string): Promise<StoredSearch | undefined> {
      const [row] = await visible(db, id)
      return row && searchColumns.fromRow(row)
    },

    /** Locks the search's row until the transaction ends, so that a search has one writer at a time. */
    async lock(id: string): Promise<StoredSearch | undefined> {
      const [row] = await visibleLocked(db, id)
      return row && searchColumns.fromRow(row)
    },

    /** Returns an account's searches, newest first. */
    async list(
      accountId: string, { type, watchId, labels: [label, ...labels] = [], ...filter }: SearchFilter,
    ): Promise<StoredSearch[]> {
      // the table of labels has the order of the list, so that the searches without the label are not read
      const query = label === undefined
        ? db('searches').where({ account_id: accountId })
        : db({ l: 'search_labels' }).join('searches', 'searches.id', 'l.search_id')
          .where({ 'l.account_id': accountId, 'l.label': label }).select('searches.*')
      query.whereNull('deleted_at')
      if (type !== undefined) query.where({ type })
      if (watchId !== undefined) query.where({ watch_id: watchId })
      const position = label === undefined ? undefined : ['l.created_at', 'l.search_id'] as const
      const rows = await matching(db, query, { ...filter, labels }, position)
      return rows.map(searchColumns.fromRow)
    },

    async countActive(accountId: string): Promise<number> {
      const row = await db('searches').where({ account_id: accountId }).whereIn('status', activeStatuses)
        .count({ count: '*' }).first()
      return Number(row?.count ?? 0)
    },

    countByStatus: () => countByStatus(db),

    /** Moves a search from pending to processing. Returns `true` if it was moved, `false` if it was not pending. */
    async begin(id: string, at: string): Promise<boolean> {
      return (await begun(db, at, id)).length === 1
    },

    /**
     * Ends a search. Returns `true` if the search was active. Returns `false` and changes nothing if it had already
     * ended.
     */
    async end(id: string, status: 'finished' | 'error', error: StoredSearch['error'], at: string): Promise<boolean> {
      return (await ended(db, status, error?.code ?? null, error?.message ?? null, at, id)).length === 1
    },

    /** Returns those of the ids whose search is active. */
    async listActive(ids: readonly string[]): Promise<string[]> {
      return db('searches').whereIn('id', ids).whereIn('status', activeStatuses).pluck('id')
    },

    /** Returns the ids of active searches whose deadline has passed. */
    async listOverdue(now: string, limit: number): Promise<string[]> {
      return db('searches').whereIn('status', activeStatuses).where('deadline_at', '<=', now)
        .orderBy('deadline_at').limit(limit).pluck('id')
    },

    /** Returns the ids of searches that were created at or before `before` and are still pending. */
    async listPending(before: string, limit: number): Promise<string[]> {
      // the index of active searches has this order; with `status = 'pending'`, SQLite would use another one and sort
      return db('searches').whereNull('completed_at').whereNot({ status: 'processing' })
        .where('created_at', '<=', before)
        .orderBy('created_at').limit(limit).pluck('id')
    },

    /**
     * Looks at active searches in the order of their creation, from behind `after` on, at most a thousand. Returns at
     * most `limit` silent ones, and the position from which the next call continues: `undefined` is the start. All
     * silent searches have their turn this way, and a call costs the same with many active searches.
     */
    async listSilent(
      limits: SilenceLimits, limit: number, after?: PagePosition,
    ): Promise<{ ids: string[], next: PagePosition | undefined }> {
      const query = db('searches').whereNull('completed_at').orderBy(['created_at', 'id']).limit(silentSlice)
      if (after) query.whereRaw('(created_at, id) > (?, ?)', [after.createdAt, after.id])
      const rows: Array<{ id: string, created_at: string, last_event_at: string }> = await query
        .select('id', 'created_at', 'last_event_at')
      const silent = rows.filter(({ created_at: createdAt, last_event_at: lastEventAt }) =>
        lastEventAt <= limits.lastEventBefore || (lastEventAt <= createdAt && createdAt <= limits.createdBefore))
      const last = silent.length > limit ? silent[limit - 1] : rows.length === silentSlice ? rows.at(-1) : undefined
      return {
        ids: silent.slice(0, limit).map(({ id }) => id),
        next: last && { createdAt: last.created_at, id: last.id },
      }
    },

    /** Returns `true` if the search is active and silent. */
    async isSilent(id: string, limits: SilenceLimits): Promise<boolean> {
      return await silent(limits).where({ id }).first('id') !== undefined
    },

    /**
     * Returns those of the slugs that another search of the account about the same value asked successfully, or found
     * in the cache. Ignores hidden searches and searches that ended before `since`.
     */
    async listSlugsOfOthers(
      { id, accountId, type, normalValue }: StoredSearch,
      slugs: readonly string[],
      since: string,
    ): Promise<string[]> {
      return db('searches').join('search_tasks', 'search_tasks.search_id', 'searches.id')
        .where({ account_id: accountId, type, normal_value: normalValue }).whereNot('searches.id', id)
        .whereRaw('substr(normal_value, 1, 64) = ?', [Array.from(normalValue).slice(0, 64).join('')]) // uses the index
        .whereNull('deleted_at')
        .where(ended => ended.whereNull('completed_at').orWhere('completed_at', '>=', since))
        .whereIn('search_tasks.slug', slugs).whereIn('search_tasks.status', ['success', 'no_results'])
        .distinct().pluck('search_tasks.slug')
    },

    /**
     * Returns the ids of the searches of a key that are not hidden, at most `limit`. A search of an investigation is
     * active until the investigation ends, and is then deleted with it.
     */
    async listIdsOfKey(keyId: string, state: 'ended' | 'active', limit: number): Promise<string[]> {
      const query = db('searches').where({ key_id: keyId }).whereNull('deleted_at')
      if (state === 'active') {
        query.where(active => active.whereIn('status', activeStatuses).orWhereNotNull('investigation_id'))
      } else query.whereNotIn('status', activeStatuses).whereNull('investigation_id')
      return query.limit(limit).pluck('id')
    },

    /** Returns the ids of the active searches of an investigation, at most `limit`. */
    async listActiveOfInvestigation(investigationId: string, limit: number): Promise<string[]> {
      return db('searches').where({ investigation_id: investigationId }).whereIn('status', activeStatuses)
        .limit(limit).pluck('id')
    },

    /** Hides searches. Every endpoint answers 404 for a hidden search. */
    async hide(ids: readonly string[], at: string): Promise<void> {
      await db('searches').whereIn('id', inOrder(db, 'searches', ids)).update({ deleted_at: at })
    },

    /** Returns hidden searches that are not removed yet. The search that was hidden first comes first. */
    async listHidden(limit: number): Promise<StoredSearch[]> {
      const rows = await db('searches').whereNotNull('deleted_at').orderBy('deleted_at').limit(limit)
      return rows.map(searchColumns.fromRow)
    },

    /** Removes searches and every row that refers to them. Remove their events first if there are many. */
    async remove(ids: readonly string[]): Promise<void> {
      await db('searches').whereIn('id', ids).delete()
    },

    /** Returns the accounts on this plan with searches that ended before this time. */
    async listAccountsEndedBefore(planId: string, before: string): Promise<string[]> {
      return accountsOnPlan(db, planId, id => endedBefore(db('searches').where('account_id', id), before))
        .pluck('accounts.id')
    },

    /** Returns searches of an account that ended from `since` on and before `before`, the oldest first. */
    async listEndedBefore(
      accountId: string, { since, before }: { since: string, before: string }, limit: number,
    ): Promise<Array<{ id: string, completedAt: string }>> {
      return endedBefore(db('searches').where({ account_id: accountId }), before)
        .where('completed_at', '>=', since).orderBy('completed_at').limit(limit)
        .select('id', { completedAt: 'completed_at' })
    },

    async countEndedBefore(planId: string, before: string): Promise<number> {
      const row = await endedBefore(onPlan(db, 'searches', planId), before).count({ count: '*' }).first()
      return Number(row?.['count'] ?? 0)
    },
  }
}

const selectVisible = `select ${searchColumns.names.join(', ')} from searches where id = ? and deleted_at is null`
const visible = createStatement(selectVisible)
const visibleLocked = createStatement(({ forUpdate }) => `${selectVisible} ${forUpdate}`)
const begun = createStatement<{ id: string }>(`
  update searches set status = 'processing', started_at = ? where id = ? and status = 'pending' returning id`)
const ended = createStatement<{ id: string }>(`
  update searches set status = ?, error_code = ?, error_message = ?, completed_at = ?
  where id = ? and status in ('pending', 'processing') returning id`)

/** Number of active searches that one look for silent ones reads. */
const silentSlice = 1_000
