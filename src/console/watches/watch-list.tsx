import { hrefOf } from '../model/route.ts'
import { queryTypes } from '../model/kinds.ts'
import { useSession } from '../model/session.ts'
import { Fault } from '../ui/fault.tsx'
import { useLoad } from '../ui/load.ts'
import { Pager, usePages } from '../ui/pages.tsx'
import { countOf } from '../ui/time.tsx'
import { intervalOf } from './intervals.ts'
import { NewWatch } from './new-watch.tsx'
import { WatchStatus } from './status.tsx'

/** The watches of the account, newest first, and a form for another one. */
export function WatchList() {
  const { client } = useSession()
  const pages = usePages()
  const { cursor } = pages
  const { value, error } = useLoad(
    signal => client.watches.list({ signal, limit: 50, ...cursor !== undefined && { cursor } }),
    cursor,
  )
  return (
    <>
      <h1>Watches</h1>
      <p class="lead">Search a value again and again, and see only what has changed.</p>
      <p class="quiet">
        Changes are shown here: no e-mail is sent. A webhook tells another program. Each run costs one core search.
      </p>
      <NewWatch />
      <Fault error={error} />
      {value?.data.watches.length === 0 && <p>There is no watch yet.</p>}
      {value && value.data.watches.length > 0 && (
        <ul class="list" aria-label="Watches">
          {value.data.watches.map(watch => (
            <li key={watch.id}>
              <a href={hrefOf('watches', watch.id)}>{watch.query.value}</a>
              <span class="quiet">{queryTypes[watch.query.type]}, {intervalOf(watch.interval_hours)}</span>
              <WatchStatus of={watch} />
              <span>{countOf(watch.changes, 'change')}</span>
              {watch.labels.map(label => <span class="label">{label}</span>)}
            </li>
          ))}
        </ul>
      )}
      <Pager pages={pages} next={value?.data.pagination.nextCursor} />
    </>
  )
}
