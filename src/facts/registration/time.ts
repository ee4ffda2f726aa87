/** Order of the numbers in 03/04/2026. Without it, such a date is read only if one number is above 12. */
export type DayOrder = 'day first'

/** Hours before UTC of the zones that registries name. Other names have several meanings. */
const zones: ReadonlyMap<string, number> = new Map([
  ['UTC', 0], ['GMT', 0], ['Z', 0], ['WET', 0], ['CET', 1], ['CEST', 2], ['EET', 2], ['EEST', 3], ['EAT', 3],
  ['MSK', 3], ['HKT', 8], ['JST', 9], ['KST', 9],
])

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const monthOf = (text: string): number => months.indexOf(text.slice(0, 3).toLowerCase()) + 1

type Date3 = readonly [year: number, month: number, day: number]

/** Forms of the day, each at the beginning of the text. */
const forms: ReadonlyArray<readonly [RegExp, (parts: string[], order?: DayOrder) => Date3 | undefined]> = [
  // 2026-04-05, 2026/04/05, 2026.04.05, 2026. 04. 05., 20260405
  [/^(\d{4})([-/.]) ?(\d\d?)\2 ?(\d\d?)(?!\d)/, ([year, , month, day]) => [Number(year), Number(month), Number(day)]],
  [/^(\d{4})(\d\d)(\d\d)(?!\d)/, ([year, month, day]) => [Number(year), Number(month), Number(day)]],
  // 2026-Apr-05.
  [/^(\d{4})-([a-z]{3,9})-(\d\d?)(?!\d)/i, ([year, month, day]) => [Number(year), monthOf(month!), Number(day)]],
  // 5-Apr-2026, 05 April 2026, 5th April 2026
  [/^(\d\d?)(?:st|nd|rd|th)?[- ]([a-z]{3,9})[- ](\d{4})\b/i, ([day, month, year]) =>
    [Number(year), monthOf(month!), Number(day)]],
  // Sun Apr 5 2026, Sun Apr 05 06:07:08 UTC 2026
  [/^(?:[a-z]{3} )?([a-z]{3,9}) {1,2}(\d\d?),? (?:[\d:]{8} [a-z]{3,4} )?(\d{4})\b/i, ([month, day, year]) =>
    [Number(year), monthOf(month!), Number(day)]],
  // 5.4.2026 is a day first in every registry
  [/^(\d\d?)\. ?(\d\d?)\. ?(\d{4})\b/, ([day, month, year]) => [Number(year), Number(month), Number(day)]],
  [/^(\d\d?)([-/])(\d\d?)\2(\d{4})\b/, ([first, , second, year], order) => {
    const [one, two] = [Number(first), Number(second)]
    if (order === 'day first' || one > 12) return [Number(year), two, one]
    return two > 12 ? [Number(year), one, two] : undefined
  }],
]

/** The time of day, wherever it stands, and the zone after it. */
const clock = /(?:^|[T :])(\d\d):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?(?: ?(Z\b|[+-]\d\d(?::?\d\d)?|\(?[A-Z]{3,4}\b))?/

/**
 * Returns a time that a registry states (ISO 8601, UTC), in one of the forms that registries use. A time without a zone
 * is in UTC, and one of a zone with an unknown name is only a day. Returns `undefined` for any other text, for a day
 * whose numbers may be in another order, and for a date that is no date of a domain, such as year 1.
 */
export function registrationTime(text: unknown, order?: DayOrder): string | undefined {
  if (typeof text !== 'string' || text.length > 100) return undefined
  const plain = text.trim()
  for (const [form, read] of forms) {
    const match = form.exec(plain)
    const day = match ? read(match.slice(1), order) : undefined
    if (day) return isoOf(day, plain.replace(/^\d{8}(?!\d)/, ''))
  }
  return undefined
}

function isoOf([year, month, day]: Date3, text: string): string | undefined {
  const midnight = Date.UTC(year, month - 1, day)
  const isDay = month >= 1 && month <= 12 && new Date(midnight).getUTCDate() === day
  // the first domains of the Internet are of 1985
  if (!isDay || year < 1980 || year > 2200) return undefined
  const [, hours, minutes, seconds = '0', fraction = '0', zone] = clock.exec(text) ?? []
  const offset = zone === undefined ? 0 : offsetMs(zone)
  if (hours === undefined || offset === undefined || Number(hours) > 23) return new Date(midnight).toISOString()
  const ms = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000
  return new Date(midnight + ms + Number(fraction.padEnd(3, '0').slice(0, 3)) - offset).toISOString()
}

/** Returns the time by which a zone is before UTC, in milliseconds. */
function offsetMs(zone: string): number | undefined {
  const [, sign, hours, minutes = '0'] = /^([+-])(\d\d):?(\d\d)?$/.exec(zone) ?? []
  if (sign !== undefined) return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
  const known = zones.get(zone.replace('(', ''))
  return known === undefined ? undefined : known * 3_600_000
}
