import { wordsOf } from '../ui/words.ts'
import type { Live } from './live.ts'

/** A date that a source states, on the time line of a result. */
export interface Dated {
  /** Day, month or year in ISO 8601. */
  day: string
  /** Meaning of the date. */
  meaning: string
  sources: readonly string[]
}

/** A place on the time line: dates that lie too close for points of their own. */
export interface Point {
  /** Distance from the beginning of the line, from 0 to 1. */
  at: number
  dates: readonly Dated[]
}

/** Number of points that fit beside each other. */
const slots = 40

/** Dates that lie in the future of a person's search, or before the Internet, are no events of an account. */
const meanings: ReadonlySet<string> = new Set(['created', 'first_seen', 'last_seen', 'changed', 'expires'])

/** Returns the dates of a search that have a source, the earliest first. */
export function datesOf({ observables, breaches }: Pick<Live, 'observables' | 'breaches'>): Dated[] {
  const stated = observables.filter(({ type, relation }) => type === 'Date' && meanings.has(relation))
    .map(({ value, relation, cards }): Dated => ({
      day: value.slice(0, 10),
      meaning: wordsOf(relation),
      sources: [...new Set(cards.map(({ name }) => name))],
    }))
  const breached = breaches.flatMap(({ breachDate: day, title, name }): Dated[] =>
    day === undefined ? [] : [{ day, meaning: 'breach', sources: [title ?? name] }])
  return [...stated, ...breached].filter(({ day }) => !Number.isNaN(Date.parse(day)))
    .sort((one, other) => one.day.localeCompare(other.day))
}

/** Places dates on a line from the first to the last one. Dates of the same place are one point. */
export function pointsOf(dates: readonly Dated[]): Point[] {
  const times = dates.map(({ day }) => Date.parse(day))
  const first = Math.min(...times)
  const span = Math.max(...times) - first
  const bySlot = Map.groupBy(dates, ({ day }) =>
    span === 0 ? 0 : Math.round((Date.parse(day) - first) / span * slots))
  return Array.from(bySlot, ([slot, dated]) => ({ at: slot / slots, dates: dated }))
}
