/** Statuses of a receiver that has too many requests, or whose server behind a gateway is under load. */
const overloaded = new Set([429, 502, 504])
/** Longest pause of a receiver that names no time itself, in milliseconds. */
const maxPauseMs = 3_600_000
const maxReceivers = 10_000

interface Pause {
  untilMs: number
  /** Number of pauses since the last success. */
  count: number
}

/** The answer to an attempt, as far as the throttle reads it. */
export interface ThrottleAnswer {
  status: number | null
  /** Time of the header `Retry-After`, in milliseconds. */
  retryAfterMs: number | undefined
}

export type Throttle = ReturnType<typeof createThrottle>

/**
 * Creates the throttle of receivers. After an answer 429, 502 or 504, or one with `Retry-After`, no attempt is made to
 * the receiver until a pause has passed: as long as `Retry-After` says, or as the retry schedule says for so many
 * pauses in a row. A process knows the answers to its own attempts only.
 * https://www.standardwebhooks.com (Delivery success and failure)
 */
export function createThrottle(schedule: readonly number[], nowMs: () => number = () => performance.now()) {
  const pauses = new Map<string, Pause>()

  return {
    /** Returns the rest of the pause of a receiver, in milliseconds. 0 if an attempt may be made. */
    waitMs: (receiver: string): number => Math.max(0, (pauses.get(receiver)?.untilMs ?? 0) - nowMs()),

    record(receiver: string, { status, retryAfterMs }: ThrottleAnswer): void {
      const isSuccess = status !== null && status >= 200 && status < 300
      if (isSuccess) return void pauses.delete(receiver)
      if (retryAfterMs === undefined && !overloaded.has(status ?? 0)) return
      const before = pauses.get(receiver)
      // answers to attempts that began together are one sign of the load, not several in a row
      const isRunning = before !== undefined && before.untilMs > nowMs()
      const count = (before?.count ?? 0) + (isRunning ? 0 : 1)
      const scheduled = Math.min(maxPauseMs, schedule[Math.min(count, schedule.length) - 1] ?? 0)
      const untilMs = Math.max(before?.untilMs ?? 0, nowMs() + (retryAfterMs ?? scheduled))
      pauses.delete(receiver)
      pauses.set(receiver, { untilMs, count })
      if (pauses.size > maxReceivers) pauses.delete(pauses.keys().next().value!) // the oldest
    },
  }
}
