import type { Upstream, UpstreamRequest } from './upstream.ts'

const isList = ({ url }: UpstreamRequest): boolean => url.pathname === '/collinfo.json'

const indexes = ['CC-MAIN-2026-47', 'CC-MAIN-2026-42'].map(id => ({
  'id': id,
  'name': `${id} Index`,
  'cdx-api': `https://index.commoncrawl.org/${id}-index`,
}))

/**
 * https://index.commoncrawl.org: /collinfo.json lists the indexes. Each index takes ?url=*.{domain} and returns one
 * JSON object per line.
 */
export const commonCrawl: Upstream = {
  origin: 'https://index.commoncrawl.org',
  subject: ({ url }) => (url.searchParams.get('url') ?? '').replace(/^\*\./, ''),
  found: (domain, request) =>
    isList(request) ? { body: indexes } : {
      body: [`https://www.${domain}/`, `https://docs.${domain}/a`].map(url =>
        JSON.stringify({ url, timestamp: '20261102030405' })
      ).join('\n'),
    },
  notFound: (_, request) =>
    isList(request) ? { body: indexes } : { status: 404, body: { message: 'No Captures found for: that address' } },
}
