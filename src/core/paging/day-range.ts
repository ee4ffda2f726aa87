import { validationError } from '../../errors.ts'
import { sortableTime } from '../../lib/sortable-time.ts'

/** A range of UTC days such as `2026-11-21`, both inclusive. */
export interface DayRange {
  from?: string | undefined
  to?: string | undefined
}

interface ClosedRange {
  from: string
  to: string
  /** Time at which the range begins. */
  since: string
  /** Time at which the range has ended. */
  until: string
}

const dayMs = 86_400_000
const defaultDays = 30
const maxDays = 366

/** Returns a range of times, the second one exclusive. Throws VALIDATION_ERROR if `from` is later than `to`. */
export function timesOf({ from, to }: DayRange): { since: string, until?: string } {
  if (from !== undefined && to !== undefined && from > to) throw faultIn('from', 'must not be later than to')
  return {
    since: from === undefined ? '' : startOf(from),
    ...to !== undefined && { until: plusDays(to, 1) },
  }
}

/**
 * Fills in the missing ends of a range: it ends today, and has 30 days. Throws VALIDATION_ERROR if `from` is later than
 * `to`, or if the range has more than 366 days.
 */
export function closedRange(range: DayRange, now: Date): ClosedRange {
  const to = range.to ?? now.toISOString().slice(0, 10)
  const from = range.from ?? plusDays(to, 1 - defaultDays).slice(0, 10)
  if (from > to) throw faultIn('from', 'must not be later than to')
  if (plusDays(from, maxDays) <= startOf(to)) throw faultIn('from', `must be at most ${maxDays - 1} days before to`)
  return {
    from,
    to,
    since: startOf(from),
    until: plusDays(to, 1),
  }
}

const startOf = (day: string): string => `${day}T00:00:00.000Z`

/** Returns the start of another day, in the years 0 to 9999. */
const plusDays = (day: string, days: number): string => sortableTime(Date.parse(startOf(day)) + days * dayMs)

const faultIn = (path: string, message: string) => validationError({ details: [{ path, message }] })
