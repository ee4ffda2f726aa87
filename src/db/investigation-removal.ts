import type { Knex } from 'knex'
import { accountsOnPlan, onPlan } from './retention.ts'

/** Creates the part of the investigations that finds finished ones to delete, and hides and removes them. */
export function createInvestigationRemovalRepository(db: Knex) {
  const visible = () => db('investigations').whereNull('deleted_at')
  const endedBefore = (query: Knex.QueryBuilder, before: string) =>
    query.where('completed_at', '<', before).whereNull('deleted_at')

  return {
    /**
     * Locks the investigations that have finished until the transaction ends, in the order of their ids, so that two
     * transactions cannot deadlock. Returns their ids.
     */
    async lockFinished(ids: readonly string[]): Promise<string[]> {
      const rows: Array<{ id: string }> = await visible().whereIn('id', ids).where({ status: 'finished' }).orderBy('id')
        .forUpdate().select('id')
      return rows.map(({ id }) => id)
    },

    /**
     * Hides investigations with all their searches. Every endpoint answers 404 for them. The transaction must hold the
     * locks of the investigations, because every transaction takes them before it changes ended searches of theirs.
     * Returns the number of the searches.
     */
    async hide(ids: readonly string[], at: string): Promise<number> {
      const searches = await db('searches').whereIn('investigation_id', ids).update({ deleted_at: at })
      await db('investigations').whereIn('id', ids).update({ deleted_at: at })
      return searches
    },

    async listHidden(limit: number): Promise<string[]> {
      return db('investigations').whereNotNull('deleted_at').orderBy('deleted_at').limit(limit).pluck('id')
    },

    /** Removes an investigation and its observables. */
    async remove(id: string): Promise<void> {
      await db('investigations').where({ id }).delete()
    },

    /** Returns the ids of finished investigations of a key, at most `limit`. */
    async listFinishedOfKey(keyId: string, limit: number): Promise<string[]> {
      return visible().where({ key_id: keyId, status: 'finished' }).limit(limit).pluck('id')
    },

    /** Returns the accounts on this plan with investigations that finished before this time. */
    async listAccountsEndedBefore(planId: string, before: string): Promise<string[]> {
      return accountsOnPlan(db, planId, id => endedBefore(db('investigations').where('account_id', id), before))
        .pluck('accounts.id')
    },

    /** Returns the ids of investigations of an account that finished before this time. */
    async listEndedBefore(accountId: string, before: string, limit: number): Promise<string[]> {
      return endedBefore(db('investigations').where({ account_id: accountId }), before)
        .orderBy('completed_at').limit(limit).pluck('id')
    },

    /** Returns the number of searches in the investigations of a plan that finished before this time. */
    async countSearchesEndedBefore(planId: string, before: string): Promise<number> {
      const ended = endedBefore(onPlan(db, 'investigations', planId), before).select('investigations.id')
      const row = await db('searches').whereIn('investigation_id', ended)
        .count({ count: '*' }).first()
      return Number(row?.['count'] ?? 0)
    },
  }
}
