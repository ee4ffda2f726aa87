import { queryParameter } from './request-parts.ts'
import type { Upstream } from './upstream.ts'

/**
 * https://myssl.com: /api/v1/discover_sub_domain?domain={domain}. The status is always 200; `code` reports failures.
 */
export const myssl: Upstream = {
  origin: 'https://myssl.com',
  subject: queryParameter('domain'),
  found: domain => ({
    body: {
      code: 0,
      data: [{ ip: '192.0.2.7', port: '443', domain: `secure.${domain}` }, {
        ip: '192.0.2.8',
        port: '443',
        domain: `WWW.${domain}`,
      }],
    },
  }),
  notFound: () => ({ body: { code: 0, data: [] } }),
  failure: outcome => outcome === 'limited' ? { body: { code: -1, error: 'too many requests' } } : undefined,
}
