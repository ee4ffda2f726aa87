import { nameSource, datedName, text } from './name-source.ts'
import type { SeenName } from './name-source.ts'

interface Answer {
  results: Array<{ task?: { domain?: string, time?: string }, page?: { domain?: string } }>
}

const place = { type: 'object', properties: { domain: text, time: text } }

/** Pages that were scanned lately, the hundred newest. https://urlscan.io/docs/api/ */
export const urlscan = nameSource<Answer>({
  slug: 'urlscan',
  name: 'urlscan.io',
  homepage: 'https://urlscan.io',
  request: (domain, { key }) => ({
    url: `https://urlscan.io/api/v1/search/?${new URLSearchParams({ q: `domain:${domain}`, size: '100' }).toString()}`,
    headers: key ? { 'api-key': key } : {},
    maxBytes: 4_194_304,
  }),
  response: {
    type: 'object',
    required: ['results'],
    properties: { results: { type: 'array', items: { type: 'object', properties: { task: place, page: place } } } },
  },
  names: ({ results }) =>
    results.flatMap(({ task, page }): SeenName[] =>
      [task?.domain, page?.domain].filter(name => name !== undefined).map(name => datedName(name, task?.time))
    ),
})
