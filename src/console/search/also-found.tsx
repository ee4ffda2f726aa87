import { useSignal } from '@preact/signals'
import { goTo } from '../route.ts'
import { prefilled } from './current.ts'
import { isQueryType, queryTypes } from './kinds.ts'
import type { Live } from './live.ts'

const few = 12

/** Observables of the cards that can be searched themselves. One click begins a search. */
export function AlsoFound({ live: { observables, leftOut } }: { live: Live }) {
  const isWhole = useSignal(false)
  const searchable = observables.filter(({ type }) => isQueryType(type))
  if (searchable.length === 0) return null
  const shown = isWhole.value ? searchable : searchable.slice(0, few)
  return (
    <section>
      <h2>Also found <small>{searchable.length}</small></h2>
      <ul class="also">
        {shown.map(({ type, value, relation }) => (
          <li key={`${type} ${value}`}>
            <button type="button" class="pivot" title="Search it" onClick={() => {
              prefilled.value = value
              goTo('new')
            }}>{value}</button>
            <span class="quiet">{isQueryType(type) && queryTypes[type]} · {relation.replaceAll('_', ' ')}</span>
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
