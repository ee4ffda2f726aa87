import { useSignal } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import type { ObservableType } from '../model/client.ts'
import { isQueryType } from '../model/kinds.ts'
import { goTo } from '../model/route.ts'
import { useSession } from '../model/session.ts'
import { useAction } from '../ui/action.ts'
import { Blocks } from '../ui/blocks.tsx'
import { Copy } from '../ui/copy.tsx'
import { Fault } from '../ui/fault.tsx'
import { OutsideLink } from '../ui/link.tsx'
import { countOf, numberOf } from '../ui/time.tsx'
import { namesOf, shownValue, sureOf, typeWords } from '../ui/words.ts'
import { tallyOf } from '../../outcomes/words.ts'
import type { Live } from './live.ts'
import { usePivot } from './pivot.ts'
import { toggle } from './work.ts'

type Value = Live['observables'][number]
const keyOf = ({ type, value, relation }: Value): string => `${type} ${value} ${relation}`

/** Every typed value that the cards state, with its sources. Those that can be searched are searched with a click. */
export function ValuesTab({ live, isTemporary }: { live: Live, isTemporary: boolean }) {
  const { client } = useSession()
  const type = useSignal<ObservableType | 'all' | 'searchable'>('all')
  const text = useSignal('')
  const selected = useSignal<ReadonlySet<string>>(new Set())
  const pivot = usePivot(isTemporary)
  const several = useAction()
  const { observables, leftOut } = live
  const sorted = useMemo(() => [...observables].sort((one, other) =>
    Number(isQueryType(other.type)) - Number(isQueryType(one.type)) || other.strength - one.strength),
  [observables, observables.length])
  const wanted = text.value.trim().toLowerCase()
  const rows = useMemo(() => sorted.filter(one =>
    (type.value === 'all' || (type.value === 'searchable' ? isQueryType(one.type) : one.type === type.value)) &&
    (wanted === '' || one.value.toLowerCase().includes(wanted))), [sorted, type.value, wanted])
  if (observables.length === 0) {
    return <p class="quiet">{live.finished ? 'The cards state no values.' : 'Nothing yet.'}</p>
  }
  const chosen = sorted.flatMap(one => {
    const { type: of, value } = one
    return selected.value.has(keyOf(one)) && isQueryType(of) ? [{ type: of, value }] : []
  })
  const cost = countOf(chosen.length, 'core search', 'core searches')
  const searchThem = async () => {
    if (!confirm(`Search ${countOf(chosen.length, 'value')}? This costs ${cost}.`)) return
    const { data } = await client.investigations.create({ observables: chosen })
    goTo('investigation', data.investigation.id)
  }
  return (
    <section id="values">
      <h2>Values <small>{numberOf(observables.length)}</small></h2>
      <p class="quiet">A click searches one, for one core search.</p>
      <div class="filters">
        <label>
          Filter
          <input type="search" value={text.value} maxLength={200} autocomplete="off" data-key="filter"
            onInput={({ currentTarget }) => { text.value = currentTarget.value }} />
        </label>
        <label>
          Type
          <select value={type.value}
            onChange={({ currentTarget }) => { type.value = currentTarget.value as typeof type.value }}
          >
            <option value="all">all</option>
            <option value="searchable">what can be searched</option>
            {[...tallyOf(observables, one => one.type)].map(([of, count]) =>
              <option value={of}>{typeWords[of]} ({numberOf(count)})</option>)}
          </select>
        </label>
      </div>
      <Fault error={pivot.error ?? several.error} />
      <Blocks rows={rows} look="values" label="Values" round={`${type.value} ${wanted}`}
        markOf={one => `${selected.value.has(keyOf(one))} ${pivot.isBusy}`}
      >
        {one => (
          <ValueRow key={keyOf(one)} of={one} isBusy={pivot.isBusy} isSelected={selected.peek().has(keyOf(one))}
            canSelect={!isTemporary} select={() => toggle(selected, keyOf(one))} search={pivot.search} />
        )}
      </Blocks>
      {leftOut > 0 && <p class="quiet">{leftOut} more are in the results of the search.</p>}
      {chosen.length > 0 && (
        <div class="selection" role="region" aria-label="Selection">
          <b>{countOf(chosen.length, 'value')} selected</b>
          <button type="button" disabled={several.isBusy} onClick={() => several.run(searchThem)}>
            Search {chosen.length === 1 ? 'it' : 'them'} ({cost})
          </button>
          <button type="button" onClick={() => { selected.value = new Set() }}>Clear</button>
        </div>
      )}
    </section>
  )
}

interface ValueRowProps {
  of: Value
  isBusy: boolean
  isSelected: boolean
  canSelect: boolean
  select(): void
  search: ReturnType<typeof usePivot>['search']
}

function ValueRow({ of, isBusy, isSelected, canSelect, select, search }: ValueRowProps) {
  const { type, value, relation, strength, cards } = of
  const isSearchable = isQueryType(type)
  return (
    <div role="listitem" class={isSelected ? 'value-row selected' : 'value-row'} data-row={value}
      tabIndex={-1}
    >
      {isSearchable && canSelect
        ? <input type="checkbox" aria-label={`Select ${value}`} checked={isSelected} onChange={select} />
        : <span />}
      <span class="value">
        {isSearchable
          ? <button type="button" class="pivot" title="Search it" disabled={isBusy}
            onClick={() => search({ type, value })}>{value}</button>
          : type === 'URL' || type === 'Image' ? <OutsideLink url={value} /> : shownValue(of)}
        {type !== 'URL' && type !== 'Image' && <Copy text={value} label={`Copy ${value}`} />}
      </span>
      <span class="quiet">
        {typeWords[type]} · {relation.replaceAll('_', ' ')} · {sureOf(strength)} · from {namesOf(cards)}
      </span>
    </div>
  )
}
