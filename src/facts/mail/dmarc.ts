import type { Finding, Severity } from './finding.ts'
import { ofVersion, parseTags, excerpt } from './tags.ts'

const policies = ['none', 'quarantine', 'reject'] as const
export type Policy = (typeof policies)[number]

export interface DmarcRecord {
  /** Policy for mail from the domain if the mail fails DMARC. `null` if the record has no valid policy. */
  p: Policy | null
  /**
   * Policy for mail from subdomains if the mail fails DMARC. `null` if the record has no such policy, so that `p`
   * applies.
   */
  sp: Policy | null
  /**
   * Policy for mail from subdomains that do not exist, if the mail fails DMARC (RFC 9091). `null` if the record has no
   * such policy.
   */
  np: Policy | null
  /** Percentage of the mail that the policy applies to. */
  pct: number
  /** Alignment mode of DKIM: `s` requires identical domains, `r` requires only the same organisational domain. */
  adkim: 'r' | 's'
  /** Alignment mode of SPF, with the same values as `adkim`. */
  aspf: 'r' | 's'
  /** Conditions under which receivers send failure reports. */
  fo: string
  /** Addresses that receive aggregate reports. */
  rua: string[]
  /** Addresses that receive failure reports. */
  ruf: string[]
  faults: string[]
}

/** Returns the DMARC records of `_dmarc.<domain>`. https://www.rfc-editor.org/rfc/rfc7489#section-6.6.3 */
export const dmarcRecords = (texts: readonly string[]): string[] => ofVersion(texts, 'DMARC1')

/** Parses a record that begins with `v=DMARC1`. Never throws. https://www.rfc-editor.org/rfc/rfc7489#section-6.3 */
export function parseDmarc(text: string): DmarcRecord {
  const { tags, faults } = parseTags(text)
  const oneOf = <T extends string>(name: string, allowed: readonly T[]): T | null => {
    const value = tags.get(name)?.toLowerCase()
    const found = allowed.find(one => one === value)
    if (value !== undefined && found === undefined) {
      faults.push(`${name}="${excerpt(value)}" is not one of ${allowed.join(', ')}`)
    }
    return found ?? null
  }
  const uris = (name: string): string[] => {
    const all = (tags.get(name) ?? '').split(',').map(uri => uri.trim()).filter(uri => uri !== '')
    const good = all.filter(uri => /^(?:mailto:[^\s@]+@[^\s@!]+|https?:\/\/\S+?)(?:!\d{1,18}[kmgt]?)?$/i.test(uri))
    if (good.length < all.length) faults.push(`${name} contains an invalid address`)
    return good.slice(0, 20)
  }
  const record = {
    p: oneOf('p', policies),
    sp: oneOf('sp', policies),
    np: oneOf('np', policies),
    pct: percent(tags.get('pct'), faults),
    adkim: oneOf('adkim', ['r', 's']) ?? 'r',
    aspf: oneOf('aspf', ['r', 's']) ?? 'r',
    fo: tags.get('fo') ?? '0',
    rua: uris('rua'),
    ruf: uris('ruf'),
  }
  if (!tags.has('p')) faults.push('the tag p is missing')
  // RFC 7489: a record without a valid policy counts as p=none if it has a valid report address.
  return { ...record, p: record.p ?? (record.rua.length > 0 ? 'none' : null), faults: faults.slice(0, 10) }
}

function percent(value: string | undefined, faults: string[]): number {
  if (value === undefined) return 100
  if (/^\d{1,3}$/.test(value) && Number(value) <= 100) return Number(value)
  faults.push(`pct="${excerpt(value)}" is not a number from 0 to 100`)
  return 100
}

/** Returns the domain of a report address. Returns `undefined` if it is not a mailto address. */
export const reportDomain = (uri: string): string | undefined =>
  /^mailto:[^@]+@([^\s@!?]+)/i.exec(uri)?.[1]?.toLowerCase().replace(/\.$/, '')

/** Facts about the DMARC record of a domain. */
export interface DmarcFacts {
  records: readonly string[]
  parsed: DmarcRecord | null
  /** `true` if the domain has no record of its own, so that the record of its organisational domain applies. */
  inherited: boolean
  /** Policy for mail of this domain, from its own record or from the inherited record. */
  policy: Policy | null
  /** Domains that appear in report addresses but have not agreed to receive reports about this domain. */
  unauthorized: readonly string[]
}

/**
 * Returns the policy that a record sets for a domain. If the record is inherited, its policy for subdomains has
 * priority. https://www.rfc-editor.org/rfc/rfc7489#section-6.6.3
 */
export const policyOf = (parsed: DmarcRecord | null, inherited: boolean): Policy | null =>
  parsed === null ? null : (inherited ? parsed.sp : null) ?? parsed.p

const finding = (code: string, severity: Severity, message: string): Finding => ({
  check: 'dmarc',
  code,
  severity,
  message,
})

/** Returns the findings about the DMARC record of a domain. */
export function dmarcFindings({ records, parsed, inherited, policy, unauthorized }: DmarcFacts): Finding[] {
  if (records.length === 0) {
    return [
      finding(
        'DMARC_MISSING',
        'high',
        'There is no DMARC record: anyone can use this domain as the sender of a message, ' +
          'and receivers have no rule against it.',
      ),
    ]
  }
  if (records.length > 1) {
    return [
      finding('DMARC_MULTIPLE', 'high', `There are ${records.length} DMARC records: receivers then use none of them.`),
    ]
  }
  if (parsed === null || policy === null) {
    return [
      finding(
        'DMARC_INVALID',
        'high',
        `The DMARC record has no valid policy, so receivers ignore it: ${
          parsed?.faults.join('; ') ?? 'it cannot be read'
        }.`,
      ),
    ]
  }
  return [...policyFindings(parsed, policy, inherited), ...reportFindings(parsed, unauthorized)]
}

function policyFindings(parsed: DmarcRecord, policy: Policy, inherited: boolean): Finding[] {
  return [
    ...(policy === 'none'
      ? [
        finding(
          'DMARC_POLICY_NONE',
          'medium',
          'The DMARC policy is "none": forged mail may be reported, but is still delivered.',
        ),
      ]
      : []),
    ...(policy !== 'none' && parsed.pct < 100
      ? [finding('DMARC_PARTIAL', 'medium', `The DMARC policy applies to ${parsed.pct} % of the mail only.`)]
      : []),
    ...(!inherited && policy !== 'none' && parsed.sp === 'none'
      ? [
        finding(
          'DMARC_SUBDOMAINS_OPEN',
          'medium',
          'Subdomains are left out of the DMARC policy ("sp=none"): any name under this domain can be forged.',
        ),
      ]
      : []),
    ...(inherited
      ? [
        finding(
          'DMARC_INHERITED',
          'info',
          'The domain has no DMARC record of its own: that of its organisational domain applies.',
        ),
      ]
      : []),
  ]
}

function reportFindings({ rua, faults }: DmarcRecord, unauthorized: readonly string[]): Finding[] {
  return [
    ...(rua.length === 0
      ? [
        finding(
          'DMARC_NO_REPORTS',
          'low',
          'There is no address for aggregate reports ("rua"): failures and forgeries go unseen.',
        ),
      ]
      : []),
    ...unauthorized.map(domain =>
      finding(
        'DMARC_REPORTS_REFUSED',
        'low',
        `${excerpt(domain)} has not published that it accepts reports for this domain, so they are not sent.`,
      )
    ),
    ...faults.map(fault => finding('DMARC_FAULT', 'low', `The DMARC record has a fault: ${fault}.`)),
  ]
}
