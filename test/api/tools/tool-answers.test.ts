import { expect } from 'chai'
import { createTestClock } from '../../support/clock.ts'
import { changePlan, onDatabase } from '../../../scripts/support/tables.ts'
import { askSubdomains, startTools, codeOf } from '../../support/tool-world.ts'
import { until } from '../../../scripts/support/until.ts'

const hour = 3_600_000
const logs = ['crt.sh', 'api.certspotter.com']

describe('cached source responses of tools', () => {
  it('are served while they are fresh, at the same cost', async () => {
    const clock = createTestClock()
    await using world = await startTools({}, { clock })

    const first = await askSubdomains(world, 'example.com')
    const asked = world.requestCount
    clock.advance(5 * hour)
    const second = await askSubdomains(world, 'www.example.com')

    expect(world.requestCount).to.equal(asked)
    expect(second.body.data).to.deep.equal(first.body.data)
    expect(second.body.meta).to.deep.include({ cached: true, stale: false, complete: true })
    expect(second.body.meta.sources[0]).to.include({ cached: true, fetched_at: '2026-11-21T10:00:00.000Z' })
    expect(await world.spent()).to.deep.equal({ used: 2, records: 2, runs: 0 })
  })

  it('replace sources that are down, and are marked as stale', async () => {
    const clock = createTestClock()
    await using world = await startTools({}, { clock })
    const first = await askSubdomains(world, 'example.com')
    world.play('failure')
    clock.advance(7 * hour)

    const second = await askSubdomains(world, 'example.com')

    expect(codeOf(second)).to.equal('200 OK')
    expect(second.body.data).to.deep.equal(first.body.data)
    expect(second.body.meta).to.deep.include({ cached: true, stale: true, complete: false })
    expect(second.body.meta.sources[0]).to.deep.include({
      name: 'crt-sh',
      status: 'failed',
      count: 3,
      cached: true,
      fetched_at: '2026-11-21T10:00:00.000Z',
    })
  })

  it('replace required sources, next to fresh responses of others', async () => {
    const clock = createTestClock()
    await using world = await startTools({}, { clock })
    await askSubdomains(world, 'example.com')
    world.play('failure', ...logs)
    clock.advance(7 * hour)

    const { status, body } = await askSubdomains(world, 'example.com')

    expect(status).to.equal(200)
    expect(body.meta).to.deep.include({ cached: false, stale: true })
    expect(body.meta.sources.filter(({ cached }) => cached).map(({ name }) => name)).to.deep.equal([
      'crt-sh',
      'cert-spotter',
    ])
  })

  it('are not used if enough sources answered', async () => {
    const clock = createTestClock()
    await using world = await startTools({}, { clock })
    await askSubdomains(world, 'example.com')
    world.play('failure', 'crt.sh')
    clock.advance(7 * hour)

    const { body } = await askSubdomains(world, 'example.com')

    expect(body.meta).to.include({ stale: false, complete: false })
    expect(body.meta.sources[0]).to.include({ status: 'failed', count: 0, fetched_at: null })
  })

  it('expire after a day', async () => {
    const clock = createTestClock()
    await using world = await startTools({}, { clock })
    await askSubdomains(world, 'example.com')
    world.play('failure')
    clock.advance(25 * hour)

    expect(codeOf(await askSubdomains(world, 'example.com'))).to.equal('502 DATA_UNAVAILABLE')
  })

  it('are not shared with another account, not even while a source is being asked', async () => {
    await using world = await startTools()
    const key = await world.service.newKey('business')

    const both = await Promise.all([askSubdomains(world, 'example.com'), askSubdomains(world, 'example.com', key)])
    const again = await askSubdomains(world, 'example.com')

    expect(both.map(({ body }) => body.meta.cached)).to.deep.equal([false, false])
    expect(again.body.meta.cached).to.equal(true)
    expect(world.requests.get('crt.sh')).to.equal(2)
  })

  it('do not contain the domain in their keys', async () => {
    await using world = await startTools()
    world.play('none')
    await askSubdomains(world, 'example.com')

    const rows = await onDatabase(world.service, db => db('module_cache').select())

    expect(rows).to.have.lengthOf(11)
    expect(JSON.stringify(rows)).to.not.include('example.com')
  })
})

describe('parallel calls of tools', () => {
  it('request each source once for the same value, and are each charged', async () => {
    await using world = await startTools({ TOOL_DEADLINE_MS: '20000' })
    world.play('slow')

    const calls = Array.from({ length: 20 }, () => askSubdomains(world, 'example.com'))
    await until(async () => (await world.spent()).runs === 20)
    world.release()
    const answers = await Promise.all(calls)

    expect(new Set(answers.map(codeOf))).to.deep.equal(new Set(['200 OK']))
    expect(world.requests.get('crt.sh')).to.equal(1)
    expect(world.requests.get('web.archive.org')).to.equal(1)
    expect(await world.spent()).to.deep.equal({ used: 20, records: 20, runs: 0 })
  })

  it('never exceed the usage window, held or used', async () => {
    await using world = await startTools({ TOOL_DEADLINE_MS: '20000' })
    await changePlan(world.service, 'pro', { daily: 3 })
    const key = await world.service.newKey('pro')
    world.play('slow')

    const calls = Array.from({ length: 10 }, (_, index) => askSubdomains(world, `example-${index}.com`, key))
    await until(async () => (await world.spent()).runs === 3)
    world.release()
    const answers = await Promise.all(calls)

    expect(answers.map(codeOf).sort()).to.deep.equal([...Array<string>(3).fill('200 OK'),
      ...Array<string>(7).fill('429 RATE_LIMIT_EXCEEDED')])
    expect(await world.spent()).to.deep.equal({ used: 3, records: 3, runs: 0 })
  })

  it('do not reduce the usage window if they fail', async () => {
    await using world = await startTools({ TOOL_DEADLINE_MS: '20000' })
    await changePlan(world.service, 'pro', { daily: 3 })
    const key = await world.service.newKey('pro')
    world.play('failure')
    await Promise.all([1, 2, 3].map(() => askSubdomains(world, 'example.com', key)))
    await askSubdomains(world, 'example.com', key) // one more than the window; a fifth failure opens circuit breakers
    world.play('success')

    const answers = [await askSubdomains(world, 'example.com', key), await askSubdomains(world, 'example.com', key),
      await askSubdomains(world, 'example.com', key), await askSubdomains(world, 'example.com', key)]

    expect(answers.map(codeOf)).to.deep.equal(['200 OK', '200 OK', '200 OK', '429 RATE_LIMIT_EXCEEDED'])
    expect(await world.spent()).to.deep.equal({ used: 3, records: 3, runs: 0 })
  })

  it('hold their cost, so that searches cannot use it', async () => {
    await using world = await startTools({ TOOL_DEADLINE_MS: '20000' })
    await changePlan(world.service, 'pro', { daily: 1 })
    const key = await world.service.newKey('pro')
    world.play('slow')

    const called = askSubdomains(world, 'example.com', key)
    await until(async () => (await world.spent()).runs === 1)
    const search = await world.service.request('POST', '/search', {
      key,
      body: { query: { type: 'Pseudonym', value: 'sam' } },
    })

    world.release()
    expect(codeOf(search)).to.equal('429 RATE_LIMIT_EXCEEDED')
    expect(codeOf(await called)).to.equal('200 OK')
  })
})
