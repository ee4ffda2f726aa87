export { countOf, numberOf } from './numbers.ts'

const full = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })
const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' })

/** Writes a time in the zone of the reader. Its title has the time in UTC. A day without a time stays that day. */
export function Time({ of }: { of: string }) {
  const at = new Date(of)
  if (Number.isNaN(at.getTime())) return <>{of}</>
  return <time dateTime={of} title={at.toISOString()}>{/T/.test(of) ? full.format(at) : day.format(at)}</time>
}

/** Writes a duration: `0.4 s`, `12 s`, `3 min`, `4 h`. */
export function durationOf(ms: number): string {
  if (ms < 10_000) return `${(ms / 1000).toFixed(1)} s`
  if (ms < 120_000) return `${Math.round(ms / 1000)} s`
  return ms < 7_200_000 ? `${Math.round(ms / 60_000)} min` : `${Math.round(ms / 3_600_000)} h`
}
