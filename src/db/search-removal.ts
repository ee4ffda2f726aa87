import type { Knex } from 'knex'
import { inOrder } from './driver/in-order.ts'
import { accountsOnPlan, onPlan } from './retention.ts'
import { activeStatuses, searchColumns, type StoredSearch } from './search-row.ts'

/** Creates the part of the searches that finds ended ones to delete, and hides and removes them. */
export function createSearchRemovalRepository(db: Knex) {
  /**
   * Narrows a query to visible searches that ended before this time. Searches of an investigation are left out, because
   * they are deleted with it.
   */
  const endedBefore = (query: Knex.QueryBuilder, before: string) =>
    query.where('completed_at', '<', before).whereNull('deleted_at').whereNull('investigation_id')

  return {
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
