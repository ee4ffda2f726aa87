import { fetchJson } from '../kit/json-look-up.ts'
import { notPublic } from '../kit/scope.ts'
import type { ToolSource } from '../kit/tool-source.ts'
import { cacheMs, text } from './name-source.ts'
import type { SeenName } from './name-source.ts'

interface Page {
  domains: Array<{ domain: string }>
  next_page_state?: string | null
}

const response = {
  type: 'object',
  required: ['domains'],
  properties: {
    domains: { type: 'array', items: { type: 'object', required: ['domain'], properties: { domain: text } } },
    next_page_state: { type: ['string', 'null'] },
  },
}

const perPage = 1_000
const maxPages = 10

/** Names of the DNS data of The Hacker's Choice, page by page. https://ip.thc.org */
export const thc: ToolSource<SeenName[]> = {
  slug: 'thc',
  name: 'The Hacker\'s Choice',
  homepage: 'https://ip.thc.org',
  deadlineMs: 20_000,
  cacheMs,
  unfit: notPublic,
  async find({ value: domain }, context) {
    const names: SeenName[] = []
    let page_state: string | null | undefined = ''
    for (let page = 0; page < maxPages && typeof page_state === 'string'; page++) {
      const answer: Page | undefined = await fetchJson(
        context,
        {
          url: 'https://ip.thc.org/api/v1/lookup/subdomains',
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ domain, page_state, limit: perPage }),
        },
        { response },
        (found: Page) => found,
      )
      names.push(...answer?.domains.map(({ domain: name }) => name) ?? [])
      page_state = answer?.next_page_state || undefined
    }
    return names
  },
}
