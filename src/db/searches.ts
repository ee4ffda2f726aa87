import type { Knex } from 'knex'
import { countByStatus } from './count-searches.ts'
import { insertRows } from './driver/insert-rows.ts'
import { labelKeys } from '../lib/label-key.ts'
import { matching, type ListFilter } from './list-page.ts'
import { withOutcomes, type SearchOutcome } from './search-outcomes.ts'
import {
  activeStatuses, newSearchColumns, searchColumns, searchWordColumns, type NewSearch, type SearchStatus,
  type StoredSearch, type WordChanges,
} from './search-row.ts'
import type { Counts } from '../outcomes/counts.ts'
import { setCounts, sumCounts, toStored } from './search-counts.ts'
import { createSearchCareRepository } from './search-care.ts'
import { createSearchMatchKeyRepository } from './search-match-keys.ts'
import { createSearchRemovalRepository } from './search-removal.ts'
import { createStatement } from './driver/statement.ts'
import { withWebhook, type UndeliveredStatus } from './webhook-lists.ts'

export type { SearchStatus, StoredSearch }

export interface SearchFilter extends ListFilter<SearchStatus> {
  type?: string | undefined
  errorCode?: string | undefined
  /** The watch, which may be deleted. */
  watchId?: string | undefined
  /** Outcomes that an ended search must all have. */
  outcomes?: readonly SearchOutcome[] | undefined
  /** State of the webhook of its request. */
  webhookStatus?: UndeliveredStatus | undefined
}

/**
 * Repository of the tables `searches` and `search_labels`: one row for each stored search, and one for each of its
 * labels. The API creates a row, the journal changes its
 * status, and deletion first hides and then removes it.
 */
export function createSearchRepository(db: Knex) {
  return {
    /** @param matchKey text by which searches of the same value are found */
    async insert(search: NewSearch, matchKey: string): Promise<void> {
      await insertRows(db, 'searches', [{
        ...newSearchColumns.toRow(search),
        match_key: matchKey,
        status: 'pending',
        last_event_at: search.createdAt,
      }])
      await insertLabels(db, search)
    },

    /** Changes the words of a search whose row is locked. */
    async setWords(search: Pick<StoredSearch, 'id' | 'accountId' | 'createdAt'>, words: WordChanges): Promise<void> {
      await db('searches').where({ id: search.id }).update(searchWordColumns.toRow(words))
      if (words.labels === undefined) return
      await db('search_labels').where({ search_id: search.id }).delete()
      await insertLabels(db, { ...search, labels: words.labels })
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

    /** Returns a page of an account's searches. */
    async list(
      accountId: string,
      { type, errorCode, watchId, outcomes = [], webhookStatus, labels: given = [], ...filter }: SearchFilter,
    ): Promise<StoredSearch[]> {
      const [label, ...labels] = labelKeys(given)
      // the table of labels has the order of the list, so that the searches without the label are not read
      const query = label === undefined
        ? db('searches').where({ account_id: accountId })
        : db({ l: 'search_labels' }).join('searches', 'searches.id', 'l.search_id')
          .where({ 'l.account_id': accountId, 'l.label': label }).select('searches.*')
      for (const other of labels) {
        query.whereExists(db({ o: 'search_labels' }).where({ 'o.account_id': accountId, 'o.label': other })
          .whereRaw('o.created_at = searches.created_at').whereRaw('o.search_id = searches.id').select(db.raw('1')))
      }
      query.whereNull('deleted_at')
      if (type !== undefined) query.where({ type })
      if (errorCode !== undefined) query.where({ error_code: errorCode })
      if (watchId !== undefined) query.where({ watch_id: watchId })
      withOutcomes(query, outcomes)
      withWebhook(db, query, accountId, webhookStatus)
      const position = label === undefined ? undefined : ['l.created_at', 'l.search_id'] as const
      const rows = await matching(query, filter, position)
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
    async end(
      id: string, status: 'finished' | 'error', error: StoredSearch['error'], at: string, counts: Counts,
    ): Promise<boolean> {
      const rows = await ended(db, status, error?.code ?? null, error?.message ?? null, at, ...toStored(counts), id)
      return rows.length === 1
    },

    /** Replaces the numbers of an ended search. Does nothing if it is deleted. */
    async setCounts(id: string, counts: Counts): Promise<void> {
      await recounted(db, ...toStored(counts), id)
    },

    /** Returns the sums of the ended searches of investigations, by investigation. */
    sumCounts: (investigationIds: readonly string[]): Promise<Map<string, Counts>> => sumCounts(db, investigationIds),

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

    ...createSearchCareRepository(db),
    ...createSearchMatchKeyRepository(db),
    ...createSearchRemovalRepository(db),
  }
}

const insertLabels = (
  db: Knex, { id, accountId, createdAt, labels }: Pick<StoredSearch, 'id' | 'accountId' | 'createdAt' | 'labels'>,
): Promise<void> => insertRows(db, 'search_labels', labelKeys(labels).map(label => ({
  account_id: accountId,
  label,
  created_at: createdAt,
  search_id: id,
})))

const selectVisible = `select ${searchColumns.names.join(', ')} from searches where id = ? and deleted_at is null`
const visible = createStatement(selectVisible)
const visibleLocked = createStatement(({ forUpdate }) => `${selectVisible} ${forUpdate}`)
const begun = createStatement<{ id: string }>(`
  update searches set status = 'processing', started_at = ? where id = ? and status = 'pending' returning id`)
const recounted = createStatement(`update searches set ${setCounts} where id = ? and deleted_at is null`)
const ended = createStatement<{ id: string }>(`
  update searches set status = ?, error_code = ?, error_message = ?, completed_at = ?, ${setCounts}
  where id = ? and status in ('pending', 'processing') returning id`)

