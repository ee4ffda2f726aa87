import type { Reached } from './embedded.ts'

/** Starts a search, of every module unless told which. Answers its id. */
export async function createSearch({ url, key }: Reached, moduleIds?: readonly string[]): Promise<string> {
  const response = await fetch(`${url}/search`, {
    method: 'POST',
    headers: { 'Authorization': `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      query: { type: 'Pseudonym', value: 'ada' },
      modules: moduleIds ? { mode: 'selected', ids: moduleIds } : { mode: 'all' },
    }),
  })
  const body = await response.json() as { search: { id: string } }
  if (response.status !== 201) throw new Error(`POST /search answered ${response.status}: ${JSON.stringify(body)}`)
  return body.search.id
}
