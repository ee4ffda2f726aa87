/** Longest `Retry-After` that is honoured, in milliseconds. A longer one counts as this. */
const maxMs = 3_600_000

const httpDate = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*, \d\d[ -][A-Z][a-z]{2}[ -]\d{2,4} \d\d:\d\d:\d\d GMT$/

/**
 * Returns the time of a `Retry-After` header in milliseconds from now, at most one hour. The header has whole seconds
 * or a date. Returns `undefined` for anything else. https://www.rfc-editor.org/rfc/rfc9110#section-10.2.3
 */
export function parseRetryAfter(value: string | undefined, now = Date.now()): number | undefined {
  if (value === undefined) return undefined
  const ms = /^\d+$/.test(value) ? Number(value) * 1_000 : httpDate.test(value) ? Date.parse(value) - now : NaN
  return Number.isNaN(ms) ? undefined : Math.min(maxMs, Math.max(0, ms))
}
