import { mailSources } from '../../../sources/tools/email-security/sources.ts'
import type { FactsOrError } from '../../../sources/kit/source-error.ts'
import type { FoundOutcome } from '../../asking/ask-source.ts'
import { hostName } from '../inputs.ts'
import { defineOperation } from '../operation.ts'

export const emailSecurity = defineOperation({
  tool: 'domain-intelligence',
  slug: 'email-security',
  input: hostName,
  sources: mailSources,
  required: [],
  async combine({ domain }, outcomes) {
    const { describeMail } = await import('../../../sources/tools/email-security/index.ts')
    const records = ({ found }: FoundOutcome<{ records: readonly string[] }>) => found?.records.length ?? 0
    return {
      data: describeMail(domain, {
        mx: attemptOf(outcomes.mx),
        spf: attemptOf(outcomes.spf),
        dmarc: attemptOf(outcomes.dmarc),
        dkim: attemptOf(outcomes.dkim),
        mta_sts: attemptOf(outcomes['mta-sts']),
        tls_rpt: attemptOf(outcomes['tls-rpt']),
        bimi: attemptOf(outcomes.bimi),
      }),
      counts: {
        'mx': outcomes.mx.found?.exchangers.length ?? 0,
        'dkim': outcomes.dkim.found?.keys.length ?? 0,
        'spf': records(outcomes.spf),
        'dmarc': records(outcomes.dmarc),
        'bimi': records(outcomes.bimi),
        'mta-sts': records(outcomes['mta-sts']),
        'tls-rpt': records(outcomes['tls-rpt']),
      },
    }
  },
})

const attemptOf = <Found>({ found, error }: FoundOutcome<Found>): FactsOrError<Found> =>
  found === undefined
    ? { facts: null, error: error ?? { code: 'UPSTREAM_CHANGED', message: 'the source returned nothing' } }
    : { facts: found, error: null }
