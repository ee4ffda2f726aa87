import { queryParameter } from './request-parts.ts'
import type { Upstream } from './upstream.ts'

/** https://www.subdomain.center: ?domain={domain} */
export const subdomainCenter: Upstream = {
  origin: 'https://api.subdomain.center',
  subject: queryParameter('domain'),
  found: domain => ({ body: [`www.${domain}`, `shop.${domain}`, 'www.example.org'] }),
  notFound: () => ({ body: [] }),
}
