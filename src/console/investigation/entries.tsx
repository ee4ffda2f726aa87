import { useSignal } from '@preact/signals'
import type { InvestigationEntry } from '../client.ts'
import { hrefOf } from '../route.ts'
import { typeWords, wordsOf } from '../ui/words.ts'
import { countOf } from '../ui/time.tsx'
import { Window } from '../ui/window.tsx'
import { statusOf, statusWords, type EntryStatus } from './status.ts'

/** The values of the investigation, each with the state of its search. */
export function Entries({ entries, cards }: {
  entries: readonly InvestigationEntry[]
  /** Number of cards by search. */
  cards: ReadonlyMap<string, number>
}) {
  const status = useSignal<EntryStatus | 'all'>('all')
  const rows = entries.filter(entry => status.value === 'all' || statusOf(entry) === status.value)
  const countIn = (one: EntryStatus) => entries.filter(entry => statusOf(entry) === one).length
  const statuses = [...new Set(entries.map(statusOf))]
  return (
    <section class="entries">
      <h2>Values <small>{entries.length}</small></h2>
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
        {entry => <Entry entry={entry} cards={entry.search ? cards.get(entry.search.id) : undefined} />}
      </Window>
    </section>
  )
}

function Entry({ entry, cards }: { entry: InvestigationEntry, cards: number | undefined }) {
  const { query, search, found, reason, depth } = entry
  const status = statusOf(entry)
  return (
    <>
      <span class="two">
        {search ? <a href={hrefOf('search', search.id)}>{query.value}</a> : <b>{query.value}</b>}
        <small class="quiet">
          {typeWords[query.type]}
          {found && <> · {wordsOf(found.relation)}, {found.strength} %, found by{' '}
            <a href={hrefOf('search', found.search_id)}>this search</a></>}
          {!found && depth === 0 && ' · given'}
        </small>
      </span>
      <span class="two end">
        <span class={`verdict ${status}`}>{statusWords[status]}</span>
        <small class="quiet" title={reason?.message}>
          {reason?.message ?? (cards === undefined ? '' : countOf(cards, 'card'))}
        </small>
      </span>
    </>
  )
}
