import { dmarcRecords, parseDmarc, policyOf, reportDomain } from '../../../facts/mail/dmarc.ts'
import type { DmarcFacts } from '../../../facts/mail/dmarc.ts'
import { publicSuffixes } from '../../../lib/public-suffix.ts'
import { askEach } from '../../kit/partial.ts'
import { resolve } from '../../dns/resolve.ts'
import type { Context } from '../../kit/source.ts'

/** Returns the registrable domain of a name, or the name itself if it is a public suffix. https://publicsuffix.org */
export const organizationalDomain = (domain: string): string =>
  publicSuffixes().getDomain(domain, { allowPrivateDomains: true, validateHostname: false }) ?? domain

const maxReceivers = 5

export interface FoundDmarc extends DmarcFacts {
  /** Report receivers about which the query failed. They may have agreed, or not. */
  unanswered: string[]
  /** DNS name at which the record was found or expected. */
  location: string
}

/**
 * Queries the DMARC record that applies to a domain: its own record, or else the record of its organisational domain.
 */
export async function checkDmarc(domain: string, context: Context): Promise<FoundDmarc> {
  const own = await recordsAt(domain, context)
  const organization = organizationalDomain(domain)
  const inherited = own.length === 0 && organization !== domain
  const records = inherited ? await recordsAt(organization, context) : own
  const parsed = records.length === 1 ? parseDmarc(records[0] ?? '') : null
  const isInherited = inherited && records.length > 0
  const receivers = await checkReceivers(isInherited ? organization : domain, parsed?.rua ?? [], context)
  return {
    location: `_dmarc.${isInherited ? organization : domain}`,
    records,
    parsed,
    inherited: isInherited,
    policy: policyOf(parsed, isInherited),
    ...receivers,
  }
}

const recordsAt = async (domain: string, context: Context): Promise<string[]> =>
  dmarcRecords(await resolve(context, `_dmarc.${domain}`, 'TXT'))

/**
 * Returns the report receivers that belong to another organisation and have no DNS record that allows reports about
 * this domain, and those about which the query failed.
 * https://www.rfc-editor.org/rfc/rfc7489#section-7.1
 */
async function checkReceivers(
  domain: string, uris: readonly string[], context: Context,
): Promise<Pick<FoundDmarc, 'unauthorized' | 'unanswered'>> {
  const own = organizationalDomain(domain)
  const others = [...new Set(uris.map(reportDomain))].filter(name => name !== undefined)
    .filter(name => /^[a-z\d._-]{1,253}$/.test(name) && organizationalDomain(name) !== own)
  const { answers, unanswered } = await askEach(others.slice(0, maxReceivers), name =>
    resolve(context, `${domain}._report._dmarc.${name}`, 'TXT'))
  return {
    unauthorized: [...answers].flatMap(([name, texts]) => dmarcRecords(texts).length > 0 ? [] : [name]),
    unanswered,
  }
}

/** Converts the facts to the `dmarc` section of the response. */
export const dmarcSection = (
  { location, records, parsed, inherited, policy, unauthorized, unanswered }: FoundDmarc,
) => ({
  status: records.length === 0 ? 'missing' as const : policy === null ? 'invalid' as const : 'valid' as const,
  records: [...records],
  location,
  inherited,
  policy,
  p: parsed?.p ?? null,
  sp: parsed?.sp ?? null,
  np: parsed?.np ?? null,
  pct: parsed?.pct ?? null,
  adkim: parsed?.adkim ?? null,
  aspf: parsed?.aspf ?? null,
  fo: parsed?.fo ?? null,
  rua: parsed?.rua ?? [],
  ruf: parsed?.ruf ?? [],
  unauthorized_receivers: [...unauthorized],
  complete: unanswered.length === 0,
  unanswered,
  faults: parsed?.faults ?? [],
})
