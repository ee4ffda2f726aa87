import { setTimeout as sleep } from 'node:timers/promises'
import { nestsDeeper } from '../../lib/json-depth.ts'
import { notSimulated } from '../../lib/not-simulated.ts'
import type { Request, Response } from '../client.ts'
import { SourceFailure } from './failures.ts'
import type { Context } from './source.ts'

/** No source of ours comes near it. */
const deepestJson = 100
const longestWaitMs = 3_000
const walls = /captcha|cf-chl|cloudflare ray id|access denied|are you a (human|robot)|unusual traffic/i

/**
 * The answer to a request, or `undefined` where the source says "nothing there" (a status in `missing`). Statuses in
 * `readable` are answers too, as 2xx is. One more try after a broken connection or a short `Retry-After`. Throws a
 * `SourceFailure` for every other answer.
 */
export async function ask(
  context: Context, request: Request, missing: readonly number[] = [404], readable: readonly number[] = [],
): Promise<Response | undefined> {
  try {
    return judge(await context.client.send(request, context.signal), missing, readable)
  } catch (failure) {
    if (!(failure instanceof SourceFailure) || !worthAnotherTry(failure)) throw failure
    await pause(failure.retryAfterMs ?? 100, context.signal)
    return judge(await context.client.send(request, context.signal), missing, readable)
  }
}

/** Rejects with the signal's reason. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal }).catch(() => signal.throwIfAborted())

/** The body as JSON; anything else, and what is nested too deep to be kept, is `UPSTREAM_CHANGED`. */
export function json({ body }: Response): unknown {
  if (nestsDeeper(body, deepestJson)) {
    throw new SourceFailure('UPSTREAM_CHANGED', `the answer is nested deeper than ${deepestJson} levels`)
  }
  try {
    return JSON.parse(body.toString('utf8'))
  } catch (cause) {
    throw new SourceFailure('UPSTREAM_CHANGED', 'the source did not answer with JSON', { cause })
  }
}

function worthAnotherTry(failure: SourceFailure): boolean {
  if (failure.code === 'UPSTREAM_UNREACHABLE') return true
  return failure.retryAfterMs !== undefined && failure.retryAfterMs <= longestWaitMs
}

/** As `ask` does, without another try. */
export function judge(
  response: Response,
  missing: readonly number[],
  readable: readonly number[],
): Response | undefined {
  const { status } = response
  if (missing.includes(status)) return undefined
  if ((status >= 200 && status < 300) || readable.includes(status)) {
    if (isPage(response) && walls.test(response.body.toString('utf8', 0, 65_536))) throw blocked()
    return response
  }
  if (status === 429) throw new SourceFailure('UPSTREAM_RATE_LIMITED', 'the source answered 429', wait(response))
  if (status === 401) {
    throw new SourceFailure('UPSTREAM_BLOCKED', 'the source answered 401: it wants a key that is valid')
  }
  if (status === 403 || status === 451) throw blocked(status)
  if (status === 501 && notSimulated in response.headers) {
    throw new SourceFailure('UPSTREAM_ERROR', `no simulated provider for ${new URL(response.url).origin}`)
  }
  throw new SourceFailure('UPSTREAM_ERROR', `the source answered ${status}`, status === 503 ? wait(response) : {})
}

const isPage = ({ headers }: Response): boolean => /^text\/html/i.test(headers['content-type'] ?? '')

function blocked(status?: number): SourceFailure {
  return new SourceFailure('UPSTREAM_BLOCKED', `the source answered ${status ?? 'with a wall'}`)
}

function wait({ headers }: Response): { retryAfterMs?: number } {
  const value = headers['retry-after']
  if (value === undefined) return {}
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now()
  return Number.isFinite(ms) ? { retryAfterMs: Math.max(0, ms) } : {}
}
