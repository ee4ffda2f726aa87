import { expect } from 'chai'
import type { Knex } from 'knex'
import { start, type Started } from '../../../scripts/support/start.ts'
import { countRows, dumpTables, filesWith, onDatabase } from '../../../scripts/support/tables.ts'
import { dataOf, type ReceivedEvent } from '../../../scripts/support/sse.ts'
import { faultsOf } from '../../support/faults.ts'

const email = { type: 'Email Address', value: 'sam@example.com' }
const key = 'correct-horse-battery-staple'
const both = { provider_one: { api_key: key }, provider_two: { api_key: key } }

/** Runs a search until it ends. The search asks only external providers. */
async function searched(service: Started, byok: object, query = email, more = {}) {
  const id = await service.createSearch(query.type as 'Email Address', query.value, {
    byok: { mode: 'only', ...byok },
    ...more,
  })
  return { id, events: await service.events(`/search/${id}/stream`) }
}

const detailsOf = async (service: Started, id: string, query: '' | `?${string}` = '') =>
  (await service.request('GET', `/search/${id}/byok${query}`)).body.data

/** Moves the SQLite write-ahead log into the database file, so that the files contain only current data. */
const checkpoint = (service: Started) => onDatabase(service, async db => {
  if ((db.client as Knex.Client).config.client === 'better-sqlite3') await db.raw('pragma wal_checkpoint(TRUNCATE)')
})

describe('external providers', () => {
  let service: Started
  before(async () => { service = await start() })
  after(() => service[Symbol.asyncDispose]())

  it('return cards, count them, and store their responses', async () => {
    const { id, events } = await searched(service, both)

    const cards = dataOf(events, 'byok.result')
    const ended = dataOf(events, 'byok.finished')
    const { mode, providers } = await detailsOf(service, id)
    const { body } = await service.request('GET', `/search/${id}`)

    expect(cards.map(({ provider, card }) => `${provider} ${Object.keys(card)[0]}`)).to.have.members([
      'provider_one byok_provider_one_001', 'provider_one byok_provider_one_002', 'provider_two byok_provider_two_001',
    ])
    expect(ended.map(({ provider, status, resultCount }) => [provider, status, resultCount])).to.have.deep.members([
      ['provider_one', 'success', 2], ['provider_two', 'success', 1],
    ])
    expect(dataOf(events, 'search.finished')[0]!.totals).to.deep.equal({ module_results: 3 })
    expect(body.data.summary.module_results).to.equal(3)
    expect(body.data.search.options.byok).to.deep.equal({
      mode: 'only',
      providers: ['provider_one', 'provider_two'],
    })
    expect(mode).to.equal('only')
    expect(providers.provider_one).to.include({
      status: 'success',
      result_count: 2,
      mapping_version: '1',
      error: null,
    })
    expect(providers.provider_one!.raw).to.have.length(3)
    expect(providers.provider_two!.raw).to.include({ status: 'complete' })
    expect(Date.parse(providers.provider_two!.finished_at!)).to.be.at
      .least(Date.parse(providers.provider_two!.started_at!))
  })

  it('are returned one at a time if the request names a provider', async () => {
    const { id } = await searched(service, both)

    expect(Object.keys((await detailsOf(service, id, '?provider=provider_two')).providers)).to.deep.equal([
      'provider_two',
    ])
  })

  it('run in addition to all other sources, unless the mode is "only"', async () => {
    const query = { type: 'Pseudonym', value: 'sam' }
    const only = await searched(service, { provider_one: { api_key: key } }, query, {
      modules: { mode: 'all' },
      leaks: { mode: 'all' },
      features: { registered_accounts: 'include' },
    })
    const beside = await searched(service, { mode: 'default', provider_one: { api_key: key } }, query)

    expect(dataOf(only.events, 'module.result')).to.deep.equal([])
    expect(dataOf(only.events, 'registered_accounts')).to.deep.equal([])
    expect(dataOf(only.events, 'byok.finished')).to.have.length(1)
    expect(dataOf(beside.events, 'module.result')).not.to.deep.equal([])
    expect(dataOf(beside.events, 'byok.finished')).to.have.length(1)
  })

  it('are an empty map in a search without providers', async () => {
    const id = await service.createSearch('Pseudonym', 'tw-none')

    expect(await detailsOf(service, id)).to.deep.equal({ mode: 'default', providers: {} })
  })

  for (const [what, apiKey, value, status, code] of [
    ['nothing', key, 'tw-none@tw-none.example', 'no_results', null],
    ['a key that is not taken', 'tw-key-refused', email.value, 'failed', 'UPSTREAM_KEY_REFUSED'],
    ['a key that is used up', 'tw-key-quota', email.value, 'failed', 'UPSTREAM_QUOTA'],
    ['an answer of 20 MB', 'tw-key-large', email.value, 'failed', 'UPSTREAM_TOO_LARGE'],
    ['a provider that breaks', key, 'tw-failure@tw-failure.example', 'failed', 'UPSTREAM_ERROR'],
    ['an answer of another shape', key, 'tw-changed@tw-changed.example', 'failed', 'UPSTREAM_CHANGED'],
  ] as const) {
    it(`end as ${status} with ${what}`, async () => {
      const { id, events } = await searched(service, {
        provider_one: { api_key: apiKey },
        provider_two: { api_key: apiKey },
      }, { ...email, value })
      const { providers } = await detailsOf(service, id)

      expect(dataOf(events, 'byok.finished').map(one => [one.status, one.resultCount])).to.deep.equal([[status, 0], [
        status,
        0,
      ]])
      expect(Object.values(providers).map(({ error }) => error?.code ?? null)).to.deep.equal([code, code])
      expect(dataOf(events, 'search.finished')[0]!.error).to
        .equal(status === 'failed' ? '2 of 2 sources could not answer' : undefined)
    })
  }

  for (const [what, body, path] of [
    ['the mode "only" without a key', { byok: { mode: 'only' } }, 'byok.mode'],
    ['a key beside registered accounts only', { byok: both, features: { registered_accounts: 'only' } }, 'byok'],
    ['a key with a blank', { byok: { provider_one: { api_key: 'a b' } } }, 'byok.provider_one.api_key'],
    ['a key with a line break', { byok: { provider_one: { api_key: 'a\r\nb: c' } } }, 'byok.provider_one.api_key'],
    ['an empty key', { byok: { provider_one: { api_key: '' } } }, 'byok.provider_one.api_key'],
  ] as const) {
    it(`are rejected with ${what}`, async () => {
      const { status, body: answer } = await service.request('POST', '/search', { body: { query: email, ...body } })

      expect(status).to.equal(400)
      expect(faultsOf(answer).map(fault => fault.path)).to.deep.equal([path])
    })
  }

  it('are rejected by name if the operator has not configured them', async () => {
    await using bare = await start({ SANDBOX: '0' })

    const { status, body } = await bare.request('POST', '/search', { body: { query: email, byok: both } })

    expect(status).to.equal(400)
    expect(body.error.details).to.deep.equal([
      { path: 'byok.provider_one', message: 'this provider is not available on this server' },
      { path: 'byok.provider_two', message: 'this provider is not available on this server' },
    ])
  })

  it('are rejected in a temporary search', async () => {
    const { status, body } = await service.request('POST', '/search/temporary', { body: { query: email, byok: both } })

    expect(status).to.equal(400)
    expect(body.error.code).to.equal('INVALID_TEMPORARY_DELIVERY')
  })
})

describe('the key of an external provider', () => {
  const credentialsOf = (service: Started, id: string) =>
    onDatabase(service, db => db<{ search_id: string, sealed: string }>('search_credentials').where({ search_id: id }))

  /** Starts a search whose provider does not answer. Returns its id and the encrypted provider key that is stored. */
  async function hanging(service: Started): Promise<{ id: string, sealed: string }> {
    const id = await service.createSearch('Email Address', 'tw-hang@tw-hang.example', {
      byok: { mode: 'only', provider_one: { api_key: key } },
    })
    const [row] = await credentialsOf(service, id)
    return { id, sealed: row!.sealed }
  }

  async function expectNoTrace(service: Started, texts: string[], events: ReceivedEvent[]): Promise<void> {
    await checkpoint(service)
    for (const text of texts) {
      expect(await filesWith(service, text), 'files').to.deep.equal([])
      expect((await dumpTables(service)).filter(row => row.includes(text)), 'rows').to.deep.equal([])
      expect(service.logged.filter(line => line.includes(text)), 'log').to.deep.equal([])
      expect(JSON.stringify(events)).not.to.include(text)
    }
  }

  it('is sealed while the search runs', async () => {
    await using service = await start()

    const { sealed } = await hanging(service)

    expect(sealed).to.match(/^v2\.[\w.-]+$/)
    expect(await filesWith(service, key)).to.deep.equal([])
    expect((await dumpTables(service)).filter(row => row.includes(key))).to.deep.equal([])
  })

  it('is not stored anywhere after the search has ended', async () => {
    await using service = await start()
    const id = await service.createSearch('Email Address', 'tw-slow@tw-slow.example', {
      byok: { mode: 'only', ...both },
    })
    const rows = await credentialsOf(service, id)

    const events = await service.events(`/search/${id}/stream`)

    expect(rows).to.have.length(2)
    expect(dataOf(events, 'byok.finished').map(({ status }) => status)).to.deep.equal(['success', 'success'])
    expect(await countRows(service, 'search_credentials')).to.equal(0)
    await expectNoTrace(service, [key, ...rows.map(({ sealed }) => sealed)], events)
  })

  it('is not stored anywhere after a search reached its time limit', async () => {
    await using service = await start({ SEARCH_TIME_LIMIT_MS: '3000' })
    const { id, sealed } = await hanging(service)

    const events = await service.events(`/search/${id}/stream`)

    expect(dataOf(events, 'search.finished')[0]).to.include({ status: 'failed', error: 'SEARCH_TIME_LIMIT_EXCEEDED' })
    expect((await detailsOf(service, id)).providers.provider_one).to.deep.include({
      status: 'failed',
      started_at: null,
      raw: null,
      error: { code: 'MODULE_SKIPPED', message: 'The search ended before this task' },
    })
    expect(await countRows(service, 'search_credentials')).to.equal(0)
    await expectNoTrace(service, [key, sealed], events)
  })
})

describe('GET /search/{id}/byok', () => {
  const unknown = '/search/0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10/byok'
  let service: Started
  before(async () => { service = await start() })
  after(() => service[Symbol.asyncDispose]())

  for (const [what, path, options, status] of [
    ['an unknown search', unknown, {}, 404],
    ['no key', unknown, { key: null }, 401],
    ['an id that is no UUID', '/search/sam/byok', {}, 400],
    ['a provider that does not exist', `${unknown}?provider=provider_three`, {}, 400],
  ] as const) {
    it(`answers ${status} for ${what}`, async () => {
      expect((await service.request('GET', path, options)).status).to.equal(status)
    })
  }

  it("answers 404 for another account's search", async () => {
    const id = await service.createSearch('Pseudonym', 'tw-none')

    expect((await service.request('GET', `/search/${id}/byok`, { key: await service.newKey('business') })).status).to
      .equal(404)
  })

  it('answers 503 if the database is closed', async () => {
    const broken = await start()
    await broken.tracewell.database.close()

    expect((await broken.request('GET', unknown)).status).to.equal(503)
    await Promise.resolve(broken[Symbol.asyncDispose]()).catch(() => undefined)
  })
})
