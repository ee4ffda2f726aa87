import { bimiRecords, parseBimi } from '../../facts/mail/bimi.ts'
import { publicSuffixes } from '../../lib/public-suffix.ts'
import { resolve } from '../dns/resolve.ts'
import { SourceFailure } from '../failures.ts'
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
    let failure: SourceFailure | undefined
    for (const name of new Set([domain, organisation ?? domain])) {
      try {
        const records = bimiRecords(await resolve(context, `default._bimi.${name}`, 'TXT'))
        if (records.length > 0) return records.flatMap(record => parseBimi(record).logo ?? [])
          .map(url => ({ url, edge: Infinity }))
      } catch (error) {
        if (!(error instanceof SourceFailure)) throw error
        failure ??= error // the record of the organisation may be readable
      }
    }
    if (failure !== undefined) throw failure
    return []
  },
}
