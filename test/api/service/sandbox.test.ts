import { expect } from 'chai'
import { httpModule } from '../../../src/sources/kit/http-module.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { until } from '../../../scripts/support/until.ts'

describe('the sandbox', () => {
  let service: Started
  before(async () => { service = await start({ TOOL_DEADLINE_MS: '2000' }) })
  after(() => service[Symbol.asyncDispose]())
  const ask = <const Operation extends string>(operation: Operation, body: object) =>
    service.request('POST', `/tools/${operation}`, { body })

  it('has a value for 503, with a required source that fails', async () => {
    const { status, body } = await ask('domain-intelligence/subdomains', { domain: 'tw-required.example' })

    expect(status).to.equal(503)
    expect(body.error.code).to.equal('PROVIDER_UNAVAILABLE')
  })

  it('has a value for a result that is ready after the 504', async () => {
    const late = await ask('ip-intelligence/reputation', { ip: '192.0.2.13' })
    const { id } = late.body.meta.savedResult!
    const kept = () => service.request('GET', `/tools/results/${id}`)
    await until(async () => (await kept()).status !== 202)

    const { status, body } = await kept()

    expect(late.status).to.equal(504)
    expect(status).to.equal(200)
    expect(body.data).to.include({ listed: true })
  })

  it('has a value for an incomplete mail result', async () => {
    await using patient = await start()

    const { status, body } = await patient.request('POST', '/tools/domain-intelligence/email-security', {
      body: { domain: 'tw-partial.example' },
    })
    const statuses = new Set(body.meta.sources.map(one => one.status))

    expect(status).to.equal(200)
    expect(body.meta.complete).to.equal(false)
    expect(statuses).to.include('success').and.to.include('failed')
  })

  it('reports the sources of a search that are not simulated', async () => {
    const plants = httpModule<object>({
      slug: 'plant-pals',
      name: 'Plant Pals',
      description: '',
      category: 'profile',
      types: ['Pseudonym'],
      tags: ['social'],
      homepage: 'https://plantpals.example',
      request: name => ({ url: `https://api.plantpals.example/${name}` }),
      response: {},
      cards: () => [],
      examples: { found: [], notFound: [] },
    })
    await using world = await start({}, { modules: [plants] })

    const { body } = await world.request('POST', '/search', {
      body: { query: { type: 'Pseudonym', value: 'tw-success' } },
    })
    await world.events(`/search/${body.search.id}/stream`)
    const results = await world.request('GET', `/search/${body.search.id}/results`)

    expect(results.body.data.modules[0]).to.deep.include({
      status: 'failed',
      error: { code: 'UPSTREAM_ERROR', message: 'no simulated provider for https://api.plantpals.example' },
    })
  })
})
