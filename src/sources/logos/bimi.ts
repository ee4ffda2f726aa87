import { publicSuffixes } from '../../lib/public-suffix.ts'
import { resolve } from '../shared/dns.ts'
import type { LogoSource } from './logo-source.ts'

/**
 * The BIMI logo that a domain, or its organisational domain, publishes for its mail.
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

/** Returns the `l` tag of `v=BIMI1; l=https://…; a=…`. An empty `l` means that the domain declines. */
function locationOf(record: string): string[] {
  const [, location = ''] = /;\s*l\s*=\s*([^;\s]*)/i.exec(record) ?? []
  return /^https:\/\//i.test(location) && URL.canParse(location) ? [location] : []
}
