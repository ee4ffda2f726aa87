import type { Repositories } from '../../db/database.ts'
import type { Standing } from '../../db/standing.ts'
import type { Period } from '../../db/usage.ts'
import { rateLimitExceeded } from '../../errors.ts'
import type { Principal } from '../access/keys.ts'
import { limitHeaders, retryAfter } from '../access/limit-headers.ts'
import { billingMonth, day, type UsageWindow } from './usage-window.ts'

interface LimitedWindow {
  period: Period
  window: UsageWindow
  max: number
}

/**
 * Returns the usage windows that a plan limits: the UTC day and the billing month. The API calls the billing month
 * `global`.
 */
export function windowsOf({ startedAt, plan }: Principal, now: Date): [global: LimitedWindow, daily: LimitedWindow] {
  const started = startedAt === null ? now : new Date(startedAt)
  return [
    {
      period: 'global',
      // a plan that starts in the future was set by a process whose clock is ahead
      window: billingMonth(started, started > now ? started : now),
      max: plan?.monthly ?? 0,
    },
    { period: 'daily', window: day(now), max: plan?.daily ?? 0 },
  ]
}

/**
 * Requires room for core searches in all windows, and returns what the account uses now. Throws RATE_LIMIT_EXCEEDED.
 */
export async function requireUsage(
  tx: Repositories, principal: Principal, coreSearches: number, now: Date,
): Promise<Standing> {
  const windows = windowsOf(principal, now)
  const [global, daily] = windows
  const standing = await tx.standing.read(principal.accountId, {
    global: global.window.startsAt,
    daily: daily.window.startsAt,
  })
  for (const { period, window, max } of windows) {
    const used = standing.reserved + standing.used[period]
    if (used + coreSearches > max) {
      const resetMs = Date.parse(window.resetsAt)
      throw rateLimitExceeded({
        message: `The ${period} usage window of this account is exhausted`,
        headers: { ...limitHeaders(max, Math.max(0, max - used), resetMs), ...retryAfter(resetMs, now.getTime()) },
      })
    }
  }
  return standing
}

/** Adds core searches to the windows of the account. */
export async function addUsage(tx: Repositories, principal: Principal, coreSearches: number, now: Date): Promise<void> {
  const windows = windowsOf(principal, now).map(({ period, window }) => ({ period, startsAt: window.startsAt }))
  await tx.usage.add(principal.accountId, windows, coreSearches)
}
