import type { Finding, Severity } from './finding.ts'
import { ofVersion, parseTags, excerpt } from './tags.ts'

const policies = ['none', 'quarantine', 'reject'] as const
export type Policy = (typeof policies)[number]

export interface DmarcRecord {
  /** What the domain asks receivers to do with mail that fails; null where the record does not say so validly. */
  p: Policy | null
  /** The same for subdomains, and for subdomains that do not exist (RFC 9091); null where `p` stands for them. */
  sp: Policy | null
  np: Policy | null
  /** To how much of the mail the policy applies, in percent. */
  pct: number
  /** Whether names have to agree exactly (`s`) or only in their organisational domain (`r`). */
  adkim: 'r' | 's'
  aspf: 'r' | 's'
  /** When failure reports are wanted. */
  fo: string
  /** Where aggregate and failure reports go. */
  rua: string[]
  ruf: string[]
  faults: string[]
}

/** The records of `_dmarc.` and a domain that are DMARC. https://www.rfc-editor.org/rfc/rfc7489#section-6.6.3 */
export const dmarcRecords = (texts: readonly string[]): string[] => ofVersion(texts, 'DMARC1')

/** Reads a record that begins with `v=DMARC1`. Never throws. https://www.rfc-editor.org/rfc/rfc7489#section-6.3 */
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
    if (good.length < all.length) faults.push(`${name} names an address that is none`)
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
  // A record without a valid policy still counts, as p=none, where it says where reports go.
  return { ...record, p: record.p ?? (record.rua.length > 0 ? 'none' : null), faults: faults.slice(0, 10) }
}

function percent(value: string | undefined, faults: string[]): number {
  if (value === undefined) return 100
  if (/^\d{1,3}$/.test(value) && Number(value) <= 100) return Number(value)
  faults.push(`pct="${excerpt(value)}" is not a number from 0 to 100`)
  return 100
}

/** The domain that a report address is under; `undefined` for what is no mailto. */
export const reportDomain = (uri: string): string | undefined =>
  /^mailto:[^@]+@([^\s@!?]+)/i.exec(uri)?.[1]?.toLowerCase().replace(/\.$/, '')

/** What is known of the DMARC of a domain. */
export interface DmarcFacts {
  records: readonly string[]
  parsed: DmarcRecord | null
  /** Whether the record is that of the organisational domain, for want of one of its own. */
  inherited: boolean
  /** What applies to the domain itself. */
  policy: Policy | null
  /** Domains of report addresses that have not said that they want the reports. */
  unauthorized: readonly string[]
}

/** The policy of a record for the domain that it was found for. https://www.rfc-editor.org/rfc/rfc7489#section-6.6.3 */
export const policyOf = (parsed: DmarcRecord | null, inherited: boolean): Policy | null =>
  parsed === null ? null : (inherited ? parsed.sp : null) ?? parsed.p

const finding = (code: string, severity: Severity, message: string): Finding => ({
  check: 'dmarc',
  code,
  severity,
  message,
})

/** What the DMARC record of a domain leaves open. */
export function dmarcFindings({ records, parsed, inherited, policy, unauthorized }: DmarcFacts): Finding[] {
  if (records.length === 0) {
    return [
      finding(
        'DMARC_MISSING',
        'high',
        'There is no DMARC record: anybody can put this domain into the sender line of a message, and receivers have no rule for it.',
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
          'The DMARC policy is "none": forged mail is reported at best, and delivered as before.',
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
      ? [finding('DMARC_NO_REPORTS', 'low', 'Nobody gets aggregate reports ("rua"): failures and forgeries go unseen.')]
      : []),
    ...unauthorized.map(domain =>
      finding(
        'DMARC_REPORTS_REFUSED',
        'low',
        `Reports are to go to ${excerpt(domain)}, which has not said that it takes them: they are not sent.`,
      )
    ),
    ...faults.map(fault => finding('DMARC_FAULT', 'low', `The DMARC record has a fault: ${fault}.`)),
  ]
}
