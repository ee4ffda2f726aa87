import type { Upstream } from './upstream.ts'

/** https://ip.thc.org: POST /api/v1/lookup/subdomains. A response is one page of the results. */
export const thc: Upstream = {
  origin: 'https://ip.thc.org',
  subject: ({ body }) => String((JSON.parse(body) as { domain?: string }).domain ?? ''),
  found(domain, { body }) {
    const { page_state } = JSON.parse(body) as { page_state?: string }
    return page_state === 'second'
      ? { body: { domains: [{ domain: `cdn.${domain}` }], next_page_state: '', matching_records: 3 } }
      : {
        body: {
          domains: [{ domain: `www.${domain}` }, { domain: `api.${domain}` }],
          next_page_state: 'second',
          matching_records: 3,
        },
      }
  },
  notFound: () => ({ body: { domains: [], next_page_state: '', matching_records: 0 } }),
}
