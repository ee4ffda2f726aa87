import { certificateModule } from './certificate-module.ts'
import { listSize } from '../kit/size.ts'
import { notPublic } from '../kit/scope.ts'
import { arrayOf, objectWith, text } from '../kit/schema.ts'

/**
 * Certificates of a domain and its subdomains, from public certificate transparency logs. https://crt.sh,
 * https://github.com/crtsh/certwatch_db
 */
export const crtSh = certificateModule({
  slug: 'crt-sh',
  name: 'crt.sh',
  description: 'Names in the TLS certificates ever issued for this domain and its subdomains',
  homepage: 'https://crt.sh',
  facts: { url: 'https://github.com/crtsh/certwatch_db/blob/master/fnc/web_apis.fnc', day: '2026-11-24' },
  deadlineMs: 30_000,
  cacheMs: 6 * 3_600_000,
  skipReason: notPublic,
  request: domain => ({
    url: `https://crt.sh/?${new URLSearchParams({ q: domain, output: 'json', deduplicate: 'Y' }).toString()}`,
  }),
  size: listSize(16),
  // no status means "no results": without results, the response is an empty list, and a 404 comes from an overloaded
  // server
  response: arrayOf(objectWith({
    issuer_name: text,
    name_value: text, // the matching names of the certificate, one per line
    not_before: text,
    not_after: text,
  })),
  certificates: rows => rows.values().map(row => ({
    names: row.name_value.split('\n'), issuer: row.issuer_name, notBefore: row.not_before, notAfter: row.not_after,
  })),
  examples: { found: ['example.com'], notFound: ['tracewell-no-such-domain-0.com'] },
})
