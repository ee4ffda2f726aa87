import type { Observable } from '../model/client.ts'
import { useSession } from '../model/session.ts'
import { useLoad } from '../ui/load.ts'
import type { Live } from './live.ts'

const pageSize = 1_000
/** Most observables that the page shows. */
const most = 5_000

/**
 * Returns the state with the observables of an ended search as the service has them stored. In the stream, each one
 * names only the first source that has it, and a source has at most 50.
 */
export function useAllObservables(live: Live, searchId: string): Live {
  const { client } = useSession()
  const { value } = useLoad(async signal => {
    if (live.finished === undefined) return undefined
    const observables: Observable[] = []
    let cursor: string | undefined
    do {
      const { data } = await client.searches.observables(searchId, {
        signal,
        limit: pageSize,
        ...cursor !== undefined && { cursor },
      })
      observables.push(...data.observables)
      cursor = data.pagination.nextCursor ?? undefined
    } while (cursor !== undefined && observables.length < most)
    return { observables, isAll: cursor === undefined }
  }, `${searchId} ${live.finished !== undefined}`)
  if (value === undefined) return live
  return { ...live, observables: value.observables, ...value.isAll && { leftOut: 0 } }
}
