import type { ListSearchesOptions, SearchList, Tracewell } from '../model/client.ts'

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

/** Returns the searches whose value contains the text, in any case of letters. */
export function withValue(searches: Searches, text: string): Searches {
  const wanted = text.toLowerCase()
  return searches.filter(({ query }) => query.value.toLowerCase().includes(wanted))
}
