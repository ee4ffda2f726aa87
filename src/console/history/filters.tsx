import type { ListSearchesOptions } from '../model/client.ts'
import { isQueryType, queryTypes } from '../model/kinds.ts'
import { labelsOf } from '../model/request.ts'
import { MoreFilters } from '../ui/more-filters.tsx'
import { TextFilter } from '../ui/text-filter.tsx'
import { numberOf } from '../ui/time.tsx'

/** Properties that all listed searches have. An empty text means any. */
export interface Filter {
  /** Part of the searched value. It stays in the page: addresses of requests have no searched value. */
  value: string
  type: string
  status: string
  /** Name that the search was given. */
  reference: string
  /** Labels, separated by commas. A search must have all of them. */
  label: string
}

export const noFilter: Filter = {
  value: '',
  type: '',
  status: '',
  reference: '',
  label: '',
}
export const isEmpty = (filter: Filter): boolean => Object.values(filter).every(value => value === '')

/** `true` if a filter has only a value, and a type at most. */
export const isOnlyValue = ({ status, reference, label }: Filter): boolean => `${status}${reference}${label}` === ''

/** Largest number of searches among which a value is looked for. */
export const mostForValue = 1_000

/** States of a search, with the words for a person. */
export const stateWords = {
  pending: 'waiting',
  processing: 'running',
  finished: 'finished',
  error: 'failed',
  cancelled: 'cancelled',
} as const satisfies Record<NonNullable<ListSearchesOptions['status']>, string>

/** Returns the filters that the service applies: all but the value. */
export function queryOf({ type, status, reference, label }: Filter): ListSearchesOptions {
  const labels = labelsOf(label)
  return {
    ...isQueryType(type) && { type },
    ...status in stateWords && { status: status as keyof typeof stateWords },
    ...reference !== '' && { reference },
    ...labels.length > 0 && { label: labels },
  }
}

/** Fields of the filter. */
export function Filters({ filter, change }: { filter: Filter, change(part: Partial<Filter>): void }) {
  const choice = (name: 'type' | 'status', label: string, words: Readonly<Record<string, string>>) => (
    <label>
      {label}
      <select value={filter[name]} onChange={({ currentTarget: { value } }) => change({ [name]: value })}>
        <option value="">all</option>
        {Object.entries(words).map(([value, title]) => <option value={value}>{title}</option>)}
      </select>
    </label>
  )
  const text = (name: 'value' | 'reference' | 'label', label: string, placeholder?: string) => (
    <TextFilter label={label} value={filter[name]} {...placeholder && { placeholder }}
      set={value => change({ [name]: value })} />
  )
  const { value: _value, ...others } = filter
  return (
    <div class="filters" role="search" aria-label="Searches">
      {text('value', `Value, in the newest ${numberOf(mostForValue)}`, 'part of it')}
      <MoreFilters used={Object.values(others).filter(one => one !== '').length}>
        {choice('type', 'Type', queryTypes)}
        {choice('status', 'State', stateWords)}
        {text('label', 'Label')}
        {text('reference', 'Case name')}
      </MoreFilters>
    </div>
  )
}
