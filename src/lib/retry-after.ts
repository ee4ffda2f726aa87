/** Longest wait that is honoured, in milliseconds. A longer one counts as this. */
const maxMs = 3_600_000

const httpDate = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*, \d\d[ -][A-Z][a-z]{2}[ -]\d{2,4} \d\d:\d\d:\d\d GMT$/

/** Returns a wait within the limit: at least 0, at most one hour. */
export const waitMs = (ms: number): number => Math.min(maxMs, Math.max(0, ms))

/**
 * Returns the time of a `Retry-After` header in milliseconds from now, at most one hour. The header has seconds or a
 * date; some servers write fractions of a second. Returns `undefined` for anything else.
 * https://www.rfc-editor.org/rfc/rfc9110#section-10.2.3
 */
export function parseRetryAfter(value: string | undefined, now = Date.now()): number | undefined {
  const ms = parseSeconds(value) ?? (httpDateMs(value) ?? NaN) - now
  return Number.isNaN(ms) ? undefined : waitMs(ms)
}

/** Returns a number of seconds, whole or decimal, in milliseconds. Returns `undefined` for any other text. */
export const parseSeconds = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d+(?:\.\d+)?$/.test(text) ? Number(text) * 1_000 : undefined

/** Returns the time of an HTTP date in milliseconds since 1970. Returns `undefined` for any other text. */
export function httpDateMs(text: string | undefined): number | undefined {
  const ms = text !== undefined && httpDate.test(text) ? Date.parse(text) : NaN
  return Number.isNaN(ms) ? undefined : ms
}
