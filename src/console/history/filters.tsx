import { signal } from '@preact/signals'
import type { ListSearchesOptions } from '../client.ts'
import { goTo } from '../route.ts'
import { isQueryType, queryTypes } from '../search/kinds.ts'
import { labelsOf } from '../search/request.ts'

/** Properties that all listed searches have. An empty text means any. */
export interface Filter {
  type: string
  status: string
  /** Name that the search was given. */
  reference: string
  /** Labels, separated by commas. A search must have all of them. */
  label: string
}

export const noFilter: Filter = { type: '', status: '', reference: '', label: '' }
export const isEmpty = (filter: Filter): boolean => Object.values(filter).every(value => value === '')

/** Label with which the view begins. It is no part of the address, because it may name a case. */
export const firstLabel = signal('')

/** A label that leads to the searches that have it. */
export const Label = ({ of: label }: { of: string }) => (
  <button type="button" class="label" title="Searches with this label" onClick={() => {
    firstLabel.value = label
    goTo('history')
  }}>{label}</button>
)

/** States of a search, with the words for a person. */
export const stateWords = {
  pending: 'waiting',
  processing: 'running',
  finished: 'finished',
  error: 'failed',
} as const satisfies Record<NonNullable<ListSearchesOptions['status']>, string>

export function queryOf({ type, status, reference, label }: Filter): ListSearchesOptions {
  const labels = labelsOf(label)
  return {
    ...isQueryType(type) && { type },
    ...status in stateWords && { status: status as keyof typeof stateWords },
    ...reference !== '' && { reference },
    ...labels.length > 0 && { label: labels },
  }
}

/** Fields of the filter. A text is used once the person leaves its field or presses Enter. */
export function Filters({ filter, set }: { filter: Filter, set(filter: Filter): void }) {
  const choice = (name: 'type' | 'status', label: string, words: Readonly<Record<string, string>>) => (
    <label>
      {label}
      <select value={filter[name]} onChange={({ currentTarget: { value } }) => set({ ...filter, [name]: value })}>
        <option value="">all</option>
        {Object.entries(words).map(([value, title]) => <option value={value}>{title}</option>)}
      </select>
    </label>
  )
  const text = (name: 'reference' | 'label', label: string) => (
    <label>
      {label}
      <input type="search" value={filter[name]} maxLength={200} autocomplete="off"
        onChange={({ currentTarget: { value } }) => set({ ...filter, [name]: value.trim() })} />
    </label>
  )
  return (
    <div class="filters">
      {choice('type', 'Type', queryTypes)}
      {choice('status', 'State', stateWords)}
      {text('label', 'Label')}
      {text('reference', 'Name')}
    </div>
  )
}
