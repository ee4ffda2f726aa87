import { useSignal } from '@preact/signals'
import type { InvestigationEntry } from '../model/client.ts'
import { hrefOf } from '../model/route.ts'
import { sureOf, typeWords, wordsOf } from '../ui/words.ts'
import { countOf } from '../ui/time.tsx'
import { Window } from '../ui/window.tsx'
import { statusOf, statusWords, type EntryStatus } from './status.ts'

interface EntriesProps {
  entries: readonly InvestigationEntry[]
  /** Number of cards by search. */
  cards: ReadonlyMap<string, number>
  /** Why a search did not complete, by search. */
  faults: ReadonlyMap<string, string>
}

/** The values of the investigation, each with the state of its search. */
export function Entries({ entries, cards, faults }: EntriesProps) {
  const status = useSignal<EntryStatus | 'all'>('all')
  const rows = entries.filter(entry => status.value === 'all' || statusOf(entry) === status.value)
  const countIn = (one: EntryStatus) => entries.filter(entry => statusOf(entry) === one).length
  const statuses = [...new Set(entries.map(statusOf))]
  const names = new Map(entries.map(({ search, query }) => [search?.id, query.value]))
  const depths = Map.groupBy(entries, ({ depth }) => depth)
  return (
    <section class="entries">
      <h2>Values <small>{entries.length}</small></h2>
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
              <option value="all">all ({entries.length})</option>
              {statuses.map(one => (
                <option value={one}>{statusWords[one]} ({countIn(one)})</option>
              ))}
            </select>
          </label>
        </p>
      )}
      <Window rows={rows} rowHeight={64} label="Values of the investigation">
        {entry => (
          <Entry entry={entry} from={names.get(entry.found?.search_id)} cards={cards.get(entry.search?.id ?? '')}
            fault={faults.get(entry.search?.id ?? '')} />
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
  cards: number | undefined
  fault: string | undefined
}

function Entry({ entry, from, cards, fault }: EntryProps) {
  const { query, search, found, reason, depth } = entry
  const status = statusOf(entry)
  const outcome = reason?.message ??
    [...cards === undefined ? [] : [countOf(cards, 'finding')], ...fault === undefined ? [] : [fault]].join(' · ')
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
        <span class={`verdict ${status}`}>{statusWords[status]}</span>
        <small class="quiet" title={outcome}>{outcome}</small>
      </span>
    </>
  )
}
