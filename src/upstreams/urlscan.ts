import type { Upstream } from './upstream.ts'

/** https://urlscan.io/docs/api/: /api/v1/search/?q=domain:{domain} */
export const urlscan: Upstream = {
  origin: 'https://urlscan.io',
  subject: ({ url }) => (url.searchParams.get('q') ?? '').replace(/^domain:/, ''),
  found: domain => ({
    body: {
      results: [{
        task: {
          domain: `login.${domain}`,
          url: `https://login.${domain}/`,
          time: '2026-10-11T12:13:14.000Z',
          visibility: 'public',
        },
        page: { domain: `www.${domain}`, url: `https://www.${domain}/`, status: '200' },
        _id: '0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10',
      }],
      total: 1, took: 12, has_more: false,
    },
  }),
  notFound: () => ({ body: { results: [], total: 0, took: 3, has_more: false } }),
}
