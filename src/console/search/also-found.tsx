import { useSignal } from '@preact/signals'
import { Fault } from '../ui/fault.tsx'
import { namesOf } from '../ui/words.ts'
import { isQueryType, queryTypes } from '../model/kinds.ts'
import { numberOf } from '../ui/time.tsx'
import type { Live } from './live.ts'
import { usePivot } from './pivot.ts'

const few = 12
const step = 60

/** Returns the observables that can be searched. */
export const searchableOf = ({ observables }: Live) => observables.flatMap(({ type, value, relation, cards }) =>
  isQueryType(type) ? [{ type, value, relation, cards }] : [])

interface AlsoFoundProps {
  live: Live
  isTemporary: boolean
}

/** Observables of the cards that can be searched themselves. One click searches one. */
export function AlsoFound({ live, isTemporary }: AlsoFoundProps) {
  const { leftOut } = live
  const length = useSignal(few)
  const { search, isBusy, error } = usePivot(isTemporary)
  const searchable = searchableOf(live)
  if (searchable.length === 0) return null
  const rest = searchable.length - length.value
  return (
    <section id="also-found">
      <h2>Also found <small>{numberOf(searchable.length)}</small></h2>
      <p class="quiet">A click searches one, for one core search.</p>
      <Fault error={error} />
      <ul class="also">
        {searchable.slice(0, length.value).map(({ type, value, relation, cards }) => (
          <li key={`${type} ${value}`}>
            <button type="button" class="pivot" title="Search it" disabled={isBusy}
              onClick={() => search({ type, value })}>{value}</button>
            <span class="quiet">{queryTypes[type]} · {relation.replaceAll('_', ' ')} · from {namesOf(cards)}</span>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <button type="button" onClick={() => { length.value += step }}>
          Show {Math.min(step, rest)} more of {numberOf(searchable.length)}
        </button>
      )}
      {leftOut > 0 && <p class="quiet">{leftOut} more are in the results of the search.</p>}
    </section>
  )
}
