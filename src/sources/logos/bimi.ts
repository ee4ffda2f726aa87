import { publicSuffixes } from '../../lib/public-suffix.ts'
import { resolve } from '../dns/resolve.ts'
import type { LogoSource } from './logo-source.ts'

/**
 * Logo that a domain publishes for its mail (BIMI). If the domain has no BIMI record, the record of its organisational
 * domain is used.
 * https://datatracker.ietf.org/doc/draft-brand-indicators-for-message-identification/
 */
export const bimi: LogoSource = {
  slug: 'bimi',
  homepage: 'https://bimigroup.org/',
  async candidates({ domain }, _edge, context) {
    const organisation = publicSuffixes().getDomain(domain, { allowPrivateDomains: true })
    for (const name of new Set([domain, organisation ?? domain])) {
      const records = (await resolve(context, `default._bimi.${name}`, 'TXT')).filter(record =>
        /^\s*v\s*=\s*BIMI1\s*(?:;|$)/i.test(record)
      )
      if (records.length > 0) return records.flatMap(locationOf).map(url => ({ url, edge: Infinity }))
    }
    return []
  },
}

/**
 * Returns the URL in the tag `l` of a record such as `v=BIMI1; l=https://…; a=…`. An empty tag means that the domain
 * has no logo.
 */
function locationOf(record: string): string[] {
  const [, location = ''] = /;\s*l\s*=\s*([^;\s]*)/i.exec(record) ?? []
  return /^https:\/\//i.test(location) && URL.canParse(location) ? [location] : []
}
