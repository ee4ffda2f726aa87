import { useSignal } from '@preact/signals'
import type { InvestigationEntry } from '../model/client.ts'
import { hrefOf } from '../model/route.ts'
import { sureOf, typeWords, wordsOf } from '../ui/words.ts'
import { rowOf, searchStateOf, toneOf } from '../../outcomes/sentences.ts'
import { classOf } from '../search/counts.ts'
import { Window } from '../ui/window.tsx'
import { numberOf } from '../ui/time.tsx'
import { countsOf, type Progress } from './progress.ts'
import { statusOf, statusWords, type EntryStatus } from './status.ts'

interface EntriesProps {
  entries: readonly InvestigationEntry[]
  /** Events since the state was loaded. */
  progress: Progress
}

/** The values of the investigation, each with the state of its search. */
export function Entries({ entries, progress }: EntriesProps) {
  const status = useSignal<EntryStatus | 'all'>('all')
  const rows = entries.filter(entry => status.value === 'all' || statusOf(entry) === status.value)
  const countIn = (one: EntryStatus) => entries.filter(entry => statusOf(entry) === one).length
  const statuses = [...new Set(entries.map(statusOf))]
  const names = new Map(entries.map(({ search, query }) => [search?.id, query.value]))
  const depths = Map.groupBy(entries, ({ depth }) => depth)
  return (
    <section class="entries">
      <h2>Values <small>{numberOf(entries.length)}</small></h2>
      {depths.size > 1 && (
        <p class="quiet">{[...depths].map(([depth, { length }]) => `${length} ${stepOf(depth)}`).join(' · ')}</p>
      )}
      {statuses.length > 1 && (
        <p class="filters">
          <label>
            State
            <select value={status.value}
              onChange={({ currentTarget }) => { status.value = currentTarget.value as typeof status.value }}
            >
              <option value="all">all ({numberOf(entries.length)})</option>
              {statuses.map(one => (
                <option value={one}>{statusWords[one]} ({countIn(one)})</option>
              ))}
            </select>
          </label>
        </p>
      )}
      <Window rows={rows} rowHeight={64} label="Values of the investigation">
        {entry => (
          <Entry entry={entry} from={names.get(entry.found?.search_id)} progress={progress} />
        )}
      </Window>
    </section>
  )
}

const stepOf = (depth: number): string => depth === 0 ? 'entered' : `at step ${depth}`

interface EntryProps {
  entry: InvestigationEntry
  /** Value whose search found it. */
  from: string | undefined
  progress: Progress
}

function Entry({ entry, from, progress }: EntryProps) {
  const { query, search, found, reason, depth } = entry
  const status = statusOf(entry)
  const end = search ? progress.ends.get(search.id) : undefined
  const counts = search?.counts ?? (search ? countsOf(progress, search.id) : undefined)
  const standing = search && (counts ?? end) && { status: search.status, error: end?.error, counts }
  const outcome = reason?.message ?? (standing ? rowOf(standing) : '')
  const look = standing ? classOf(toneOf(searchStateOf(standing))) : `verdict ${status}`
  return (
    <>
      <span class="two">
        {search ? <a href={hrefOf('search', search.id)}>{query.value}</a> : <b>{query.value}</b>}
        <small class="quiet">
          {typeWords[query.type]} · {stepOf(depth)}
          {found && <>, from <a href={hrefOf('search', found.search_id)}>{from ?? 'another search'}</a>{' '}
            ({wordsOf(found.relation)}, {sureOf(found.strength)})</>}
        </small>
      </span>
      <span class="two end">
        <span class={look}>{statusWords[status]}</span>
        <small class="quiet" title={outcome}>{outcome}</small>
      </span>
    </>
  )
}
