import { setTimeout as sleep } from 'node:timers/promises'
import { SourceFailure } from '../failures.ts'
import type { RequestOutcome, Reservation, WaitReason } from './budgets.ts'
import type { Pace } from './origin-limits.ts'

/** A permission to send one request. */
export interface Pass {
  /** Frees the place. Must be called once, when the request has ended. */
  report(outcome: RequestOutcome): void
}

export interface Waiter {
  signal: AbortSignal
  untilMs: number
  resolve(pass: Pass): void
  reject(failure: SourceFailure): void
  /** Why the request had to wait. `undefined` if it waits only for a place in this process. */
  reason?: WaitReason
}

/** Reason and end of a time in which nothing is sent to an origin. */
export interface Closing extends Pick<Reservation, 'reason' | 'failures' | 'opened'> {
  untilMs: number
}

export interface Lane {
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
export const marginMs = 100

/** Number of origins above which the closed queues without requests are forgotten. The budgets remember them. */
const maxIdleLanes = 1_000

/** Creates the lanes of all origins. A lane is forgotten when it is idle. */
export function createLanes() {
  const lanes = new Map<string, Lane>()

  return {
    of(origin: string): Lane {
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
    },

    /** Forgets the lane if it has no request and is not closed. */
    forgetIdle(origin: string, lane: Lane): void {
      if (lane.queue.length + lane.inFlight === 0 && !isClosed(lane)) lanes.delete(origin)
    },
  }
}

export const isClosed = ({ closed }: Lane): boolean => closed !== undefined && closed.untilMs > performance.now()

/** Fails the requests that cannot be sent before their deadlines. Marks the others as waiting for a reason. */
export function refuseLate(lane: Lane, { intervalMs }: Pace): void {
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

/** Waits until `untilMs`, or until the signal aborts. */
export async function sleepUntil(untilMs: number, signal?: AbortSignal): Promise<void> {
  const ms = Math.max(0, untilMs - performance.now())
  await sleep(ms, undefined, { ref: false, ...signal && { signal } }).catch(() => undefined)
}

/** Waits until `untilMs`, or until the lane is woken. */
export async function pause(lane: Lane, untilMs: number): Promise<void> {
  lane.wake = new AbortController()
  const { signal } = lane.wake
  await sleepUntil(untilMs, signal)
  lane.wake = undefined
}

/** Returns the failure of a request that is not sent. `untilMs` is the time of the next try. */
export function refusal({ reason, failures, opened, untilMs }: Closing): SourceFailure {
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
