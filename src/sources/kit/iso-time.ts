import { timeInText, type TimeRules } from '../../lib/stated-time.ts'

const dayMs = 86_400_000
/** Other years are no dates of accounts, people or domains. Year 9999 is "never". */
const [firstYear, lastYear] = [1000, 2200]

/**
 * Returns a point in time as ISO 8601 text in UTC. Accepts the texts of `timeInText`, and numbers, also as text: of
 * seconds, milliseconds, microseconds or nanoseconds since 1970, from 1973 on, or `20260405060708`. Returns `undefined`
 * for any other value, and for the dates with which sources fill a field without one: year 1, year 9999, and the
 * beginning of 1970 in any time zone.
 */
export function isoTime(value: unknown, rules?: TimeRules): string | undefined {
  const ms = msOf(value, rules)
  return ms === undefined || isMissing(ms) ? undefined : new Date(ms).toISOString()
}

/**
 * Returns `true` for what sources write in place of a date that they do not have: 0, `0000-00-00`, year 1, year 9999,
 * and the beginning of 1970.
 */
export function isZeroDate(value: unknown): boolean {
  if (typeof value !== 'string') return value === 0
  if (/^0*$|^0000-/.test(value.trim())) return value !== ''
  const ms = timeInText(value, { zone: 'UTC' })
  return ms !== undefined && isMissing(ms)
}

function msOf(value: unknown, rules?: TimeRules): number | undefined {
  if (typeof value === 'number') return isDigits(value) ? timeInText(String(value), rules) : msOfNumber(value)
  if (typeof value !== 'string') return undefined
  return /^-?\d{9,13}(\.\d{1,9})?$|^\d{16}$|^\d{19}$/.test(value) ? msOfNumber(Number(value)) : timeInText(value, rules)
}

/** Returns `true` for a number that is a time in digits, such as 20260405060708: as milliseconds it is of 2600. */
const isDigits = (value: number): boolean => value >= 1900e10 && value < 2201e10

/** Returns `true` for seconds of the year 9999, in place of "never". As milliseconds they are nine hours of 1978. */
const isNever = (seconds: number): boolean => seconds >= 253_370_764_800 && seconds <= 253_402_300_800

/** Numbers below 1e8 may be years, days such as 20260405, or counts. */
function msOfNumber(value: number): number | undefined {
  const size = Math.abs(value)
  if ((value >= 0 && size < 1e8) || isNever(size) || isNever(size / 1e3)) return undefined
  if (size < 1e11) return value * 1e3
  if (size < 1e14) return value
  return size < 1e17 ? value / 1e3 : size < 1e20 ? value / 1e6 : undefined
}

const isMissing = (ms: number): boolean => {
  const year = new Date(ms).getUTCFullYear()
  return Math.abs(ms) < dayMs || !(year >= firstYear && year <= lastYear)
}
