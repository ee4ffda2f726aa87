import type { Pace } from './origin-limits.ts'

/** Reason why a request must wait or is not sent. */
export type WaitReason = 'rate' | 'concurrency' | 'retry_after' | 'breaker'

/** How one request ended, as far as it concerns the budget of its origin. */
export type RequestOutcome =
  | { kind: 'answered' }
  /** No connection, no answer in time, or a status 5xx. `cause` says which, without a searched value. */
  | { kind: 'failed', cause: string }
  /** The caller gave up, or the request was refused in this process. */
  | { kind: 'not_sent' }
  /** Status 403, 429 or 503 with a `Retry-After`, or a body that asks for a pause. */
  | { kind: 'retry_after', ms: number }

export interface Demand {
  /** Number of requests that wait. */
  want: number
  /** Number of requests of this process that hold a slot now. */
  inFlight: number
  pace: Pace
}

/** The opening of a circuit breaker. */
export interface Opening {
  /** Time at which it opened, on the clock of the budget. */
  at: number
  /** Cause of the first of the consecutive failures. */
  cause: string
}

/** Slots that were reserved, or the reason why there are none. */
export interface Reservation {
  /** Time of the decision in milliseconds, on the clock of `performance.now`. */
  now: number
  /** Times of the reserved slots in order, in milliseconds from `now`. Empty if no slot was reserved. */
  waits: number[]
  /** If no slot was reserved: the reason, and the time after which to ask again, in milliseconds. */
  reason: WaitReason
  againMs: number
  /** Number of consecutive failures. */
  failures: number
  /** Missing if the breaker is closed. */
  opened?: Opening
  /** `true` if the one reserved slot is for the probe of an open breaker. */
  isProbe: boolean
}

/**
 * Budgets of origins: their rate, their concurrency, their `Retry-After` and their circuit breaker. One implementation
 * is for one process, another for all processes of a cluster.
 */
export interface Budgets {
  /** Returns `false` if the origin has no limits. */
  governs(origin: string): boolean
  /** Reserves up to `want` slots within the next `horizonMs` milliseconds. */
  reserve(origin: string, demand: Demand): Promise<Reservation> | Reservation
  report(origin: string, outcome: RequestOutcome, isProbe: boolean): Promise<void> | void
  /** Reports how many requests of this process hold a slot, if the origin limits concurrency. */
  hold(origin: string, inFlight: number): Promise<void> | void
  close(): void
}

/**
 * Slots are reserved for this time in advance, in milliseconds. A longer time costs fewer statements, but delays the
 * effect of a `Retry-After` on the other processes.
 */
export const horizonMs = 50

export const breaker = {
  /**
   * Consecutive failures that open the breaker. A source repeats a request whose connection broke, so that five
   * failures are at least three calls. Failures that are more than `memoryMs` apart are not consecutive.
   */
  failures: 5,
  memoryMs: 60_000,
  /** First time for which the breaker is open. It doubles with each probe that fails, up to `maxOpenMs`. */
  openMs: 5_000,
  maxOpenMs: 60_000,
  /** Time after which another probe is sent if the process of the first one has died. */
  probeMs: 15_000,
}

/** Returns how long the breaker is open after a number of consecutive failures, in milliseconds. */
export const openMsAfter = (failures: number): number =>
  failures < breaker.failures ? 0 : Math.min(breaker.maxOpenMs, breaker.openMs * 2 ** (failures - breaker.failures))

/** Time after which a process without a concurrency slot asks again, in milliseconds. */
const concurrencyRetryMs = 100

/** The state of one budget. Times are in milliseconds. */
export interface BudgetState {
  now: number
  /** Theoretical time of the next slot (GCRA). */
  nextAt: number
  blockedUntil: number
  openUntil: number
  failures: number
  /** Time at which the breaker opened. */
  openedAt: number
  /** Cause of the first of the consecutive failures. */
  cause: string
  /** Number of concurrent requests of other processes. */
  others: number
  /** Time that a reply takes. No slot is earlier than that, since it could not be used in time. */
  leadMs: number
}

/**
 * Decides a demand. `nextAt` of the result is the new state.
 * https://en.wikipedia.org/wiki/Generic_cell_rate_algorithm
 */
export function decide(
  { now, nextAt, blockedUntil, openUntil, failures, openedAt, cause, others, leadMs }: BudgetState,
  { want, inFlight, pace: { intervalMs, burstMs, concurrent = Infinity } }: Demand,
): Reservation & { nextAt: number } {
  const isOpen = failures >= breaker.failures
  const base = Math.max(now + leadMs, blockedUntil)
  const end = now + leadMs + horizonMs
  const first = Math.max(nextAt, base)
  const inTime = base > end ? 0 : Math.floor((end + burstMs - first) / intervalMs) + 1
  const limits: Array<[WaitReason, number, number]> = [
    ['breaker', isOpen ? (openUntil > now ? 0 : 1) : Infinity, openUntil - now],
    ['retry_after', base > end ? 0 : Infinity, base - now],
    ['rate', inTime, first - burstMs - end],
    ['concurrency', concurrent - others - inFlight, concurrencyRetryMs],
  ]
  const [reason, fewest, againMs] = limits.reduce((least, limit) => limit[1] < least[1] ? limit : least)
  const count = Math.max(0, Math.min(want, fewest))
  return {
    now,
    waits: Array.from({ length: count }, (_, index) => Math.max(base, first + index * intervalMs - burstMs) - now),
    reason,
    againMs: Math.max(1, againMs),
    failures,
    ...isOpen && { opened: { at: openedAt, cause } },
    isProbe: isOpen && count > 0,
    nextAt: count > 0 ? first + count * intervalMs : nextAt,
  }
}
