import type { Knex } from 'knex'
import { databaseTime } from './dialect.ts'
import { prepared } from './prepared-statements.ts'
import type { UsageWindowName } from './usage.ts'

/** Everything that the limits of an account count, besides its requests per minute. */
export interface Standing {
  /** Core searches that were charged in each of the windows. */
  used: number[]
  /** Core searches that calls of tools in progress have reserved. */
  reserved: number
  /** Stored searches that have not ended, and temporary searches in progress. */
  running: number
}

/**
 * Reads the standing of an account. One statement instead of one for each count, because every request that costs
 * something reads it. The condition of each count is the one of its own repository.
 */
export function createStandingRepository(db: Knex) {
  return {
    async read(accountId: string, windows: readonly UsageWindowName[]): Promise<Standing> {
      const now = databaseTime(db)
      const used = windows.map((_, index) =>
        `(select used from usage_windows where account_id = ? and period = ? and starts_at = ?) as used${index}`)
      const query = prepared(db.raw(`select ${used.map(column => `${column}, `).join('')}
        (select sum(cost) from tool_runs
          where account_id = ? and status in ('held', 'running') and lease_until >= ?) as reserved,
        (select count(*) from searches where account_id = ? and status in ('pending', 'processing')) as stored,
        (select count(*) from temporary_runs where account_id = ? and lease_until >= ?) as temporary`, [
        ...windows.flatMap(({ period, startsAt }) => [accountId, period, startsAt]),
        accountId, now, accountId, accountId, now,
      ]))
      // PostgreSQL returns sums and counts as text
      const result: Row[] | { rows: Row[] } = await query
      const row = (Array.isArray(result) ? result : result.rows)[0]!
      return {
        used: windows.map((_, index) => Number(row[`used${index}`] ?? 0)),
        reserved: Number(row['reserved'] ?? 0),
        running: Number(row['stored']) + Number(row['temporary']),
      }
    },
  }
}

type Row = Record<string, number | string | null>
