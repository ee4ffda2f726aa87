import { certificateModule } from './certificate-module.ts'
import { listSize } from '../kit/size.ts'
import { notPublic } from '../kit/scope.ts'
import { arrayOf, each, objectWith, text, textOrNull, unchecked } from '../kit/schema.ts'

/** Unexpired certificates of a domain and its subdomains, page by page until an empty one. */
export const certSpotter = certificateModule({
  slug: 'cert-spotter',
  name: 'Cert Spotter',
  description: 'Names in the unexpired TLS certificates of this domain and its subdomains',
  homepage: 'https://sslmate.com/certspotter',
  facts: {
    url: 'https://github.com/projectdiscovery/subfinder/blob/dev/pkg/subscraping/sources/certspotter/certspotter.go',
    day: '2026-11-28',
  },
  keyName: 'cert-spotter',
  deadlineMs: 20_000,
  cacheMs: 6 * 3_600_000,
  skipReason: notPublic,
  request: (domain, { key }) => ({
    url: `https://api.certspotter.com/v1/issuances?domain=${encodeURIComponent(domain)}`
      + '&include_subdomains=true&expand=dns_names&expand=issuer',
    headers: key ? { authorization: `Bearer ${key}` } : {},
  }),
  size: listSize(8),
  response: arrayOf(objectWith({}, {
    id: textOrNull,
    not_before: textOrNull,
    not_after: textOrNull,
    ...unchecked({ dns_names: arrayOf(text), issuer: objectWith({}, each(['friendly_name', 'name'], text)) }),
  })),
  pages: {
    max: 5,
    next: issuances => issuances.at(-1)?.id ?? undefined,
    after: ({ url, ...first }, id) => ({ ...first, url: `${url}&after=${encodeURIComponent(id)}` }),
  },
  certificates: issuances => issuances.values().map(({ dns_names, issuer, not_before, not_after }) => {
    const names = Array.isArray(dns_names) ? dns_names.filter(name => typeof name === 'string') : []
    return names.length === 0 || !not_before || !not_after ? undefined : {
      names, issuer: issuer?.friendly_name ?? issuer?.name ?? 'unknown', notBefore: not_before, notAfter: not_after,
    }
  }),
  examples: { found: ['example.com'], notFound: ['tracewell-no-such-domain-0.com'] },
})
