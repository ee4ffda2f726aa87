import type { Finding } from './finding.ts'
import { ofVersion, parseTags } from './tags.ts'

/** Returns the TLS-RPT records of `_smtp._tls.<domain>`. https://www.rfc-editor.org/rfc/rfc8460#section-3 */
export const tlsRptRecords = (texts: readonly string[]): string[] => ofVersion(texts, 'TLSRPTv1')

/** Returns the `mailto:` and `https:` addresses that receive reports on failed encryption. Never throws. */
export function parseTlsRpt(text: string): string[] {
  const uris = (parseTags(text).tags.get('rua') ?? '').split(',').map(uri => uri.trim())
  return uris.filter(uri => /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/i.test(uri)).slice(0, 20)
}

/** Returns the findings about a domain's TLS-RPT record. */
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
    'There is no TLS-RPT record: senders cannot report mail that they could not deliver over a secure connection.'
  return [{ check: 'tls_rpt', code: 'TLS_RPT_MISSING', severity: hasSts ? 'low' : 'info', message }]
}
