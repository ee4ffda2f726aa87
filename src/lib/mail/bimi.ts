import type { Finding, Severity } from './finding.ts'
import { ofVersion, parseTags } from './tags.ts'

export interface BimiRecord {
  /** The https address of the logo; null where there is none. */
  logo: string | null
  /** The https address of the certificate that vouches for it; null where there is none. */
  certificate: string | null
  /** The domain says that it wants no logo shown. */
  declined: boolean
  fault: string | null
}

/** The records of `default._bimi.` and a domain that are BIMI. https://datatracker.ietf.org/doc/draft-brand-indicators-for-message-identification/ */
export const bimiRecords = (texts: readonly string[]): string[] => ofVersion(texts, 'BIMI1')

/** Reads a record that begins with `v=BIMI1`. Never throws. */
export function parseBimi(text: string): BimiRecord {
  const { tags, faults } = parseTags(text)
  const logo = tags.get('l') ?? ''
  const certificate = tags.get('a') ?? ''
  const bad = [['l', logo], ['a', certificate]].find(([, value]) =>
    value !== '' && value !== 'self' && !isHttps(value ?? '')
  )
  return {
    logo: isHttps(logo) ? logo : null,
    certificate: isHttps(certificate) ? certificate : null,
    declined: logo === '' && certificate === '',
    fault: bad ? `${bad[0]} is no https address` : faults[0] ?? null,
  }
}

const isHttps = (text: string): boolean => text.length <= 2_048 && URL.parse(text)?.protocol === 'https:'

const finding = (code: string, severity: Severity, message: string): Finding => ({
  check: 'bimi',
  code,
  severity,
  message,
})

/** `enforced` is whether DMARC refuses or quarantines all forged mail, without which no logo is shown, or may be, for all that is known. */
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
          'There is a logo for messages (BIMI), but no enforced DMARC policy, without which it is not shown.',
        ),
      ]),
    ...(parsed.certificate === null
      ? [
        finding(
          'BIMI_NO_CERTIFICATE',
          'info',
          'No certificate vouches for the BIMI logo: most mailbox providers do not show it then.',
        ),
      ]
      : []),
  ]
}
