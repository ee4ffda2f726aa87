import { durationOf } from '../ui/time.tsx'
import { outcomeWords } from '../ui/words.ts'
import { sortedSources, type Live, type LiveSource } from './live.ts'

/** One row a source: it waits, has found something, has nothing, or could not tell and why. */
export function Sources({ live }: { live: Live }) {
  const rows = sortedSources(live)
  if (rows.length === 0) return null
  const ended = rows.filter(source => source.status !== 'waiting').length
  return (
    <section id="sources">
      <h2>Sources <small>{ended} of {rows.length}</small></h2>
      <ul class="sources">{rows.map(row => <SourceRow source={row} key={`${row.kind} ${row.slug}`} />)}</ul>
    </section>
  )
}

const words: Record<LiveSource['status'], string> = { waiting: 'waiting', ...outcomeWords }

const SourceRow = ({ source: { name, status, reason, found, durationMs, isDerived } }: { source: LiveSource }) => (
  <li class={status}>
    <span class="dot" aria-hidden="true" />
    <span class="name">{name}</span>
    <span class="quiet">
      {status === 'success' ? isDerived ? 'computed' : found > 0 ? `${found} found` : 'found' : words[status]}
      {durationMs !== undefined && status !== 'skipped' && ` · ${durationOf(durationMs)}`}
    </span>
    {reason && <span class="reason">{reason}</span>}
  </li>
)
