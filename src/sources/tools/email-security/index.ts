import { bimiFindings } from '../../../facts/mail/bimi.ts'
import { dkimFindings } from '../../../facts/mail/dkim.ts'
import { lowered } from '../../../facts/mail/dmarc.ts'
import { dmarcFindings } from '../../../facts/mail/dmarc-findings.ts'
import { references } from '../../../facts/mail/references.ts'
import { bySeverity } from '../../../facts/mail/finding.ts'
import type { Finding, MailCheck, Severity } from '../../../facts/mail/finding.ts'
import { stsFindings } from '../../../facts/mail/mta-sts.ts'
import { spfFindings } from '../../../facts/mail/spf-findings.ts'
import { tlsRptFindings } from '../../../facts/mail/tls-rpt.ts'
import { checkDkim, dkimSection } from './dkim.ts'
import { checkDmarc, dmarcSection, organizationalDomain } from './dmarc.ts'
import type { FoundDmarc } from './dmarc.ts'
import { checkSts, stsSection } from './mta-sts.ts'
import { checkMx } from './mx.ts'
import { bimiSection, checkBimi, checkTlsRpt, tlsRptSection } from './reports-and-logo.ts'
import { checkSpf, spfSection } from './spf.ts'
import type { FactsOrError } from '../../kit/source-error.ts'

/** All checks, in the order in which they start. */
export const mailChecks = {
  mx: checkMx,
  spf: checkSpf,
  dmarc: checkDmarc,
  mta_sts: checkSts,
  tls_rpt: checkTlsRpt,
  bimi: checkBimi,
  dkim: checkDkim,
} as const

type Checks = typeof mailChecks
/** Result of each check. */
export type MailFinds = { [Name in keyof Checks]: Awaited<ReturnType<Checks[Name]>> }
/** Result or failure of each check. */
export type MailFacts = { [Name in keyof Checks]: FactsOrError<MailFinds[Name]> }

/**
 * Builds the response of the tool. The findings in the response advise the owner of the domain. The most severe finding
 * comes first.
 */
export function describeMail(domain: string, facts: MailFacts) {
  const findings = bySeverity(allFindings(facts)).map(one => ({ ...one, reference: references[one.code] }))
  const count = (severity: Severity) => findings.filter(one => one.severity === severity).length
  const section = <Facts, Section>({ facts, error }: FactsOrError<Facts>, toSection: (facts: Facts) => Section) =>
    error === null ? { ...toSection(facts), error } : { status: 'unknown' as const, error }
  return {
    domain,
    organizational_domain: organizationalDomain(domain),
    forgery_protection: protection(facts.dmarc),
    mx: section(
      facts.mx,
      mx => ({ status: mx.exchangers.length > 0 || mx.null_mx ? 'found' as const : 'missing' as const, ...mx }),
    ),
    spf: section(facts.spf, spfSection),
    dmarc: section(facts.dmarc, dmarcSection),
    dkim: section(facts.dkim, dkimSection),
    mta_sts: section(facts.mta_sts, stsSection),
    tls_rpt: section(facts.tls_rpt, tlsRptSection),
    bimi: section(facts.bimi, bimiSection),
    findings,
    finding_counts: {
      critical: count('critical'),
      high: count('high'),
      medium: count('medium'),
      low: count('low'),
      info: count('info'),
    },
  }
}

function allFindings({ mx, spf, dmarc, dkim, mta_sts, tls_rpt, bimi }: MailFacts): Finding[] {
  const hosts = mx.facts?.exchangers.map(({ host }) => host) ?? []
  const takesMail = mx.facts === null || hosts.length > 0
  return [
    ...unknown({
      mx,
      spf,
      dmarc,
      dkim,
      mta_sts,
      tls_rpt,
      bimi,
    }),
    ...(spf.facts ? spfFindings(spf.facts.walk, spf.facts.records, spf.facts.ignored) : []),
    ...(dmarc.facts ? dmarcFindings(dmarc.facts) : []),
    ...(dkim.facts ? dkimFindings(dkim.facts.keys, dkim.facts.asked) : []),
    // A domain that accepts no mail needs no transport security, so a missing record is not reported.
    ...(mta_sts.facts && (takesMail || mta_sts.facts.records.length > 0)
      ? stsFindings({ ...mta_sts.facts, hosts })
      : []),
    ...(tls_rpt.facts && (takesMail || tls_rpt.facts.records.length > 0)
      ? tlsRptFindings(tls_rpt.facts.records, (mta_sts.facts?.records.length ?? 0) > 0, tls_rpt.facts.ignored)
      : []),
    ...(bimi.facts
      ? bimiFindings(bimi.facts.records, bimi.facts.parsed, ['enforced', 'unknown'].includes(protection(dmarc)))
      : []),
  ]
}

const unknown = (facts: MailFacts): Finding[] =>
  (Object.keys(mailChecks) as MailCheck[]).flatMap(check => {
    const { error } = facts[check]
    return error
      ? [{
        check,
        code: 'CHECK_FAILED' as const,
        severity: 'info' as const,
        message: `This could not be checked: ${error.message}.`,
      }]
      : []
  })

/** Returns how strongly the DMARC policy asks receivers to reject forged mail. */
function protection({ facts }: FactsOrError<FoundDmarc>): 'enforced' | 'partial' | 'monitored' | 'none' | 'unknown' {
  if (facts === null) return 'unknown'
  const { policy, parsed, inherited, isOrganization } = facts
  if (policy === null || parsed === null) return 'none'
  if (policy === 'none') return 'monitored'
  const isSubdomainsOpen = [parsed.sp ?? parsed.p, parsed.np ?? parsed.sp ?? parsed.p]
    .some(stated => stated !== null && lowered(stated, parsed) === 'none')
  return !inherited && isOrganization && isSubdomainsOpen ? 'partial' : 'enforced'
}
