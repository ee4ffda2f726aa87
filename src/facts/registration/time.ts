import { timeAtBeginning, type TimeRules } from '../../lib/stated-time.ts'

export type DayOrder = TimeRules['order']

/**
 * Returns a time that a registry states (ISO 8601, UTC), in one of the forms that registries use. A time without a
 * zone, or of a zone with an unknown name, is only a day. Returns `undefined` for any other text, for a day whose
 * numbers may be in another order, and for a date that is no date of a domain, such as year 1.
 */
export function registrationTime(text: unknown, order?: DayOrder): string | undefined {
  if (typeof text !== 'string') return undefined
  // 5.4.2026 is a day first in every registry
  const ms = timeAtBeginning(text, { order: /^\s*\d\d?\./.test(text) ? 'day first' : order })
  const year = ms === undefined ? 0 : new Date(ms).getUTCFullYear()
  // the first domains of the Internet are of 1985
  return ms === undefined || year < 1980 || year > 2200 ? undefined : new Date(ms).toISOString()
}
