import type { Knex } from 'knex'

export type SearchStatus = 'pending' | 'processing' | 'finished' | 'error'
/** What an account without a subscription is held to be on. */
const defaultPlan = 'free'
const activeStatuses: readonly SearchStatus[] = ['pending', 'processing']

export interface StoredSearch {
  id: string
  accountId: string
  keyId: string
  type: string
  /** As it was sent. */
  value: string
  /** In its normal form: what sources are asked. */
  normalValue: string
  /** JSON. */
  options: string
  /** Whether the account's plan showed secrets of leak records when the search was made. */
  secrets: boolean
  status: SearchStatus
  error: { code: string, message: string } | null
  createdAt: string
  startedAt: string | null
  completedAt: string | null
  deadlineAt: string
  lastSeq: number
}

interface Row {
  id: string
  account_id: string
  key_id: string
  type: string
  value: string
  normal_value: string
  options: string
  secrets: boolean | number
  status: SearchStatus
  error_code: string | null
  error_message: string | null
  created_at: string
  started_at: string | null
  completed_at: string | null
  deadline_at: string
  last_seq: number
}

export interface SearchFilter {
  type?: string | undefined
  status?: SearchStatus | undefined
  /** Only those after this one, newest first. */
  after?: { createdAt: string, id: string } | undefined
  limit: number
}

export function createSearchRepository(db: Knex) {
  return {
    async insert(
      search: Omit<StoredSearch, 'status' | 'error' | 'startedAt' | 'completedAt' | 'lastSeq'>,
    ): Promise<void> {
      await db('searches').insert({
        id: search.id,
        account_id: search.accountId,
        key_id: search.keyId,
        type: search.type,
        value: search.value,
        normal_value: search.normalValue,
        options: search.options,
        secrets: search.secrets,
        status: 'pending',
        created_at: search.createdAt,
        deadline_at: search.deadlineAt,
        told_at: '',
        last_seq: 0,
      })
    },

    async get(id: string): Promise<StoredSearch | undefined> {
      const row: Row | undefined = await db('searches').where({ id }).whereNull('deleted_at').first()
      return row && toSearch(row)
    },

    /** Holds the search's row to the end of the transaction: who writes to a search does so alone. */
    async lock(id: string): Promise<StoredSearch | undefined> {
      const row: Row | undefined = await db('searches').where({ id }).whereNull('deleted_at').forUpdate().first()
      return row && toSearch(row)
    },

    /** Newest first. */
    async list(accountId: string, { type, status, after, limit }: SearchFilter): Promise<StoredSearch[]> {
      const query = db('searches').where({ account_id: accountId }).whereNull('deleted_at')
      if (type !== undefined) query.where({ type })
      if (status !== undefined) query.where({ status })
      if (after) query.whereRaw('(created_at, id) < (?, ?)', [after.createdAt, after.id])
      const rows: Row[] = await query.orderBy([{ column: 'created_at', order: 'desc' }, {
        column: 'id',
        order: 'desc',
      }]).limit(limit)
      return rows.map(toSearch)
    },

    async countActive(accountId: string): Promise<number> {
      const row = await db('searches').where({ account_id: accountId }).whereIn('status', activeStatuses)
        .count({ count: '*' }).first()
      return Number(row?.count ?? 0)
    },

    /** Of every account, hidden ones too: the index alone answers, whose rows are many. */
    async countByStatus(): Promise<Record<SearchStatus, number>> {
      const counts: Record<SearchStatus, number> = { pending: 0, processing: 0, finished: 0, error: 0 }
      const rows: Array<{ status: SearchStatus, count: number | string }> = await db('searches').groupBy('status')
        .select('status').count({ count: '*' })
      for (const { status, count } of rows) counts[status] = Number(count)
      return counts
    },

    /** pending → processing; false where it was no longer pending. */
    async begin(id: string, at: string): Promise<boolean> {
      return await db('searches').where({ id, status: 'pending' }).update({ status: 'processing', started_at: at }) ===
        1
    },

    /** Ends a search; false where it had ended: no other transition leaves a terminal state. */
    async end(id: string, status: 'finished' | 'error', error: StoredSearch['error'], at: string): Promise<boolean> {
      const change = {
        status,
        error_code: error?.code ?? null,
        error_message: error?.message ?? null,
        completed_at: at,
      }
      return await db('searches').where({ id }).whereIn('status', activeStatuses).update(change) === 1
    },

    /** Active searches whose deadline has passed. */
    async overdue(now: string, limit: number): Promise<string[]> {
      const rows = await db('searches').whereIn('status', activeStatuses).where('deadline_at', '<=', now)
        .orderBy('deadline_at').limit(limit).select('id')
      return rows.map(row => row.id)
    },

    /** Searches that nobody has begun since `before`. */
    async listPending(before: string, limit: number): Promise<string[]> {
      const rows = await db('searches').where({ status: 'pending' }).where('created_at', '<=', before)
        .orderBy('created_at').limit(limit).select('id')
      return rows.map(row => row.id)
    },

    /** Those of them that have not been told so since `told`. */
    async listPendingToReport(before: string, told: string, limit: number): Promise<string[]> {
      const rows = await db('searches').where({ status: 'pending' }).where('created_at', '<=', before).where(
        'told_at',
        '<=',
        told,
      )
        .orderBy('told_at').limit(limit).select('id')
      return rows.map(row => row.id)
    },

    /** False where it has begun, or was told since `before` by another. */
    async markPendingReported(id: string, before: string, at: string): Promise<boolean> {
      return await db('searches').where({ id, status: 'pending' }).where('told_at', '<=', before).update({
        told_at: at,
      }) === 1
    },

    /** From now on nobody knows them. */
    async hide(ids: readonly string[], at: string): Promise<void> {
      await db('searches').whereIn('id', ids).update({ deleted_at: at })
    },

    /** Those that are hidden and still there. */
    async hidden(limit: number): Promise<StoredSearch[]> {
      const rows: Row[] = await db('searches').whereNotNull('deleted_at').orderBy('deleted_at').limit(limit)
      return rows.map(toSearch)
    },

    /** With all that belongs to it. */
    async remove(id: string): Promise<void> {
      await db('searches').where({ id }).delete()
    },

    /** Searches of accounts on this plan, or on none, that ended before. */
    async endedBefore(planId: string, before: string, limit: number): Promise<string[]> {
      return db('searches').leftJoin(
        'subscriptions',
        on => on.on('subscriptions.account_id', 'searches.account_id').onVal('product', 'api'),
      )
        .whereRaw('coalesce(plan_id, ?) = ?', [defaultPlan, planId]).where('completed_at', '<', before)
        .whereNull('deleted_at')
        .orderBy('completed_at').limit(limit).pluck('searches.id')
    },

    async countEndedBefore(planId: string, before: string): Promise<number> {
      const row = await db('searches').leftJoin(
        'subscriptions',
        on => on.on('subscriptions.account_id', 'searches.account_id').onVal('product', 'api'),
      )
        .whereRaw('coalesce(plan_id, ?) = ?', [defaultPlan, planId]).where('completed_at', '<', before)
        .whereNull('deleted_at')
        .count({ count: '*' }).first()
      return Number(row?.['count'] ?? 0)
    },
  }
}

function toSearch(row: Row): StoredSearch {
  return {
    id: row.id,
    accountId: row.account_id,
    keyId: row.key_id,
    type: row.type,
    value: row.value,
    normalValue: row.normal_value,
    options: row.options,
    secrets: Boolean(row.secrets),
    status: row.status,
    error: row.error_code === null ? null : { code: row.error_code, message: row.error_message ?? '' },
    createdAt: row.created_at,
    startedAt: row.started_at,
    completedAt: row.completed_at,
    deadlineAt: row.deadline_at,
    lastSeq: row.last_seq,
  }
}
