import { expect } from 'chai'
import { createModule } from '../../../scripts/support/modules.ts'
import { dataOf } from '../../../scripts/support/sse.ts'
import { start } from '../../../scripts/support/start.ts'
import { countRows, dumpTables } from '../../../scripts/support/tables.ts'
import { card, link } from '../../../src/sources/kit/card.ts'
import { until } from '../../../scripts/support/until.ts'

const query = { type: 'Pseudonym', value: 'sam' }
const website = (slug: string, more: ReadonlyArray<readonly [string, unknown]> = []) => createModule(slug, {
  run: () => [card([['Website', link('https://sam.example')], ...more], {})],
})
const modules = [website('first', [['Location', 'Lyon']]), website('second', [['Twitter', 'sam_dev']])]
const expected = ['Lyon', 'https://sam.example/', 'sam.example', 'sam_dev']

/** A card with 5,000 names. */
const crowd = createModule('crowd', {
  run: () => [card([['Names', Array.from({ length: 5_000 }, (_, index) => `n${index}.sam.example`).join(', ')]], {})],
})

describe('observable.found', () => {
  it('is sent once for each observable, in ids without a gap', async () => {
    await using service = await start({}, { modules })
    const id = await service.createSearch('Pseudonym', 'sam')

    const events = await service.events(`/search/${id}/stream`)

    expect(dataOf(events, 'observable.found').map(({ observable }) => observable.value).sort()).to.eql(expected)
    expect(events.slice(1).map(event => event.id)).to.eql(events.slice(1).map((_, index) => String(index + 1)))
    const found = dataOf(events, 'observable.found').find(({ observable }) => observable.value === 'sam.example')!
    expect(found).to.deep.include({ search_id: id, left_out: 0 })
    expect(found.observable).to.include({ type: 'Domain Name', relation: 'website', strength: 60 })
    expect(found.observable.cards).to.have.length(1)
  })

  it('is sent by a temporary search too, which stores nothing', async () => {
    await using service = await start({}, { modules })

    const events = await service.events('/search/temporary', { body: { query } })

    expect(dataOf(events, 'observable.found').map(({ observable }) => observable.value).sort()).to.eql(expected)
    expect(await countRows(service, 'search_observables')).to.equal(0)
  })

  it('is followed by all observables with all their cards in a temporary search', async () => {
    await using service = await start({}, { modules: [...modules, crowd] })
    const id = await service.createSearch('Domain Name', 'sam.example')
    await service.events(`/search/${id}/stream`)
    const { body } = await service.request('GET', `/search/${id}/observables?limit=1000`)

    const events = await service.events('/search/temporary', {
      body: { query: { type: 'Domain Name', value: 'sam.example' } },
    })
    const parts = dataOf(events, 'temporary.observables')
    const all = parts.flatMap(({ observables }) => observables)

    expect(events.slice(-1 - parts.length).map(({ event }) => event).slice(0, -1))
      .to.deep.equal(parts.map(() => 'temporary.observables'))
    expect(all).to.have.length(5_000)
    expect(all.slice(0, 1_000)).to.deep.equal(body.data.observables)
    expect(all.some(({ cards }) => cards.length > 1)).to.equal(true)
    expect(parts.map(({ left_out: leftOut }) => leftOut)).to.deep.equal(parts.map(() => parts[0]!.left_out))
  })

  it('is sent for at most 50 observables of a source, and says how many it leaves out', async () => {
    await using service = await start({}, { modules: [crowd] })
    const id = await service.createSearch('Domain Name', 'sam.example')

    const found = dataOf(await service.events(`/search/${id}/stream`), 'observable.found')
    const { body } = await service.request('GET', `/search/${id}/observables?limit=1000`)

    expect(found).to.have.length(50)
    expect(new Set(found.map(({ left_out }) => left_out))).to.eql(new Set([4_950]))
    expect(body.data.observables).to.have.length(1_000)
    expect(body.data.pagination.nextCursor).to.be.a('string')
  })

  it('leaves hashes in the database, which are deleted with the search', async () => {
    await using service = await start({}, { modules })
    const id = await service.createSearch('Pseudonym', 'sam')
    await service.events(`/search/${id}/stream`)
    const rows = (await dumpTables(service)).filter(row => row.startsWith('search_observables:'))

    await service.request('POST', '/search/delete', { body: { ids: [id] } })
    await until(async () => await countRows(service, 'searches') === 0)

    expect(rows).to.have.length(4)
    for (const value of expected) expect(rows.join()).to.not.include(value)
    expect(await countRows(service, 'search_observables')).to.equal(0)
  })
})
