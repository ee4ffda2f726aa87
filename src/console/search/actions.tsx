import { useSignal } from '@preact/signals'
import type { SearchState } from '../client.ts'
import { goTo, hrefOf } from '../route.ts'
import { useSession } from '../session.ts'
import { Fault } from '../ui/fault.tsx'
import { Export } from './export.tsx'
import type { Live } from './live.ts'

type Search = SearchState['data']['search']

/** Buttons of a stored search: cancel it, retry what failed, delete it. */
export function Actions({ live, search }: { live: Live, search: Search | undefined }) {
  const { client } = useSession()
  const error = useSignal<unknown>(undefined)
  if (search === undefined) return null
  const { id } = search
  const run = async (action: () => Promise<unknown>) => {
    try {
      error.value = undefined
      await action()
    } catch (cause) {
      error.value = cause
    }
  }
  const retry = async () => goTo('search', (await client.searches.retry(id)).data.search.id)
  const remove = async () => {
    if (!confirm('Delete the search and everything it has found? This cannot be undone.')) return
    await client.searches.delete([id])
    goTo('history')
  }
  return (
    <div class="actions">
      {live.finished === undefined
        ? <button type="button" onClick={() => run(() => client.searches.cancel(id))}>Cancel</button>
        : live.finished.complete === false &&
          <button type="button" onClick={() => run(retry)}>Retry what failed</button>}
      <Export id={id} run={run} load={format => client.searches.export(id, { format })} />
      <button type="button" onClick={() => run(remove)}>Delete</button>
      {search.retry_of && <a href={hrefOf('search', search.retry_of)}>The search that this retries</a>}
      {search.retries.map((retryId, index) => <a href={hrefOf('search', retryId)}>Retry {index + 1}</a>)}
      <Fault error={error.value} />
    </div>
  )
}
