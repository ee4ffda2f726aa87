import type { Knex } from 'knex'
import { databaseTime } from './driver/dialect.ts'

/**
 * Repository of the table `temporary_runs`: one row for each temporary search in progress, with its account. The
 * concurrency limit counts these rows. The table does not contain the searched value. Written by the API process that
 * runs the search.
 */
export function createTemporaryRunRepository(db: Knex) {
  return {
    async insert(id: string, accountId: string, leaseMs: number): Promise<void> {
      await db('temporary_runs').insert({ id, account_id: accountId, lease_until: databaseTime(db, leaseMs) })
    },

    /** Extends the lease. Inserts the row again if the lease expired and the row was removed meanwhile. */
    async renew(id: string, accountId: string, leaseMs: number): Promise<void> {
      await db('temporary_runs').insert({ id, account_id: accountId, lease_until: databaseTime(db, leaseMs) })
        .onConflict('id').merge(['lease_until'])
    },

    async remove(id: string): Promise<void> {
      await db('temporary_runs').where({ id }).delete()
    },

    /**
     * Removes up to 500 runs whose lease has expired, and returns their ids. Must run in a transaction, so that the
     * caller can store the end of these runs together with the removal.
     */
    async removeExpired(): Promise<string[]> {
      const ids: string[] = await db('temporary_runs').where('lease_until', '<', databaseTime(db)).limit(500)
        .pluck('id')
      if (ids.length > 0) {
        await db('temporary_runs').whereIn('id', ids).where('lease_until', '<', databaseTime(db)).delete()
      }
      return ids
    },

    async count(accountId: string): Promise<number> {
      const row = await db('temporary_runs').where({ account_id: accountId })
        .where('lease_until', '>=', databaseTime(db))
        .count({ count: '*' }).first()
      return Number(row?.count ?? 0)
    },

    /** Counts the runs of all accounts. */
    async countAll(): Promise<number> {
      const row = await db('temporary_runs').where('lease_until', '>=', databaseTime(db)).count({ count: '*' }).first()
      return Number(row?.count ?? 0)
    },
  }
}
