import type { Knex } from 'knex'
import { insertRows } from './driver/insert-rows.ts'

/** Usage window: a UTC day, or the plan's monthly window, which the API calls `global`. */
export type Period = 'daily' | 'global'

/** A window, as the table names it. */
export interface UsageWindowName {
  period: Period
  startsAt: string
}

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

    /** Adds the amount to each of the windows. */
    async add(accountId: string, windows: readonly UsageWindowName[], amount: number): Promise<void> {
      const rows = windows.map(({ period, startsAt }) => ({
        account_id: accountId,
        period,
        starts_at: startsAt,
        used: amount,
      }))
      await insertRows(db, 'usage_windows', rows,
        'on conflict (account_id, period, starts_at) do update set used = usage_windows.used + excluded.used')
    },
  }
}
