import { lowered } from './dmarc.ts'
import type { DmarcRecord, Policy } from './dmarc.ts'
import type { Finding, Severity } from './finding.ts'
import type { FindingCode } from './references.ts'
import { excerpt } from './tags.ts'

/** Facts about the DMARC policy of a domain. */
export interface DmarcFacts {
  /** Records at the name whose record applies, or else at the domain itself. */
  records: readonly string[]
  parsed: DmarcRecord | null
  /** `true` if the domain has no record of its own, so that the record of a domain above it applies. */
  inherited: boolean
  /** Policy that receivers apply to mail of this domain, from its own record or from the inherited record. */
  policy: Policy | null
  /** `true` if the domain is the organisational domain, whose `sp` and `np` apply to its subdomains. */
  isOrganization: boolean
  /** Names with two or more records, which receivers ignore, and their number. */
  multiple: ReadonlyArray<{ domain: string, count: number }>
  /** Texts that look like a DMARC record, but are ignored. */
  ignored: readonly string[]
  /** Domains that appear in report addresses but have not agreed to receive reports about this domain. */
  unauthorized: readonly string[]
}

const finding = (code: FindingCode, severity: Severity, message: string): Finding => ({
  check: 'dmarc',
  code,
  severity,
  message,
})

/** Returns the findings about the DMARC policy of a domain. */
export function dmarcFindings(facts: DmarcFacts): Finding[] {
  const { parsed, policy, multiple, ignored } = facts
  const before = [
    ...multiple.map(({ domain, count }) =>
      finding('DMARC_MULTIPLE', 'high', `There are ${count} DMARC records at ${excerpt(domain)}: receivers then use ` +
        'none of them.')),
    ...ignored.map(text =>
      finding('DMARC_IGNORED', parsed === null ? 'high' : 'low', `Receivers ignore "${excerpt(text)}": a record ` +
        'begins with exactly "v=DMARC1", in these capitals, and a semicolon.')),
  ]
  if (parsed === null) {
    return before.length > 0 ? before : [
      finding(
        'DMARC_MISSING',
        'high',
        'There is no DMARC record: anyone can use this domain as the sender of a message, ' +
          'and receivers have no rule against it.',
      ),
    ]
  }
  if (policy === null) {
    return [...before, finding('DMARC_INVALID', 'high', `Receivers do not apply the DMARC record, because it has ${
      parsed.hasPolicy ? 'an invalid policy' : 'no policy ("p")'} and no address for reports: ${
      parsed.faults.join('; ') || 'the tag p is missing'}.`)]
  }
  return [...before, ...policyFindings(parsed, policy, facts), ...reportFindings(parsed, facts.unauthorized),
    ...tagFindings(parsed)]
}

const when = (condition: boolean, code: FindingCode, severity: Severity, message: string): Finding[] =>
  condition ? [finding(code, severity, message)] : []

function policyFindings(parsed: DmarcRecord, policy: Policy, { inherited, isOrganization }: DmarcFacts): Finding[] {
  const stated = parsed.testing && parsed.p !== 'none' && parsed.p !== null ? parsed.p : undefined
  // if the domain itself is open because of the test mode alone, this is said once
  const isOpen = (one: Policy | null) =>
    one === 'none' || one !== null && policy !== 'none' && lowered(one, parsed) === 'none'
  const ofSubdomains = isOpen(parsed.sp ?? parsed.p) ? 'sp' : isOpen(parsed.np) ? 'np' : undefined
  const open = ofSubdomains && `("${ofSubdomains}=${parsed[ofSubdomains] ?? parsed.p}"${
    parsed[ofSubdomains] === 'none' ? '' : ' in test mode'})`
  return [
    ...when(!parsed.hasPolicy, 'DMARC_NO_POLICY', 'medium',
      'The DMARC record has no policy ("p"), so it counts as "p=none" because it has an address for reports.'),
    ...when(policy === 'none', 'DMARC_POLICY_NONE', 'medium',
      'The DMARC policy is "none": forged mail may be reported, but is still delivered.'),
    ...when(stated !== undefined, 'DMARC_TESTING', 'medium',
      `The DMARC policy is in test mode ("t=y"): receivers apply "${
        lowered(stated ?? 'none', parsed)}" in place of "${stated}".`),
    ...when(!inherited && isOrganization && parsed.p !== 'none' && ofSubdomains !== undefined, 'DMARC_SUBDOMAINS_OPEN',
      'medium', ofSubdomains === 'np'
        ? `Names that do not exist are left out of the DMARC policy ${open}: any invented name under this domain ` +
          'can be forged.'
        : `Subdomains are left out of the DMARC policy ${open}: any name under this domain can be forged.`),
    ...when(!inherited && !isOrganization && (parsed.sp ?? parsed.np) !== null, 'DMARC_SUBDOMAIN_POLICY_UNUSED', 'low',
      'The record has a policy for subdomains, which receivers use only at an organisational domain.'),
    ...when(inherited, 'DMARC_INHERITED', 'info',
      'The domain has no DMARC record of its own: that of its organisational domain applies.'),
  ]
}

function reportFindings({ rua }: DmarcRecord, unauthorized: readonly string[]): Finding[] {
  return [
    ...when(rua.length === 0, 'DMARC_NO_REPORTS', 'low',
      'There is no address for aggregate reports ("rua"): failures and forgeries go unseen.'),
    ...when(rua.length > 0 && !rua.some(uri => /^mailto:/i.test(uri)), 'DMARC_NO_MAIL_REPORTS', 'low',
      'No address for aggregate reports is a "mailto:" address, the only kind that receivers must support.'),
    ...unauthorized.map(domain =>
      finding(
        'DMARC_REPORTS_REFUSED',
        'low',
        `${excerpt(domain)} has not published that it accepts reports for this domain, so they are not sent.`,
      )
    ),
  ]
}

function tagFindings({ removed, unknown, hasSizes, pct, faults }: DmarcRecord): Finding[] {
  return [
    ...when(removed.length > 0, 'DMARC_REMOVED_TAG', pct < 100 ? 'low' : 'info',
      `The standard no longer has ${removed.map(one => `"${one}"`).join(', ')}: receivers ignore ${
        removed.length === 1 ? 'the tag' : 'the tags'}${
        pct < 100 ? ', and older ones apply the policy to a part of the mail only' : ''}.`),
    ...when(unknown.length > 0, 'DMARC_UNKNOWN_TAG', 'info',
      `Receivers ignore tags that no standard defines: ${unknown.map(one => `"${one}"`).join(', ')}.`),
    ...when(hasSizes, 'DMARC_REPORT_SIZE', 'info',
      'Receivers ignore the limit of size behind a report address, such as "!10m".'),
    ...faults.map(fault => finding('DMARC_FAULT', 'low', `The DMARC record has a fault: ${fault}.`)),
  ]
}
