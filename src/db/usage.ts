import type { Knex } from 'knex'

export type Period = 'daily' | 'global'

/** What an account used and by which operation: the type and the leak sources asked, never the searched value. */
export interface UsageRecord {
  id: string
  accountId: string
  keyId: string
  operation: string
  queryType: string
  leakSources: string[]
  coreSearches: number
  createdAt: string
}

export function createUsageRepository(db: Knex) {
  return {
    async used(accountId: string, period: Period, startsAt: string): Promise<number> {
      const row = await db('usage_windows').where({ account_id: accountId, period, starts_at: startsAt }).first('used')
      return row?.used ?? 0
    },

    async add(accountId: string, period: Period, startsAt: string, amount: number): Promise<void> {
      await db('usage_windows').insert({ account_id: accountId, period, starts_at: startsAt, used: amount })
        .onConflict(['account_id', 'period', 'starts_at']).merge({ used: db.raw('usage_windows.used + ?', [amount]) })
    },

    async record(record: UsageRecord): Promise<void> {
      await db('usage_records').insert({
        id: record.id, account_id: record.accountId, key_id: record.keyId, operation: record.operation,
        query_type: record.queryType, leak_sources: JSON.stringify(record.leakSources),
        core_searches: record.coreSearches, created_at: record.createdAt,
      })
    },
  }
}
