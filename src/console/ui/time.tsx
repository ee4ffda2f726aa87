import { zoneName } from './zone.tsx'

export { durationOf } from '../../outcomes/sentences.ts'
export { countOf, numberOf } from '../../outcomes/words.ts'

/*
 * The one place that writes dates and times. The linter refuses other ways in the console. A time has its zone; a day
 * has none, and stays the same day everywhere.
 */

const locale = 'en-GB' // day, month in letters, year: no reader can take one for the other
const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
const month = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' })
const times = new Map<string, Intl.DateTimeFormat>()

function timeIn(timeZone: string): Intl.DateTimeFormat {
  const known = times.get(timeZone) ?? new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  })
  times.set(timeZone, known)
  return known
}

/** Writes a day, a month or a year: `27 Nov 2026`, `Nov 2026`, `2026`. Returns other texts as they are. */
export function dayOf(text: string): string {
  if (/^\d{4}$/.test(text)) return text
  const at = new Date(text)
  if (Number.isNaN(at.getTime())) return text
  return (/^\d{4}-\d\d$/.test(text) ? month : day).format(at)
}

interface TimeProps {
  of: string
  /** Whether the time is a fact of a source. Sources also write a day as its midnight. */
  isFact?: boolean
}

/** Writes a time with its zone: `27 Nov 2026, 10:15 CET`. Its title has the time in UTC. */
export function Time({ of, isFact = false }: TimeProps) {
  const at = new Date(of)
  if (Number.isNaN(at.getTime())) return <>{of}</>
  const isDay = !of.includes('T') || (isFact && /T00:00:00(\.0+)?Z$/.test(of))
  return <time dateTime={of} title={at.toISOString()}>{isDay ? dayOf(of) : timeIn(zoneName()).format(at)}</time>
}

/** Returns each day from the first to the last one, such as `2026-11-21`. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = []
  for (let at = Date.parse(from); at <= Date.parse(to); at += 86_400_000) {
    days.push(new Date(at).toISOString().slice(0, 10))
  }
  return days
}

/** Returns the time after this number of days, in UTC. */
export const timeInDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString()

/** Returns the day of today in UTC, for names of files: `2026-11-27`. */
export const today = (): string => new Date().toISOString().slice(0, 10)
