import type { Knex } from 'knex'
import { createStatement } from './driver/statement.ts'
import type { Period } from './usage.ts'

/** Everything that the limits of an account count, besides its requests per minute. */
export interface Standing {
  /** Core searches that were charged in each of the windows. */
  used: Record<Period, number>
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
    /** @param starts start of each usage window */
    async read(accountId: string, starts: Readonly<Record<Period, string>>): Promise<Standing> {
      const { global, daily } = starts
      const [row] = await standingOf(db, accountId, global, accountId, daily, accountId, accountId, accountId)
      // PostgreSQL returns sums and counts as text
      const { used_global, used_daily, reserved, stored, temporary } = row!
      return {
        used: { global: Number(used_global ?? 0), daily: Number(used_daily ?? 0) },
        reserved: Number(reserved ?? 0),
        running: Number(stored) + Number(temporary),
      }
    },
  }
}

type Count = number | string | null

interface Row {
  used_global: Count
  used_daily: Count
  reserved: Count
  stored: Count
  temporary: Count
}

const usedIn = (period: Period): string =>
  `(select used from usage_windows where account_id = ? and period = '${period}' and starts_at = ?) as used_${period}`

const standingOf = createStatement<Row>(({ time }) => `
  select ${usedIn('global')}, ${usedIn('daily')},
    (select sum(cost) from tool_runs
      where account_id = ? and status in ('held', 'running') and lease_until >= ${time()}) as reserved,
    (select count(*) from searches where account_id = ? and status in ('pending', 'processing')) as stored,
    (select count(*) from temporary_runs where account_id = ? and lease_until >= ${time()}) as temporary`)
