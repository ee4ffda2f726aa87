import { httpDateMs, parseRetryAfter, parseSeconds, waitMs } from '../../lib/retry-after.ts'

/** An answer as far as it can report a rate limit. `body` is missing if it was not read. */
interface Answer {
  status: number
  headers: Record<string, string>
  body?: Buffer
}

/** A rate limit that a source reports. `retryAfterMs` is missing if the source names no time. */
export interface RateLimit {
  retryAfterMs?: number
}

/** Statuses of an exceeded limit. GitHub and others answer 403, which otherwise is a refusal. */
const limited = [403, 429]

/** Spellings of the headers that count requests: GitHub's, X's and the IETF draft's. */
const prefixes = ['x-ratelimit', 'x-rate-limit', 'ratelimit']

/** Text of GitHub's second limit, and the wait without a header. The text is near the start of a short JSON body. */
const secondaryLimit = /exceeded a secondary rate limit|abuse detection mechanism/i
const secondaryWaitMs = 60_000
const searchedBytes = 4_096

/** Smallest `reset` that is a time in seconds since 1970, and smallest one in milliseconds; others are durations. */
const epochSeconds = 1e9
const epochMs = 1e11

/**
 * Returns the rate limit that an answer 403 or 429 reports, with its end. Returns `undefined` for other statuses, and
 * for a 403 without a sign of a limit. Times are compared with the `Date` of the answer, because clocks differ.
 * https://docs.github.com/en/rest/using-the-rest-api/troubleshooting-the-rest-api#rate-limit-errors
 * https://docs.discord.com/developers/topics/rate-limits#header-format
 * https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-ratelimit-headers-03
 */
export function rateLimitOf({ status, headers, body }: Answer, nowMs = Date.now()): RateLimit | undefined {
  if (!limited.includes(status)) return undefined
  const now = httpDateMs(headers['date']) ?? nowMs
  const prefix = prefixes.find(name => headers[`${name}-remaining`]?.trim() === '0')
  const retryAfterMs = parseRetryAfter(headers['retry-after'], now)
    ?? (prefix === undefined ? undefined : resetMs(headers, prefix, now))
  if (retryAfterMs !== undefined) return { retryAfterMs }
  if (body && secondaryLimit.test(body.toString('latin1', 0, searchedBytes))) return { retryAfterMs: secondaryWaitMs }
  return status === 429 || prefix !== undefined || headers['retry-after'] !== undefined ? {} : undefined
}

/** Returns the time until the counter is reset, in milliseconds. */
function resetMs(headers: Record<string, string>, prefix: string, now: number): number | undefined {
  const after = parseSeconds(headers[`${prefix}-reset-after`])
  if (after !== undefined) return waitMs(after)
  const ms = parseSeconds(headers[`${prefix}-reset`]?.trim())
  if (ms === undefined) return undefined
  const seconds = ms / 1_000
  if (seconds < epochSeconds) return waitMs(ms)
  return waitMs((seconds < epochMs ? ms : seconds) - now)
}
