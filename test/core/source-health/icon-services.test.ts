import { expect } from 'chai'
import { createTestDatabase } from '../../../scripts/support/database.ts'
import { createLookUp } from '../../../src/core/logos/look-up.ts'
import { logoExamples } from '../../../src/core/self-tests/logo-examples.ts'
import { createSelfTests } from '../../../src/core/self-tests/self-tests.ts'
import { createSourceHealth } from '../../../src/core/source-health/source-health.ts'
import { untested } from '../../../src/core/source-health/state.ts'
import { openDatabase } from '../../../src/db/database.ts'
import { iconServices } from '../../../src/sources/logos/index.ts'
import type { UpstreamAnswer } from '../../../src/upstreams/upstream.ts'
import { createTestClock } from '../../support/clock.ts'
import { logoWorld, pngMark, type Sites } from '../../support/logo-world.ts'
import { scrape } from '../../support/scrape.ts'
import { until } from '../../../scripts/support/until.ts'
import { startInWorld } from '../../support/world.ts'

const hourMs = 3_600_000
const google = { kind: 'logo', slug: 'google' } as const
const duckduckgo = { kind: 'logo', slug: 'duckduckgo' } as const

describe('self-tests of icon services', () => {
  async function setUp(sites: Sites = {}) {
    const { url, drop } = await createTestDatabase()
    const clock = createTestClock()
    const database = await openDatabase(url, { clock })
    const world = await logoWorld({ sites, clock })
    const { client, painter } = world
    const health = createSourceHealth({ database, clock, moduleSlugs: new Set(['google']), callsDecide: true })
    const sources = iconServices.map(service => logoExamples(service, painter))
    const tests = createSelfTests({ database, sources, client, clock })
    return {
      ...world,
      health,
      lookUp: createLookUp({
        sources: iconServices,
        client,
        painter,
        clock,
        health,
      }),
      async runAfter(...hours: number[]) {
        for (const hour of hours) {
          clock.advance(hour * hourMs)
          await tests.run(new AbortController().signal)
        }
        await health.refresh()
      },
      async [Symbol.asyncDispose]() {
        await world[Symbol.asyncDispose]()
        await database.close()
        await drop()
      },
    }
  }

  it('pass if the service has the known logo, and its placeholder or none for a name that cannot exist', async () => {
    await using place = await setUp()

    await place.runAfter(0, 2)

    expect([google, duckduckgo].map(id => place.health.of(id)?.state)).to.deep.equal(['ok', 'ok'])
    expect(place.requests.get('icons.duckduckgo.com'), 'the placeholder of an unknown name').to.be.above(2)
  })

  it('fail if the service has an image other than its placeholder for a name that cannot exist', async () => {
    const picture = await pngMark(64)
    await using place = await setUp({
      'icons.duckduckgo.com': { '/ip3/wikipedia.org.ico': picture, '/ip3/tracewell-check.invalid.ico': picture },
    })

    await place.runAfter(0, 2)

    expect(place.health.of(duckduckgo)).to.include({
      state: 'degraded',
      reason: 'the self-test expected nothing: answered found',
    })
  })

  it('bench a service that does not answer, do not ask it, and bring it back by themselves', async () => {
    const answer: UpstreamAnswer = { status: 500, body: 'sorry' }
    await using place = await setUp({
      'icons.duckduckgo.com': { '/ip3/wikipedia.org.ico': answer, '/ip3/sam.example.ico': await pngMark(64) },
    })
    const find = async () => {
      const { found, failures } = await place.lookUp('sam.example', 64, new AbortController().signal)
      return [found?.source, failures.map(({ code }) => code)]
    }

    await place.runAfter(0, 2, 1, 1)
    const benched = place.health.of(duckduckgo)
    const whileBenched = await find()
    answer.status = 200
    answer.body = await pngMark(64)
    await place.runAfter(7)

    expect(benched).to.include({
      state: 'benched',
      reason: 'the self-test expected found: the source answered 500 (UPSTREAM_ERROR)',
    })
    expect(whileBenched).to.deep.equal([undefined, ['SOURCE_BENCHED']])
    expect(place.health.of(duckduckgo)).to.include({ state: 'ok', reason: null })
    expect(await find()).to.deep.equal(['duckduckgo', []])
  })

  it('run in an orchestrator, for the services that LOGO_SOURCES has', async () => {
    await using world = await startInWorld({ ROLE: 'orchestrator', LOGO_SOURCES: 'site-icons,google' })
    const { sourceHealth } = world.service.tracewell.database
    const listed = async () =>
      (await sourceHealth.list()).filter(({ kind }) => kind === 'logo').map(({ slug }) => slug)

    await until(async () => (await listed()).length > 0)

    expect(await listed()).to.deep.equal(['google'])
  })

  it('count no failure if the process stops', async () => {
    await using place = await setUp()
    const [{ check, examples: [first] }] = iconServices.map(service => logoExamples(service, place.painter)) as [
      ReturnType<typeof logoExamples>,
    ]

    const stopped = await check(first!.example, 'found', place.client, AbortSignal.abort(new Error('stopped')))
      .catch((error: unknown) => (error as Error).message)

    expect(stopped).to.equal('stopped')
  })

  it('fail with a reason if images cannot be read', async () => {
    await using place = await setUp()
    const painter = { read: () => Promise.reject(new Error('no process')) }
    const { check, examples: [first] } = logoExamples(iconServices[0]!, painter)

    expect(await check(first!.example, 'found', place.client)).to.deep.equal({
      verdict: 'unknown',
      reason: 'unexpected error while processing the response (MODULE_ERROR)',
      answer: { type: 'Domain Name', value: first!.example, made: { failure: 'MODULE_ERROR' } },
    })
  })
})

describe('the health of icon services from look-ups', () => {
  it('becomes degraded after five failed look-ups in a row', async () => {
    const { url, drop } = await createTestDatabase()
    const clock = createTestClock()
    const database = await openDatabase(url, { clock })
    await database.sourceHealth.keep([untested(google, clock.now())], clock.now().toISOString())
    const health = createSourceHealth({ database, clock, moduleSlugs: new Set(), callsDecide: true })
    await health.refresh()

    for (let number = 0; number < 5; number++) {
      await health.observe({ ...google, outcome: 'timeout', cached: false, code: 'UPSTREAM_TIMEOUT' })
    }
    await health.refresh()
    const { state, reason } = health.of(google)!
    await database.close()
    await drop()

    expect([state, reason]).to.deep.equal(['degraded', '5 look-ups in a row failed: UPSTREAM_TIMEOUT'])
  })

  it('is used and changed by a process that has only the role `images`', async () => {
    const clock = createTestClock()
    await using world = await startInWorld({ ROLE: 'images', SELF_TESTS: 'off', METRICS_PORT: '0' }, { clock })
    const { service } = world
    const { database, sourceHealth } = service.tracewell
    const ask = async (domain: string) => {
      const response = await fetch(`${service.imagesUrl}/${domain}`)
      await response.arrayBuffer()
      return [response.status, response.headers.get('x-logo-source')]
    }

    await database.sourceHealth.store({
      ...untested(google, clock.now()),
      state: 'benched',
      failures: 3,
      checkedAt: clock.now().toISOString(),
      dueAt: null,
    })
    await sourceHealth.refresh()
    const benched = [await ask('raven.example'), await ask('sable.example')]
    const { sum } = await scrape(service)
    clock.advance(6 * hourMs)
    await sourceHealth.refresh()
    const afterwards = await ask('raven.example')

    expect(benched).to.deep.equal([[404, null], [200, 'duckduckgo']])
    const runs = { kind: 'logo', source: 'google' }
    expect(sum('tracewell_source_runs_total', { ...runs, outcome: 'skipped' })).to.equal(2)
    expect(sum('tracewell_source_runs_total', { kind: 'logo', source: 'duckduckgo', outcome: 'success' })).to.equal(1)
    expect(sum('tracewell_sources', { kind: 'logo', state: 'benched' })).to.equal(1)
    expect(sum('tracewell_source_benched', runs)).to.equal(1)
    expect(afterwards).to.deep.equal([200, 'google'])
    expect(sourceHealth.of(google)).to.include({ state: 'ok', reason: null })
  })
})
