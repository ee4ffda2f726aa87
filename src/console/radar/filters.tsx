import type { Signal } from '@preact/signals'
import type { Tracewell } from '../model/client.ts'
import { MoreFilters } from '../ui/more-filters.tsx'
import { TextFilter } from '../ui/text-filter.tsx'

/** Filters and order of the catalogue, as `GET /radar/breaches` has them. */
export type Filters = Omit<NonNullable<Parameters<Tracewell['radar']['list']>[0]>, 'signal' | 'cursor' | 'limit'>

const orders = {
  'recently-added': 'newest in the catalogue',
  'recently-breached': 'newest breach',
  'recently-modified': 'last changed',
  'most-accounts': 'most accounts',
  'severity': 'most severe',
  'name': 'name',
} as const satisfies Record<NonNullable<Filters['sortBy']>, string>

const severities = ['critical', 'high', 'medium', 'low'] as const

/** Fields for the filters. */
export function FilterFields({ of: filters, kinds }: {
  of: Signal<Filters>
  /** Kinds of data in the catalogue. */
  kinds: readonly string[]
}) {
  const set = (name: keyof Filters, value: string | boolean | undefined) => {
    const { [name]: _, ...rest } = filters.value
    filters.value = value === undefined || value === '' ? rest : { ...rest, [name]: value }
  }
  const flag = (name: 'isVerified' | 'isStealerLog' | 'isSensitive', label: string) => (
    <label>
      {label}
      <select value={String(filters.value[name] ?? '')} onChange={({ currentTarget: { value } }) => {
        set(name, value === '' ? undefined : value === 'true')
      }}>
        <option value="">all</option>
        <option value="true">only</option>
        <option value="false">without</option>
      </select>
    </label>
  )
  const text = (name: 'q' | 'domain' | 'dataClass', label: string, suggestions: readonly string[] = []) => (
    <TextFilter label={label} value={filters.value[name] ?? ''} suggestions={suggestions}
      set={value => set(name, value)} />
  )
  const { q: _words, sortBy: _order, ...others } = filters.value
  return (
    <form class="filters" role="search" aria-label="Breaches" onSubmit={event => event.preventDefault()}>
      {text('q', 'Words')}
      <MoreFilters used={Object.keys(others).length}>
        {text('domain', 'Domain')}
        {text('dataClass', 'Kind of data', kinds)}
        <label>
          Severity
          <select value={filters.value.severity ?? ''}
            onChange={({ currentTarget }) => set('severity', currentTarget.value)}
          >
            <option value="">all</option>
            {severities.map(each => <option value={each}>{each}</option>)}
          </select>
        </label>
        {flag('isVerified', 'Verified')}
        {flag('isStealerLog', 'Stealer logs')}
        {flag('isSensitive', 'Sensitive')}
        <label>
          Added since
          <input type="date" value={filters.value.addedSince ?? ''}
            onChange={({ currentTarget }) => set('addedSince', currentTarget.value)} />
        </label>
        <label>
          Order
          <select value={filters.value.sortBy ?? 'recently-added'}
            onChange={({ currentTarget }) => set('sortBy', currentTarget.value)}
          >{Object.entries(orders).map(([value, words]) => <option value={value}>{words}</option>)}</select>
        </label>
      </MoreFilters>
    </form>
  )
}
