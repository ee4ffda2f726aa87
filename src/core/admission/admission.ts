import type { Database, Repositories } from '../../db/database.ts'
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
import { billingMonth, day, type UsageWindow } from './usage-window.ts'

/** Cost of an operation, and facts about the operation for the audit record. Never contains the searched value. */
export interface Charge {
  operation: string
  queryType: string
  leakSources: string[]
  coreSearches: number
  /** Id of the stored search that the operation creates. */
  searchId?: string
  /** Id of the audit record, so that the end of the search can update it. */
  recordId?: string
  /** `true` if the operation occupies one of the account's concurrency slots until it ends. */
  concurrent: boolean
  /** The Idempotency-Key of the request. `undefined` if it has none. */
  claim?: Claim | undefined
}

export interface Admitted<Result> {
  result: Result
  /** Headers `X-RateLimit-*` about the limit of requests per minute. */
  headers: RateLimitHeaders
  /** `true` if the request repeats an earlier one, and nothing was started or charged. */
  isRepeated?: true
}

/**
 * Outcomes in the audit log. `admit` records `accepted`, because the operation has only started. `settle` records `ok`,
 * because the operation has already succeeded.
 */
const started = 'accepted'
const succeeded = 'ok'

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
     * Checks a request against the account's limits, charges it and runs `work`, in one transaction. If a limit is
     * reached or `work` throws, nothing is charged. The transaction locks the account's row, so that concurrent
     * requests cannot exceed a limit together. `work` gets the number of concurrent operations of the account that run
     * already, or 0 if the operation is not concurrent. Throws `Repeated` or IDEMPOTENCY_KEY_REUSED if the request's
     * Idempotency-Key was used before.
     */
    admit<Result>(
      principal: Principal, feature: Feature, charge: Charge,
      work: (tx: Repositories, busy: number) => Promise<Result>,
    ): Promise<Admitted<Result>> {
      return countRequest(principal, feature, charge,
        (tx, plan, standing) => startWork(tx, principal, plan, standing, charge, work))
    },

    /** Admits work that an earlier request has scheduled, as `admit` does, but counts no request of the minute. */
    admitScheduled<Result>(
      principal: Principal, feature: Feature, charge: Charge,
      work: (tx: Repositories, busy: number) => Promise<Result>,
    ): Promise<Result> {
      const plan = planWith(principal, feature)
      return database.inTransaction(async tx => {
        await tx.accounts.lock(principal.accountId)
        const standing = await requireUsage(tx, principal, charge.coreSearches)
        return startWork(tx, principal, plan, standing, charge, work)
      })
    },

    /**
     * Admits an operation that is charged only if it succeeds. The usage windows must have room for `coreSearches` in
     * addition to all costs that are already charged or reserved. `work` must store the reservation, which `settle`
     * charges later. Throws `Repeated` or IDEMPOTENCY_KEY_REUSED as `admit` does.
     */
    reserve<Result>(
      principal: Principal, feature: Feature, charge: Pick<Charge, 'coreSearches' | 'claim'>,
      work: (tx: Repositories) => Promise<Result>,
    ): Promise<Admitted<Result>> {
      return countRequest(principal, feature, charge, work)
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

    /** Charges a cost that `reserve` has admitted, and runs `work`, which must remove the reservation. */
    settle(principal: Principal, charge: Charge, work: (tx: Repositories) => Promise<void>): Promise<void> {
      return database.inTransaction(async tx => {
        await tx.accounts.lock(principal.accountId)
        await chargeWindows(tx, principal, charge)
        await work(tx)
        await record(tx, principal, charge, succeeded)
      })
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

  async function countRequest<Result>(
    principal: Principal, feature: Feature, { claim, coreSearches }: Pick<Charge, 'coreSearches' | 'claim'>,
    work: (tx: Repositories, plan: Plan, standing: Standing) => Promise<Result>,
  ): Promise<Admitted<Result>> {
    const plan = planWith(principal, feature)
    return database.inTransaction(async tx => {
      await tx.accounts.lock(principal.accountId)
      const [storeClaim, { headers, storeRequest }, standing] = await settleAll([
        claim && findFreeKey(tx, principal.accountId, claim),
        requireRequest(tx, principal.accountId, plan.requestsPerMinute),
        requireUsage(tx, principal, coreSearches),
      ])
      const result = await work(tx, plan, standing)
      // at the end, because PostgreSQL takes writes that no query follows as one statement
      await storeRequest?.()
      await storeClaim?.()
      return { result, headers }
    })
  }

  /** Charges work that starts now, and runs it. Must run in a transaction that holds the lock of the account. */
  async function startWork<Result>(
    tx: Repositories, principal: Principal, plan: Plan, { running }: Standing, charge: Charge,
    work: (tx: Repositories, busy: number) => Promise<Result>,
  ): Promise<Result> {
    if (charge.concurrent && running >= plan.concurrency) throw maxConcurrencyExceeded()
    const result = await work(tx, charge.concurrent ? running : 0)
    await chargeWindows(tx, principal, charge)
    await record(tx, principal, charge, started)
    return result
  }

  /** Requires room for a request in the minute. `storeRequest` counts it. */
  async function requireRequest(
    tx: Repositories, accountId: string, max: number | null,
  ): Promise<{ headers: RateLimitHeaders, storeRequest?: () => Promise<void> }> {
    if (max === null) return { headers: {} }
    const { granted, remaining, resetMs, nowMs, store } = await tx.rateLog.grant(subjectOf(accountId), max)
    const headers = limitHeaders(max, remaining, resetMs)
    if (granted === 0) throw rateLimitRpmExceeded({ headers: { ...headers, ...retryAfter(resetMs, nowMs) } })
    return { headers, storeRequest: store }
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

  async function chargeWindows(tx: Repositories, principal: Principal, charge: Charge): Promise<void> {
    await tx.usage.add(principal.accountId, windowsOf(principal, clock.now()).map(toName), charge.coreSearches)
  }

  async function record(tx: Repositories, principal: Principal, charge: Charge, outcome: string): Promise<void> {
    const { operation, queryType, leakSources, coreSearches: cost, searchId = null } = charge
    const id = charge.recordId === undefined ? {} : { id: charge.recordId }
    await tx.audit.insert([
      recordOf(principal, clock.now(), {
        operation,
        queryType,
        leakSources,
        cost,
        searchId,
        outcome,
        ...id,
      }),
    ])
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
