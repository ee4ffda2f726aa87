import { queryParameter } from './request-parts.ts'
import type { Upstream } from './upstream.ts'

/** https://crt.name: /v1/search?apex={domain}. The body has one name a line, and is empty for an unknown domain. */
export const crtName: Upstream = {
  origin: 'https://crt.name',
  subject: queryParameter('apex'),
  found: domain => ({ body: [domain, `www.${domain}`, `shop.${domain}`, `*.${domain}`].join('\n') }),
  notFound: () => ({ body: '' }),
}
