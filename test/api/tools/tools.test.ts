import { expect } from 'chai'
import type { Answer } from '../../../scripts/support/start.ts'
import { onDatabase } from '../../../scripts/support/tables.ts'
import { askSubdomains, startTools, statuses, codeOf, type ToolWorld } from '../../support/tool-world.ts'
import { until } from '../../../scripts/support/until.ts'

const savedAt = ({ body }: Answer): string => new URL(body.meta.savedResult!.url).pathname

describe('GET /tools', () => {
  let world: ToolWorld
  before(async () => { world = await startTools({}, { plan: 'free' }) })
  after(() => world[Symbol.asyncDispose]())

  it('lists every tool with its operations, inputs, costs and sources, for every plan', async () => {
    const { status, body } = await world.service.request('GET', '/tools')
    const [domain] = body.data.tools
    const operation = domain!.operations.find(one => one.operation === 'subdomains')!

    expect(status).to.equal(200)
    expect(body.data.count).to.equal(body.data.tools.length)
    expect(operation).to.deep.include({
      method: 'POST',
      path: '/tools/domain-intelligence/subdomains',
      cost: { core_searches: 1 },
    })
    expect(operation.inputs).to.have.lengthOf(1)
    expect(operation.inputs[0]).to.deep.include({
      name: 'domain',
      type: 'string',
      required: true,
      min_length: 1,
      max_length: 2048,
      example: 'example.com',
    })
    expect(operation.sources.filter(({ required }) => required).map(({ name }) => name)).to.deep.equal([
      'crt-sh',
      'cert-spotter',
    ])
  })

  it('returns the same for one tool as the list', async () => {
    const list = await world.service.request('GET', '/tools')

    for (const tool of list.body.data.tools) {
      const { status, body } = await world.service.request('GET', `/tools/${tool.tool}/infos`)
      expect([status, body.data]).to.deep.equal([200, tool])
    }
  })

  it('answers 404 for an unknown tool', async () => {
    expect(codeOf(await world.service.request('GET', '/tools/results/infos'))).to.equal('400 VALIDATION_ERROR')
    expect(codeOf(await world.service.request('GET', '/tools/cooking/infos'))).to.equal('404 NOT_FOUND')
  })
})

describe('read operations of tools', () => {
  const paths = ['/tools', '/tools/domain-intelligence/infos', '/tools/results/0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10']
  let world: ToolWorld
  beforeEach(async () => { world = await startTools() })
  afterEach(() => world[Symbol.asyncDispose]())

  for (const path of paths) {
    it(`reject GET ${path} without a key`, async () => {
      expect(codeOf(await world.service.request('GET', path, { key: null }))).to.equal('401 UNAUTHORIZED')
    })

    it(`answer 500 to GET ${path} without internal details if the database fails`, async () => {
      await onDatabase(world.service, db => db.schema.renameTable('api_keys', 'elsewhere'))

      const answer = await world.service.request('GET', path)

      expect(codeOf(answer)).to.equal('500 INTERNAL_ERROR')
      expect(JSON.stringify(answer.body)).to.not.match(/api_keys|select/i)
    })
  }
})

describe('GET /tools/results/{id}', () => {
  it('returns a late result once it is ready, which is charged then', async () => {
    await using world = await startTools({ TOOL_DEADLINE_MS: '200' })
    world.play('slow')

    const late = await askSubdomains(world, 'example.com')
    const spentAtFirst = await world.spent()
    const pending = await world.service.request('GET', savedAt(late))
    world.release()
    await until(async () => (await world.service.request('GET', savedAt(late))).status === 200)
    const there = await world.service.request('GET', savedAt(late))
    const file = await world.service.request('GET', `${savedAt(late)}/export?format=jsonl`)
    const again = await askSubdomains(world, 'example.com')

    expect(file.status).to.equal(200)
    expect(file.text).to.include('"kind":"tool"').and.include('"about":"tool"').and.include('"kind":"end"')
    expect(codeOf(late)).to.equal('504 TIMEOUT')
    expect(late.body.meta.savedResult!.url).to
      .equal(`${world.service.url.replace(/127\.0\.0\.1:\d+/, 'localhost:0')}/tools/results/${
        late.body.meta.savedResult!.id
      }`)
    expect(spentAtFirst).to.deep.equal({ used: 0, records: 0, runs: 1 })
    expect(pending.status).to.equal(202)
    expect(Number(pending.headers.get('retry-after'))).to.be.greaterThan(0)
    expect(there.body).to.deep.include({
      tool: 'domain-intelligence',
      operation: 'subdomains',
      query: { domain: 'example.com' },
      data: again.body.data,
    })
    expect(there.body.meta).to.deep.include({ cost: { core_searches: 1 }, complete: true })
    expect(await world.spent()).to.deep.equal({ used: 2, records: 2, runs: 1 })
  })

  it('reports the failure if the sources fail in the end, at no cost', async () => {
    await using world = await startTools({ TOOL_DEADLINE_MS: '200' })
    world.play('hang')

    const late = await askSubdomains(world, 'example.com')
    await onDatabase(
      world.service,
      db =>
        db('tool_runs').update({
          status: 'failed',
          result: JSON.stringify({
            failure: 'PROVIDER_UNAVAILABLE',
            details: 'crt-sh',
            sources: late.body.meta.sources,
          }),
        }),
    )
    const required = await world.service.request('GET', savedAt(late))
    await onDatabase(
      world.service,
      db => db('tool_runs').update({ result: JSON.stringify({ failure: 'TIMEOUT', sources: [] }) }),
    )
    const over = await world.service.request('GET', savedAt(late))
    await onDatabase(
      world.service,
      db => db('tool_runs').update({ result: JSON.stringify({ failure: 'DATA_UNAVAILABLE', sources: [] }) }),
    )
    const none = await world.service.request('GET', savedAt(late))

    expect([late, required, over, none].map(codeOf)).to.deep.equal(['504 TIMEOUT', '503 PROVIDER_UNAVAILABLE',
      '504 TIMEOUT', '502 DATA_UNAVAILABLE'])
    expect(required.headers.has('retry-after')).to.equal(true)
    expect((await world.spent()).used).to.equal(0)
  })

  it('has no result if the required sources failed, even if other sources are late', async () => {
    await using world = await startTools({ TOOL_DEADLINE_MS: '2000' })
    world.play('slow', 'web.archive.org')

    const lost = await askSubdomains(world, 'tw-failure.example')

    expect(codeOf(lost)).to.equal('503 PROVIDER_UNAVAILABLE')
    expect(lost.body.meta).not.to.have.property('savedResult')
    expect(statuses(lost)).to.include({ 'crt-sh': 'failed', 'wayback': 'timeout' })
    expect(await world.spent()).to.deep.equal({ used: 0, records: 0, runs: 0 })
  })

  it('is available to every key of the calling account only', async () => {
    await using world = await startTools({ TOOL_DEADLINE_MS: '200' })
    world.play('slow')
    const late = savedAt(await askSubdomains(world, 'example.com'))
    const { secret } = await world.service.tracewell.keys.create(world.service.accountId)

    const [other, own] = [await world.service.newKey('business'), secret]

    expect(codeOf(await world.service.request('GET', late, { key: other }))).to.equal('404 NOT_FOUND')
    expect((await world.service.request('GET', late, { key: own })).status).to.equal(202)
    expect((await world.service.request('GET', late.toUpperCase().replace('/TOOLS/RESULTS', '/tools/results'))).status)
      .to.equal(202)
  })

  it('answers 404 for unknown ids, calls whose client still waits, and expired results', async () => {
    await using world = await startTools()
    const { toolRuns } = world.service.tracewell.database
    const [held, old] = ['0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10', '1b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10']
    await toolRuns.reserve(held, world.service.accountId, 1, 60_000)
    await toolRuns.reserve(old, world.service.accountId, 1, 60_000)
    await toolRuns.detach(old, -1)

    const answers = await Promise
      .all([held, old, '2b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10', 'sam'].map(id =>
        world.service.request('GET', `/tools/results/${id}`)
      ))

    expect(answers.map(codeOf))
      .to.deep.equal(['404 NOT_FOUND', '404 NOT_FOUND', '404 NOT_FOUND', '400 VALIDATION_ERROR'])
  })

  it('answers 502 if the server died during the call, and releases the held cost', async () => {
    await using world = await startTools()
    const { toolRuns, standing } = world.service.tracewell.database
    const id = '0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10'
    await toolRuns.reserve(id, world.service.accountId, 7, 1)
    await toolRuns.detach(id, 60_000)

    await until(async () => (await world.service.request('GET', `/tools/results/${id}`)).status !== 202)

    expect(codeOf(await world.service.request('GET', `/tools/results/${id}`))).to.equal('502 DATA_UNAVAILABLE')
    expect(await standing.read(world.service.accountId, { global: '', daily: '' })).to.have.property('reserved', 0)
  })
})
