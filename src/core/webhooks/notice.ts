import type { components } from '../../../generated/api.ts'
import type { TaskCount } from '../../db/search-tasks.ts'
import type { StoredSearch } from '../../db/searches.ts'
import { linksOf, summaryOf } from '../search/results.ts'
import type { Ending } from '../search/state.ts'

type Notice = components['schemas']['SearchEndedNotice']

/** What a webhook tells: the body of `searchEnded`, fixed in the transaction that ends the search. */
export function searchEnded(search: StoredSearch, { status }: Ending, now: Date, counts: readonly TaskCount[], publicUrl: string): Notice {
  const { state, results, byok, leaks } = linksOf(publicUrl, search.id)
  return {
    searchId: search.id, status, finishedAt: now.toISOString(),
    search: {
      id: search.id, value: search.value, type: search.type as Notice['search']['type'], options: JSON.parse(search.options),
      created_at: search.createdAt,
    },
    summary: summaryOf(counts),
    links: { state, results, byok, leaks },
  }
}
