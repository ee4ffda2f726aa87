import type { Knex } from 'knex'
import { databaseTime } from './dialect.ts'

/** Temporary searches that run now: whose they are, for the concurrency cap, and nothing of what is searched. */
export function createTemporaryRunRepository(db: Knex) {
  return {
    async insert(id: string, accountId: string, leaseMs: number): Promise<void> {
      await db('temporary_runs').insert({ id, account_id: accountId, lease_until: databaseTime(db, leaseMs) })
    },

    /** Counts again where a long pause let the lease lapse. */
    async renew(id: string, accountId: string, leaseMs: number): Promise<void> {
      await db('temporary_runs').insert({ id, account_id: accountId, lease_until: databaseTime(db, leaseMs) })
        .onConflict('id').merge(['lease_until'])
    },

    async remove(id: string): Promise<void> {
      await db('temporary_runs').where({ id }).delete()
    },

    /** Answers their ids. In a transaction. */
    async removeLapsed(): Promise<string[]> {
      const ids: string[] = await db('temporary_runs').where('lease_until', '<', databaseTime(db)).limit(500)
        .pluck('id')
      if (ids.length > 0) {
        await db('temporary_runs').whereIn('id', ids).where('lease_until', '<', databaseTime(db)).delete()
      }
      return ids
    },

    async count(accountId: string): Promise<number> {
      const row = await db('temporary_runs').where({ account_id: accountId }).where(
        'lease_until',
        '>=',
        databaseTime(db),
      )
        .count({ count: '*' }).first()
      return Number(row?.count ?? 0)
    },

    /** Of every account. */
    async countAll(): Promise<number> {
      const row = await db('temporary_runs').where('lease_until', '>=', databaseTime(db)).count({ count: '*' }).first()
      return Number(row?.count ?? 0)
    },
  }
}
