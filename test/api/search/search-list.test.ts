import { expect } from 'chai'
import { writePageCursor } from '../../../src/core/paging/page-cursor.ts'
import { createHeldModule, createModule } from '../../../scripts/support/modules.ts'
import type { Body } from '../../../scripts/support/contract-types.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { faultsOf } from '../../support/faults.ts'

describe('GET /search', () => {
  let service: Started
  beforeEach(async () => {
    service = await start({}, { modules: [createModule('quick'), createHeldModule('held', { default: false }).module] })
  })
  afterEach(() => service[Symbol.asyncDispose]())

  const list = (query: '' | `?${string}` = '', key = service.key) => service.request('GET', `/search${query}`, { key })
  const one = (slug: string) => ({ modules: { mode: 'selected', ids: [service.tracewell.modules.bySlug(slug)!.id] } })
  const idsOf = (body: Body<'GET', '/search'>) => body.data.searches.map(({ id }) => id)

  async function pages(query: string, between: () => Promise<unknown> = () => Promise.resolve()): Promise<string[][]> {
    const all: string[][] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const { body } = await list(`?${query}${cursor && `&cursor=${cursor}`}`)
      all.push(idsOf(body))
      cursor = body.data.pagination.nextCursor
      await between()
    }
    return all
  }

  async function createAll(...values: string[]): Promise<string[]> {
    const ids: string[] = []
    for (const value of values) {
      ids.push(await service.createSearch(value.includes('@') ? 'Email Address' : 'Pseudonym', value))
    }
    return ids
  }

  it('is empty for an account without searches', async () => {
    const { status, body } = await list()

    expect(status).to.equal(200)
    expect(body.data).to.deep.equal({ searches: [], pagination: { limit: 20, nextCursor: null } })
  })

  it('lists the searches of all keys of the account, newest first, and of no other account', async () => {
    const ids = await createAll('a1', 'a2', 'a3')
    const { secret } = await service.tracewell.keys.create(service.accountId)

    const mine = await list('', secret)
    const theirs = await list('', await service.newKey('business'))

    expect(new Set(idsOf(mine.body))).to.deep.equal(new Set(ids))
    const times = mine.body.data.searches.map(search => search.created_at)
    expect(times).to.deep.equal(times.toSorted().reverse())
    expect(idsOf(theirs.body)).to.deep.equal([])
  })

  for (const limit of [1, 2, 3, 5, 6]) {
    it(`neither skips nor repeats a search with a limit of ${limit}, while searches are created`, async () => {
      const ids = await createAll('a1', 'a2', 'a3', 'a4', 'a5')

      const found = await pages(`limit=${limit}`, () => service.createSearch('Pseudonym', 'later'))

      expect(found.flat().sort()).to.deep.equal(ids.sort())
      expect(found.every(page => page.length <= limit)).to.equal(true)
    })
  }

  it('filters by type, across pages', async () => {
    const ids = await createAll('a1', 'a1@example.com', 'a2', 'a2@example.com', 'a3@example.com')

    const found = await pages('limit=2&type=Email%20Address', () => createAll('later'))

    expect(found.flat().sort()).to.deep.equal([ids[1], ids[3], ids[4]].sort())
  })

  it('accepts a cursor with its own filters only, and rejects a changed cursor', async () => {
    await createAll('a1', 'a2', 'a3')
    const { body } = await list('?limit=1&type=Pseudonym')
    const next = body.data.pagination.nextCursor!

    const same = await list(`?limit=5&type=Pseudonym&cursor=${next}`)
    const other = await list(`?type=Domain%20Name&cursor=${next}`)
    const junk = await list(`?type=Pseudonym&cursor=${next}AAA`)

    expect(idsOf(same.body)).to.have.length(2)
    expect(other.body.error.details).to.deep.equal([{
      path: 'cursor',
      message: 'is a cursor of another list, of other filters, or of an earlier version of the server: ' +
        'repeat the filters of its list, or start again with the first page',
    }])
    expect(junk.body.error.details).to.deep.equal([{ path: 'cursor', message: 'is not a cursor of this list' }])
  })

  it('filters by status', async () => {
    const ids = await createAll('a1', 'a2', 'a3')
    for (const id of ids) await service.events(`/search/${id}/stream`)

    const finished = await pages('limit=2&status=finished')
    const pending = await pages('status=pending')
    const both = await pages('status=finished&type=Pseudonym')

    expect(finished.flat().sort()).to.deep.equal(ids.sort())
    expect(pending.flat()).to.deep.equal([])
    expect(both.flat()).to.have.length(3)
  })

  it('filters the searches that were cancelled', async () => {
    const ended = await service.createSearch('Pseudonym', 'a1', one('quick'))
    const cancelled = await service.createSearch('Pseudonym', 'a2', one('held'))
    await service.request('POST', `/search/${cancelled}/cancel`)
    await service.events(`/search/${ended}/stream`)

    expect((await pages('status=cancelled')).flat()).to.deep.equal([cancelled])
    expect((await pages('status=finished')).flat().sort()).to.deep.equal([ended, cancelled].sort())
  })

  it('is open to every plan', async () => {
    expect((await list('', await service.newKey('free'))).status).to.equal(200)
  })

  for (
    const [query, path] of [
      ['limit=0', 'limit'],
      ['limit=101', 'limit'],
      ['limit=x', 'limit'],
      ['type=Passport', 'type'],
      ['status=done', 'status'],
      ['cursor=', 'cursor'],
      ['cursor=hello', 'cursor'],
      [`cursor=${writePageCursor({ list: 'searches' }, ['2026-11-21T10:00:00.000Z', 'sam'])}`, 'cursor'],
      [`cursor=${writePageCursor({ list: 'searches' }, [1, null])}`, 'cursor'],
      [`cursor=${writePageCursor({ list: 'searches' }, ['2026-11-21T10:00:00.000Z', '\0'])}`, 'cursor'],
      [`cursor=${'A'.repeat(300)}`, 'cursor'],
    ] as const
  ) {
    it(`rejects ${query.slice(0, 70)}`, async () => {
      const { status, body } = await list(`?${query}`)

      expect(status).to.equal(400)
      expect(faultsOf(body).map(fault => fault.path)).to.deep.equal([path])
    })
  }

  it('answers 401 without a key', async () => {
    expect((await service.request('GET', '/search', { key: null })).status).to.equal(401)
  })
})
