import type { Database, Repositories, Transaction } from '../../db/database.ts'
import type { Feature, Plan } from '../../db/plans.ts'
import type { RateWindowState } from '../../db/rate-log.ts'
import type { Standing } from '../../db/standing.ts'
import type { Period, UsageWindowName } from '../../db/usage.ts'
import { maxConcurrencyExceeded, planFeatureRequired, rateLimitExceeded, rateLimitRpmExceeded } from '../../errors.ts'
import type { Clock } from '../../lib/clock.ts'
import { within } from '../../lib/abort.ts'
import { settleAll } from '../../lib/settle-all.ts'
import { singleFlight } from '../../lib/single-flight.ts'
import { recordOf } from '../audit/audit.ts'
import { findFreeKey, Repeated, type Claim } from './idempotency.ts'
import type { Principal } from '../access/keys.ts'
import { limitHeaders, retryAfter, type RateLimitHeaders } from '../access/limit-headers.ts'
import { hasFreeSlot } from './slots.ts'
import { billingMonth, day, type UsageWindow } from './usage-window.ts'

/** An operation that an account wants to start. */
export interface Entry {
  /** The `operationId` of the OpenAPI document. */
  id: string
  feature: Feature
  /** Core searches that `Pass.charge` charges. */
  cost: number
  /** Core searches for which the usage windows must have room. Default: `cost`. */
  room?: number
  /** `true` if the operation occupies one of the account's slots until it ends. Default: `false`. */
  isConcurrent?: boolean
  /** The Idempotency-Key of the request. `undefined` if it has none. */
  claim?: Claim | undefined
  /**
   * Set if an earlier request was counted for this work. `scheduled`: it scheduled the work, which counts as no request
   * of the minute. `reserved`: it also found room for the cost and stored a reservation, so no limit is checked again.
   */
  earlier?: 'scheduled' | 'reserved'
}

/** Facts for the audit record. Never contains the searched value. */
export interface ChargeFacts {
  queryType?: string
  leakSources?: string[]
  /** Id of the stored search that the operation creates. */
  searchId?: string
  /** Id of the audit record, so that the end of the operation can update it. Default: a new one. */
  recordId?: string
}

/** Permission to start an operation, in the transaction in which it was checked. */
export interface Pass {
  /** Headers `X-RateLimit-*` about the limit of requests per minute. */
  headers: RateLimitHeaders
  /** Number of the account's slots that are occupied already. 0 if the operation is not concurrent. */
  busy: number
  /**
   * Charges the cost of the operation to the account, and records the operation in the audit log: as `accepted` if it
   * is concurrent, because it has only started, otherwise as `ok`.
   */
  charge(facts?: ChargeFacts): Promise<void>
}

export interface Admitted<Result> {
  result: Result
  /** Headers `X-RateLimit-*` about the limit of requests per minute. */
  headers: RateLimitHeaders
  /** `true` if the request repeats an earlier one, and nothing was started or charged. */
  isRepeated?: true
}

/** Features whose operations count as requests per minute. */
const meteredFeatures: readonly Feature[] = ['search', 'tools']

/** Longest read of the rate log for a response that counts as no request, in milliseconds. */
const peekMs = 1_000

/** Name of the account in the rate log. */
const subjectOf = (accountId: string): string => `account ${accountId}`

export type Admission = ReturnType<typeof createAdmission>

export function createAdmission({ database, clock }: { database: Database, clock: Clock }) {
  const reading = new Map<string, Promise<RateWindowState>>() // by account and limit

  return {
    /** Throws PLAN_FEATURE_REQUIRED if the plan does not include `feature`. */
    authorise(principal: Principal, feature: Feature): void {
      planWith(principal, feature)
    },

    /**
     * Returns the headers about the requests per minute for a response that counts as no request. The limit is 0 on a
     * plan without metered operations. There are no headers on a plan without a limit, and none if the database does
     * not respond.
     */
    limitHeaders: limitHeadersOf,

    /**
     * Checks an operation against the limits of the account, and counts its request. Throws PLAN_FEATURE_REQUIRED,
     * RATE_LIMIT_RPM_EXCEEDED, RATE_LIMIT_EXCEEDED or MAX_CONCURRENCY_EXCEEDED. Throws `Repeated` or
     * IDEMPOTENCY_KEY_REUSED if the Idempotency-Key was used before. If the transaction is rolled back, nothing is
     * counted or charged. It holds the lock of the account, so that concurrent requests cannot exceed a limit together.
     */
    async enter(tx: Transaction, principal: Principal, operation: Entry): Promise<Pass> {
      const plan = planWith(principal, operation.feature)
      const { id, cost, room = cost, isConcurrent = false, claim, earlier } = operation
      await tx.accounts.lock(principal.accountId)
      const [storeClaim, request, standing] = await settleAll([
        claim && findFreeKey(tx, principal.accountId, claim),
        earlier === undefined ? requireRequest(tx, principal.accountId, plan.requestsPerMinute) : undefined,
        earlier === 'reserved' ? undefined : requireUsage(tx, principal, room),
      ])
      const running = standing?.running ?? 0
      if (isConcurrent && !hasFreeSlot(plan, running)) throw maxConcurrencyExceeded()
      tx.beforeCommit(async () => {
        await request?.store?.()
        await storeClaim?.()
      })
      return {
        headers: request?.headers ?? {},
        busy: isConcurrent ? running : 0,
        async charge({ queryType = null, leakSources = [], searchId = null, recordId } = {}) {
          const now = clock.now()
          if (cost > 0) await tx.usage.add(principal.accountId, windowsOf(principal, now).map(toName), cost)
          await tx.audit.insert([
            recordOf(principal, now, {
              ...recordId !== undefined && { id: recordId },
              operation: id,
              queryType,
              leakSources,
              cost,
              searchId,
              outcome: isConcurrent ? 'accepted' : 'ok',
            }),
          ])
        },
      }
    },

    /** Runs `work`. If that throws `Repeated`, returns what `replay` makes of the id in it. */
    async once<Result>(
      principal: Principal, work: () => Promise<Admitted<Result>>,
      replay: (resourceId: string, headers: RateLimitHeaders) => Promise<Result>,
    ): Promise<Admitted<Result>> {
      try {
        return await work()
      } catch (error) {
        if (!(error instanceof Repeated)) throw error
        const headers = await limitHeadersOf(principal)
        return { result: await replay(error.resourceId, headers), headers, isRepeated: true }
      }
    },
  }

  async function limitHeadersOf({ accountId, plan }: Principal): Promise<RateLimitHeaders> {
    const max = plan && meteredFeatures.some(feature => plan.features.includes(feature)) ? plan.requestsPerMinute : 0
    if (max === null) return {}
    // shared, so that a caller whose requests are all refused causes one query at a time
    const read = singleFlight(reading, `${max} ${accountId}`, () => database.rateLog.peek(subjectOf(accountId), max))
    // bounded, because the request may have failed for lack of the database, and its caller waits for this answer too
    return within(read, peekMs, () => new Error('the read of the rate log took too long'))
      .then(({ remaining, resetMs }) => limitHeaders(max, remaining, resetMs), () => ({}))
  }

  /** Requires room for a request in the minute. `store` counts it. */
  async function requireRequest(
    tx: Repositories, accountId: string, max: number | null,
  ): Promise<{ headers: RateLimitHeaders, store?: () => Promise<void> }> {
    if (max === null) return { headers: {} }
    const { granted, remaining, resetMs, nowMs, store } = await tx.rateLog.grant(subjectOf(accountId), max)
    const headers = limitHeaders(max, remaining, resetMs)
    if (granted === 0) throw rateLimitRpmExceeded({ headers: { ...headers, ...retryAfter(resetMs, nowMs) } })
    return { headers, store }
  }

  async function requireUsage(tx: Repositories, principal: Principal, coreSearches: number): Promise<Standing> {
    const now = clock.now()
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
}

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

const toName = ({ period, window }: LimitedWindow): UsageWindowName => ({ period, startsAt: window.startsAt })

function planWith({ plan }: Principal, feature: Feature): Plan {
  if (plan?.features.includes(feature)) return plan
  throw planFeatureRequired({ message: `The plan of this account does not include "${feature}"` })
}
