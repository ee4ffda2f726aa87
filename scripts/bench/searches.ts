import type { Reached } from '../support/child-server.ts'

/** Starts a search and returns its id. By default, the search asks every module and no leak source. */
export async function createSearch(
  { url, key }: Reached, moduleIds?: readonly string[], leakCodes: readonly string[] = [],
): Promise<string> {
  const response = await fetch(`${url}/search`, {
    method: 'POST',
    headers: { 'Authorization': `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      query: { type: 'Pseudonym', value: 'ada' },
      modules: moduleIds ? { mode: 'selected', ids: moduleIds } : { mode: 'all' },
      ...(leakCodes.length > 0 ? { leaks: { mode: 'selected', sources: leakCodes } } : {}),
    }),
  })
  const body = await response.json() as { search: { id: string } }
  if (response.status !== 201) throw new Error(`POST /search answered ${response.status}: ${JSON.stringify(body)}`)
  return body.search.id
}
