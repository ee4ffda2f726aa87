import { expect } from 'chai'
import { createModule } from '../../../scripts/support/modules.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { SourceFailure } from '../../../src/sources/failures.ts'
import { faultsOf } from '../../support/faults.ts'

const fails = createModule('fails', {
  kind: 'api',
  default: false,
  run: () => { throw new SourceFailure('UPSTREAM_ERROR', 'the source failed') },
})
const finds = createModule('finds', { kind: 'api', default: false })
const empty = createModule('empty', { kind: 'api', default: false, run: () => [] })

describe('the filters of lists', () => {
  let service: Started
  beforeEach(async () => { service = await start({}, { modules: [createModule('quick'), fails, finds, empty] }) })
  afterEach(() => service[Symbol.asyncDispose]())

  const listOf = async (query: string): Promise<Array<{ id: string, created_at: string }>> => {
    const { status, body } = await service.request('GET', `/search?${query}`)
    expect(status, query).to.equal(200)
    return body.data.searches
  }
  const idsOf = async (query: string) => (await listOf(query)).map(({ id }) => id)

  async function ended(...slugs: string[]): Promise<string> {
    const ids = slugs.map(slug => service.tracewell.modules.bySlug(slug)!.id)
    const id = await service.createSearch('Pseudonym', 'sam', { modules: { mode: 'selected', ids } })
    await service.events(`/search/${id}/stream`)
    return id
  }

  it('select searches by their outcome', async () => {
    const found = await ended('finds')
    const nothing = await ended('empty')
    const partly = await ended('finds', 'fails')
    const failed = await ended('fails')

    expect(await idsOf('outcome=complete')).to.have.members([found, nothing])
    expect(await idsOf('outcome=incomplete')).to.have.members([partly, failed])
    expect(await idsOf('outcome=findings')).to.have.members([found, partly])
    expect(await idsOf('outcome=no_findings')).to.have.members([nothing, failed])
    expect(await idsOf('outcome=findings&outcome=incomplete')).to.deep.equal([partly])
  })

  it('select by the time of creation: the first is inclusive, the last exclusive', async () => {
    const ids: string[] = []
    for (const value of ['a1', 'a2', 'a3']) {
      ids.push(await service.createSearch('Pseudonym', value))
      await service.events(`/search/${ids.at(-1)!}/stream`)
    }
    const times = new Map((await listOf('')).map(({ id, created_at: at }) => [id, at]))
    const [, second] = ids.map(id => times.get(id)!)
    const isFrom = (id: string) => times.get(id)! >= second!

    expect(await idsOf(`created_after=${second}`)).to.have.members(ids.filter(isFrom))
    expect(await idsOf(`created_before=${second}`)).to.have.members(ids.filter(id => !isFrom(id)))
    expect(await idsOf('created_after=9999-12-31T23:59:59-14:00')).to.deep.equal([])
    expect(await idsOf('created_before=0000-01-01T00:00:00%2B14:00')).to.deep.equal([])
    expect(await idsOf('created_after=2026-01-01t00:00:00z&created_before=9999-01-01T00:00:00%2B01:00'))
      .to.have.members(ids)
  })

  it('select what one key created', async () => {
    const { key, secret } = await service.tracewell.keys.create(service.accountId)
    const mine = await service.createSearch('Pseudonym', 'mine')
    const { body } = await service.request('POST', '/search', {
      key: secret, body: { query: { type: 'Pseudonym', value: 'other' } },
    })

    expect(await idsOf(`key_id=${key.id.toUpperCase()}`)).to.deep.equal([body.search.id])
    expect(await idsOf('')).to.have.members([mine, body.search.id])
  })

  for (const sort of ['newest', 'oldest'] as const) {
    it(`give every search once, with the ${sort} first`, async () => {
      const ids: string[] = []
      for (const value of ['a1', 'a2', 'a3', 'a4', 'a5']) ids.push(await service.createSearch('Pseudonym', value))
      const sorted = (await listOf('')).toSorted((a, b) =>
        a.created_at === b.created_at ? (a.id < b.id ? -1 : 1) : a.created_at < b.created_at ? -1 : 1)
        .map(({ id }) => id)
      const found: string[] = []
      for (let cursor: string | null = ''; cursor !== null;) {
        const path: `/search?${string}` = `/search?sort=${sort}&limit=2${cursor && `&cursor=${cursor}`}`
        const { body } = await service.request('GET', path)
        found.push(...body.data.searches.map(({ id }) => id))
        cursor = body.data.pagination.nextCursor
      }

      expect(found).to.deep.equal(sort === 'oldest' ? sorted : sorted.reverse())
      expect(found).to.have.members(ids)
    })
  }

  it('select investigations and watches too', async () => {
    const { key, secret } = await service.tracewell.keys.create(service.accountId)
    const given = { body: { observables: [{ value: 'sam' }] } }
    await service.request('POST', '/investigations', given)
    const second = await service.request('POST', '/investigations', { key: secret, ...given })
    await service.request('POST', '/watches', { body: { observable: { value: 'sam' }, interval_hours: 24 } })
    const watch = await service.request('POST', '/watches', {
      key: secret, body: { observable: { value: 'sam@example.com' }, interval_hours: 24 },
    })
    const investigations = async (query: '' | `?${string}`) =>
      (await service.request('GET', `/investigations${query}`)).body.data.investigations.map(({ id }) => id)
    const watches = async (query: '' | `?${string}`) =>
      (await service.request('GET', `/watches${query}`)).body.data.watches.map(({ id }) => id)

    expect(await investigations(`?key_id=${key.id}`)).to.deep.equal([second.body.data.investigation.id])
    expect(await watches(`?key_id=${key.id}`)).to.deep.equal([watch.body.data.watch.id])
    expect(await watches('?type=Email%20Address')).to.deep.equal([watch.body.data.watch.id])
    expect(await investigations('?sort=oldest')).to.deep.equal((await investigations('')).toReversed())
    expect(await watches('?sort=oldest')).to.deep.equal((await watches('')).toReversed())
    expect(await investigations('?created_after=9999-01-01T00:00:00Z')).to.deep.equal([])
    expect(await watches('?created_before=2026-01-01T00:00:00Z')).to.deep.equal([])
  })

  for (const path of ['/search', '/investigations', '/watches'] as const) {
    it(`are refused by ${path} with the reason, all at once`, async () => {
      const wrong = await service.request('GET', `${path}?created_after=2026-02-30T00:00:00Z&sort=best`)
      const emptyRange = await service.request('GET',
        `${path}?created_after=2026-02-02T00:00:00Z&created_before=2026-02-02T01:00:00%2B01:00&cursor=x`)

      expect(wrong.status).to.equal(400)
      expect(faultsOf(wrong.body).map(fault => fault.path)).to.deep.equal(['created_after', 'sort'])
      expect(emptyRange.status).to.equal(400)
      expect(faultsOf(emptyRange.body)[0]).to.deep
        .equal({ path: 'created_after', message: 'must be earlier than created_before' })
    })
  }
})

describe('GET /account/audit with an operation', () => {
  it('lists the acts with this operation only', async () => {
    await using service = await start({}, { modules: [createModule('quick')] })
    const { secret } = await service.tracewell.keys.create(service.accountId, 'admin', true)
    await service.createSearch('Pseudonym', 'sam')
    await service.request('POST', '/account/keys', { key: secret, body: { label: 'new' } })
    const list = async (operation: string) =>
      (await service.request('GET', `/account/audit?operation=${operation}`, { key: secret })).body.data.records
        .map(record => record.operation)

    expect(await list('createKey')).to.deep.equal(['createKey'])
    expect(await list('createSearch')).to.deep.equal(['createSearch'])
    expect(await list('none')).to.deep.equal([])
  })
})
