import type { Attempt, DueDelivery, DeliveryStatus } from '../../db/webhooks.ts'
import type { Clock } from '../../lib/clock.ts'
import { parseRetryAfter } from '../../lib/retry-after.ts'
import type { Client } from '../../sources/egress/client.ts'
import { SourceFailure } from '../../sources/failures.ts'
import { singleLineJson } from '../../lib/json-text.ts'
import { bodyOf } from './bodies.ts'
import { webhookHeaders } from './signature.ts'

interface Parts {
  client: Client
  clock: Clock
  publicUrl: string
}

const responseTimeoutMs = 15_000
const maxReadBytes = 4_096
const maxStoredBytes = 256

/** The sealed parts of a receiver, opened. */
export interface Secrets {
  /** Signing secrets, newest first. The webhook is not signed without one. */
  secrets: readonly string[]
  /** Headers that the receiver is sent besides those of every webhook. */
  headers: Readonly<Record<string, string>>
}

/** An attempt, and the wait that the receiver asks for. */
export interface Sent {
  attempt: Attempt
  /** Time of the header `Retry-After` of a failed attempt, in milliseconds, at most one hour. */
  retryAfterMs: number | undefined
}

/**
 * Makes one attempt to deliver a webhook. A failure is part of the returned attempt. Rejects only if `signal` aborts,
 * with the signal's reason.
 */
export async function send(
  { client, clock, publicUrl }: Parts,
  { id, subject, url, body: stored, attempts }: DueDelivery,
  secretsOf: () => Secrets,
  signal: AbortSignal,
): Promise<Sent> {
  const at = clock.now()
  const started = performance.now()
  const body = singleLineJson(bodyOf[subject.kind](stored, { at, publicUrl }))
  const failed = {
    number: attempts + 1,
    attemptedAt: at.toISOString(),
    status: null,
    error: null,
    responseStart: '',
  }
  const took = () => ({ durationMs: Math.round(performance.now() - started) })
  try {
    const { secrets, headers: own } = secretsOf()
    const headers = webhookHeaders({ id, timestamp: Math.floor(at.getTime() / 1000), body }, secrets)
    const { status, headers: answered, body: responseBody } = await client.send({
      url,
      method: 'POST',
      headers: { ...own, 'content-type': 'application/json', ...headers },
      body,
      redirects: 0,
      maxBytes: maxReadBytes,
      mayTruncate: true,
      timeoutMs: responseTimeoutMs,
    }, signal)
    const attempt = {
      ...failed,
      status,
      error: reasonOf(status),
      responseStart: readable(responseBody.subarray(0, maxStoredBytes)),
      ...took(),
    }
    return {
      attempt,
      retryAfterMs: isSuccess(status) ? undefined : parseRetryAfter(answered['retry-after'], at.getTime()),
    }
  } catch (error) {
    signal.throwIfAborted()
    const message = error instanceof SourceFailure ? error.message : 'the attempt failed'
    return { attempt: { ...failed, error: message, ...took() }, retryAfterMs: undefined }
  }
}

/** Returns the entry in the list of attempts for a delivery that was given up without a further attempt. */
export const gaveUp = ({ attempts }: Pick<DueDelivery, 'attempts'>, at: Date, reason: string): Attempt => ({
  number: attempts + 1,
  attemptedAt: at.toISOString(),
  status: null,
  durationMs: 0,
  error: reason,
  responseStart: '',
})

const isSuccess = (status: number | null): boolean => status !== null && status >= 200 && status < 300

/** Returns a text for statuses that need an explanation, otherwise `null`. */
function reasonOf(status: number): string | null {
  if (status === 410) return 'the receiver is gone (410): no further attempt will be made'
  return status >= 300 && status < 400 ? 'redirects are not followed' : null
}

/**
 * Decodes the start of a response body. Replaces NUL, which PostgreSQL refuses. Removes the last character if its bytes
 * were cut off.
 */
const readable = (bytes: Buffer): string =>
  bytes.toString('utf8').replace(/(?<!\uFFFD)\uFFFD+$/, '').replaceAll('\0', '\uFFFD').slice(0, maxStoredBytes)

/**
 * Decides whether and when to try again after an attempt.
 * @param schedule delay before each retry, in milliseconds
 * @param pauseMs rest of the receiver's pause, in milliseconds: the retry is not earlier
 */
export function decideNext(
  { status }: Pick<Attempt, 'status'>, retries: number,
  { schedule, pauseMs, random }: { schedule: readonly number[], pauseMs: number, random: () => number },
): { status: Exclude<DeliveryStatus, 'pending'>, retryInMs: number | null } {
  if (isSuccess(status)) return { status: 'delivered', retryInMs: null }
  const wait = schedule[retries]
  if (status === 410 || wait === undefined) return { status: 'failed', retryInMs: null }
  const scheduled = wait * (0.9 + 0.2 * random())
  return { status: 'retrying', retryInMs: Math.round(Math.max(scheduled, spread(pauseMs, random))) }
}

/** Returns a pause that is up to a tenth longer, so that what waited for it does not arrive at once. */
export const spread = (pauseMs: number, random: () => number): number => pauseMs * (1 + 0.1 * random())
