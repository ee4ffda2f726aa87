import { durationOf } from '../ui/time.tsx'
import { outcomeWords } from '../ui/words.ts'
import { countsOf } from './counts.ts'
import { sortedSources, type Live, type LiveSource } from './live.ts'

/** One row a source: it waits, has found something, has nothing, or could not tell and why. */
export function Sources({ live, nameOf }: {
  live: Live
  /** Returns the name of a leak source. The events while it runs have only its code. */
  nameOf(code: string): string
}) {
  const rows = sortedSources(live)
  if (rows.length === 0) return null
  const { sources: { asked, ended } } = countsOf(live)
  const isCancelled = live.finished?.error_code === 'SEARCH_CANCELLED'
  return (
    <section id="sources">
      <h2>Sources <small>{ended < asked ? `${ended} of ${asked} have ended` : `${asked} asked`}</small></h2>
      <ul class="sources">{rows.map(row => (
        <SourceRow source={row} name={row.name === row.slug ? nameOf(row.slug) : row.name} isCancelled={isCancelled}
          key={`${row.kind} ${row.slug}`} />
      ))}</ul>
    </section>
  )
}

const words: Record<LiveSource['status'], string> = { waiting: 'waiting', unfinished: 'not finished', ...outcomeWords }

interface SourceRowProps {
  source: LiveSource
  name: string
  /** Whether a person has cancelled the search. */
  isCancelled: boolean
}

const SourceRow = (
  { source: { status, reason, found, durationMs, isDerived }, name, isCancelled }: SourceRowProps,
) => (
  <li class={isDerived ? 'computed' : status}>
    <span class={`dot ${status}`} aria-hidden="true" />
    <span class="name">{name}</span>
    <span class="quiet">
      {status === 'unfinished' && isCancelled
        ? 'cancelled'
        : status === 'success' ? isDerived ? 'computed' : found > 0 ? `${found} found` : 'found' : words[status]}
      {durationMs !== undefined && status !== 'skipped' && status !== 'unfinished' && ` · ${durationOf(durationMs)}`}
    </span>
    {reason && <span class="reason">{reason}</span>}
  </li>
)
