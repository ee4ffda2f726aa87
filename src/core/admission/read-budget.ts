import { rateLimitRpmExceeded, type Failure } from '../../errors.ts'
import type { Clock } from '../../lib/clock.ts'
import { createLeakyBuckets } from '../../lib/leaky-buckets.ts'
import { createSemaphore, type TrySemaphore } from '../../lib/semaphore.ts'
import type { Principal } from '../access/keys.ts'
import { limitHeaders, retryAfter } from '../access/limit-headers.ts'
import { requestsPerMinuteOf } from './request-limit.ts'

/** Weight in a minute that a plan permits for each of its requests per minute. */
const weightOfRequest = 10
/** Weight in a minute that every plan permits. */
const minWeightPerMinute = 600
/** Weight from which a request occupies a lane of its account until it is carried out. */
const expensiveWeight = 5
/** Lanes that every plan has. */
const minLanes = 2
/** Expensive requests of an account that may wait for a lane. */
const maxWaiting = 50

/** A request that is not metered. */
interface WeightedRequest {
  principal: Pick<Principal, 'accountId' | 'plan'>
  operation: { weight: number }
  /** Aborts when the client disconnects. */
  readonly signal: AbortSignal
}

/** Function that leaves the lane, at once or after a wait. */
type Turn = (() => void) | Promise<() => void>

/** Returns the weight that a plan permits in a minute, or `null` without a limit. */
export function weightPerMinuteOf(plan: Principal['plan']): number | null {
  const perMinute = requestsPerMinuteOf(plan)
  return perMinute === null ? null : Math.max(minWeightPerMinute, perMinute * weightOfRequest)
}

export type ReadBudget = ReturnType<typeof createReadBudget>

/**
 * Limits what the requests of an account that are not metered cost this process: their weight in a minute, and how many
 * expensive ones are carried out at the same time. Both grow with the plan. They are counted in memory, because they
 * protect the processor and the memory of this process, and a read must not cause a write to the database.
 */
export function createReadBudget({ clock }: { clock: Clock }) {
  const buckets = createLeakyBuckets()
  /** Lanes by account, while one of them is occupied. */
  const lanes = new Map<string, { own: TrySemaphore, size: number }>()

  /** Waits only if all lanes are occupied: most requests find one free, and need no signal of their client. */
  function occupy(request: WeightedRequest, size: number): Turn {
    const { accountId } = request.principal
    const known = lanes.get(accountId)
    // another plan has other lanes: the requests of the plan before end in theirs
    const used = known?.size === size ? known : { own: createSemaphore(size), size }
    if (used.own.waiting >= maxWaiting) throw tooManyWaiting(clock)
    lanes.set(accountId, used)
    const forget = () => {
      if (used.own.free === size && lanes.get(accountId) === used) lanes.delete(accountId)
    }
    const leaving = (leave: () => void) => () => {
      leave()
      forget()
    }
    const leave = used.own.tryAcquire()
    return leave ? leaving(leave) : used.own.acquire(request.signal).then(leaving, (reason: unknown) => {
      forget()
      throw reason
    })
  }

  /** Adds a weight. Throws RATE_LIMIT_RPM_EXCEEDED if it exceeds what the plan permits in a minute. */
  function add({ accountId, plan }: WeightedRequest['principal'], weight: number): void {
    const max = weightPerMinuteOf(plan)
    if (max === null) return
    const nowMs = clock.now().getTime()
    if (buckets.add(accountId, weight, max, nowMs) === undefined) {
      throw tooHeavy(max, buckets.level(accountId, max, nowMs), weight, nowMs)
    }
  }

  return {
    add,
    /**
     * Adds the weight of a request. An expensive one then waits for a lane of its account, and must leave it with the
     * function that it gets. Throws RATE_LIMIT_RPM_EXCEEDED if the weight exceeds what the plan permits in a minute, or
     * if too many requests of the account wait already. A plan without a limit of requests per minute, or of concurrent
     * searches, has none here. Rejects with the reason of the signal if the client disconnects before.
     */
    enter(request: WeightedRequest): Turn | undefined {
      const { principal, operation: { weight } } = request
      const { plan } = principal
      add(principal, weight)
      if (weight < expensiveWeight || plan?.concurrency === null) return undefined
      return occupy(request, Math.max(minLanes, plan?.concurrency ?? 0))
    },
  }
}

function tooHeavy(max: number, level: number, weight: number, nowMs: number): Failure {
  const resetMs = nowMs + (level + weight - max) * 60_000 / max
  return rateLimitRpmExceeded({
    message: 'The requests of this account that are not metered exceed the weight that its plan permits in a minute',
    headers: { ...limitHeaders(max, Math.floor(max - level), resetMs), ...retryAfter(resetMs, nowMs) },
  })
}

function tooManyWaiting(clock: Clock): Failure {
  const nowMs = clock.now().getTime()
  return rateLimitRpmExceeded({
    message: `${maxWaiting} requests of this account wait already until others of it have ended`,
    headers: { ...limitHeaders(maxWaiting, 0, nowMs + 1_000), ...retryAfter(nowMs + 1_000, nowMs) },
  })
}
