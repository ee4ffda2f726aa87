import type { Knex } from 'knex'
import { columnsOf, json } from './driver/columns.ts'
import { insertRows } from './driver/insert-rows.ts'
import type { PagePosition } from './list-page.ts'
import { createUsageGroupRepository, usageRecords, type UsageFilter } from './usage-groups.ts'
import { createStatement } from './driver/statement.ts'

/** One audited operation: caller, time, outcome and cost. It never contains the searched value. */
export interface AuditRecord {
  id: string
  /** ISO 8601, UTC. */
  createdAt: string
  accountId: string
  keyId: string
  /** The `operationId` in the OpenAPI document of the API. */
  operation: string
  /** `null` if the operation is not a search. */
  queryType: string | null
  leakSources: readonly string[]
  /** Ids of what the operation changed. Empty for searches: a deleted search must leave no id. */
  subjects: readonly string[]
  /**
   * For an operation that is not a search: `ok`. For a search: `accepted`, then `completed`, `failed` or `abandoned`.
   * For a refused request: the code of its error.
   */
  outcome: string
  /** Core searches that were charged. */
  cost: number
  /** Number of requests in this record. Equal refusals within a few seconds are merged into one record. */
  count: number
  /** `null` if the operation stored no search, or once its search is deleted. */
  searchId: string | null
  /** Id of the record of the act that this charge belongs to. `null` if the record is an act of its own. */
  actId: string | null
}

/** An audit record with the e-mail address of its account. `account` is `null` if the account no longer exists. */
export type AuditEntry = AuditRecord & { account: string | null }

export interface AuditFilter {
  since: string
  /** End of the time range. Records of exactly this time are excluded. */
  until?: string | undefined
  accountId?: string | undefined
  keyId?: string | undefined
  operation?: string | undefined
  outcome?: string | undefined
  /** Only acts: charges that belong to one are added to it. Default: every record. */
  actsOnly?: boolean | undefined
  /** Only records that are older than this one. */
  after?: PagePosition | undefined
}

/** Number of requests, and their cost in core searches. */
export interface UsageCount {
  coreSearches: number
  requests: number
  /** Requests that got an error. */
  errors: number
}

/** Usage of one key on one UTC day. */
export interface DailyUse extends UsageCount {
  day: string
  keyId: string
}

const columns = columnsOf<AuditRecord>({
  id: 'id',
  createdAt: 'created_at',
  accountId: 'account_id',
  keyId: 'key_id',
  operation: 'operation',
  queryType: 'query_type',
  leakSources: json('leak_sources'),
  subjects: json('subjects'),
  outcome: 'outcome',
  cost: 'core_searches',
  count: 'count',
  searchId: 'search_id',
  actId: 'act_id',
})

/**
 * Repository of the table `audit_records`. Written by the API for each audited request, and by the journal when a
 * search ends.
 */
export function createAuditRepository(db: Knex) {
  return {
    ...createUsageGroupRepository(db),

    async insert(records: readonly AuditRecord[]): Promise<void> {
      await insertRows(db, 'audit_records', records.map(columns.toRow))
    },

    async setOutcome(id: string, outcome: string): Promise<void> {
      await db('audit_records').where({ id }).update({ outcome })
    },

    async setOutcomeOfSearch(searchId: string, outcome: string): Promise<void> {
      await outcomeSet(db, outcome, searchId)
    },

    /** Returns the newest `limit` records that match the filter, oldest first. */
    async listNewest(
      { since, until, accountId, keyId, operation, outcome, after, actsOnly = false }: AuditFilter,
      limit: number,
    ): Promise<AuditEntry[]> {
      const query = db('audit_records').leftJoin('accounts', 'accounts.id', 'account_id')
        .where('audit_records.created_at', '>=', since)
        .orderBy([{ column: 'audit_records.created_at', order: 'desc' }, { column: 'audit_records.id', order: 'desc' }])
      if (until !== undefined) query.where('audit_records.created_at', '<', until)
      if (actsOnly) query.where(own => own.whereNull('act_id').orWhereNotExists(actOf(db)))
      if (after) query.whereRaw('(audit_records.created_at, audit_records.id) < (?, ?)', [after.createdAt, after.id])
      const exact = { account_id: accountId, key_id: keyId, operation, outcome }
      for (const [column, value] of Object.entries(exact)) if (value !== undefined) query.where(column, value)
      const rows: Array<{ account: string | null }> = await query.limit(limit)
        .select(...columns.in('audit_records'), { account: 'accounts.email' })
      const costs = actsOnly ? await costsOf(db, rows.map(row => columns.fromRow(row).id)) : new Map<string, number>()
      return rows.map(row => {
        const record = columns.fromRow(row)
        return { ...record, cost: record.cost + (costs.get(record.id) ?? 0), account: row.account }
      }).reverse()
    },

    /** Returns the usage of an account by key and by UTC day, in the order of the days. */
    async listDailyUse(accountId: string, filter: UsageFilter): Promise<DailyUse[]> {
      const rows: Array<Record<keyof DailyUse, string | number>> = await usageRecords(db, accountId, filter)
        .groupByRaw('1, key_id').orderByRaw('1, key_id')
        .select({
          day: db.raw('substr(created_at, 1, 10)'),
          keyId: db.ref('key_id'),
          coreSearches: db.raw('sum(core_searches)'),
          requests: db.raw('sum(case when act_id is null then count else 0 end)'),
          errors: db.raw('sum(case when outcome = upper(outcome) then count else 0 end)'), // codes are in upper case
        })
      // PostgreSQL returns sums as text
      return rows.map(({ day, keyId: id, ...counts }) => ({
        day: String(day),
        keyId: String(id),
        coreSearches: Number(counts.coreSearches),
        requests: Number(counts.requests),
        errors: Number(counts.errors),
      }))
    },

    async removeBefore(time: string): Promise<number> {
      return db('audit_records').where('created_at', '<', time).delete()
    },
  }
}

/** Returns the core searches that were charged for acts after their own record, by the id of the act. */
async function costsOf(db: Knex, actIds: readonly string[]): Promise<Map<string, number>> {
  if (actIds.length === 0) return new Map() // SQLite would read the whole index
  const rows: Array<{ act_id: string, cost: number | string }> = await db('audit_records').whereIn('act_id', actIds)
    .groupBy('act_id').select('act_id').sum({ cost: 'core_searches' })
  return new Map(rows.map(({ act_id: id, cost }) => [id, Number(cost)]))
}

/** The act of a charge. It is missing if it is older than the retention of the audit, or was not recorded. */
const actOf = (db: Knex) => db({ acts: 'audit_records' }).whereRaw('acts.id = audit_records.act_id').select('acts.id')

const outcomeSet = createStatement('update audit_records set outcome = ? where search_id = ?')
