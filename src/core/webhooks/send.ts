import type { Attempt, DueDelivery, DeliveryStatus } from '../../db/webhooks.ts'
import type { Clock } from '../../lib/clock.ts'
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

/**
 * Makes one attempt to deliver a webhook. A failure is part of the returned attempt. Rejects only if `signal` aborts,
 * with the signal's reason.
 */
export async function send(
  { client, clock, publicUrl }: Parts,
  { id, subject, url, body: stored, attempts }: DueDelivery,
  secretOf: () => string | undefined,
  signal: AbortSignal,
): Promise<Attempt> {
  const at = clock.now()
  const started = performance.now()
  const body = singleLineJson(bodyOf[subject.kind](stored, { at, publicUrl }))
  const attempt = {
    number: attempts + 1,
    attemptedAt: at.toISOString(),
    status: null,
    error: null,
    responseStart: '',
  }
  const took = () => ({ durationMs: Math.round(performance.now() - started) })
  try {
    const headers = webhookHeaders({ id, timestamp: Math.floor(at.getTime() / 1000), body }, secretOf())
    const { status, body: responseBody } = await client.send({
      url,
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      redirects: 0,
      maxBytes: maxReadBytes,
      mayTruncate: true,
      timeoutMs: responseTimeoutMs,
    }, signal)
    return {
      ...attempt,
      status,
      error: reasonOf(status),
      responseStart: readable(responseBody.subarray(0, maxStoredBytes)),
      ...took(),
    }
  } catch (error) {
    signal.throwIfAborted()
    return { ...attempt, error: error instanceof SourceFailure ? error.message : 'the attempt failed', ...took() }
  }
}

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
 * Decides whether and when to try again after an attempt. `schedule` has the delay before each retry, in milliseconds.
 */
export function decideNext(
  { status }: Pick<Attempt, 'status'>, retries: number, schedule: readonly number[], random: () => number,
): { status: Exclude<DeliveryStatus, 'pending'>, retryInMs: number | null } {
  if (status !== null && status >= 200 && status < 300) return { status: 'delivered', retryInMs: null }
  const wait = schedule[retries]
  if (status === 410 || wait === undefined) return { status: 'failed', retryInMs: null }
  return { status: 'retrying', retryInMs: Math.round(wait * (0.9 + 0.2 * random())) }
}
