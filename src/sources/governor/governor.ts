/*
 * The governor: when a request may be sent to an origin
 *
 * Each origin has a queue in each process. A request passes these stages:
 *
 * 1. Queue: entered in `pass`. Left in order, when one of the places of this process for the origin is free and the
 *    budget has a slot; or with a failure, as soon as the wait cannot end before the deadline of the request.
 * 2. Slot: the budget (`budgets.ts`) reserves slots for the next 50 ms at a time. A slot is used at its time, or given
 *    up if this process is late, because a late slot could exceed the limit together with the next ones.
 * 3. Sent: entered when `pass` resolves. Left when the caller reports the outcome, which frees the place.
 *
 * A refusal of the budget closes the queue until the time that it names; until then the budget is not asked again. An
 * open breaker fails the queue at once: a source that is down is not waited for.
 *
 * The trade: after a `Retry-After`, other processes may still use the slots that they reserved, for up to 50 ms. In
 * return, a fast source does not cost a statement for each request.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { deadlineOf, untilAborted } from '../../lib/abort.ts'
import { noTelemetry, type Telemetry } from '../../lib/telemetry.ts'
import { SourceFailure } from '../failures.ts'
import type { Budgets, RequestOutcome, Reservation, WaitReason } from './budgets.ts'
import { paceOf, type OriginLimit, type Pace } from './origin-limits.ts'

/** A permission to send one request. */
export interface Pass {
  /** Frees the place. Must be called once, when the request has ended. */
  report(outcome: RequestOutcome): void
}

export interface Governor {
  /**
   * Resolves when a request may be sent to `origin`. Rejects with the signal's reason if the signal aborts. Rejects
   * with `UPSTREAM_RATE_LIMITED` if the wait would exceed the deadline of the signal (`deadlineOf`), and with
   * `UPSTREAM_UNREACHABLE` while the circuit breaker of the origin is open.
   */
  pass(origin: string, signal: AbortSignal): Promise<Pass>
}

interface GovernorParts {
  budgets: Budgets
  /** Returns the maximum number of concurrent requests of this process to an origin. */
  placesOf: (origin: string) => number
  limits?: Readonly<Record<string, OriginLimit>>
  telemetry?: Telemetry
}

interface Waiter {
  signal: AbortSignal
  untilMs: number
  resolve(pass: Pass): void
  reject(failure: SourceFailure): void
  /** Why the request had to wait. `undefined` if it waits only for a place in this process. */
  reason?: WaitReason
}

/** Reason and end of a time in which nothing is sent to an origin. */
interface Closing extends Pick<Reservation, 'reason' | 'failures' | 'opened'> {
  untilMs: number
}

interface Lane {
  queue: Waiter[]
  inFlight: number
  /** Slots that are reserved but not used yet. */
  reserved: number
  isBusy: boolean
  closed: Closing | undefined
  wake: AbortController | undefined
}

/**
 * Time before its deadline at which a request gives up, in milliseconds. No source answers faster, and the caller gets
 * the reason instead of a time-out.
 */
const marginMs = 100

/** Number of origins above which the closed queues without requests are forgotten. The budgets remember them. */
const maxIdleLanes = 1_000

export function createGovernor({ budgets, placesOf, limits = {}, telemetry = noTelemetry }: GovernorParts): Governor {
  const lanes = new Map<string, Lane>()

  function laneOf(origin: string): Lane {
    if (lanes.size >= maxIdleLanes) {
      for (const [idle, { queue, inFlight }] of lanes) if (queue.length + inFlight === 0) lanes.delete(idle)
    }
    const lane = lanes.get(origin) ?? {
      queue: [],
      inFlight: 0,
      reserved: 0,
      isBusy: false,
      closed: undefined,
      wake: undefined,
    }
    lanes.set(origin, lane)
    return lane
  }

  /** Fails the requests that cannot be sent before their deadlines. Marks the others as waiting for a reason. */
  function refuseLate(lane: Lane, { intervalMs }: Pace): void {
    const { closed } = lane
    if (!closed) return
    const { reason } = closed
    const failing = new Map<Waiter, number>()
    for (const [index, waiter] of lane.queue.entries()) {
      waiter.reason = reason
      const startMs = closed.untilMs + (reason === 'rate' ? index * intervalMs : 0)
      if (reason === 'breaker' || startMs > waiter.untilMs - marginMs) failing.set(waiter, startMs)
    }
    if (failing.size === 0) return
    lane.queue = lane.queue.filter(waiter => !failing.has(waiter))
    for (const [waiter, untilMs] of failing) waiter.reject(refusal({ ...closed, untilMs }))
  }

  /** Sends the requests of a lane, in order, until none waits or none has a place. */
  async function pump(origin: string, lane: Lane): Promise<void> {
    if (lane.isBusy) return
    lane.isBusy = true
    const pace = paceOf(limits[origin])
    const places = placesOf(origin)
    while (lane.queue.length > 0 && lane.inFlight < places) {
      if (lane.closed && isClosed(lane)) {
        await pause(lane, lane.closed.untilMs)
        continue
      }
      const want = Math.min(lane.queue.length, places - lane.inFlight)
      const reservation = await budgets.reserve(origin, { want, inFlight: lane.inFlight, pace })
      const { now, waits, reason, againMs, failures, opened } = reservation
      // A `Retry-After` that was reported meanwhile is newer than the reservation.
      if (!isClosed(lane)) {
        const closing = { reason, failures, ...opened && { opened }, untilMs: now + againMs }
        lane.closed = waits.length > 0 ? undefined : closing
      }
      refuseLate(lane, pace)
      await use(origin, lane, pace, reservation)
    }
    lane.isBusy = false
    if (lane.queue.length + lane.inFlight === 0 && !isClosed(lane)) lanes.delete(origin)
  }

  /** Gives each reserved slot, at its time, to the first request that waits. */
  async function use(origin: string, lane: Lane, pace: Pace, reservation: Reservation): Promise<void> {
    const { now, waits, isProbe } = reservation
    lane.reserved = waits.length
    let used = 0
    for (const waitMs of waits) {
      const dueMs = now + waitMs
      if (waitMs > 0) {
        for (const waiter of lane.queue) waiter.reason ??= 'rate'
        await sleepUntil(dueMs)
      }
      if (isClosed(lane)) break
      const waiter = performance.now() > dueMs + pace.slackMs ? undefined : lane.queue.shift()
      lane.reserved--
      if (!waiter) continue
      used++
      lane.inFlight++
      waiter.resolve(passOf(origin, lane, pace, isProbe))
    }
    lane.reserved = 0
    if (used === waits.length) return
    if (isProbe) settle(budgets.report(origin, { kind: 'not_sent' }, isProbe))
    if (pace.concurrent !== undefined) settle(budgets.hold(origin, lane.inFlight))
  }

  function passOf(origin: string, lane: Lane, pace: Pace, isProbe: boolean): Pass {
    return {
      report(outcome) {
        lane.inFlight--
        if (outcome.kind === 'retry_after' && budgets.governs(origin)) {
          lane.closed = { reason: 'retry_after', failures: 0, untilMs: performance.now() + outcome.ms }
          refuseLate(lane, pace)
        }
        settle(budgets.report(origin, outcome, isProbe))
        if (pace.concurrent !== undefined) settle(budgets.hold(origin, lane.inFlight + lane.reserved))
        if (lane.closed?.reason === 'concurrency') {
          lane.closed = undefined
          lane.wake?.abort()
        }
        void pump(origin, lane)
      },
    }
  }

  return {
    async pass(origin, signal) {
      signal.throwIfAborted()
      const lane = laneOf(origin)
      const { promise, resolve, reject } = Promise.withResolvers<Pass>()
      const waiter: Waiter = { signal, untilMs: deadlineOf(signal), resolve, reject }
      const leave = () => { lane.queue = lane.queue.filter(other => other !== waiter) }
      const work = telemetry.begin('wait')
      const timer = Number.isFinite(waiter.untilMs)
        ? setTimeout(() => {
          if (!waiter.reason || !lane.queue.includes(waiter)) return
          leave()
          reject(refusal({ failures: 0, untilMs: NaN, ...lane.closed, reason: waiter.reason }))
        }, Math.max(0, waiter.untilMs - marginMs - performance.now()))
        : undefined
      signal.addEventListener('abort', leave, { once: true })
      lane.queue.push(waiter)
      if (isClosed(lane)) refuseLate(lane, paceOf(limits[origin]))
      void pump(origin, lane)
      let outcome: 'sent' | 'refused' = 'refused'
      try {
        const pass = await untilAborted(promise, signal)
        outcome = 'sent'
        return pass
      } finally {
        clearTimeout(timer)
        signal.removeEventListener('abort', leave)
        if (waiter.reason) work.end({ reason: waiter.reason, outcome })
      }
    },
  }
}

const isClosed = ({ closed }: Lane): boolean => closed !== undefined && closed.untilMs > performance.now()

/** Waits until `untilMs`, or until the signal aborts. */
async function sleepUntil(untilMs: number, signal?: AbortSignal): Promise<void> {
  const ms = Math.max(0, untilMs - performance.now())
  await sleep(ms, undefined, { ref: false, ...signal && { signal } }).catch(() => undefined)
}

/** Waits until `untilMs`, or until the lane is woken. */
async function pause(lane: Lane, untilMs: number): Promise<void> {
  lane.wake = new AbortController()
  const { signal } = lane.wake
  await sleepUntil(untilMs, signal)
  lane.wake = undefined
}

/** Reports to the budgets must not delay or fail a request. */
function settle(work: Promise<void> | void): void {
  work?.catch(() => undefined)
}

/** Returns the failure of a request that is not sent. `untilMs` is the time of the next try. */
function refusal({ reason, failures, opened, untilMs }: Closing): SourceFailure {
  const retryAfterMs = Math.max(0, untilMs - performance.now())
  const again = Number.isFinite(retryAfterMs) ? { retryAfterMs } : {}
  const next = Number.isFinite(untilMs) ? `next try at ${timeAt(untilMs)}` : 'no try before the deadline'
  switch (reason) {
    case 'breaker': {
      const since = timeAt(opened?.at ?? untilMs)
      const first = opened?.cause || 'unknown'
      return new SourceFailure('UPSTREAM_UNREACHABLE',
        `not asked: ${failures} failures in a row since ${since}, the first: ${first}; ${next}`, again)
    }
    case 'retry_after':
      return new SourceFailure('UPSTREAM_RATE_LIMITED', `rate limited, ${next}`, again)
    case 'rate':
      return new SourceFailure('UPSTREAM_RATE_LIMITED', `rate limited, ${next}`)
    case 'concurrency':
      return new SourceFailure('UPSTREAM_RATE_LIMITED',
        'rate limited: all concurrent requests that the source allows are in use')
  }
}

/** Converts a time on the clock of `performance.now` to ISO 8601 (UTC). */
const timeAt = (ms: number): string => new Date(Date.now() + ms - performance.now()).toISOString()
