import { notPublic } from '../../kit/scope.ts'
import type { Subject } from '../../kit/source.ts'
import type { ToolSource } from '../../kit/tool-source.ts'
import type { MailFinds } from './index.ts'

/** All checks as tool sources, by slug. */
export const mailSources = {
  'mx': source('mx', 'Mail servers (DNS)', 'mx'),
  'spf': source('spf', 'SPF (DNS)', 'spf'),
  'dmarc': source('dmarc', 'DMARC (DNS)', 'dmarc'),
  'mta-sts': source('mta-sts', 'MTA-STS (DNS, and the policy of the domain)', 'mta_sts'),
  'tls-rpt': source('tls-rpt', 'TLS-RPT (DNS)', 'tls_rpt'),
  'bimi': source('bimi', 'BIMI (DNS)', 'bimi'),
  'dkim': source('dkim', 'DKIM (DNS)', 'dkim'),
}

/** Returns the source of a check. Its code is loaded at the first use, because most processes check no mail. */
function source<Check extends keyof MailFinds>(slug: string, name: string, check: Check): ToolSource<MailFinds[Check]> {
  return {
    slug,
    name,
    homepage: 'https://dns.google',
    deadlineMs: 15_000,
    cacheMs: 600_000,
    skipReason: notPublic,
    async find({ value }: Subject, context) {
      const { mailChecks } = await import('./index.ts')
      return await mailChecks[check](value, context) as MailFinds[Check]
    },
  }
}
