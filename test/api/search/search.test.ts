import { expect } from 'chai'
import { queryTypes } from '../../../src/sources/kit/source.ts'
import { magicValues } from '../../../src/upstreams/outcomes.ts'
import { createModule } from '../../../scripts/support/modules.ts'
import { start, type Started } from '../../../scripts/support/start.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const email = { type: 'Email Address', value: 'sam@example.com' }
const name = { type: 'Pseudonym', value: 'sam' }

describe('POST /search', () => {
  it('starts a stored search that ends with its results', async () => {
    await using service = await start()

    const { status, body, headers } = await service.request('POST', '/search', {
      body: { query: { type: 'Pseudonym', value: 'tw-success' } },
    })
    const id = body.search.id
    const events = await service.events(`/search/${id}/stream`)
    const results = await service.request('GET', `/search/${id}/results`)

    expect(status).to.equal(201)
    expect(headers.get('location')).to.equal(`/search/${id}`)
    expect(events.at(-1)).to.include({ event: 'search.finished' })
    expect(results.body.data.complete).to.equal(true)
    expect(results.body.data.summary.module_results).to.be.greaterThan(3)
  })

  describe('accepts a search', () => {
    let service: Started
    before(async () => {
      service = await start({}, {
        modules: [createModule('quick'), createModule('extra', { default: false }),
          createModule('names', { types: ['Pseudonym'] })],
      })
    })
    after(() => service[Symbol.asyncDispose]())

    const create = (query: object, more: object = {}) =>
      service.request('POST', '/search', { body: { query, ...more } })
    const optionsOf = async (query: object, more: object = {}) =>
      (await create(query, more)).body.data.search.options
    const idOf = (slug: string) => service.tracewell.modules.bySlug(slug)!.id

    it('answers the record of the search, its id twice, and null for times that have not come', async () => {
      const { status, body, headers } = await create(name)
      const { search, summary, delivery } = body.data

      expect(status).to.equal(201)
      expect(search.id).to.match(uuid)
      expect(body.search).to.deep.equal({ id: search.id })
      expect(headers.get('location')).to.equal(`/search/${search.id}`)
      expect(search).to.deep.include({
        status: 'pending',
        query: name,
        started_at: null,
        completed_at: null,
        error: null,
      })
      expect(summary).to.deep.equal({
        module_results: 0,
        leak_sources: 0,
        breached_accounts: 0,
        registered_accounts: 0,
      })
      expect(delivery).to.deep.equal({ webhook: null })
      expect(body.meta.environment).to.equal('sandbox')
    })

    it('answers the delivery of a new webhook, and the record and links that GET reports later', async () => {
      const { body } = await create(name, { delivery: { webhook: { url: 'http://localhost:9/' } } })
      const { search, summary, delivery, links } = body.data
      const later = (await service.request('GET', `/search/${search.id}`)).body.data

      // the search may have ended meanwhile
      const steady = ({ status: _, started_at: __, completed_at: ___, counts: ____, ...rest }: typeof search) => rest
      expect(delivery).to.deep.equal({
        webhook: {
          status: 'pending',
          attempts: 0,
          sent_at: null,
          last_attempt_at: null,
          next_attempt_at: null,
        },
      })
      expect(links).to.deep.equal(later.links)
      expect(steady(search)).to.deep.equal(steady(later.search))
      expect(Object.keys(summary)).to.deep.equal(Object.keys(later.summary))
    })

    it('links the stream, the results, the providers, the leak sources and the export', async () => {
      const { search: { id }, links } = (await create(name)).body.data
      const paths = Object.entries(links).map(([part, url]) => [part, new URL(url).pathname])
      await service.events(`/search/${id}/stream`)
      const statuses = await Promise.all(paths.map(async ([, path]) => (await service.request('GET', path!)).status))

      expect(Object.fromEntries(paths)).to.deep.equal({
        stream: `/search/${id}/stream`,
        results: `/search/${id}/results`,
        byok: `/search/${id}/byok`,
        leaks: `/search/${id}/results/leaks`,
        export: `/search/${id}/export`,
      })
      expect(statuses).to.deep.equal(paths.map(() => 200))
    })

    it('answers how many requests per minute are left', async () => {
      const first = (await create(name)).headers
      const second = (await create(name)).headers

      expect(first.get('x-ratelimit-limit')).to.equal('600')
      expect(Number(second.get('x-ratelimit-remaining'))).to.equal(Number(first.get('x-ratelimit-remaining')) - 1)
      expect(Number(first.get('x-ratelimit-reset'))).to.be.above(Date.parse(first.get('date')!) / 1_000)
    })

    it('answers the options with the defaults of the type filled in', async () => {
      const common = { modules: {}, leaks: { custom_mapping: 'standard' }, cache: { mode: 'prefer' }, delivery: {} }

      expect(await optionsOf(email)).to.deep.equal({
        ...common,
        features: { breached_accounts: true, registered_accounts: 'include' },
      })
      expect(await optionsOf(name)).to.deep.equal({
        ...common,
        features: { breached_accounts: false, registered_accounts: 'exclude' },
      })
    })

    it('answers the options that were sent in place of defaults', async () => {
      const sent = {
        modules: { mode: 'selected', ids: [idOf('quick')] },
        leaks: { mode: 'all', custom_mapping: 'source' },
        features: { breached_accounts: false },
        cache: { mode: 'bypass' },
        delivery: {},
      }

      expect(await optionsOf(email, sent)).to.deep.equal({
        ...sent,
        features: { breached_accounts: false, registered_accounts: 'include' },
      })
    })

    it('answers a handle as it was sent, but searches its name', async () => {
      await service.tracewell.blocklist.add('exact', 'left-out', '')

      const { body } = await create({ type: 'Pseudonym', value: '@sam' })
      const blocked = await create({ type: 'Pseudonym', value: '@left-out' })
      await service.tracewell.blocklist.remove('exact', 'left-out')

      expect(body.data.search.query.value).to.equal('@sam')
      expect(blocked.status).to.equal(403)
    })

    it('answers the value as it was sent', async () => {
      const { body } = await create({ type: 'Email Address', value: ' Sam@EXAMPLE.com ' })

      expect(body.data.search.query.value).to.equal(' Sam@EXAMPLE.com ')
    })

    for (const type of queryTypes) {
      const deprecated = type === 'Domain Name' || type === 'IP Address'
      it(`answers ${deprecated ? 'with' : 'without'} Deprecation and its successor for ${type}`, async () => {
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

    it('lets every key of the account read the search, and no other account', async () => {
      const id = await service.createSearch('Pseudonym', 'sam')
      const { secret } = await service.tracewell.keys.create(service.accountId)
      const stranger = await service.newKey('business')

      const mine = await service.request('GET', `/search/${id}`, { key: secret })
      const upperCase = await service.request('GET', `/search/${id.toUpperCase()}`)
      const theirs = await Promise
        .all(['', '/results', '/stream'].map(part => service.request('GET', `/search/${id}${part}`, { key: stranger })))
      const unknown = await service.request('GET', '/search/0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10', { key: stranger })

      expect([mine.status, upperCase.status]).to.deep.equal([200, 200])
      for (const { status, body } of theirs) {
        expect(status).to.equal(404)
        expect(body.error).to.deep.equal(unknown.body.error)
      }
    })

    it('updates the record until the search ends', async () => {
      const id = await service.createSearch('Pseudonym', 'sam')
      await service.events(`/search/${id}/stream`)

      const { status, body } = await service.request('GET', `/search/${id}`)
      const { search, summary } = body.data

      expect(status).to.equal(200)
      expect(search).to.deep.include({ id, status: 'finished', error: null })
      expect([search.created_at, search.started_at, search.completed_at].sort())
        .to.deep.equal([search.created_at, search.started_at, search.completed_at])
      expect(summary.module_results).to.equal(2)
    })

    describe('module selection', () => {
      async function ran(query: object, modules?: object): Promise<string[]> {
        const { body } = await create(query, modules === undefined ? {} : { modules })
        const id = body.search.id
        await service.events(`/search/${id}/stream`)
        const results = await service.request('GET', `/search/${id}/results`)
        return results.body.data.modules.map(({ module }) => module.name)
      }

      it('runs the default modules of the type without a selection, and with an empty one', async () => {
        expect(await ran(email)).to.deep.equal(['Module quick'])
        expect(await ran(name)).to.deep.equal(['Module quick', 'Module names'])
        expect(await ran(name, {})).to.deep.equal(['Module quick', 'Module names'])
      })

      it('runs all modules of the type with mode all', async () => {
        expect(await ran(email, { mode: 'all' })).to.deep.equal(['Module quick', 'Module extra'])
      })

      it('runs each selected module once, with ids in any case', async () => {
        const ids = [idOf('extra'), idOf('extra').toUpperCase()]

        expect(await ran(email, { mode: 'selected', ids })).to.deep.equal(['Module extra'])
      })
    })
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
      expect(body.error.code).to.equal('NOT_FOUND')
    })

    it(`answers 400 for an id that is not a UUID${part && ` at ${part}`}`, async () => {
      const { status, body } = await service.request('GET', `/search/sam${part}`)

      expect(status).to.equal(400)
      expect(body.error.details).to.deep.equal([{ path: 'id', message: 'must be a valid UUID' }])
    })

    it(`answers 401 without a key${part && ` at ${part}`}`, async () => {
      const { status } = await service.request('GET', `/search/0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10${part}`, {
        key: null,
      })

      expect(status).to.equal(401)
    })
  }
})
