import type { Finding } from './finding.ts'
import { readReportAddresses } from './report-address.ts'
import { excerpt, nearMisses, ofVersion, parseTags, transportSyntax } from './tags.ts'

/** Returns the TLS-RPT records of `_smtp._tls.<domain>`. https://www.rfc-editor.org/rfc/rfc8460#section-3 */
export const tlsRptRecords = (texts: readonly string[]): string[] =>
  ofVersion(texts, { version: 'TLSRPTv1', isTight: true, needsMore: true })

/** Returns the texts that look like a TLS-RPT record, but are ignored. */
export const ignoredTlsRpt = (texts: readonly string[]): string[] => nearMisses(texts, tlsRptRecords(texts), 'TLSRPTv1')

/** Returns the `mailto:` and `https:` addresses that receive reports on failed encryption. Never throws. */
export function parseTlsRpt(text: string): string[] {
  const { tags, repeated, faults } = parseTags(text, transportSyntax)
  if (faults.length > repeated.length) return []
  const { addresses, invalid } = readReportAddresses(tags.get('rua'))
  // a list with a faulty address is no list: https://www.rfc-editor.org/rfc/rfc8460#section-3
  if (invalid > 0 || addresses.some(({ hasSize }) => hasSize)) return []
  return addresses.map(({ uri }) => uri).filter(uri => /^(?:mailto|https):/i.test(uri))
}

/** Returns the findings about a domain's TLS-RPT record. `ignored` are texts that look like one. */
export function tlsRptFindings(
  records: readonly string[], hasSts: boolean, ignored: readonly string[] = [],
): Finding[] {
  const invalid = records.length > 1 || (records.length === 1 && parseTlsRpt(records[0] ?? '').length === 0)
  if (invalid || (records.length === 0 && ignored.length > 0)) {
    const why = records.length === 0
      ? `"${excerpt(ignored[0] ?? '')}" does not begin with exactly "v=TLSRPTv1;"`
      : records.length > 1 ? `there are ${records.length} records` : 'it has no valid list of addresses ("rua")'
    return [{
      check: 'tls_rpt',
      code: 'TLS_RPT_INVALID',
      severity: 'low',
      message: `The TLS-RPT record is not valid, so no reports are sent: ${why}.`,
    }]
  }
  if (records.length === 1) return []
  const message =
    'There is no TLS-RPT record: senders cannot report mail that they could not deliver over a secure connection.'
  return [{ check: 'tls_rpt', code: 'TLS_RPT_MISSING', severity: hasSts ? 'low' : 'info', message }]
}
