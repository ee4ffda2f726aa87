import type { Finding, Severity } from './finding.ts'
import type { FindingCode } from './references.ts'
import { dkimSyntax, ofVersion, parseTags } from './tags.ts'

export interface BimiRecord {
  /** https address of the logo. `null` if the record has none. */
  logo: string | null
  /** https address of the logo's certificate. `null` if the record has none. */
  certificate: string | null
  /** `true` if the domain declares that it wants no logo displayed. */
  declined: boolean
  fault: string | null
}

/**
 * Returns the BIMI records of `default._bimi.<domain>`.
 * https://datatracker.ietf.org/doc/draft-brand-indicators-for-message-identification/
 */
export const bimiRecords = (texts: readonly string[]): string[] => ofVersion(texts, { version: 'BIMI1' })

/** Parses a record that begins with `v=BIMI1`. Never throws. */
export function parseBimi(text: string): BimiRecord {
  const { tags, faults } = parseTags(text, dkimSyntax)
  const logo = tags.get('l') ?? ''
  const certificate = tags.get('a') ?? ''
  const bad = [['l', logo], ['a', certificate]].find(([, value]) =>
    value !== '' && value !== 'self' && !isHttps(value ?? '')
  )
  return {
    logo: isHttps(logo) ? logo : null,
    certificate: isHttps(certificate) ? certificate : null,
    declined: logo === '' && certificate === '',
    fault: bad ? `${bad[0]} is not an https address` : faults[0] ?? null,
  }
}

const isHttps = (text: string): boolean => text.length <= 2_048 && URL.parse(text)?.protocol === 'https:'

const finding = (code: FindingCode, severity: Severity, message: string): Finding => ({
  check: 'bimi',
  code,
  severity,
  message,
})

/**
 * Returns the findings about a domain's BIMI record. `enforced` is `true` if DMARC rejects or quarantines forged mail,
 * or if the DMARC policy is unknown.
 * Without enforcement, mailbox providers do not display the logo.
 */
export function bimiFindings(records: readonly string[], parsed: BimiRecord | null, enforced: boolean): Finding[] {
  if (records.length > 1) {
    return [
      finding('BIMI_MULTIPLE', 'low', `There are ${records.length} BIMI records: receivers then use none of them.`),
    ]
  }
  if (parsed === null || parsed.declined) return []
  return [
    ...(parsed.fault === null ? [] : [finding('BIMI_INVALID', 'low', `The BIMI record has a fault: ${parsed.fault}.`)]),
    ...(enforced
      ? []
      : [
        finding(
          'BIMI_WITHOUT_DMARC',
          'low',
          'There is a logo for messages (BIMI), but no enforced DMARC policy, so the logo is not displayed.',
        ),
      ]),
    ...(parsed.certificate === null
      ? [
        finding(
          'BIMI_NO_CERTIFICATE',
          'info',
          'The BIMI logo has no certificate, so most mailbox providers do not display it.',
        ),
      ]
      : []),
  ]
}
