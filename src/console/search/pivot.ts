import type { SearchRequest } from '../model/client.ts'
import { goTo, mayLeave } from '../model/route.ts'
import { useSession } from '../model/session.ts'
import { useAction, type Action } from '../ui/action.ts'
import { temporaryRequest } from './current.ts'

/** Number of temporary searches that this page began, so that each has an address of its own. */
let begun = 0

/** Searches a found value at once: in a temporary search, if it was found by one. */
export function usePivot(isTemporary: boolean): Omit<Action, 'run'> & { search(query: SearchRequest['query']): void } {
  const { client } = useSession()
  const { run, ...action } = useAction()
  return {
    ...action,
    search: query => void run(async () => {
      if (!isTemporary) return goTo('search', (await client.searches.create({ query })).data.search.id)
      if (!mayLeave()) return
      temporaryRequest.value = { query }
      begun += 1
      goTo('temporary', String(begun))
    }),
  }
}
