const severities = ['critical', 'high', 'medium', 'low', 'info'] as const
export type Severity = (typeof severities)[number]
export type MailCheck = 'mx' | 'spf' | 'dmarc' | 'dkim' | 'mta_sts' | 'tls_rpt' | 'bimi'

/** Something about the mail of a domain that its owner should know. `code` is stable; `message` is for people. */
export interface Finding {
  check: MailCheck
  code: string
  severity: Severity
  message: string
}

/** The most severe first; within a severity in the order they came. */
export function bySeverity(findings: readonly Finding[]): Finding[] {
  return [...findings].sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity))
}
