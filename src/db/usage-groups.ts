import type { Knex } from 'knex'
import { labelKey } from '../lib/label-key.ts'

/** Conditions for the records of a report. */
export interface UsageFilter {
  keyId?: string | undefined
  /** Only records of stored searches with this label. */
  label?: string | undefined
  /** Only records of stored searches with this reference. */
  reference?: string | undefined
  /** Start of the time range, inclusive. */
  since: string
  /** End of the time range, exclusive. */
  until: string
}

/** Usage of the searches with one label or one reference. */
export interface GroupUse {
  name: string
  coreSearches: number
  searches: number
}

/** Selects the records of an account for a report. The search of a record is read only if a filter needs it. */
export function usageRecords(
  db: Knex, accountId: string, { keyId, label, reference, since, until }: UsageFilter,
): Knex.QueryBuilder {
  const query = db('audit_records').where('audit_records.account_id', accountId)
    .where('audit_records.created_at', '>=', since).where('audit_records.created_at', '<', until)
  if (keyId !== undefined) query.where('audit_records.key_id', keyId)
  if (label !== undefined) {
    query.whereIn('audit_records.search_id', db('search_labels').select('search_id')
      .where({ account_id: accountId, label: labelKey(label) }))
  }
  if (reference !== undefined) {
    query.whereIn('audit_records.search_id', db('searches').where({ account_id: accountId, reference })
      .whereNull('deleted_at').select('id'))
  }
  return query
}

/** Creates the part of the audit that adds up the usage by what callers have written on their searches. */
export function createUsageGroupRepository(db: Knex) {
  async function list(query: Knex.QueryBuilder, column: string, limit: number): Promise<GroupUse[]> {
    const rows: Array<{ name: string, core_searches: number | string, searches: number | string }> = await query
      .groupBy(column).orderBy([{ column: 'core_searches', order: 'desc' }, { column: 'name' }]).limit(limit)
      .select({
        name: column,
        core_searches: db.raw('sum(audit_records.core_searches)'),
        searches: db.raw('count(distinct audit_records.search_id)'),
      })
    // PostgreSQL returns sums as text
    return rows.map(({ name, core_searches: cost, searches }) =>
      ({ name, coreSearches: Number(cost), searches: Number(searches) }))
  }

  /** The records with their searches, without those of deleted searches. */
  const ofSearches = (accountId: string, filter: UsageFilter) => usageRecords(db, accountId, filter)
    .join('searches', 'searches.id', 'audit_records.search_id').whereNull('searches.deleted_at')

  return {
    /** Returns the labels with the most core searches. */
    listUseByLabel: (accountId: string, filter: UsageFilter, limit: number): Promise<GroupUse[]> =>
      list(ofSearches(accountId, filter).join('search_labels', 'search_labels.search_id', 'searches.id'),
        'search_labels.label', limit),

    /** Returns the references with the most core searches. */
    listUseByReference: (accountId: string, filter: UsageFilter, limit: number): Promise<GroupUse[]> =>
      list(ofSearches(accountId, filter).whereNotNull('searches.reference'), 'searches.reference', limit),
  }
}
