import type { SearchState } from '../model/client.ts'
import { useSession } from '../model/session.ts'
import { useLoad } from '../ui/load.ts'
import type { Live } from './live.ts'
import { mergedLive } from './merged.ts'
import { rowOf, useModules } from './modules.ts'

type Search = SearchState['data']['search']

/**
 * Returns the state of an ended search with what its retries found, or with what the search found that it retries. The
 * stream has the events of one search only.
 */
export function useMerged(live: Live, search: Search | undefined): Live {
  const { client } = useSession()
  const { modules = [] } = useModules(search?.query.type)
  const isChained = search !== undefined && (search.retry_of !== null || search.retries.length > 0)
  const isRead = isChained && live.finished !== undefined
  const { value } = useLoad(async signal => {
    if (!isRead) return undefined
    const results = await client.searches.results(search.id, { signal })
    const leaks = await client.searches.leaks(search.id, { signal })
    return { results, leaks }
  }, `${search?.id} ${isRead} ${search?.retries.join(' ')}`)
  // the value of another search stays until that of this one is loaded
  const isCurrent = isRead && value?.results.data.search.id === search.id
  if (!isCurrent) return live
  const computing = modules.map(rowOf).filter(({ isDerived }) => isDerived).map(({ slug }) => slug)
  return mergedLive(live, value.results.data, value.leaks.data, computing)
}
