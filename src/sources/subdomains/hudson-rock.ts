import { hostOf } from '../../lib/subdomain-name.ts'
import { mebibyte, nameSource, text } from './name-source.ts'

interface Answer {
  data?: { employees_urls?: Array<{ url: string }>, clients_urls?: Array<{ url: string }> }
}

const pages = { type: ['array', 'null'], items: { type: 'object', required: ['url'], properties: { url: text } } }

/** Hosts of the pages whose credentials malware took; some addresses come masked. https://cavalier.hudsonrock.com/docs */
export const hudsonRock = nameSource<Answer>({
  slug: 'hudson-rock',
  name: 'Hudson Rock',
  homepage: 'https://www.hudsonrock.com',
  request: domain => ({
    url: `https://cavalier.hudsonrock.com/api/json/v2/osint-tools/urls-by-domain?${
      new URLSearchParams({ domain }).toString()
    }`,
    headers: { accept: 'application/json' },
    maxBytes: 8 * mebibyte,
  }),
  response: {
    type: 'object',
    required: ['data'],
    properties: {
      data: {
        type: 'object',
        required: ['employees_urls', 'clients_urls'],
        properties: { employees_urls: pages, clients_urls: pages },
      },
    },
  },
  names: ({ data }) => [...data?.employees_urls ?? [], ...data?.clients_urls ?? []].map(({ url }) => hostOf(url) ?? ''),
})
