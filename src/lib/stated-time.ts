/** Facts about the times of a source that the texts themselves do not have. */
export interface TimeRules {
  /** Order of the numbers in 03/04/2026. Without it, such a date is read only if one number is above 12. */
  order?: 'day first' | 'month first' | undefined
  /** Zone of the times that name none, if the source documents it. Without it, only their day is read. */
  zone?: 'UTC'
}

/** Longest text that is read, in UTF-16 units. */
const maxLength = 100

/**
 * Hours before UTC of zones with a name. Other names have several meanings: CST is the time of Chicago and of China.
 * https://www.rfc-editor.org/rfc/rfc5322#section-4.3
 */
const zones: ReadonlyMap<string, number> = new Map([
  ['UTC', 0], ['GMT', 0], ['Z', 0], ['WET', 0], ['CET', 1], ['CEST', 2], ['EET', 2], ['EEST', 3], ['EAT', 3],
  ['MSK', 3], ['HKT', 8], ['JST', 9], ['KST', 9], ['EST', -5], ['EDT', -4], ['PST', -8], ['PDT', -7],
])

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const monthOf = (name: string): number => months.indexOf(name.slice(0, 3).toLowerCase()) + 1

type Day = readonly [year: number, month: number, day: number]

/** Forms of the day, each at the beginning of the text. Years have four digits: a shorter one may be a day. */
const forms: ReadonlyArray<readonly [RegExp, (parts: string[], order: TimeRules['order']) => Day | undefined]> = [
  // 2026-04-05, 2026/04/05, 2026.04.05, 2026. 04. 05.
  [/^(\d{4})([-/.]) ?(\d\d?)\2 ?(\d\d?)(?!\d)/, ([year, , month, day]) => [Number(year), Number(month), Number(day)]],
  // 20260405 06:07:08, 20260405T060708Z
  [/^(\d{4})(\d\d)(\d\d)(?!\d)/, ([year, month, day]) => [Number(year), Number(month), Number(day)]],
  // 2026-Apr-05
  [/^(\d{4})[- ]([a-z]{3,9})[- ](\d\d?)(?!\d)/i, ([year, month, day]) => [Number(year), monthOf(month!), Number(day)]],
  // 5-Apr-2026, 05 April 2026, 5th April 2026
  [/^(\d\d?)(?:st|nd|rd|th)?[-/ ]([a-z]{3,9})\.?[-/, ] ?(\d{4})(?!\d)/i, ([day, month, year]) =>
    [Number(year), monthOf(month!), Number(day)]],
  // April 5, 2026
  [/^([a-z]{3,9})\.? {1,2}(\d\d?)(?:st|nd|rd|th)?,? (\d{4})(?!\d)/i, ([month, day, year]) =>
    [Number(year), monthOf(month!), Number(day)]],
  // 05/04/2026
  [/^(\d\d?)([-/.]) ?(\d\d?)\2 ?(\d{4})(?!\d)/, ([first, , second, year], order) => {
    const [one, two] = [Number(first), Number(second)]
    if (order === 'day first' || (order === undefined && one > 12)) return [Number(year), two, one]
    return order === 'month first' || two > 12 ? [Number(year), one, two] : undefined
  }],
]

/** The time of day and its zone after the day, up to the end of the text; a name in brackets may repeat the zone. */
const wholeClock =
  /^(?:t| {1,2}|,? at |, )(\d\d?):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?(?: ?([ap])\.?m\b\.?)?(?: ?((?:utc|gmt)?[+-]\d\d?(?::?\d\d)?|\(?[a-z]{1,5}\)?))?(?: \([a-z ]{2,40}\))?$/i
/** The time of day and its zone somewhere after the day. */
const anyClock =
  /(?:^|[t :])(\d\d?):(\d\d)(?::(\d\d)(?:[.,](\d{1,9}))?)?(?: ?([ap])\.?m\b\.?)?(?: ?((?:utc|gmt)?[+-]\d\d?(?::?\d\d)?\b|\(?[a-z]{1,5}\b\)?))?/i

/** `Sun Apr 05 06:07:08 UTC 2026`, in which the year comes last. */
const yearLast = /^([a-z]{3,9} {1,2}\d\d?) (\d\d:\d\d:\d\d(?:\.\d{1,9})?)( [a-z]{3,4}| ?[+-]\d{4})? (\d{4})$/i
/** `20260405060708`, `20260405T060708Z`, `2026-04-05-06-07-08` */
const withoutColons = /^(\d{4})(-?)(\d\d)\2(\d\d)([T-]?)(\d\d)\2(\d\d)\2(\d\d)(Z?)$/

const inUsualForm = (text: string): string => text.trim()
  .replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\.?,? /i, '')
  .replace(yearLast, '$1 $4 $2$3')
  .replace(withoutColons, '$1-$3-$4T$6:$7:$8$9')

/**
 * Returns the time that a text states, in milliseconds since 1970, whatever the zone of the server is. A text without a
 * time of day, or with one whose zone is unknown, is the beginning of its day in UTC. Returns `undefined` for any other
 * text, for days that do not exist, and for numbers in an unknown order.
 */
export function timeInText(text: string, rules: TimeRules = {}): number | undefined {
  if (text.length > maxLength) return undefined
  const plain = inUsualForm(text)
  const read = dayAt(plain, rules)
  if (!read) return undefined
  const rest = read.rest.replace(/^\.$/, '')
  if (/^(?: ?z| ?\(?(?:utc|gmt)\)?)?$/i.test(rest)) return isNumber(plain) ? undefined : read.ms
  const clock = wholeClock.exec(rest)
  return clock ? atClock(read.ms, clock, rules) : undefined
}

/** Eight digits alone may be any number. */
const isNumber = (text: string): boolean => /^\d+$/.test(text)

/**
 * Like `timeInText`, for texts that go on after the time, and for days such as `20260405`: registries write both. A
 * time of day that does not exist leaves the day.
 */
export function timeAtBeginning(text: string, rules: TimeRules = {}): number | undefined {
  if (text.length > maxLength) return undefined
  const read = dayAt(inUsualForm(text), rules)
  const clock = anyClock.exec(read?.rest ?? '')
  return read && clock ? atClock(read.ms, clock, rules) ?? read.ms : read?.ms
}

function dayAt(text: string, { order }: TimeRules): { ms: number, rest: string } | undefined {
  for (const [form, read] of forms) {
    const match = form.exec(text)
    const [year = 0, month = 0, day = 0] = match ? read(match.slice(1), order) ?? [] : []
    if (match && year > 0) {
      const ms = new Date(0).setUTCFullYear(year, month - 1, day)
      const isDay = month >= 1 && month <= 12 && new Date(ms).getUTCDate() === day
      return isDay ? { ms, rest: text.slice(match[0].length) } : undefined
    }
  }
  return undefined
}

/** Returns a time of a day; the day alone if the zone is unknown; `undefined` if the time of day does not exist. */
function atClock(day: number, clock: RegExpExecArray, rules: TimeRules): number | undefined {
  const [, hours, minutes, seconds = '0', fraction = '0', half, zone = rules.zone ?? ''] = clock
  const hour = half === undefined ? Number(hours) : Number(hours) % 12 + (half.toLowerCase() === 'p' ? 12 : 0)
  // a day may end at 24:00, and a minute with a leap second
  const isTime = (half === undefined || Number(hours) <= 12) && Number(minutes) < 60 && Number(seconds) <= 60
    && (hour < 24 || (hour === 24 && Number(minutes) === 0 && Number(seconds) === 0))
  if (!isTime) return undefined
  const offset = offsetMs(zone.toUpperCase())
  if (offset === undefined) return day
  const ms = ((hour * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000
  return day + ms + Number(fraction.padEnd(3, '0').slice(0, 3)) - offset
}

/** Returns the time by which a zone is before UTC, in milliseconds; `undefined` if the zone is unknown. */
function offsetMs(zone: string): number | undefined {
  const [, sign, hours, minutes = '0'] = /^(?:UTC|GMT)?([+-])(\d\d?)(?::?(\d\d))?$/.exec(zone) ?? []
  if (sign !== undefined) {
    const offset = (Number(hours) * 60 + Number(minutes)) * 60_000
    return Number(hours) > 14 || Number(minutes) > 59 ? undefined : sign === '-' ? -offset : offset
  }
  const known = zones.get(zone.replace(/[()]/g, ''))
  return known === undefined ? undefined : known * 3_600_000
}
