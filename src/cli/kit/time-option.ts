import { InvalidArgumentError } from 'commander'

const units: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 }

/**
 * Reads a time such as `2026-11-21T10:15Z`, or an age such as `24h`, which is subtracted from the current time. Returns
 * ISO 8601, UTC, with milliseconds.
 */
export function readTime(value: string): string {
  const [, amount, unit] = /^(\d{1,6})([smhd])$/.exec(value) ?? []
  const ms = amount !== undefined && unit !== undefined ?
    Date.now() - Number(amount) * units[unit]!
    : /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2})?)?$/.test(value)
    ? Date.parse(value)
    : Number.NaN
  // `Date.parse` reads 31 February as 3 March, so the day is checked separately.
  const noSuchDay = amount === undefined &&
    new Date(`${value.slice(0, 10)}T00:00Z`).toJSON()?.slice(0, 10) !== value.slice(0, 10)
  if (Number.isNaN(ms) || noSuchDay) {
    throw new InvalidArgumentError(
      'Give a date or time such as 2026-11-21 or 2026-11-21T10:15Z, or an age such as 90m, 24h or 7d.',
    )
  }
  return new Date(ms).toISOString()
}
