import { expect } from 'chai'
import { queryTypes } from '../../../src/sources/kit/source.ts'
import { createModule } from '../../../scripts/support/modules.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { faultsOf } from '../../support/faults.ts'

const v5 = /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe('GET /modules', () => {
  let service: Started
  before(async () => { service = await start() })
  after(() => service[Symbol.asyncDispose]())

  it('lists every module with its own UUID v5', async () => {
    const { status, body } = await service.request('GET', '/modules')
    const modules = body.data.modules

    expect(status).to.equal(200)
    expect(body.data.count).to.equal(modules.length)
    for (const { id } of modules) expect(id).to.match(v5)
    expect(new Set(modules.map(({ id }) => id))).to.have.property('size', modules.length)
  })

  for (const path of ['/modules?type=Pseudonym', '/account-checks']) {
    it(`answers 304 at ${path} to a caller that has the list, compressed or not`, async () => {
      const { headers } = await service.request('GET', path)
      const known = { 'if-none-match': headers.get('etag')! }

      const replies = [
        await service.request('GET', path, { headers: known }),
        await service.request('GET', path, { headers: { ...known, 'accept-encoding': 'br' } }),
        await service.request('GET', path, { headers: { 'if-none-match': 'W/"other"' } }),
      ]

      expect(replies.map(({ status }) => status)).to.deep.equal([304, 304, 200])
      expect(replies.map(reply => reply.headers.get('cache-control'))).to.deep.equal(Array(3).fill('private, no-cache'))
      expect(new Set(replies.map(reply => reply.headers.get('etag')))).to.deep.equal(new Set([headers.get('etag')]))
    })
  }

  it('gives a module the same id at every start', async () => {
    await using other = await start()

    const [here, there] = await Promise
      .all([service, other].map(async each => (await each.request('GET', '/modules')).body.data))

    expect(here).to.deep.equal(there)
    expect(here!.modules.find(({ slug }) => slug === 'github')).to.include({
      id: 'd9646b37-d70d-5ee5-9777-e642a69b5bcf',
    })
  })

  for (const type of queryTypes) {
    it(`lists at least three modules for ${type}, and no others`, async () => {
      const { body } = await service.request('GET', `/modules?type=${encodeURIComponent(type)}`)
      const modules = body.data.modules

      expect(modules.length).to.be.at.least(3)
      for (const module of modules) expect(module.types).to.include(type)
    })
  }

  it('lists only modules with one of the tags', async () => {
    const listed = async (query: string) => (await service.request('GET', `/modules?${query}`)).body.data.modules

    const [wikis, several, dns] = await Promise
      .all(['tag=wiki', 'tag=wiki&tag=jp', 'type=IP%20Address&tag=dns'].map(listed))

    expect(wikis).to.not.be.empty
    for (const { tags } of wikis!) expect(tags).to.include('wiki')
    expect(several!.length).to.be.above(wikis!.length)
    for (const { tags } of several!) expect(tags.some(tag => tag === 'wiki' || tag === 'jp')).to.equal(true)
    for (const { types, tags } of dns!) expect([types.includes('IP Address'), tags.at(-1)]).to.eql([true, 'dns'])
    expect(dns!.map(({ slug }) => slug)).to.include('reverse-dns')
  })

  it('names an unknown tag and the known ones', async () => {
    const { status, body } = await service.request('GET', '/modules?tag=wiki&tag=cooking')

    expect(status).to.equal(400)
    expect(faultsOf(body)).to.have.length(1)
    expect(faultsOf(body)[0]).to.have.property('path', 'tag.1')
    expect(faultsOf(body)[0]).to.have.property('message').that.matches(/no module has the tag cooking; tags: .*wiki/)
  })

  it('is available on every plan', async () => {
    const { status } = await service.request('GET', '/modules', { key: await service.newKey('free') })

    expect(status).to.equal(200)
  })

  it('rejects an unknown type', async () => {
    const { status, body } = await service.request('GET', '/modules?type=Passport')

    expect(status).to.equal(400)
    expect(body.error.details).to.have.length(1)
    expect(faultsOf(body)[0]).to.include({ path: 'type' })
  })

  it('answers 401 without a key', async () => {
    const { status, body } = await service.request('GET', '/modules', { key: null })

    expect(status).to.equal(401)
    expect(body).to.have.all.keys('error', 'meta')
  })
})

describe('a module that needs a key', () => {
  const needy = createModule('needy-source', {
    requiresKey: true,
    run: (query, { key }) => [{ items: [], raw: { key: key === 'k-1', value: query.value } }],
  })
  const modules = [createModule('free-source'), needy]
  const body = (id: string) => ({
    query: { type: 'Pseudonym', value: 'sam' },
    modules: { mode: 'selected', ids: [id] },
  })

  it('is listed as unavailable without the key, and can be neither selected nor run', async () => {
    await using service = await start({}, { modules })
    const { id } = service.tracewell.modules.bySlug('needy-source')!

    const listed = (await service.request('GET', '/modules')).body.data.modules
    const selected = await service.request('POST', '/search', { body: body(id) })
    const once = await service.request('POST', '/search/module/once', {
      body: { query: body(id).query, module_id: id },
    })
    const everything = await service.createSearch('Pseudonym', 'sam', { modules: { mode: 'all' } })
    await service.events(`/search/${everything}/stream`)
    const ran = (await service.request('GET', `/search/${everything}/results`)).body.data.modules

    expect(listed.find(({ slug }) => slug === 'needy-source')).to.include({ available: false, requires_key: true })
    expect(selected.body.error.details).to.deep.equal([{
      path: 'modules.ids.0',
      message: 'this module is not available now; to leave it out, send "unknown": "skip"',
    }])
    expect(once.body.error.details).to.deep.equal([{
      path: 'module_id',
      message: 'this module is not available now',
    }])
    expect(ran.map(({ module }) => module.name)).to.deep.equal(['Module free-source'])
  })

  it('runs with the key that the operator configured, and never exposes it', async () => {
    await using service = await start({ SOURCE_KEY_NEEDY_SOURCE: 'k-1' }, { modules })
    const { id } = service.tracewell.modules.bySlug('needy-source')!

    const { status, body: found } = await service.request('POST', '/search/module/once', {
      body: { query: body(id).query, module_id: id },
    })

    expect(status).to.equal(200)
    expect(found.data.cards).to.deep.equal([{ 'needy-source_001': { items: [], key: true, value: 'sam' } }])
    expect(service.logged.join('')).not.to.include('k-1')
  })
})
