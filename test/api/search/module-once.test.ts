import { expect } from 'chai'
import { SourceFailure } from '../../../src/sources/failures.ts'
import { magicValues } from '../../../src/upstreams/outcomes.ts'
import { cardOf, createHeldModule, createModule } from '../../../scripts/support/modules.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { traces } from '../../../scripts/support/tables.ts'
import { until } from '../../../scripts/support/until.ts'
import { faultsOf } from '../../support/faults.ts'

const query = { type: 'Pseudonym', value: 'sam' }
const modules = [
  createModule('quick'),
  createModule('two', { run: asked => [cardOf(asked), cardOf(asked)] }),
  createModule('empty', { run: () => [] }),
  createModule('walled', {
    run() {
      throw new SourceFailure('UPSTREAM_BLOCKED', 'the source answered 403')
    },
  }),
  createModule('late', {
    deadlineMs: 30,
    run: () => ({
      async *[Symbol.asyncIterator]() {
        await new Promise(() => undefined)
      },
    }),
  }),
  createModule('picky', { skipReason: () => 'Names have ten letters' }),
  createModule('mail', { types: ['Email Address'] }),
]

describe('POST /search/module/once', () => {
  let service: Started
  before(async () => { service = await start({}, { modules }) })
  after(() => service[Symbol.asyncDispose]())

  const idOf = (slug: string) => service.tracewell.modules.bySlug(slug)!.id
  const run = (slug: string, more: object = {}) =>
    service.request('POST', '/search/module/once', { body: { query, module_id: idOf(slug), ...more } })

  it('returns the cards of one module and its stored search', async () => {
    const { status, body, headers } = await run('two')
    const { search, module, cards } = body.data
    const stored = (await service.request('GET', `/search/${search.id}`)).body.data.search

    expect(status).to.equal(200)
    expect(module).to.deep.equal({ id: idOf('two'), slug: 'two', name: 'Module two' })
    expect(cards.flatMap(card => Object.keys(card))).to.deep.equal(['two_001', 'two_002'])
    expect(search).to.deep.equal({
      id: stored.id,
      status: 'finished',
      created_at: stored.created_at,
      completed_at: stored.completed_at,
    })
    expect(stored.options).to.deep.include({
      modules: { mode: 'selected', ids: [idOf('two')] },
      features: { breached_accounts: false, registered_accounts: 'exclude' },
    })
    expect(headers.get('x-ratelimit-limit')).to.equal('600')
  })

  it('returns no cards if nothing was found', async () => {
    const { status, body } = await run('empty')

    expect(status).to.equal(200)
    expect(body.data.cards).to.deep.equal([])
  })

  it('counts as one search, even if the module fails', async () => {
    const before = await traces(service)

    await run('quick')
    await run('walled')
    const after = await traces(service)

    expect([after.searches - before.searches, after.records - before.records, after.used - before.used]).to.deep.equal([
      2,
      2,
      4,
    ])
  })

  it('answers 502 MODULE_FAILED with the reason, and stores the search', async () => {
    const { status, body } = await run('walled')
    const list = await service.request('GET', '/search?limit=1')

    expect(status).to.equal(502)
    expect(body.error).to.deep.include({ code: 'MODULE_FAILED', details: 'UPSTREAM_BLOCKED' })
    const [search] = list.body.data.searches
    expect(search!.error!.code).to.equal('PARTIAL_FAILURE')
    expect(body.meta.savedResult!.id).to.equal(search!.id)
    expect(body.meta.savedResult!.url).to.match(new RegExp(`^http.*/search/${search!.id}/results$`))
  })

  it('answers 504 TIMEOUT with a link to the search if the module exceeds its deadline', async () => {
    const { status, body } = await run('late')
    const id = /GET \/search\/(\S+)$/.exec(body.error.details as string)?.[1]
    const results = await service.request('GET', `/search/${id}/results`)

    expect(status).to.equal(504)
    expect(body.error.code).to.equal('TIMEOUT')
    expect(results.body.data.modules[0]).to.include({ status: 'timeout' })
    expect(body.meta.savedResult!.id).to.equal(id)
    expect(body.meta.savedResult!.url).to.match(new RegExp(`^http.*/search/${id}/results$`))
  })

  it('sends Deprecation for a deprecated type', async () => {
    const { headers } = await run('quick', { query: { type: 'IP Address', value: '192.0.2.1' } })

    expect(headers.has('deprecation')).to.equal(true)
    expect(headers.get('link')).to.include('rel="successor-version"')
  })

  for (const [what, slug, more, paths] of [
    ['a module that does not exist', 'quick', { module_id: '0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10' }, ['module_id']],
    ['an id that is not a UUID', 'quick', { module_id: 'quick' }, ['module_id']],
    ['no module', 'quick', { module_id: undefined }, ['module_id']],
    [
      'a value that does not match its type, and a module without that type',
      'mail',
      { query: { type: 'IP Address', value: 'sam' } },
      ['query.value', 'module_id'],
    ],
    ['a value that the module\'s source cannot have', 'picky', {}, ['query.value']],
    ['a field that only a search has', 'quick', { modules: { mode: 'all' } }, ['modules']],
    ['a field temporary', 'quick', { temporary: true }, ['temporary']],
  ] as const) {
    it(`rejects ${what}`, async () => {
      const before = await traces(service)

      const { status, body } = await run(slug, more)

      expect(status).to.equal(400)
      expect(faultsOf(body).map(fault => fault.path)).to.deep.equal(paths)
      expect(await traces(service)).to.deep.equal(before)
    })
  }

  it('answers 504 TIMEOUT if the search exceeds its time limit', async () => {
    const held = createHeldModule()
    await using limited = await start({ SEARCH_TIME_LIMIT_MS: '300' }, { modules: [held.module] })
    const module_id = limited.tracewell.modules.bySlug('held')!.id

    const { status, body } = await limited.request('POST', '/search/module/once', { body: { query, module_id } })

    expect(status).to.equal(504)
    expect(body.error.code).to.equal('TIMEOUT')
  })

  it('answers 502 for the failure value of the sandbox', async () => {
    await using sandbox = await start()
    const module_id = sandbox.tracewell.modules.bySlug('github')!.id

    const { status, body } = await sandbox.request('POST', '/search/module/once', {
      body: { query: { type: 'Pseudonym', value: magicValues.limited.Pseudonym }, module_id },
    })

    expect(status).to.equal(502)
    expect(body.error.details).to.equal('UPSTREAM_RATE_LIMITED')
  })

  it('continues the search if the client disconnects', async () => {
    const held = createHeldModule()
    await using slow = await start({}, { modules: [held.module] })
    const left = new AbortController()
    const module_id = slow.tracewell.modules.bySlug('held')!.id
    const asked = slow.open('POST', '/search/module/once', { body: { query, module_id }, signal: left.signal }).catch(
      () => undefined
    )
    await until(() => held.running === 1)

    left.abort()
    await asked
    held.release()
    await until(async () =>
      (await slow.request('GET', '/search?status=finished')).body.data.searches[0] !== undefined
    )

    expect(held.aborted).to.equal(0)
  })
})
