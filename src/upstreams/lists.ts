import { listSources } from '../sources/lists/index.ts'
import { sharedSample, type ListSource } from '../sources/kit/list-source.ts'
import type { QueryType } from '../sources/kit/source.ts'
import { magicSpellings } from './outcomes.ts'
import type { Upstream } from './upstream.ts'

const byUrl = Map.groupBy(listSources, ({ url }) => url)

/**
 * The simulated files of `src/sources/lists`. Each has the values that stand for a result. A request names no value,
 * so a file is the same for every searched value. Several lists can be read from one file.
 */
export const listUpstreams: readonly Upstream[] = [...byUrl].map(([url, lists]) => {
  const file = sharedSample(lists.map(list => [list, listedValues(list)]))
  return {
    origin: url,
    subject: () => '',
    found: () => ({ headers: { etag: `"${lists[0]!.slug}"` }, body: file }),
    notFound: () => ({ body: file }),
  }
})

function listedValues({ subject, version, found }: ListSource): string[] {
  const type: QueryType = subject === 'Email Address' ? 'Email Address' : subject
  const values = (['success', 'slow', 'partial', 'required', 'late'] as const)
    .flatMap(outcome => magicSpellings[outcome][type])
    .filter(value => version === undefined || value.includes(':') === (version === 6))
  const listed = subject === 'Email Address' ? values.map(value => value.slice(value.indexOf('@') + 1)) : values
  return [...new Set([...listed.filter(value => value !== 'example.com'), ...found === undefined ? [] : [found]])]
}
