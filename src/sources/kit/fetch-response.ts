import { setTimeout as sleep } from 'node:timers/promises'
import { JsonLimitExceeded, parseInSlices, type JsonLimits } from '../../lib/json-slices.ts'
import { notSimulated } from '../../lib/not-simulated.ts'
import { turnFor } from '../../lib/pauses.ts'
import type { Request, Response } from '../egress/client.ts'
import { rateLimitOf } from '../egress/rate-limit.ts'
import { mayBeAbsence, provesAbsence, type Absence } from './absence.ts'
import { SourceFailure } from '../failures.ts'
import { elsewhere } from './elsewhere.ts'
import { jsonBytes } from './page-text.ts'
import { parseRetryAfter } from '../../lib/retry-after.ts'
import { defaultMaxValues } from './size.ts'
import type { Context } from './source.ts'

/**
 * Maximum nesting of a JSON response, in levels. The responses of all sources are far below it. The limit saves memory,
 * because a deeply nested text takes fifty times its size when parsed.
 */
const maxJsonDepth = 100
const maxRetryWaitMs = 3_000
const blockPagePattern = /captcha|cf-chl|cloudflare ray id|access denied|are you a (human|robot)|unusual traffic/i

/**
 * Sends a request and returns the response. Returns `undefined` for an answer in `missing`, with which the source says
 * that it has nothing. Accepts 2xx and the statuses in `readable`. Throws a `SourceFailure` for every other answer,
 * also for block pages, for the answer of another address (`elsewhere.ts`), and for the status of a documented answer
 * with another body.
 * Retries once if the connection broke, or if the source asks for a short wait (`Retry-After`).
 */
export async function fetchResponse(
  context: Context, request: Request, missing: readonly Absence[] = [], readable: readonly number[] = [],
): Promise<Response | undefined> {
  const ask = async () => {
    const response = await context.client.send(request, context.signal)
    requireSameQuestion(request, response)
    return acceptResponse(withoutKey(response, context.key), missing, readable)
  }
  try {
    return await ask()
  } catch (failure) {
    if (!(failure instanceof SourceFailure) || !isWorthARetry(failure)) throw failure
    await pause(failure.retryAfterMs ?? 100, context.signal)
    return ask()
  }
}

/** Throws a `SourceFailure` if a redirect led to an answer about something else. */
export function requireSameQuestion(request: Request, response: Pick<Response, 'url'>): void {
  const target = elsewhere(request, response)
  if (target === 'gate') throw blocked('the source redirected to a page to sign in or to consent')
  if (target) throw new SourceFailure('UPSTREAM_CHANGED', 'the source redirected to an address of something else')
}

/** Length of a key from which it cannot be a part of other facts by chance, in characters. */
const minKeyLength = 8

/** Removes the operator's key from an answer that repeats the request, so that no card shows it. */
function withoutKey(response: Response, key = ''): Response {
  const { body } = response
  const spellings = [key, encodeURIComponent(key), JSON.stringify(key).slice(1, -1)]
  if (key.length < minKeyLength || !spellings.some(text => body.includes(text))) return response
  const text = spellings.reduce((text, spelling) => text.replaceAll(spelling, '***'), body.toString('latin1'))
  return { ...response, body: Buffer.from(text, 'latin1') }
}

/** Waits `ms` milliseconds. Rejects with the signal's reason if the signal aborts. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal }).catch(() => signal.throwIfAborted())

/**
 * Parses the body as JSON, a large body in slices, in the character set that its mark or its header names. Throws
 * `UPSTREAM_CHANGED` if the body is not JSON or is nested deeper than `maxLevels`, and `UPSTREAM_TOO_LARGE` if it has
 * more than `maxValues` values.
 */
export async function parseJson(
  answer: Pick<Response, 'body'> & Partial<Pick<Response, 'headers'>>,
  { maxLevels = maxJsonDepth, maxValues = defaultMaxValues }: Partial<JsonLimits> = {},
): Promise<unknown> {
  await turnFor(answer.body)
  try {
    return await parseInSlices(jsonBytes(answer), { maxLevels, maxValues })
  } catch (cause) {
    throw jsonFailure(cause, maxLevels)
  }
}

function jsonFailure(cause: unknown, maxLevels: number): SourceFailure {
  if (!(cause instanceof JsonLimitExceeded)) {
    return new SourceFailure('UPSTREAM_CHANGED', 'the response is not JSON', { cause })
  }
  return cause.limit === 'levels'
    ? new SourceFailure('UPSTREAM_CHANGED', `the response is nested deeper than ${maxLevels} levels`, { cause })
    : new SourceFailure('UPSTREAM_TOO_LARGE', `the response has too many or too long ${cause.limit}`, { cause })
}

function isWorthARetry(failure: SourceFailure): boolean {
  const { code, retryAfterMs } = failure
  return retryAfterMs === undefined ? code === 'UPSTREAM_UNREACHABLE' : retryAfterMs <= maxRetryWaitMs
}

/** Checks a response that was already received. Returns and throws like `fetchResponse`, but never retries. */
export function acceptResponse(
  response: Response,
  missing: readonly Absence[],
  readable: readonly number[],
): Response | undefined {
  const { status } = response
  if (provesAbsence(missing, response)) return undefined
  const isRead = (status >= 200 && status < 300) || readable.includes(status)
  const isOther = mayBeAbsence(missing, response)
  if ((isRead || isOther) && isBlockPage(response)) throw blocked('the source returned a block page')
  if (isRead) return response
  if (isOther) {
    throw new SourceFailure('UPSTREAM_CHANGED', `the source answered ${status}, but not as it does without results`)
  }
  const limit = rateLimitOf(response)
  if (limit) {
    const message = `the source answered ${status}${status === 429 ? '' : ' and its limit'}`
    throw new SourceFailure('UPSTREAM_RATE_LIMITED', message, limit)
  }
  if (status === 401) throw blocked('the source answered 401: the key is missing or not valid')
  if (status === 403 || status === 451) throw blocked(`the source answered ${status}`)
  if (status === 501 && notSimulated in response.headers) {
    throw new SourceFailure('UPSTREAM_ERROR', `no simulated provider for ${new URL(response.url).origin}`)
  }
  throw new SourceFailure('UPSTREAM_ERROR', `the source answered ${status}`, status === 503 ? retryAfter(response) : {})
}

/** Returns `true` for an answer that is only accepted (202) or a part (206), so that the rest may have the value. */
export const isUnfinished = ({ status }: Pick<Response, 'status'>): boolean => status === 202 || status === 206

const isBlockPage = ({ headers, body }: Response): boolean =>
  /^text\/html/i.test(headers['content-type'] ?? '') && blockPagePattern.test(body.toString('utf8', 0, 65_536))

function blocked(reason: string): SourceFailure {
  return new SourceFailure('UPSTREAM_BLOCKED', reason)
}

function retryAfter({ headers }: Response): { retryAfterMs?: number } {
  const retryAfterMs = parseRetryAfter(headers['retry-after'])
  return retryAfterMs === undefined ? {} : { retryAfterMs }
}
