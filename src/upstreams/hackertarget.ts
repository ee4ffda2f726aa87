import { queryParameter } from './request-parts.ts'
import type { Upstream } from './upstream.ts'

/**
 * https://hackertarget.com/ip-tools/: /hostsearch/?q={domain}. The status is always 200 and the body is lines of text,
 * also for errors.
 */
export const hackertarget: Upstream = {
  origin: 'https://api.hackertarget.com',
  subject: queryParameter('q'),
  found: domain => ({
    body: [domain, `www.${domain}`, `ftp.${domain}`].map((host, index) => `${host},192.0.2.${index + 1}`).join('\n'),
  }),
  notFound: domain => ({ body: `No DNS A records found for ${domain}` }),
  failure: outcome =>
    outcome === 'limited' ? { body: 'API count exceeded - Increase Quota with Membership' } : undefined,
}
