import type { Database, Repositories } from '../../db/database.ts'
import type { Feature } from '../../db/plans.ts'
import type { RateWindowState } from '../../db/rate-log.ts'
import { rateLimitRpmExceeded } from '../../errors.ts'
import { within } from '../../lib/abort.ts'
import { singleFlight } from '../../lib/single-flight.ts'
import type { Principal } from '../access/keys.ts'
import { limitHeaders, retryAfter, type RateLimitHeaders } from '../access/limit-headers.ts'

/** Features whose operations count as requests per minute. */
const meteredFeatures: readonly Feature[] = ['search', 'tools']

/** Returns the requests per minute of a plan: 0 without metered operations, `null` without a limit. */
export const requestsPerMinuteOf = (plan: Principal['plan']): number | null =>
  plan && meteredFeatures.some(feature => plan.features.includes(feature)) ? plan.requestsPerMinute : 0

/** Longest read of the rate log for a response that counts as no request, in milliseconds. */
const peekMs = 1_000

/** Name of the account in the rate log. */
const subjectOf = (accountId: string): string => `account ${accountId}`

/** Creates the part of the admission that limits the requests per minute of an account. */
export function createRequestLimit(database: Pick<Database, 'rateLog'>) {
  const state = {
    /** Reads of the rate log that have not ended, by account and limit. */
    reading: new Map<string, Promise<RateWindowState>>(),
  }

  return {
    /**
     * Returns the headers for a response that counts as no request. The limit is 0 on a plan without metered
     * operations. There are no headers on a plan without a limit, and none if the database does not respond.
     */
    async headersOf({ accountId, plan }: Principal): Promise<RateLimitHeaders> {
      const max = requestsPerMinuteOf(plan)
      if (max === null) return {}
      // shared, so that a caller whose requests are all refused causes one query at a time
      const peek = () => database.rateLog.peek(subjectOf(accountId), max)
      const read = singleFlight(state.reading, `${max} ${accountId}`, peek)
      // bounded, because the request may have failed for lack of the database, and its caller waits for this answer too
      return within(read, peekMs, () => new Error('the read of the rate log took too long'))
        .then(({ remaining, resetMs }) => limitHeaders(max, remaining, resetMs), () => ({}))
    },

    /** Requires room for a request in the minute. `store` counts it. */
    async require(
      tx: Repositories, accountId: string, max: number | null,
    ): Promise<{ headers: RateLimitHeaders, store?: () => Promise<void> }> {
      if (max === null) return { headers: {} }
      const { granted, remaining, resetMs, nowMs, store } = await tx.rateLog.grant(subjectOf(accountId), max)
      const headers = limitHeaders(max, remaining, resetMs)
      if (granted === 0) throw rateLimitRpmExceeded({ headers: { ...headers, ...retryAfter(resetMs, nowMs) } })
      return { headers, store }
    },
  }
}
