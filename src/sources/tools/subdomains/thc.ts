import { fetchJson } from '../../kit/json-look-up.ts'
import { mediumSize } from '../../kit/size.ts'
import { notPublic } from '../../kit/scope.ts'
import type { ToolSource } from '../../kit/tool-source.ts'
import { cacheMs } from './name-source.ts'
import type { SeenName } from './name-source.ts'
import { type Shape, arrayOf, objectWith, text, textOrNull } from '../../kit/schema.ts'

const response = objectWith({ domains: arrayOf(objectWith({ domain: text })) }, { next_page_state: textOrNull })

const perPage = 1_000
const maxPages = 10

/** Names in the DNS data of The Hacker's Choice. Reads at most `maxPages` pages of results. https://ip.thc.org */
export const thc: ToolSource<SeenName[]> = {
  slug: 'thc',
  name: 'The Hacker\'s Choice',
  homepage: 'https://ip.thc.org',
  deadlineMs: 20_000,
  cacheMs,
  skipReason: notPublic,
  async find({ value: domain }, context) {
    const names: SeenName[] = []
    let page_state: string | null | undefined = ''
    for (let page = 0; page < maxPages && typeof page_state === 'string'; page++) {
      const answer: Shape<typeof response> | undefined = await fetchJson(
        context,
        {
          url: 'https://ip.thc.org/api/v1/lookup/subdomains',
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ domain, page_state, limit: perPage }),
        },
        { response, size: mediumSize },
        found => found,
      )
      names.push(...answer?.domains.map(({ domain: name }) => name) ?? [])
      page_state = answer?.next_page_state || undefined
    }
    return names
  },
}
