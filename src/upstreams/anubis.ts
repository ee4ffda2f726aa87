import { pathSegment } from './request-parts.ts'
import type { Upstream } from './upstream.ts'

/**
 * https://github.com/jonluca/Anubis-DB: /anubis/subdomains/{domain}. For an unknown domain, the status is 300 and the
 * list is empty.
 */
export const anubis: Upstream = {
  origin: 'https://jonlu.ca',
  subject: pathSegment(3),
  found: domain => ({ body: [`www.${domain}`, `vpn.${domain}`, domain, `*.${domain}`] }),
  notFound: () => ({ status: 300, body: [] }),
}
