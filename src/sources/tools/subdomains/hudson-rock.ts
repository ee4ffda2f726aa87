import { hostOf } from '../../../lib/subdomain-name.ts'
import { nameSource } from './name-source.ts'
import { listSize } from '../../kit/size.ts'
import { objectWith, text } from '../../kit/schema.ts'

const pages = { type: ['array', 'null'], items: objectWith({ url: text }) } as const

/**
 * Hosts of pages whose credentials were stolen. Some of the URLs are partly masked.
 * https://cavalier.hudsonrock.com/docs
 */
export const hudsonRock = nameSource({
  slug: 'hudson-rock',
  name: 'Hudson Rock',
  homepage: 'https://www.hudsonrock.com',
  request: domain => ({
    url: `https://cavalier.hudsonrock.com/api/json/v2/osint-tools/urls-by-domain?${
      new URLSearchParams({ domain }).toString()
    }`,
    headers: { accept: 'application/json' },
  }),
  size: listSize(8),
  response: objectWith({ data: objectWith({ employees_urls: pages, clients_urls: pages }) }),
  names: ({ data }) => [...data.employees_urls ?? [], ...data.clients_urls ?? []].values()
    .map(({ url }) => hostOf(url) ?? ''),
})
