import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { SearchList } from '../client.ts'
import { hrefOf } from '../route.ts'
import { queryTypes } from '../search/kinds.ts'
import { useSession } from '../session.ts'
import { Fault } from '../ui/fault.tsx'
import { useLoad } from '../ui/load.ts'
import { Pager, usePages } from '../ui/pages.tsx'
import { Time } from '../ui/time.tsx'
import { Filters, firstLabel, isEmpty, Label, noFilter, queryOf, stateWords, type Filter } from './filters.tsx'

/** The searches of the account, newest first, a page at a time. */
export function History() {
  const filter = useSignal<Filter>({ ...noFilter, label: firstLabel.peek() })
  useEffect(() => { firstLabel.value = '' }, [])
  return (
    <>
      <h1>History</h1>
      <Filters filter={filter.value} set={value => { filter.value = value }} />
      <Found filter={filter.value} key={JSON.stringify(filter.value)} />
    </>
  )
}

function Found({ filter }: { filter: Filter }) {
  const { client } = useSession()
  const pages = usePages()
  const { cursor } = pages
  const { value, error, isLoading } = useLoad(
    signal => client.searches.list({ limit: 50, signal, ...queryOf(filter), ...cursor !== undefined && { cursor } }),
    cursor,
  )
  if (value === undefined) return error ? <Fault error={error} /> : <p class="quiet">Loading …</p>
  const { searches, pagination } = value.data
  return (
    <>
      {searches.length === 0 && (isEmpty(filter)
        ? <p>No search is stored. <a href={hrefOf('new')}>Begin one</a></p>
        : <p>No stored search has all of this.</p>)}
      <Searches searches={searches} isOld={isLoading} />
      <Pager pages={pages} next={pagination.nextCursor} />
    </>
  )
}

const Searches = ({ searches, isOld }: { searches: SearchList['data']['searches'], isOld: boolean }) => (
  <ul class={`list ${isOld ? 'old' : ''}`}>
    {searches.map(({ id, query, status, created_at: createdAt, reference, labels }) => (
      <li key={id}>
        <a href={hrefOf('search', id)}>{query.value}</a>
        <span class="quiet">{queryTypes[query.type]}</span>
        <span class={`state ${status}`}>{stateWords[status]}</span>
        <Time of={createdAt} />
        {reference && <span class="quiet">{reference}</span>}
        {labels.map(label => <Label of={label} key={label} />)}
      </li>
    ))}
  </ul>
)
