import type { SearchState } from '../model/client.ts'
import { goTo } from '../model/route.ts'
import { useSession } from '../model/session.ts'
import { useAction } from '../ui/action.ts'
import { Fault } from '../ui/fault.tsx'
import { notify } from '../ui/notices.tsx'
import { Export } from './export.tsx'
import { watchNext } from './current.ts'
import { queryTypes } from '../model/kinds.ts'
import { searchStateOf } from '../../outcomes/sentences.ts'
import { standingOf } from './counts.ts'
import type { Live } from './live.ts'
import { canRetry } from './retry.ts'

type Search = SearchState['data']['search']

/** Returns what a deletion removes, and what stays. */
const meaningOf = ({ query, retries, watch_id: watch }: Search): string => [
  `Delete the search for ${query.value}?`,
  'The value, all findings and leak records are erased from this server within a minute, for every key of the ' +
  'account. This cannot be undone. Files that you exported stay.',
  ...retries.length > 0 ? ['Its retries are deleted with it.'] : [],
  ...watch === undefined ? [] : ['The watch and its list of changes stay.'],
  'The core search that it cost is not returned.',
].join('\n\n')

/**
 * Buttons of a stored search: cancel it, retry what failed, watch its value, save it, delete it. A search of an
 * investigation is deleted with the investigation.
 */
export function Actions({ live, search }: { live: Live, search: Search | undefined }) {
  const { client } = useSession()
  const { error, run } = useAction()
  if (search === undefined) return null
  const { id } = search
  const state = searchStateOf(standingOf(live))
  const retry = async () => goTo('search', (await client.searches.retry(id)).data.search.id)
  const remove = async () => {
    if (!confirm(meaningOf(search))) return
    await client.searches.delete([id])
    notify(`The search for ${search.query.value} is deleted`)
    goTo('history')
  }
  return (
    <div class="actions">
      {live.finished === undefined
        ? <button type="button" onClick={() => run(() => client.searches.cancel(id))}>Cancel</button>
        : canRetry(live) &&
          <button type="button" class={state === 'unanswered' ? 'main' : undefined} onClick={() => run(retry)}>
            {state === 'cancelled' ? 'Search the rest' : state === 'unanswered' ? 'Retry' : 'Retry what failed'}
          </button>}
      {search.watch_id === undefined &&
        <button type="button" onClick={() => watchNext(search.query)}>Watch this</button>}
      <Export id={id} about={search.reference ?? queryTypes[search.query.type]} run={run}
        load={format => client.searches.export(id, { format })} />
      {live.finished !== undefined && search.investigation_id === undefined &&
        <button type="button" onClick={() => run(remove)}>Delete</button>}
      <Fault error={error} />
    </div>
  )
}
