import { dmarcRecords, parseDmarc, policyOf } from '../../../facts/mail/dmarc.ts'
import type { DmarcFacts } from '../../../facts/mail/dmarc-findings.ts'
import { walkDmarc } from '../../../facts/mail/dmarc-walk.ts'
import type { WalkStep } from '../../../facts/mail/dmarc-walk.ts'
import { reportHost } from '../../../facts/mail/report-address.ts'
import { publicSuffixes } from '../../../lib/public-suffix.ts'
import { askEach } from '../../kit/partial.ts'
import { nameExists, resolve } from '../../dns/resolve.ts'
import type { Context } from '../../kit/source.ts'
import { SourceFailure } from '../../failures.ts'

/** Returns the registrable domain of a name, or the name itself if it is a public suffix. https://publicsuffix.org */
export const organizationalDomain = (domain: string): string =>
  publicSuffixes().getDomain(domain, { allowPrivateDomains: true, validateHostname: false }) ?? domain

const maxReceivers = 5
const maxNameLength = 253

export interface FoundDmarc extends DmarcFacts {
  /** Report receivers about which the query failed. They may have agreed, or not. */
  unanswered: string[]
  /** DNS name at which the record was found or expected. */
  location: string
  organizationalDomain: string
  steps: WalkStep[]
}

/**
 * Queries the DMARC record that applies to a domain: its own record, or else that of its organisational domain, or of
 * its public suffix. Throws a `SourceFailure` if no record was found and a query failed.
 */
export async function checkDmarc(domain: string, context: Context): Promise<FoundDmarc> {
  let failure: SourceFailure | undefined
  const { steps, applied, organizationalDomain } = await walkDmarc(domain, async name => {
    try {
      return await resolve(context, `_dmarc.${name}`, 'TXT')
    } catch (thrown) {
      if (!(thrown instanceof SourceFailure) || name === domain) throw thrown
      failure ??= thrown
      return undefined
    }
  })
  if (failure && applied === undefined) throw failure
  const at = applied ?? steps[0]!
  const parsed = applied?.parsed ?? null
  const inherited = at.domain !== domain
  const needsExistence = inherited && parsed !== null && parsed.np !== null
  const exists = !needsExistence || await nameExists(context, domain)
  const receivers = await checkReceivers(at.domain, organizationalDomain, parsed, context)
  return {
    location: `_dmarc.${at.domain}`,
    organizationalDomain,
    steps,
    records: at.records,
    parsed,
    inherited,
    isOrganization: organizationalDomain === domain,
    policy: policyOf(parsed, { inherited, exists }),
    multiple: steps.filter(({ records }) => records.length > 1)
      .map(step => ({ domain: step.domain, count: step.records.length })),
    ignored: steps.flatMap(({ ignored }) => ignored),
    ...receivers,
  }
}

/**
 * Returns the report receivers that belong to another organisation and have no DNS record that allows reports about
 * this domain, and those about which the query failed. A name below the organisational domain counts as the same
 * organisation.
 * https://www.rfc-editor.org/rfc/rfc9990#section-4
 */
async function checkReceivers(
  domain: string, organization: string, parsed: FoundDmarc['parsed'], context: Context,
): Promise<Pick<FoundDmarc, 'unauthorized' | 'unanswered'>> {
  const hosts = new Set([...parsed?.rua ?? [], ...parsed?.ruf ?? []].map(reportHost))
  const others = [...hosts].filter(host => host !== undefined)
    .filter(host => /^[a-z\d._-]{1,253}$/.test(host) && host !== organization && !host.endsWith(`.${organization}`))
  const { answers, unanswered } = await askEach(others.slice(0, maxReceivers), async host => {
    const name = `${domain}._report._dmarc.${host}`
    return name.length <= maxNameLength && (await resolve(context, name, 'TXT')).some(text => allowsReports(text, host))
  })
  return { unauthorized: [...answers].flatMap(([host, isAllowed]) => isAllowed ? [] : [host]), unanswered }
}

/** A record may name other addresses, but only of the same host. */
const allowsReports = (text: string, host: string): boolean =>
  dmarcRecords([text]).length > 0 && parseDmarc(text).rua.every(uri => reportHost(uri) === host)

/** Converts the facts to the `dmarc` section of the response. */
export const dmarcSection = ({ location, records, parsed, inherited, policy, ...more }: FoundDmarc) => ({
  status: records.length === 0 ? 'missing' as const : policy === null ? 'invalid' as const : 'valid' as const,
  records: [...records],
  location,
  inherited,
  policy,
  p: parsed?.p ?? null,
  sp: parsed?.sp ?? null,
  np: parsed?.np ?? null,
  testing: parsed?.testing ?? false,
  psd: parsed?.psd ?? null,
  pct: parsed?.pct ?? null,
  adkim: parsed?.adkim ?? null,
  aspf: parsed?.aspf ?? null,
  fo: parsed?.fo ?? null,
  rua: parsed?.rua ?? [],
  ruf: parsed?.ruf ?? [],
  unauthorized_receivers: [...more.unauthorized],
  organizational_domain: more.organizationalDomain,
  tree_walk: more.steps.map(({ domain, records: found, answered }) => ({
    name: `_dmarc.${domain}`,
    records: found,
    answered,
  })),
  ignored_records: [...more.ignored],
  complete: more.unanswered.length === 0 && more.steps.every(({ answered }) => answered),
  unanswered: more.unanswered,
  faults: parsed?.faults ?? [],
})
