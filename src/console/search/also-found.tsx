import { useSignal } from '@preact/signals'
import { Fault } from '../ui/fault.tsx'
import { isQueryType, queryTypes } from './kinds.ts'
import type { Live } from './live.ts'
import { usePivot } from './pivot.ts'

const few = 12

interface AlsoFoundProps {
  live: Live
  isTemporary: boolean
}

/** Observables of the cards that can be searched themselves. One click searches one. */
export function AlsoFound({ live: { observables, leftOut }, isTemporary }: AlsoFoundProps) {
  const isWhole = useSignal(false)
  const { search, isBusy, error } = usePivot(isTemporary)
  const searchable = observables.flatMap(({ type, value, relation }) =>
    isQueryType(type) ? [{ type, value, relation }] : [])
  if (searchable.length === 0) return null
  const shown = isWhole.value ? searchable : searchable.slice(0, few)
  return (
    <section id="also-found">
      <h2>Also found <small>{searchable.length}</small></h2>
      <p class="quiet">A click searches one, for one core search.</p>
      <Fault error={error} />
      <ul class="also">
        {shown.map(({ type, value, relation }) => (
          <li key={`${type} ${value}`}>
            <button type="button" class="pivot" title="Search it" disabled={isBusy}
              onClick={() => search({ type, value })}>{value}</button>
            <span class="quiet">{queryTypes[type]} · {relation.replaceAll('_', ' ')}</span>
          </li>
        ))}
      </ul>
      {searchable.length > few && !isWhole.value && (
        <button type="button" onClick={() => { isWhole.value = true }}>Show all {searchable.length}</button>
      )}
      {leftOut > 0 && <p class="quiet">{leftOut} more are in the results of the search.</p>}
    </section>
  )
}
