export { durationOf } from '../../outcomes/sentences.ts'
export { countOf, numberOf } from '../../outcomes/words.ts'

const full = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })
const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' })

/** Writes a time in the zone of the reader. Its title has the time in UTC. A day without a time stays that day. */
export function Time({ of }: { of: string }) {
  const at = new Date(of)
  if (Number.isNaN(at.getTime())) return <>{of}</>
  return <time dateTime={of} title={at.toISOString()}>{/T/.test(of) ? full.format(at) : day.format(at)}</time>
}

