import { createHash } from 'node:crypto'
import type { Pause } from '../../db/webhook-pauses.ts'

/** Statuses of a receiver that has too many requests, or that is under load or being restarted. */
const overloaded = new Set([429, 502, 503, 504])
/** Longest pause of a receiver that names no time itself, in milliseconds. */
const maxPauseMs = 3_600_000
/** Time by which waits for a receiver may delay a delivery beyond the retry schedule, in milliseconds. */
const maxDelayMs = 86_400_000

/** The answer to an attempt, as far as the throttle reads it. */
export interface ThrottleAnswer {
  status: number | null
  /** Time of the header `Retry-After`, in milliseconds. */
  retryAfterMs: number | undefined
}

/** Returns the name of a receiver: the host for one account. It shows neither. */
export const receiverOf = ({ accountId, url }: { accountId: string, url: string }): string =>
  createHash('sha256').update(`${accountId} ${new URL(url).host}`).digest('hex')

/** `true` if the receiver asks for a pause with this answer: with 429, 502, 503 or 504, or with `Retry-After`. */
export const asksForPause = ({ status, retryAfterMs }: ThrottleAnswer): boolean =>
  retryAfterMs !== undefined || overloaded.has(status ?? 0)

/**
 * Returns the pause after an answer that asks for one: as long as `Retry-After` says, or as the retry schedule says for
 * so many pauses in a row. Answers to attempts that began together are one sign of the load, not several in a row.
 * https://www.standardwebhooks.com (Delivery success and failure)
 * @param before the pause of the receiver before the answer
 * @param schedule delay before each retry, in milliseconds
 */
export function pauseAfter(
  { retryAfterMs }: ThrottleAnswer, before: Pause, schedule: readonly number[],
): Pause {
  const count = before.leftMs > 0 ? before.count : before.count + 1
  const scheduled = Math.min(maxPauseMs, schedule[Math.min(count, schedule.length) - 1] ?? 0)
  return { leftMs: Math.max(before.leftMs, retryAfterMs ?? scheduled), count }
}

/** Returns how long a delivery may wait for its receiver since it was due, in milliseconds. */
export const maxAgeMs = (schedule: readonly number[]): number =>
  schedule.reduce((sum, delay) => sum + delay, 0) + maxDelayMs

/** Error in the list of attempts of a delivery that was given up while it waited. */
export const tooOld = 'given up: the receiver was overloaded or named a time to wait (Retry-After) until a day after ' +
  'the last retry was due'
