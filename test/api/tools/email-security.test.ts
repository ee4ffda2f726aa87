import { expect } from 'chai'
import { start, type Started } from '../../../scripts/support/start.ts'
import { statuses } from '../../support/tool-world.ts'

const path = '/tools/domain-intelligence/email-security'

describe('POST /tools/domain-intelligence/email-security', () => {
  let service: Started
  before(async () => { service = await start() })
  after(() => service[Symbol.asyncDispose]())
  const ask = (domain: string) => service.request('POST', path, { body: { domain } })

  it('returns and rates the mail policies of a domain', async () => {
    const { status, body } = await ask('tw-success.example')

    expect(status).to.equal(200)
    expect(body).to.deep.include({
      tool: 'domain-intelligence',
      operation: 'email-security',
      query: { domain: 'tw-success.example' },
    })
    expect(body.data.forgery_protection).to.equal('enforced')
    expect(body.data.spf).to.deep.include({ status: 'valid', lookups: 1, lookup_limit: 10 })
    expect(body.data.mta_sts).to.deep.include({ status: 'valid', mode: 'enforce' })
    expect(body.data.findings.map(({ code }) => code)).to.deep.equal(['SPF_SOFT_FAIL',
      'DKIM_REVOKED', 'BIMI_NO_CERTIFICATE'])
    expect(body.meta).to.deep.include({ cost: { core_searches: 1 }, complete: true })
    expect(statuses({ body })).to.deep.equal({
      'mx': 'success',
      'spf': 'success',
      'dmarc': 'success',
      'mta-sts': 'success',
      'tls-rpt': 'success',
      'bimi': 'success',
      'dkim': 'success',
    })
  })

  it('accepts the host of a URL, unchanged', async () => {
    const { body } = await ask('https://Mail.tw-success.example:8443/inbox')

    expect(body.query).to.deep.equal({ domain: 'mail.tw-success.example' })
    expect(body.data).to.include({ domain: 'mail.tw-success.example', organizational_domain: 'tw-success.example' })
  })

  it('reports the missing policies of a domain', async () => {
    const { body } = await ask('tw-none.example')

    expect(body.data).to.deep.include({
      forgery_protection: 'none',
      finding_counts: {
        critical: 0,
        high: 2,
        medium: 0,
        low: 0,
        info: 1,
      },
    })
    expect(new Set(Object.values(statuses({ body })))).to.deep.equal(new Set(['no_results']))
  })
})
