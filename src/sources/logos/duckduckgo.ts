import { nonexistentDomainLike, unknownEdge, type IconService } from './logo-source.ts'

/**
 * Icons by host name. The service can have different icons for a host with and without `www.`, so both are requested.
 * https://duckduckgo.com/duckduckgo-help-pages/privacy/favicons
 */
export const duckduckgo: IconService = {
  slug: 'duckduckgo',
  name: 'DuckDuckGo',
  homepage: 'https://duckduckgo.com/duckduckgo-help-pages/privacy/favicons',
  candidates: async ({ domain }) =>
    [domain, `www.${domain}`].map(host => ({ url: addressFor(host), edge: unknownEdge })),
  placeholder: domain => addressFor(nonexistentDomainLike(domain)),
  examples: { found: ['wikipedia.org'], notFound: ['tracewell-check.invalid'] },
}

const addressFor = (host: string): string => `https://icons.duckduckgo.com/ip3/${host}.ico`
