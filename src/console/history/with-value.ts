import type { ListSearchesOptions, SearchList, Tracewell } from '../model/client.ts'
import { isQueryType } from '../model/kinds.ts'
import type { Filter } from './filters.tsx'

type Searches = SearchList['data']['searches']

/** Loads the newest searches, at most `most`, and whether there are older ones. */
export async function loadNewest(
  client: Tracewell, options: ListSearchesOptions, most: number,
): Promise<{ searches: Searches, hasOlder: boolean }> {
  const searches: Searches = []
  let cursor: string | null | undefined
  do {
    const { data } = await client.searches.list({ ...options, limit: 100, ...cursor && { cursor } })
    searches.push(...data.searches)
    cursor = data.pagination.nextCursor
  } while (cursor && searches.length < most)
  return { searches, hasOlder: Boolean(cursor) }
}

interface Begun {
  searches: Searches
  /** `true` if the service has more than one page of them. */
  hasMore: boolean
}
export const nothingFound: Begun = { searches: [], hasMore: false }

/** Largest number of characters with which the service finds searches. */
const maxPrefix = 100

/** Finds the searches whose value begins with that of a filter. The value is in the body of the request. */
export async function findBegun(client: Tracewell, { value, type }: Filter, signal: AbortSignal): Promise<Begun> {
  const { data } = await client.searches.find({
    value: [...value].slice(0, maxPrefix).join(''),
    match: 'prefix',
    limit: 100,
    ...isQueryType(type) && { type },
  }, { signal })
  return { searches: data.searches, hasMore: data.pagination.nextCursor !== null }
}

/** Returns the searches of both lists, each once, the newest first. */
export function joined(newest: Searches, others: Searches): Searches {
  const known = new Set(newest.map(({ id }) => id))
  const older = others.filter(({ id }) => !known.has(id))
  return [...newest, ...older.sort((a, b) => a.created_at < b.created_at ? 1 : -1)]
}

/** Returns the searches whose value contains the text, in any case of letters. */
export function withValue(searches: Searches, text: string): Searches {
  const wanted = text.toLowerCase()
  return searches.filter(({ query }) => query.value.toLowerCase().includes(wanted))
}
