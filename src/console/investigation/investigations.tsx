import type { Investigation } from '../model/client.ts'
import { Label } from '../model/label.tsx'
import { hrefOf } from '../model/route.ts'
import { useSession } from '../model/session.ts'
import { Fault } from '../ui/fault.tsx'
import { useLoad } from '../ui/load.ts'
import { Pager, usePages } from '../ui/pages.tsx'
import { countOf, numberOf, Time } from '../ui/time.tsx'
import { rowOf } from '../../outcomes/sentences.ts'
import { stateClassOf } from './status.ts'

/** The investigations of the account, newest first, a page at a time. */
export function Investigations() {
  const { client } = useSession()
  const pages = usePages()
  const { cursor } = pages
  const { value, error, isLoading } = useLoad(
    signal => client.investigations.list({ limit: 50, signal, ...cursor !== undefined && { cursor } }),
    cursor,
  )
  if (error) return <Fault error={error} />
  return (
    <>
      <h1>Investigations</h1>
      {value?.data.investigations.length === 0 && (
        <p>No investigation is stored. <a href={hrefOf('new')}>Search several values</a> to begin one.</p>
      )}
      {value && (
        <ul class={`list investigations ${isLoading ? 'old' : ''}`}>
          {value.data.investigations.map(investigation => <Row investigation={investigation} key={investigation.id} />)}
        </ul>
      )}
      <Pager pages={pages} next={value?.data.pagination.nextCursor} />
    </>
  )
}

function Row({ investigation }: { investigation: Investigation }) {
  const { id, reference, created_at: createdAt, status, stopped, options: { follow }, labels, counts } = investigation
  return (
    <li>
      <a href={hrefOf('investigation', id)}>{reference ?? namedBy(investigation) ?? 'Investigation'}</a>
      {reference !== null && <span class="quiet">{namedBy(investigation)}</span>}
      {labels.map(label => <Label of={label} key={label} />)}
      {follow && follow.depth > 0 && <span class="quiet">follows {countOf(follow.depth, 'step')}</span>}
      <span class={stateClassOf(investigation)}>
        {stopped?.message ?? (status === 'processing' ? 'searching' : 'finished')}
      </span>
      {counts && <span class="quiet">{rowOf({ status, error: null, counts })}</span>}
      <Time of={createdAt} />
    </li>
  )
}

/** Names an investigation by its first values: `sam, sam@example.com and 3 more`. */
function namedBy({ preview }: Investigation): string | undefined {
  if (preview === undefined) return undefined
  const { observables, total } = preview
  const values = observables.map(({ value }) => value)
  const rest = total - values.length
  return [values.join(', '), ...rest > 0 ? [`and ${numberOf(rest)} more`] : []].join(' ')
}
