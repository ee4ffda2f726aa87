import { describeMail } from '../../../sources/email-security/index.ts'
import { mailSources } from '../../../sources/email-security/sources.ts'
import type { Told } from '../../../sources/kit/attempt.ts'
import { hostName } from '../inputs.ts'
import { defineOperation } from '../operation.ts'
import type { Outcome } from '../operation.ts'

export const emailSecurity = defineOperation({
  tool: 'domain-intelligence',
  operation: 'email-security',
  input: hostName,
  sources: mailSources,
  required: [],
  combine({ domain }, outcomes) {
    const records = ({ found }: Outcome<{ records: readonly string[] }>) => found?.records.length ?? 0
    return {
      data: describeMail(domain, {
        mx: told(outcomes.mx),
        spf: told(outcomes.spf),
        dmarc: told(outcomes.dmarc),
        dkim: told(outcomes.dkim),
        mta_sts: told(outcomes['mta-sts']),
        tls_rpt: told(outcomes['tls-rpt']),
        bimi: told(outcomes.bimi),
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

const told = <Found>({ found, error }: Outcome<Found>): Told<Found> =>
  found === undefined
    ? { facts: null, error: error ?? { code: 'UPSTREAM_CHANGED', message: 'nothing was told' } }
    : { facts: found, error: null }
