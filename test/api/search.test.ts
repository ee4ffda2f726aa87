import { expect } from 'chai'
import { queryTypes, type QueryType } from '../../src/sources/source.ts'
import { magicValues } from '../../src/upstreams/outcomes.ts'
import { createModule } from '../support/modules.ts'
import { start, type Json, type Started } from '../support/start.ts'
import { traces } from '../support/tables.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const email = { type: 'Email Address', value: 'sam@example.com' }
const name = { type: 'Pseudonym', value: 'sam' }

describe('POST /search', () => {
  it('starts a stored search that ends with its results', async () => {
    await using service = await start()

    const { status, body, headers } = await service.request('POST', '/search', {
      body: { query: { type: 'Pseudonym', value: 'tw-success' } },
    })
    const id = body['search']['id'] as string
    const events = await service.events(`/search/${id}/stream`)
    const results = await service.request('GET', `/search/${id}/results`)

    expect(status).to.equal(201)
    expect(headers.get('location')).to.equal(`/search/${id}`)
    expect(events.at(-1)).to.include({ event: 'search.finished' })
    expect(results.body['data']['complete']).to.equal(true)
    expect(results.body['data']['summary']['module_results']).to.be.greaterThan(3)
  })

  describe('answers', () => {
    let service: Started
    before(async () => {
      service = await start({}, { modules: [createModule('quick'), createModule('extra', { default: false }), createModule('names', { types: ['Pseudonym'] })] })
    })
    after(() => service[Symbol.asyncDispose]())

    const create = (query: object, more: object = {}) => service.request('POST', '/search', { body: { query, ...more } })
    const optionsOf = async (query: object, more: object = {}) => (await create(query, more)).body['data']['search']['options']
    const idOf = (slug: string) => service.tracewell.modules.bySlug(slug)!.id

    it('with the record of the search, its id twice, and nothing that has not happened', async () => {
      const { status, body, headers } = await create(name)
      const { search, summary, delivery } = body['data']

      expect(status).to.equal(201)
      expect(search['id']).to.match(uuid)
      expect(body['search']).to.deep.equal({ id: search['id'] })
      expect(headers.get('location')).to.equal(`/search/${search['id']}`)
      expect(search).to.deep.include({ status: 'pending', query: name, started_at: null, completed_at: null, error: null })
      expect(summary).to.deep.equal({ module_results: 0, leak_sources: 0, breached_accounts: 0, registered_accounts: 0 })
      expect(delivery).to.deep.equal({ webhook: null })
      expect(body['meta']['environment']).to.equal('sandbox')
    })

    it('with the requests per minute that are left', async () => {
      const first = (await create(name)).headers
      const second = (await create(name)).headers

      expect(first.get('x-ratelimit-limit')).to.equal('600')
      expect(Number(second.get('x-ratelimit-remaining'))).to.equal(Number(first.get('x-ratelimit-remaining')) - 1)
      expect(Number(first.get('x-ratelimit-reset'))).to.be.above(Date.now() / 1000)
    })

    it('with the defaults of the type filled in', async () => {
      const common = { modules: {}, leaks: { custom_mapping: 'standard' }, cache: { mode: 'prefer' }, delivery: {} }

      expect(await optionsOf(email)).to.deep.equal({ ...common, features: { breached_accounts: true, registered_accounts: 'include' } })
      expect(await optionsOf(name)).to.deep.equal({ ...common, features: { breached_accounts: false, registered_accounts: 'exclude' } })
    })

    it('with what was sent in place of a default', async () => {
      const sent = {
        modules: { mode: 'selected', ids: [idOf('quick')] }, leaks: { mode: 'all', custom_mapping: 'source' },
        features: { breached_accounts: false }, cache: { mode: 'bypass' }, delivery: {},
      }

      expect(await optionsOf(email, sent)).to.deep.equal({ ...sent, features: { breached_accounts: false, registered_accounts: 'include' } })
    })

    it('with a handle as it was sent, of which the name is searched', async () => {
      await service.tracewell.blocklist.add('exact', 'left-out', '')

      const { body } = await create({ type: 'Pseudonym', value: '@sam' })
      const blocked = await create({ type: 'Pseudonym', value: '@left-out' })
      await service.tracewell.blocklist.remove('exact', 'left-out')

      expect(body['data']['search']['query']['value']).to.equal('@sam')
      expect(blocked.status).to.equal(403)
    })

    it('with the value as it was sent', async () => {
      const { body } = await create({ type: 'Email Address', value: ' Sam@EXAMPLE.com ' })

      expect(body['data']['search']['query']['value']).to.equal(' Sam@EXAMPLE.com ')
    })

    for (const type of queryTypes) {
      const deprecated = type === 'Domain Name' || type === 'IP Address'
      it(`${deprecated ? 'with' : 'without'} Deprecation and its successor for ${type}`, async () => {
        const { status, headers } = await create({ type, value: magicValues.success[type] })

        expect(status).to.equal(201)
        expect(headers.has('deprecation')).to.equal(deprecated)
        expect(headers.has('link')).to.equal(deprecated)
        if (deprecated) {
          expect(headers.get('deprecation')).to.match(/^@\d+$/)
          expect(headers.get('link')).to.match(/^<https?:.+>; rel="successor-version"$/)
        }
      })
    }

    it('with a search that every key of the account can read, and no other account', async () => {
      const id = await service.createSearch('Pseudonym', 'sam')
      const { secret } = await service.tracewell.keys.create(service.accountId)
      const stranger = await service.newKey('business')

      const mine = await service.request('GET', `/search/${id}`, { key: secret })
      const upperCase = await service.request('GET', `/search/${id.toUpperCase()}`)
      const theirs = await Promise.all(['', '/results', '/stream'].map(part => service.request('GET', `/search/${id}${part}`, { key: stranger })))
      const unknown = await service.request('GET', '/search/0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10', { key: stranger })

      expect([mine.status, upperCase.status]).to.deep.equal([200, 200])
      for (const { status, body } of theirs) {
        expect(status).to.equal(404)
        expect(body['error']).to.deep.equal(unknown.body['error'])
      }
    })

    it('with a record that goes on to its end', async () => {
      const id = await service.createSearch('Pseudonym', 'sam')
      await service.events(`/search/${id}/stream`)

      const { status, body } = await service.request('GET', `/search/${id}`)
      const { search, summary } = body['data']

      expect(status).to.equal(200)
      expect(search).to.deep.include({ id, status: 'finished', error: null })
      expect([search['created_at'], search['started_at'], search['completed_at']].sort())
        .to.deep.equal([search['created_at'], search['started_at'], search['completed_at']])
      expect(summary['module_results']).to.equal(2)
    })

    describe('modules that run', () => {
      async function ran(query: object, modules?: object): Promise<string[]> {
        const { body } = await create(query, modules === undefined ? {} : { modules })
        const id = body['search']['id'] as string
        await service.events(`/search/${id}/stream`)
        const results = await service.request('GET', `/search/${id}/results`)
        return (results.body['data']['modules'] as Json[]).map(({ module }) => module['name'] as string)
      }

      it('are the default set of the type without a selection, and with an empty one', async () => {
        expect(await ran(email)).to.deep.equal(['Module quick'])
        expect(await ran(name)).to.deep.equal(['Module quick', 'Module names'])
        expect(await ran(name, {})).to.deep.equal(['Module quick', 'Module names'])
      })

      it('are all of the type with mode all', async () => {
        expect(await ran(email, { mode: 'all' })).to.deep.equal(['Module quick', 'Module extra'])
      })

      it('are those selected, each once, in any case of their ids', async () => {
        const ids = [idOf('extra'), idOf('extra').toUpperCase()]

        expect(await ran(email, { mode: 'selected', ids })).to.deep.equal(['Module extra'])
      })
    })
  })

  describe('refuses', () => {
    let service: Started
    before(async () => {
      service = await start({}, { modules: [createModule('quick'), createModule('names', { types: ['Pseudonym'] }), createModule('needy', { requiresKey: true })], checks: [] })
    })
    after(() => service[Symbol.asyncDispose]())

    afterEach(async () => {
      expect(await traces(service), 'a refused request left a trace').to.deep.equal({ searches: 0, records: 0, used: 0, runs: 0 })
    })

    const idOf = (slug: string) => service.tracewell.modules.bySlug(slug)!.id
    const unknownId = '0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10'

    async function faults(body: unknown, path = '/search'): Promise<Array<{ path: string, message: string }>> {
      const answer = await service.request('POST', path, { body })
      expect(answer.status).to.equal(400)
      expect(answer.body['error']['code']).to.equal('VALIDATION_ERROR')
      return answer.body['error']['details']
    }

    it('every module that cannot be selected, all at once and each at its place', async () => {
      const ids = [idOf('quick'), unknownId, idOf('needy'), idOf('names')]

      expect(await faults({ query: email, modules: { mode: 'selected', ids } })).to.deep.equal([
        { path: 'modules.ids.1', message: 'no module has this id' },
        { path: 'modules.ids.2', message: 'this module is not available now' },
        { path: 'modules.ids.3', message: 'this module is not made for Email Address' },
      ])
    })

    it('what no schema can say, beside one another', async () => {
      const body = {
        query: { type: 'IP Address', value: 'sam' }, modules: { mode: 'selected', ids: [unknownId] },
        leaks: { mode: 'selected', sources: ['a', 'b'] }, features: { registered_accounts: 'only' },
        delivery: { webhook: { url: 'https://hooks.internal/1' } }, byok: { mode: 'only' },
      }

      expect((await faults(body)).map(({ path }) => path)).to.deep.equal([
        'query.value', 'modules.ids.0', 'leaks.sources.0', 'leaks.sources.1', 'byok.mode', 'byok', 'delivery.webhook.url', 'features.registered_accounts',
      ])
    })

    for (const [what, more, path] of [
      ['a selection of no modules', { modules: { mode: 'selected', ids: [] } }, 'modules.ids'],
      ['a selection without ids', { modules: { mode: 'selected' } }, 'modules.ids'],
      ['ids beside mode all', { modules: { mode: 'all', ids: [unknownId] } }, 'modules.ids'],
      ['ids without a mode', { modules: { ids: [unknownId] } }, 'modules.ids'],
      ['an id that is no UUID', { modules: { mode: 'selected', ids: ['github'] } }, 'modules.ids.0'],
      ['10,000 module ids', { modules: { mode: 'selected', ids: Array(1_001).fill(unknownId) } }, 'modules.ids'],
      ['an unknown mode', { modules: { mode: 'some' } }, 'modules.mode'],
      ['a selection of no leak sources', { leaks: { mode: 'selected', sources: [] } }, 'leaks.sources'],
      ['an unknown mapping', { leaks: { custom_mapping: 'mine' } }, 'leaks.custom_mapping'],
      ['an unknown cache mode', { cache: { mode: 'never' } }, 'cache.mode'],
      ['a feature that is no boolean', { features: { breached_accounts: 'yes' } }, 'features.breached_accounts'],
      ['an unknown value of registered_accounts', { features: { registered_accounts: 'maybe' } }, 'features.registered_accounts'],
      ['an unknown field', { colour: 'red' }, 'colour'],
      ['an unknown field inside', { cache: { ttl: 1 } }, 'cache.ttl'],
      ['a webhook without url', { delivery: { webhook: {} } }, 'delivery.webhook.url'],
      ['a webhook of another protocol', { delivery: { webhook: { url: 'ftp://hooks.example' } } }, 'delivery.webhook.url'],
      ['an external provider that does not exist', { byok: { provider_three: { api_key: 'k' } } }, 'byok.provider_three'],
    ] as const) {
      it(`${what} at ${path}`, async () => {
        expect((await faults({ query: name, ...more })).map(fault => fault.path)).to.deep.equal([path])
      })
    }

    for (const [type, value] of [
      ['Pseudonym', 'sam\nexample'], ['Pseudonym', ' '], ['Pseudonym', 'x'.repeat(65)],
      ['Email Address', 'sam'], ['Email Address', 'sam@'], ['Email Address', 'sam@[192.0.2.1]'],
      ['Domain Name', '192.0.2.1'], ['Domain Name', 'exa mple.com'], ['Domain Name', '-a.com'],
      ['Cryptocurrency', '0xb6760faa0298b6AA89672fD84B6C3FB3c5477bE1'], ['Cryptocurrency', 'sam'],
      ['IP Address', 'example.com'], ['IP Address', '0177.0.0.1'], ['IP Address', '192.0.2.0/24'], ['IP Address', 'fe80::1%eth0'],
    ] satisfies Array<[QueryType, string]>) {
      it(`${JSON.stringify(value.slice(0, 45))} as ${type}, without saying it back`, async () => {
        const details = await faults({ query: { type, value } })

        expect(details.map(({ path }) => path)).to.deep.equal(['query.value'])
        if (value.trim().length > 3) expect(details[0]!.message).not.to.include(value)
      })
    }

    it('a query without type and value', async () => {
      expect(await faults({ query: {} })).to.deep.equal([{ path: 'query.type', message: 'is required' }, { path: 'query.value', message: 'is required' }])
    })

    it('an unknown type, with those there are', async () => {
      expect(await faults({ query: { type: 'Passport', value: '1' } })).to.deep.equal([
        { path: 'query.type', message: `must be one of: ${queryTypes.join(', ')}` },
      ])
    })

    for (const temporary of [true, false, null, { ttl: 1 }]) {
      it(`a field temporary of ${JSON.stringify(temporary)} with USE_TEMPORARY_ENDPOINT`, async () => {
        const { status, body } = await service.request('POST', '/search', { body: { query: name, temporary } })

        expect(status).to.equal(400)
        expect(body['error']['code']).to.equal('USE_TEMPORARY_ENDPOINT')
      })
    }

    for (const path of ['/search', '/search/temporary']) {
      it(`registered accounts only, at ${path}, with 503 for an e-mail address`, async () => {
        const { status, body, headers } = await service.request('POST', path, { body: { query: email, features: { registered_accounts: 'only' } } })

        expect(status).to.equal(503)
        expect(body['error']['code']).to.equal('REGISTERED_ACCOUNTS_UNAVAILABLE')
        expect(Number(headers.get('retry-after'))).to.be.above(0)
      })

      it(`registered accounts only, at ${path}, for another type`, async () => {
        expect((await faults({ query: name, features: { registered_accounts: 'only' } }, path)).map(fault => fault.path))
          .to.deep.equal(['features.registered_accounts'])
      })
    }
  })

  it('answers 503 DISPATCH_UNAVAILABLE with Retry-After where no runner is alive', async () => {
    await using service = await start({ ROLE: 'api' })

    const { status, body, headers } = await service.request('POST', '/search', { body: { query: name } })

    expect(status).to.equal(503)
    expect(body['error']['code']).to.equal('DISPATCH_UNAVAILABLE')
    expect(Number(headers.get('retry-after'))).to.be.above(0)
    expect(await traces(service)).to.deep.equal({ searches: 0, records: 0, used: 0, runs: 0 })
  })
})

describe('GET /search/{id}', () => {
  let service: Started
  before(async () => { service = await start() })
  after(() => service[Symbol.asyncDispose]())

  for (const part of ['', '/results', '/stream']) {
    it(`answers 404 for an unknown search${part && ` at ${part}`}`, async () => {
      const { status, body } = await service.request('GET', `/search/0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10${part}`)

      expect(status).to.equal(404)
      expect(body['error']['code']).to.equal('NOT_FOUND')
    })

    it(`answers 400 for an id that is no UUID${part && ` at ${part}`}`, async () => {
      const { status, body } = await service.request('GET', `/search/sam${part}`)

      expect(status).to.equal(400)
      expect(body['error']['details']).to.deep.equal([{ path: 'id', message: 'must be a valid UUID' }])
    })

    it(`answers 401 without a key${part && ` at ${part}`}`, async () => {
      const { status } = await service.request('GET', `/search/0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10${part}`, { key: null })

      expect(status).to.equal(401)
    })
  }
})
