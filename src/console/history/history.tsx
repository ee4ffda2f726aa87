import { useSignal } from '@preact/signals'
import type { SearchList } from '../client.ts'
import { hrefOf } from '../route.ts'
import { queryTypes } from '../search/kinds.ts'
import { useSession } from '../session.ts'
import { Fault } from '../ui/fault.tsx'
import { useLoad } from '../ui/load.ts'
import { Time } from '../ui/time.tsx'

/** The searches of the account, newest first, a page at a time. */
export function History() {
  const { client } = useSession()
  const cursors = useSignal<readonly (string | undefined)[]>([undefined])
  const cursor = cursors.value.at(-1)
  const { value, error, isLoading } = useLoad(
    signal => client.searches.list({ limit: 50, signal, ...cursor !== undefined && { cursor } }),
    cursor ?? '',
  )
  if (error) return <Fault error={error} />
  const next = value?.data.pagination.nextCursor
  return (
    <>
      <h1>History</h1>
      {value?.data.searches.length === 0 && <p>No search is stored. <a href={hrefOf('new')}>Begin one</a></p>}
      {value && <Searches searches={value.data.searches} isOld={isLoading} />}
      <p class="pages">
        <button type="button" disabled={cursors.value.length === 1}
          onClick={() => { cursors.value = cursors.value.slice(0, -1) }}>Newer</button>
        <button type="button" disabled={!next}
          onClick={() => { cursors.value = [...cursors.value, next ?? undefined] }}>Older</button>
      </p>
    </>
  )
}

const Searches = ({ searches, isOld }: { searches: SearchList['data']['searches'], isOld: boolean }) => (
  <ul class={`list ${isOld ? 'old' : ''}`}>
    {searches.map(({ id, query, status, created_at: createdAt, reference, labels }) => (
      <li key={id}>
        <a href={hrefOf('search', id)}>{query.value}</a>
        <span class="quiet">{queryTypes[query.type]}</span>
        <span class={`state ${status}`}>{status}</span>
        <Time of={createdAt} />
        {reference && <span class="quiet">{reference}</span>}
        {labels.map(label => <span class="label">{label}</span>)}
      </li>
    ))}
  </ul>
)
