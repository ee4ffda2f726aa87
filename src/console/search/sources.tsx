import { durationOf, numberOf } from '../ui/time.tsx'
import { sourceWords } from '../../outcomes/sentences.ts'
import { countListed, countsOf } from './counts.ts'
import { sortedSources, stateOfSource, type Live, type LiveSource } from './live.ts'

/** One row a source: it waits, has found something, has nothing, or could not answer and why. */
export function Sources({ live, nameOf }: {
  live: Live
  /** Returns the name of a leak source. The events while it runs have only its code. */
  nameOf(code: string): string
}) {
  const rows = sortedSources(live)
  if (rows.length === 0) return null
  const { sources_asked: asked, sources_unfinished: unfinished } = countListed(live)
  const ended = asked - unfinished
  const all = countsOf(live)?.sources_asked ?? asked
  const isCancelled = live.finished?.error_code === 'SEARCH_CANCELLED'
  return (
    <section id="sources">
      <h2>
        Sources{' '}
        <small>
          {ended < asked ? `${numberOf(ended)} of ${numberOf(asked)} have ended` : `${numberOf(asked)} asked`}
          {all > asked && `, ${numberOf(all)} with the sites`}
        </small>
      </h2>
      <ul class="sources">{rows.map(row => (
        <SourceRow source={row} name={row.name === row.slug ? nameOf(row.slug) : row.name} isCancelled={isCancelled}
          key={`${row.kind} ${row.slug}`} />
      ))}</ul>
    </section>
  )
}

interface SourceRowProps {
  source: LiveSource
  name: string
  /** Whether a person has cancelled the search. */
  isCancelled: boolean
}

function SourceRow({ source, name, isCancelled }: SourceRowProps) {
  const { status, reason, found, durationMs, isDerived } = source
  const state = stateOfSource(source)
  return (
    <li class={isDerived ? 'computed' : status}>
      <span class={`dot ${status}`} aria-hidden="true" />
      <span class="name">{name}</span>
      <span class="quiet">
        {state === 'unfinished' && isCancelled
          ? 'cancelled'
          : state === 'found' ? isDerived ? 'computed' : found > 0 ? `${numberOf(found)} found` : 'found'
          : sourceWords[state]}
        {durationMs !== undefined && status !== 'skipped' && ` · ${durationOf(durationMs)}`}
      </span>
      {reason && <span class="reason">{reason}</span>}
    </li>
  )
}
