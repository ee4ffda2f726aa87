import { expect } from 'chai'
import { createModule } from '../../../scripts/support/modules.ts'
import { dataOf } from '../../../scripts/support/sse.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { createModules } from '../../../src/core/catalogue/modules.ts'
import { createSelfTests } from '../../../src/core/self-tests/self-tests.ts'
import { testedSources } from '../../../src/core/self-tests/tested-sources.ts'
import { systemClock } from '../../../src/lib/clock.ts'
import { SourceFailure } from '../../../src/sources/failures.ts'
import type { Client } from '../../../src/sources/egress/client.ts'
import type { AccountCheck } from '../../../src/sources/registered/account-check.ts'
import { accountChecks } from '../../../src/sources/account-checks.ts'
import type { Module } from '../../../src/sources/kit/source.ts'
import { modules as allModules } from '../../../src/sources/modules.ts'
import { breachSources } from '../../../src/sources/leaks/breaches/index.ts'
import { leakSources } from '../../../src/sources/leaks/index.ts'
import type { LeakSource } from '../../../src/sources/leaks/leak-source.ts'
import { createTestClock } from '../../support/clock.ts'
import { faultsOf } from '../../support/faults.ts'
import { createLeakSource } from '../../support/leak-sources.ts'
import { searchLeaks } from '../../support/leak-searches.ts'

const hourMs = 3_600_000
const others = {
  restrictedSources: new Set<string>(),
  sourceKeys: new Map<string, string>(),
  checks: [],
  breachSources: [],
  iconServices: [],
  painter: { read: () => Promise.resolve(undefined) },
}

describe('self-tests', () => {
  /** `answers` decides which answer the module gives to its example that is found. */
  async function setUp(answers: { found: boolean, fails?: boolean }) {
    const asked: string[] = []
    const module: Module = {
      ...createModule('rotting'),
      category: 'profile',
      async* run({ value }) {
        asked.push(value)
        if (answers.fails) throw new SourceFailure('UPSTREAM_UNREACHABLE', 'no connection')
        if (value === 'known' && answers.found) yield { items: [], raw: { value } }
      },
      examples: { found: ['known'], notFound: ['unknown'] },
    }
    const clock = createTestClock('2026-11-21T10:00:00.000Z')
    const service = await start({ ROLE: 'api,runner' }, { clock, modules: [module] })
    const { database, modules, sourceHealth } = service.tracewell
    const unused = {} as never // the module sends no request
    const tests = createSelfTests({
      database,
      sources: testedSources({ modules, externalLeaks: [], ...others }),
      client: unused,
      clock,
    })
    return {
      service,
      asked,
      /** Runs what is due after some hours. */
      async runAfter(hours: number) {
        clock.advance(hours * hourMs)
        await tests.run(new AbortController().signal)
        await sourceHealth.refresh()
      },
      info: async () => (await service.request('GET', '/modules')).body.data.modules[0]!,
      [Symbol.asyncDispose]: () => service[Symbol.asyncDispose](),
    }
  }

  const search = (service: Started, selection: object) => service.request('POST', '/search', {
    body: { query: { type: 'Pseudonym', value: 'sam' }, modules: selection },
  })

  it('test a module with a value that it has and one that it has not, once it is due', async () => {
    await using place = await setUp({ found: true })

    await place.runAfter(0)
    expect(place.asked).to.deep.equal([])
    expect((await place.info()).health.state).to.equal('untested')

    await place.runAfter(2)
    expect(place.asked).to.deep.equal(['known', 'unknown'])
    expect((await place.info()).health).to.deep.equal({
      state: 'ok',
      since: '2026-11-21T12:00:00.000Z',
      reason: null,
      checked_at: '2026-11-21T12:00:00.000Z',
    })

    await place.runAfter(1)
    expect(place.asked).to.have.length(2)
  })

  it('bench a module that no longer finds what it has, and bring it back by themselves', async () => {
    const answers = { found: false }
    await using place = await setUp(answers)
    await place.runAfter(0)
    await place.runAfter(2)
    expect((await place.info()).health).to.include({
      state: 'degraded',
      reason: 'the self-test expected found: answered nothing',
    })
    expect(await place.info()).to.include({ available: true })
    await place.runAfter(1)
    await place.runAfter(1)

    const { id, available, health } = await place.info()
    expect({ available, state: health.state }).to.deep.equal({ available: false, state: 'benched' })
    const refused = await search(place.service, { mode: 'selected', ids: [id] })
    expect(refused.status).to.equal(400)
    expect(faultsOf(refused.body)[0]).to.include({ path: 'modules.ids.0' })

    answers.found = true
    await place.runAfter(7)
    expect((await place.info()).health.state).to.equal('ok')
    expect((await search(place.service, { mode: 'selected', ids: [id] })).status).to.equal(201)
  })

  it('bench a leak source that no longer finds what it has, and skip it in searches', async () => {
    const answers = { found: false }
    const leaky: LeakSource = {
      ...createLeakSource('leaky'),
      examples: { found: ['known@example.com'], notFound: ['unknown@example.com'] },
      async* records({ value }) {
        if (answers.found && value !== 'unknown@example.com') yield { email: value }
      },
    }
    const clock = createTestClock('2026-11-21T10:00:00.000Z')
    const modules = [createModule('one')]
    await using service = await start({ ROLE: 'api,runner' }, { clock, modules, leakSources: [leaky] })
    const { database, sourceHealth, externalLeaks } = service.tracewell
    const none = createModules({ modules: [], sourceKeys: new Map() })
    const sources = testedSources({ modules: none, externalLeaks, ...others })
    const tests = createSelfTests({ database, sources, client: {} as never, clock })
    const runAfter = async (hours: number) => {
      clock.advance(hours * hourMs)
      await tests.run(new AbortController().signal)
      await sourceHealth.refresh()
    }
    const info = async () => (await service.request('GET', '/leaks')).body.data.sources[0]!

    expect((await info()).health).to.include({ state: 'untested', since: null })
    for (const hours of [0, 2, 1, 1]) await runAfter(hours)

    expect(await info()).to.include({ available: false })
    expect((await info()).health).to.include({
      state: 'benched',
      reason: 'the self-test expected found: answered nothing',
    })
    const skipped = await searchLeaks(service, { mode: 'all' })
    expect(dataOf(skipped.events, 'leak.status').map(({ status, message }) => [status, message]))
      .to.deep.equal([['skipped', 'the source is not asked for now: the self-test expected found: answered nothing']])

    answers.found = true
    await runAfter(7)
    expect(await info()).to.include({ available: true })
    const found = await searchLeaks(service, { mode: 'all' })
    expect(dataOf(found.events, 'leak.status').map(({ status }) => status)).to.deep.equal(['success'])
  })

  it('leave out leak and breach sources that need a key, because they charge for each question', () => {
    const modules = createModules({ modules: [], sourceKeys: new Map() })

    const sources = testedSources({ modules, ...others, externalLeaks: leakSources, breachSources })

    expect(sources.map(({ kind, slug }) => `${kind} ${slug}`)).to.deep
      .equal(['leak hudson-rock', 'leak leakcheck-public', 'leak xposedornot', 'breach xposedornot'])
  })

  it('bench an account check that no longer finds a known account, and do not ask it', async () => {
    const answers = { status: 404 }
    const send: Client['send'] = ({ url }) => {
      const status = url.endsWith('/sam@example.com') ? answers.status : 404
      const body = Buffer.from(status === 200 ? '<h1>sam</h1>' : 'no such page')
      return Promise.resolve({ status, headers: {}, body, url })
    }
    const client = { send } as Client
    const check: AccountCheck = {
      slug: 'acme',
      name: 'Acme',
      homepage: 'https://acme.example',
      types: ['Email Address'],
      request: name => ({ url: `https://acme.example/${name}` }),
      registered: [{ status: 200, text: '<h1>' }],
      notRegistered: [{ status: 404, text: 'no such page' }],
      examples: { registered: ['sam@example.com'], notRegistered: ['no-such-name@example.com'] },
      notifies: false,
    }
    const clock = createTestClock('2026-11-21T10:00:00.000Z')
    const overrides = { clock, modules: [createModule('one')], checks: [check] }
    await using service = await start({ ROLE: 'api,runner' }, overrides)
    const { database, sourceHealth } = service.tracewell
    const modules = createModules({ modules: [], sourceKeys: new Map() })
    const sources = testedSources({ modules, externalLeaks: [], ...others, checks: [check] })
    const tests = createSelfTests({ database, sources, client, clock })
    const runAfter = async (hours: number) => {
      clock.advance(hours * hourMs)
      await tests.run(new AbortController().signal)
      await sourceHealth.refresh()
    }
    const verdict = async () => {
      const { body } = await service.request('POST', '/search', {
        body: {
          query: { type: 'Email Address', value: 'sam@example.com' },
          features: { breached_accounts: false, registered_accounts: 'only' },
        },
      })
      await service.events(`/search/${body.search.id}/stream`)
      const { status, reason } = (await service.request('GET', `/search/${body.search.id}/results`))
        .body.data.registered_accounts[0]!
      return [status, reason?.code]
    }

    for (const hours of [0, 25, 1, 1]) await runAfter(hours)
    expect(sourceHealth.of({ kind: 'account', slug: 'acme' })).to.include({
      state: 'benched',
      reason: 'the self-test expected registered: answered not_registered',
    })
    expect(await verdict()).to.deep.equal(['unknown', 'SOURCE_BENCHED'])

    answers.status = 200
    await runAfter(7)
    expect(sourceHealth.of({ kind: 'account', slug: 'acme' })).to.include({ state: 'ok' })
  })

  it('ask a check of a pack only about its known account, and no check that submits a form', () => {
    const modules = createModules({ modules: [], sourceKeys: new Map() })
    const [first] = accountChecks
    const check = { ...first!, examples: { registered: ['sam'], notRegistered: ['no-such-name-0'] }, notifies: false }
    const checks = [
      { ...check, slug: 'of-a-pack', pack: 'Pack' },
      { ...check, slug: 'without-name', pack: 'Pack', examples: { registered: [], notRegistered: [] } },
      { ...check, slug: 'form', probe: { risk: 'a message' } },
    ]

    const sources = testedSources({ modules, externalLeaks: [], ...others, checks })

    expect(sources.map(({ slug, examples }) => [slug, examples.map(({ example }) => example)]))
      .to.deep.equal([['of-a-pack', ['sam']]])
  })

  it('ask the site of a row once, by its module', () => {
    const modules = createModules({ modules: allModules, sourceKeys: new Map() })
    const tested = testedSources({ ...others, modules, externalLeaks: [], checks: accountChecks })
    const rows = accountChecks.filter(({ row }) => row !== undefined).map(({ slug }) => slug)

    const kindsOf = (wanted: string) => tested.filter(({ slug }) => slug === wanted).map(({ kind }) => kind)
    expect(kindsOf('keybase')).to.deep.equal(['module', 'account'])
    for (const slug of rows.filter(slug => slug !== 'vndb')) expect(kindsOf(slug), slug).to.deep.equal(['module'])
    expect(kindsOf('vndb'), 'a row that is off because of its terms').to.deep.equal([])
  })

  it('leave lists alone, whose health is that of their copy', async () => {
    await using service = await start({ ROLE: 'api,runner' })
    const { database, modules, sourceHealth } = service.tracewell
    const slug = 'tor-exits'
    const lease = { slug, token: 'one' }
    await database.lists.claim(lease, 60_000)
    await database.lists.fail(lease, '2026-11-21T10:00:00.000Z', { code: 'UPSTREAM_CHANGED', message: 'it shrank' })
    const unused = {} as never
    const sources = testedSources({ modules, externalLeaks: [], ...others })
    await createSelfTests({ database, sources, client: unused, clock: systemClock }).run(new AbortController().signal)

    await sourceHealth.refresh()

    expect((await database.sourceHealth.list()).map(health => health.slug)).to.include('github').and.not.include(slug)
    const { body } = await service.request('GET', '/modules')
    expect(body.data.modules.find(module => module.slug === slug)?.health).to.deep.equal({
      state: 'degraded',
      since: '2026-11-21T10:00:00.000Z',
      reason: 'it shrank',
      checked_at: '2026-11-21T10:00:00.000Z',
    })
  })

  it('test a module soon after five calls in a row failed', async () => {
    const answers = { found: true, fails: false }
    await using place = await setUp(answers)
    await place.runAfter(0)
    await place.runAfter(2)
    answers.fails = true
    await place.runAfter(1)

    for (let number = 0; number < 5; number++) {
      const { body } = await search(place.service, { mode: 'all' })
      await place.service.events(`/search/${body.search.id}/stream`)
    }
    await place.service.tracewell.sourceHealth.refresh()
    expect((await place.info()).health).to.include({
      state: 'degraded',
      reason: '5 searches in a row failed: UPSTREAM_UNREACHABLE',
    })

    const before = place.asked.length
    await place.runAfter(0)
    expect(place.asked.length).to.be.above(before)
    expect((await place.info()).health.reason).to.match(/^the self-test expected found: /)
  })
})
