import type { Finding } from './finding.ts'
import { ofVersion, parseTags } from './tags.ts'

/** The records of `_smtp._tls.` and a domain that are TLS-RPT. https://www.rfc-editor.org/rfc/rfc8460#section-3 */
export const tlsRptRecords = (texts: readonly string[]): string[] => ofVersion(texts, 'TLSRPTv1')

/** Where reports on failed encryption go: `mailto:` and `https:` addresses. Never throws. */
export function parseTlsRpt(text: string): string[] {
  const uris = (parseTags(text).tags.get('rua') ?? '').split(',').map(uri => uri.trim())
  return uris.filter(uri => /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/i.test(uri)).slice(0, 20)
}

export function tlsRptFindings(records: readonly string[], hasSts: boolean): Finding[] {
  const invalid = records.length > 1 || (records.length === 1 && parseTlsRpt(records[0] ?? '').length === 0)
  if (invalid) {
    return [{
      check: 'tls_rpt',
      code: 'TLS_RPT_INVALID',
      severity: 'low',
      message: 'The TLS-RPT record is not valid: no reports are sent.',
    }]
  }
  if (records.length === 1) return []
  const message =
    'There is no TLS-RPT record: nobody is told when mail to this domain cannot be delivered over a safe line.'
  return [{ check: 'tls_rpt', code: 'TLS_RPT_MISSING', severity: hasSts ? 'low' : 'info', message }]
}
