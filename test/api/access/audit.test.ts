import { expect } from 'chai'
import { createHeldModule, createModule } from '../../../scripts/support/modules.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { changePlan, dumpTables, onDatabase } from '../../../scripts/support/tables.ts'
import { startTools } from '../../support/tool-world.ts'
import { until } from '../../../scripts/support/until.ts'

const type = 'Pseudonym'
const value = 'audited-canary'

interface Row {
  operation: string
  outcome: string
  query_type: string | null
  leak_sources: string
  core_searches: number
  count: number
  search_id: string | null
  key_id: string
}

const rowsOf = (service: Started): Promise<Row[]> =>
  onDatabase(service, db => db<Row>('audit_records').orderBy('created_at').orderBy('id').select())
const shortOf = (
  { operation, outcome, query_type, core_searches, count }: Row,
) => [operation, outcome, query_type, core_searches, count]
const ended = async (service: Started) => (await rowsOf(service)).map(shortOf)

describe('the audit trail', () => {
  let service: Started
  beforeEach(async () => { service = await start({}, { modules: [createModule('quick')] }) })
  afterEach(() => service[Symbol.asyncDispose]())

  const search = (more = {}, options = {}) =>
    service.request('POST', '/search', { body: { query: { type, value }, ...more }, ...options })

  it('has one act for an investigation, with the cost of its searches, and counts one request', async () => {
    const key = (await service.tracewell.keys.create(service.accountId, 'manager', true)).secret
    const before = (await service.request('GET', '/account/usage', { key })).body.data.total
    const observables = ['sam-one', 'sam-two', 'sam-three'].map(one => ({ type, value: one }))
    const { body } = await service.request('POST', '/investigations', { body: { observables }, key })
    await service.events(`/investigations/${body.data.investigation.id}/stream`, { key })
    const { records } = (await service.request('GET', '/account/audit', { key })).body.data
    const { total } = (await service.request('GET', '/account/usage', { key })).body.data
    const charges = (await rowsOf(service)).filter(({ operation }) => operation === 'createInvestigation')

    expect(records.map(({ operation, outcome, core_searches: cost, count }) => [operation, outcome, cost, count]))
      .to.deep.equal([['createInvestigation', 'ok', 3, 1]])
    expect(total.core_searches - before.core_searches).to.equal(3)
    expect(total.requests - before.requests).to.equal(1)
    expect(charges.map(({ core_searches: cost, outcome }) => [cost, outcome]).sort()).to.deep.equal([
      [0, 'ok'], [1, 'completed'], [1, 'completed'], [1, 'completed'],
    ])
  })

  it('lists the charges of an investigation by themselves if its act is older than the audit', async () => {
    const key = (await service.tracewell.keys.create(service.accountId, 'manager', true)).secret
    const observables = ['sam-four', 'sam-five'].map(one => ({ type, value: one }))
    const { body } = await service.request('POST', '/investigations', { body: { observables }, key })
    await service.events(`/investigations/${body.data.investigation.id}/stream`, { key })
    await onDatabase(service, db => db('audit_records').where({ operation: 'createInvestigation', act_id: null }).del())

    const { records } = (await service.request('GET', '/account/audit', { key })).body.data

    expect(records.map(({ operation, core_searches: cost }) => [operation, cost])).to.deep.equal([
      ['createInvestigation', 1], ['createInvestigation', 1],
    ])
  })

  it('records the caller, request, cost and outcome of a search', async () => {
    const id = (await search()).body.search.id

    await service.events(`/search/${id}/stream`)

    const [row, ...others] = await rowsOf(service)
    expect(others).to.deep.equal([])
    expect(row).to.include({
      operation: 'createSearch',
      query_type: type,
      leak_sources: '[]',
      outcome: 'completed',
      core_searches: 1,
      count: 1,
      search_id: id,
    })
    const owners: unknown[] = await onDatabase(
      service,
      db => db('api_keys').where({ id: row!.key_id }).pluck('account_id'),
    )
    expect(owners).to.deep.equal([service.accountId])
    expect((await dumpTables(service)).filter(line => line.startsWith('audit_records') && line.includes(value))).to.deep
      .equal([])
  })

  it('records that a search failed', async () => {
    await using held = await startHeld({ SEARCH_TIME_LIMIT_MS: '300' })
    const id = await held.service.createSearch(type, value)

    await held.service.events(`/search/${id}/stream`)

    expect(await ended(held.service)).to.deep.equal([['createSearch', 'failed', type, 1, 1]])
  })

  it('keeps the record of a deleted search without its id', async () => {
    const id = await service.createSearch(type, value)
    await service.events(`/search/${id}/stream`)

    await service.request('POST', '/search/delete', { body: { ids: [id] } })
    await until(async () => (await rowsOf(service)).every(row => row.search_id === null))

    expect(await ended(service)).to.deep.equal([['createSearch', 'completed', type, 1, 1], ['deleteSearches', 'ok',
      null, 0, 1]])
    expect((await dumpTables(service)).filter(row => row.includes(id))).to.deep.equal([])
  })

  it('records that a search was temporary, and its outcome', async () => {
    await service.events('/search/temporary', { body: { query: { type, value } } })
    await until(async () => (await ended(service))[0]?.[1] !== 'accepted')

    expect(await ended(service)).to.deep.equal([['createTemporarySearch', 'completed', type, 1, 1]])
    expect((await rowsOf(service))[0]?.search_id).to.equal(null)
  })

  it('records that the client of a temporary search disconnected', async () => {
    await using held = await startHeld()
    const left = new AbortController()
    await held.service.open('POST', '/search/temporary', { body: { query: { type, value } }, signal: left.signal })
    expect(await ended(held.service)).to.deep.equal([['createTemporarySearch', 'accepted', type, 1, 1]])

    left.abort()

    await until(async () => (await ended(held.service))[0]?.[1] === 'abandoned')
  })

  it('counts rejected requests at no cost, and omits malformed requests and reads', async () => {
    const free = await service.newKey('free')
    await service.tracewell.blocklist.add('exact', 'blocked-canary', '')

    for (let time = 0; time < 5; time++) expect((await search({}, { key: free })).status).to.equal(403)
    expect((await search({ query: { type, value: 'blocked-canary' } })).status).to.equal(403)
    expect((await search({ modules: { mode: 'selected', ids: ['none'] } })).status).to.equal(400)
    await service.request('GET', '/search/11111111-1111-4111-8111-111111111111')
    // waits for the record that is written last
    await until(async () => (await rowsOf(service)).some(({ outcome }) => outcome === 'QUERY_BLOCKED'))

    const rows = await rowsOf(service)
    expect(rows.reduce((sum, { outcome, count }) => sum + (outcome === 'PLAN_FEATURE_REQUIRED' ? count : 0), 0)).to
      .equal(5)
    expect(rows.find(({ outcome }) => outcome === 'QUERY_BLOCKED')).to.include({
      operation: 'createSearch',
      query_type: type,
      core_searches: 0,
      count: 1,
    })
    expect(new Set(rows.map(({ outcome }) => outcome))).to.deep
      .equal(new Set(['PLAN_FEATURE_REQUIRED', 'QUERY_BLOCKED']))
    expect(JSON.stringify(rows)).not.to.include('canary')
  })

  it('records each requested leak source once, for every way to select it', async () => {
    await using leaky = await start({}, { modules: [createModule('quick')] })
    const email = { type: 'Email Address', value: 'sam@tw-none.example' }
    const searchIn = async (leaks: object) => {
      expect((await leaky.request('POST', '/search', { body: { query: email, leaks } })).status).to.equal(201)
      return JSON.parse((await rowsOf(leaky)).at(-1)!.leak_sources) as string[]
    }

    const all = await searchIn({ mode: 'all' })
    const one = await searchIn({ mode: 'selected', sources: ['xposedornot', 'xposedornot'] })

    expect(all).to.include('xposedornot').and.to.have.lengthOf.at.least(2)
    expect(one).to.deep.equal(['xposedornot'])
  })

  it('writes one record for a single module that failed', async () => {
    await using world = await start()
    const module = world.tracewell.modules.bySlug('github')!

    const { status } = await world.request('POST', '/search/module/once', {
      body: { query: { type, value: 'tw-failure' }, module_id: module.id },
    })
    await world.tracewell.stop(500)

    expect(status).to.equal(502)
    expect(await ended(world)).to.deep.equal([['runModuleOnce', 'MODULE_FAILED', type, 1, 1]])
  })

  it('records a temporary search as abandoned if its process died', async () => {
    await using held = await startHeld()
    const left = new AbortController()
    await held.service.open('POST', '/search/temporary', { body: { query: { type, value } }, signal: left.signal })

    await onDatabase(held.service, db => db('temporary_runs').update({ lease_until: '2020-01-01T00:00:00.000Z' }))

    await until(async () => (await ended(held.service))[0]?.[1] === 'abandoned')
    left.abort()
  })

  it('writes the rejections of the last second when the service stops', async () => {
    const free = await service.newKey('free')
    await search({}, { key: free })

    await service.tracewell.stop(500)

    expect(await ended(service)).to.deep.equal([['createSearch', 'PLAN_FEATURE_REQUIRED', null, 0, 1]])
  })

  it('records whether a tool call succeeded, and that a failure cost nothing', async () => {
    await using world = await startTools()
    await world.call('domain-intelligence/subdomains', { domain: 'tw-success.example' })
    world.play('failure')
    await world.call('domain-intelligence/subdomains', { domain: 'tw-other.example' })

    await until(async () => (await rowsOf(world.service)).length === 2)

    expect(await ended(world.service)).to.deep.equal([
      ['findSubdomains', 'ok', 'Domain Name', 1, 1], ['findSubdomains', 'DATA_UNAVAILABLE', null, 0, 1],
    ])
  })

  it('removes records older than AUDIT_DAYS', async () => {
    await service.createSearch(type, value)
    await onDatabase(service, db => db('audit_records').update({ created_at: '2020-01-01T00:00:00.000Z' }))
    await service.createSearch(type, value)

    await service.tracewell.audit.removeExpired() // removes nothing if the orchestrator, which has just started, did so

    expect(await ended(service)).to.have.lengthOf(1)
  })

  async function startHeld(environment = {}) {
    const { module } = createHeldModule('held')
    const started = await start(environment, { modules: [module] })
    await changePlan(started, 'business', { concurrency: 5 })
    return { service: started, [Symbol.asyncDispose]: () => started[Symbol.asyncDispose]() }
  }
})
