// Made by npm run generate from scripts/client/repeat.ts. Do not edit.
import type { Connection } from './connection.ts'
import { TracewellError } from './error.ts'
import type { Retry } from './follow.ts'
import { maxTimerMs, pause } from './watch.ts'

/** Options of every call. */
export interface CallOptions {
  signal?: AbortSignal | undefined
  /** Time limit of each attempt, with its body, in milliseconds. Default: that of the client. */
  timeoutMs?: number | undefined
  /** Called when an attempt has failed, before the wait for the next one. */
  onRetry?: ((retry: Retry) => void) | undefined
}

/** How calls of a connection are repeated. */
export type Policy = Pick<Connection, 'timeoutMs' | 'retries' | 'pauseMs'>

/** Longest `Retry-After` for which a call waits, in milliseconds. */
const maxRetryDelayMs = 60_000
/** Longest wait between two attempts, without that of `Retry-After`, in milliseconds. */
const maxPauseMs = 8_000
/** Codes of errors after which nothing was sent. Browsers have no such codes. https://nodejs.org/api/errors.html */
const unsent: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])

/**
 * Makes an attempt, and repeats it as the README of the package describes. Throws the error of the last attempt, or the
 * reason of the caller's signal. Passes the time limit on as an abort: a `DOMException` with the name `TimeoutError`.
 * @param isRepeatable whether a request that the server may have accepted can be sent again
 */
export async function repeated<Result>(
  policy: Policy,
  { signal, timeoutMs = policy.timeoutMs, onRetry }: CallOptions,
  isRepeatable: boolean,
  attempt: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  for (let failures = 1; ; failures++) {
    try {
      return await limited(signal, timeoutMs, attempt)
    } catch (error) {
      signal?.throwIfAborted()
      const askedMs = error instanceof TracewellError ? (error.retryAfter ?? 0) * 1000 : 0
      if (failures > policy.retries || askedMs > maxRetryDelayMs || !mayRepeat(error, isRepeatable)) throw error
      // jitter, so that many clients do not return at the same moment
      const waitMs = askedMs + Math.min(maxPauseMs, policy.pauseMs * 2 ** (failures - 1)) * (0.5 + Math.random() / 2)
      onRetry?.({ error, failures, waitMs })
      await pause(waitMs, signal)
    }
  }
}

/**
 * Returns the `Idempotency-Key` of a call that creates something: that of the caller, or a random one if the call may
 * be repeated. `crypto.randomUUID` is missing on pages without TLS.
 */
export function keyOf({ retries }: Policy, idempotencyKey: string | undefined): string | undefined {
  if (idempotencyKey !== undefined || retries === 0) return idempotencyKey
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Makes one attempt, with a signal that aborts with the caller's, or after the time limit. `AbortSignal.any` would keep
 * memory for each attempt as long as the caller's signal lives: https://github.com/nodejs/node/issues/55351
 */
async function limited<Result>(
  signal: AbortSignal | undefined, timeoutMs: number, attempt: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const limit = new AbortController()
  const abort = () => limit.abort(signal?.reason)
  const timeOut = () => limit.abort(new DOMException('The call took too long', 'TimeoutError'))
  signal?.addEventListener('abort', abort, { once: true })
  if (signal?.aborted) abort()
  const timer = timeoutMs === Infinity ? undefined : setTimeout(timeOut, Math.min(timeoutMs, maxTimerMs))
  try {
    return await attempt(limit.signal)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

function mayRepeat(error: unknown, isRepeatable: boolean): boolean {
  if (error instanceof TracewellError) {
    if (error.status === 429) return true // refused: nothing was done
    return isRepeatable && ([500, 502, 503, 504].includes(error.status) || error.code === 'IDEMPOTENCY_KEY_IN_USE')
  }
  const { name, cause } = error as Error
  if (unsent.has((cause as { code?: unknown } | undefined)?.code)) return true
  return isRepeatable && (error instanceof TypeError || name === 'TimeoutError')
}
