import type { FindingCode } from './references.ts'

const severities = ['critical', 'high', 'medium', 'low', 'info'] as const
export type Severity = (typeof severities)[number]
export type MailCheck = 'mx' | 'spf' | 'dmarc' | 'dkim' | 'mta_sts' | 'tls_rpt' | 'bimi'

/** A fact about a domain's mail that its owner should know. `code` is stable; `message` is for people. */
export interface Finding {
  check: MailCheck
  code: FindingCode
  severity: Severity
  message: string
}

/** Sorts by severity, most severe first. Keeps the order within a severity. */
export function bySeverity(findings: readonly Finding[]): Finding[] {
  return [...findings].sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity))
}
