import type { Knex } from 'knex'

/** Usage window: a UTC day, or the plan's monthly window, which the API calls `global`. */
export type Period = 'daily' | 'global'

/**
 * Repository of the table `usage_windows`: the number of core searches that each account used in a day or a month.
 * Written when a request is charged.
 */
export function createUsageRepository(db: Knex) {
  return {
    async getUsed(accountId: string, period: Period, startsAt: string): Promise<number> {
      const row = await db('usage_windows').where({ account_id: accountId, period, starts_at: startsAt }).first('used')
      return row?.used ?? 0
    },

    async add(accountId: string, period: Period, startsAt: string, amount: number): Promise<void> {
      await db('usage_windows').insert({ account_id: accountId, period, starts_at: startsAt, used: amount })
        .onConflict(['account_id', 'period', 'starts_at']).merge({ used: db.raw('usage_windows.used + ?', [amount]) })
    },
  }
}
