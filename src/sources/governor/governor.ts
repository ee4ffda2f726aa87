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
 * open breaker fails the queue at once: a source that is down is not waited for. `lane.ts` has the queues.
 *
 * The trade: after a `Retry-After`, other processes may still use the slots that they reserved, for up to 50 ms. In
 * return, a fast source does not cost a statement for each request.
 */
import { deadlineOf, untilAborted } from '../../lib/abort.ts'
import { noTelemetry, type Telemetry } from '../../lib/telemetry.ts'
import type { Budgets, Reservation } from './budgets.ts'
import {
  createLanes, isClosed, marginMs, pause, refusal, refuseLate, sleepUntil, type Lane, type Pass, type Waiter,
} from './lane.ts'
import { limitOf, paceOf, type OriginLimit, type Pace } from './origin-limits.ts'

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

export function createGovernor({ budgets, placesOf, limits = {}, telemetry = noTelemetry }: GovernorParts): Governor {
  const lanes = createLanes()

  /** Sends the requests of a lane, in order, until none waits or none has a place. */
  async function pump(origin: string, lane: Lane): Promise<void> {
    if (lane.isBusy) return
    lane.isBusy = true
    const pace = paceOf(limitOf(limits, origin))
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
    lanes.forgetIdle(origin, lane)
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
      const lane = lanes.of(origin)
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
      if (isClosed(lane)) refuseLate(lane, paceOf(limitOf(limits, origin)))
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

/** Reports to the budgets must not delay or fail a request. */
function settle(work: Promise<void> | void): void {
  work?.catch(() => undefined)
}
