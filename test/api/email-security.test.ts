import { expect } from 'chai'
import { magicValues } from '../../src/upstreams/outcomes.ts'
import { start, type Json, type Started } from '../support/start.ts'
import { traces } from '../support/tables.ts'

const path = '/tools/domain-intelligence/email-security'
const statuses = (body: Json) => Object.fromEntries((body['meta']['sources'] as Json[]).map(({ name, status }) => [name, status]))

describe('POST /tools/domain-intelligence/email-security', () => {
  let service: Started
  before(async () => { service = await start() })
  after(() => service[Symbol.asyncDispose]())
  const ask = (domain: string) => service.request('POST', path, { body: { domain } })

  it('tells and judges what a domain says about its mail', async () => {
    const { status, body } = await ask('tw-success.example')

    expect(status).to.equal(200)
    expect(body).to.deep.include({ tool: 'domain-intelligence', operation: 'email-security', query: { domain: 'tw-success.example' } })
    expect(body['data']['forgery_protection']).to.equal('enforced')
    expect(body['data']['spf']).to.deep.include({ status: 'valid', lookups: 1, lookup_limit: 10 })
    expect(body['data']['mta_sts']).to.deep.include({ status: 'valid', mode: 'enforce' })
    expect((body['data']['findings'] as Json[]).map(({ code }) => code as string)).to.deep.equal(['SPF_SOFT_FAIL', 'DKIM_REVOKED', 'BIMI_NO_CERTIFICATE'])
    expect(body['meta']).to.deep.include({ cost: { core_searches: 1 }, complete: true })
    expect(statuses(body)).to.deep.equal({ 'mx': 'success', 'spf': 'success', 'dmarc': 'success', 'mta-sts': 'success', 'tls-rpt': 'success', 'bimi': 'success', 'dkim': 'success' })
  })

  it('takes the host of a URL, as it is', async () => {
    const { body } = await ask('https://Mail.tw-success.example:8443/inbox')

    expect(body['query']).to.deep.equal({ domain: 'mail.tw-success.example' })
    expect(body['data']).to.include({ domain: 'mail.tw-success.example', organizational_domain: 'tw-success.example' })
  })

  it('says what a domain without any policy lacks', async () => {
    const { body } = await ask('tw-none.example')

    expect(body['data']).to.deep.include({ forgery_protection: 'none', finding_counts: { critical: 0, high: 2, medium: 0, low: 0, info: 1 } })
    expect(new Set(Object.values(statuses(body)))).to.deep.equal(new Set(['no_results']))
  })

  it('serves what it was told lately, marked so', async () => {
    await ask('again.tw-success.example')

    const { body } = await ask('again.tw-success.example')

    expect(body['meta']['cached']).to.equal(true)
    expect(body['data']['spf']['status']).to.equal('valid')
    expect(body['data']['dkim']['keys']).to.not.be.empty
  })

  for (const outcome of ['failure', 'limited', 'blocked', 'broken', 'changed', 'drop'] as const) {
    it(`answers 502 where every check fails (${outcome}), and costs nothing`, async () => {
      const before = await traces(service)

      const { status, body } = await ask(magicValues[outcome]['Domain Name'])

      expect(status).to.equal(502)
      expect(body['error']['code']).to.equal('DATA_UNAVAILABLE')
      expect((await traces(service)).used).to.equal(before.used)
    })
  }

  it('answers 504 where nothing is told in time, with the place of the answer', async () => {
    await using hurried = await start({ TOOL_DEADLINE_MS: '100' })

    const { status, body } = await hurried.request('POST', path, { body: { domain: magicValues.hang['Domain Name'] } })
    const later = await hurried.request('GET', `/tools/results/${body['meta']['savedResult']['id']}`)

    expect(status).to.equal(504)
    expect(body['error']['code']).to.equal('TIMEOUT')
    expect(later.status).to.equal(202)
  })
})
