import { certificateModule } from './certificate-module.ts'
import { listSize } from '../kit/size.ts'
import { notPublic } from '../kit/scope.ts'
import { arrayOf, objectWith, textOrNull } from '../kit/schema.ts'

/**
 * Certificates of a domain and its subdomains, from public certificate transparency logs. https://crt.sh,
 * https://github.com/crtsh/certwatch_db
 */
export const crtSh = certificateModule({
  slug: 'crt-sh',
  name: 'crt.sh',
  description: 'Names in the TLS certificates ever issued for this domain and its subdomains',
  homepage: 'https://crt.sh',
  facts: { url: 'https://github.com/crtsh/certwatch_db/blob/master/fnc/web_apis.fnc', day: '2026-11-27' },
  deadlineMs: 30_000,
  cacheMs: 6 * 3_600_000,
  skipReason: notPublic,
  request: domain => ({
    url: `https://crt.sh/?${new URLSearchParams({ q: domain, output: 'json', deduplicate: 'Y' }).toString()}`,
  }),
  size: listSize(16),
  // no status means "no results": without results, the response is an empty list, and a 404 comes from an overloaded
  // server
  response: arrayOf(objectWith({}, {
    issuer_name: textOrNull,
    common_name: textOrNull,
    name_value: textOrNull, // the matching names of the certificate, one per line
    not_before: textOrNull,
    not_after: textOrNull,
  })),
  certificates: rows => rows.values().map(row => {
    // the common name can be that of another domain: then it does not match, and is not among the matching names
    const names = [...row.name_value?.split('\n') ?? [], ...row.common_name ? [row.common_name] : []]
    const { issuer_name: issuer, not_before: notBefore, not_after: notAfter } = row
    return names.length > 0 && notBefore && notAfter
      ? { names: [...new Set(names)], issuer: issuer ?? 'unknown', notBefore, notAfter }
      : undefined
  }),
  examples: { found: ['example.com'], notFound: ['tracewell-no-such-domain-0.com'] },
})
