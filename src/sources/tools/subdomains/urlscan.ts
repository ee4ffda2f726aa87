import { listSize } from '../../kit/size.ts'
import { nameSource, datedName } from './name-source.ts'
import type { SeenName } from './name-source.ts'
import { arrayOf, objectWith, text } from '../../kit/schema.ts'

const place = objectWith({}, { domain: text, time: text })

/**
 * Searches urlscan.io for scans of the domain. Returns the domain names in the 100 latest scans found.
 * https://urlscan.io/docs/api/
 */
export const urlscan = nameSource({
  slug: 'urlscan',
  name: 'urlscan.io',
  homepage: 'https://urlscan.io',
  keyName: 'urlscan',
  request: (domain, { key }) => ({
    url: `https://urlscan.io/api/v1/search/?${new URLSearchParams({ q: `domain:${domain}`, size: '100' }).toString()}`,
    headers: key ? { 'api-key': key } : {},
  }),
  size: listSize(4),
  response: objectWith({ results: arrayOf(objectWith({}, { task: place, page: place })) }),
  names: ({ results }) =>
    results.values().flatMap(({ task, page }): SeenName[] =>
      [task?.domain, page?.domain].filter(name => name !== undefined).map(name => datedName(name, task?.time))
    ),
})
