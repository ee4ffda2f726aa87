import { rateLimitRpmExceeded } from '../../errors.ts'
import type { Clock } from '../../lib/clock.ts'
import { createLeakyBuckets } from '../../lib/leaky-buckets.ts'
import type { Principal } from '../access/keys.ts'
import { limitHeaders, retryAfter } from '../access/limit-headers.ts'
import { weightPerMinuteOf } from './read-budget.ts'

/**
 * Limits the refused requests of an account, such as those with a faulty body. They count in no limit of the plan, so
 * without this an account could send them without end, and each is read and validated. They are counted in memory,
 * because a refusal must not cause a write to the database. An account may have as many as weight of its reads.
 */
export function createRefusalBudget({ clock }: { clock: Clock }) {
  const buckets = createLeakyBuckets()

  return {
    /** Throws RATE_LIMIT_RPM_EXCEEDED if too many requests of the account were refused in the last minute. */
    require({ accountId, plan }: Principal): void {
      const max = weightPerMinuteOf(plan)
      if (max === null) return
      const nowMs = clock.now().getTime()
      const level = buckets.level(accountId, max, nowMs)
      if (level + 1 <= max) return
      const resetMs = nowMs + (level + 1 - max) * 60_000 / max
      throw rateLimitRpmExceeded({
        message: 'Too many requests of this account were refused in the last minute',
        headers: { ...limitHeaders(max, 0, resetMs), ...retryAfter(resetMs, nowMs) },
      })
    },

    /** Counts a refused request. */
    note({ accountId, plan }: Principal): void {
      const max = weightPerMinuteOf(plan)
      if (max !== null) buckets.add(accountId, 1, max, clock.now().getTime())
    },
  }
}
