import { notPublic } from '../kit/scope.ts'
import type { Context, Subject } from '../kit/source.ts'
import type { ToolSource } from '../kit/tool-source.ts'
import { mailChecks } from './index.ts'

const { mx, spf, dmarc, mta_sts, tls_rpt, bimi, dkim } = mailChecks

/** All checks as tool sources, by slug. */
export const mailSources = {
  'mx': source('mx', 'Mail servers (DNS)', mx),
  'spf': source('spf', 'SPF (DNS)', spf),
  'dmarc': source('dmarc', 'DMARC (DNS)', dmarc),
  'mta-sts': source('mta-sts', 'MTA-STS (DNS, and the policy of the domain)', mta_sts),
  'tls-rpt': source('tls-rpt', 'TLS-RPT (DNS)', tls_rpt),
  'bimi': source('bimi', 'BIMI (DNS)', bimi),
  'dkim': source('dkim', 'DKIM (DNS)', dkim),
}

function source<Found>(
  slug: string,
  name: string,
  check: (domain: string, context: Context) => Promise<Found>,
): ToolSource<Found> {
  return {
    slug,
    name,
    homepage: 'https://dns.google',
    deadlineMs: 15_000,
    cacheMs: 600_000,
    skipReason: notPublic,
    find: ({ value }: Subject, context) => check(value, context),
  }
}
