import { expect } from 'chai'
import { createModule } from '../../../scripts/support/modules.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { card, link } from '../../../src/sources/kit/card.ts'
import { SourceFailure } from '../../../src/sources/failures.ts'

const pages = { one: 'https://one.example.org/sam', other: 'https://other.example.org/sam' }
const one = createModule('one', {
  run: () => [card([['Profile', link(pages.one)], ['Website', link(pages.other)], ['Name', 'Sam Example']], {})],
})
const other = createModule('other', {
  run: () => [card([['Profile', link(pages.other)], ['Website', link(pages.one)], ['Location', 'Lyon']], {})],
})
const third = createModule('third', {
  run: () => [card([['Profile', link('https://third.example.org/sam')]], {}), card([['Location', 'Graz']], {})],
})
const modules = [one, other, third]

async function finish(service: Started): Promise<string> {
  const id = await service.createSearch('Pseudonym', 'sam')
  await service.events(`/search/${id}/stream`)
  return id
}

describe('GET /search/{id}/profile', () => {
  it('joins accounts that name each other, and says why', async () => {
    await using service = await start({}, { modules })
    const id = await finish(service)

    const { status, body } = await service.request('GET', `/search/${id}/profile`)

    expect(status).to.equal(200)
    const { complete, persons: [person, alone], other_observables: others, pagination } = body.data
    expect(complete).to.equal(true)
    expect(person!.accounts.map(({ url }) => url)).to.have.members(Object.values(pages))
    expect(person!.confidence).to.equal(95)
    expect(person!.claims.flatMap(({ reasons }) => reasons.map(({ reason }) => reason))).to.eql(['mutual_links'])
    expect(person!.observables.map(({ value }) => value)).to.include.members(['Sam Example', 'Lyon'])
    expect(alone).to.deep.include({ confidence: null, claims: [], possible: [] })
    expect(others.map(({ value }) => value)).to.eql(['Graz'])
    expect(pagination).to.eql({ limit: 50, nextCursor: null })
  })

  it('knows a picture that two sites have by its fingerprint, which its line shows', async () => {
    const withPicture = (slug: string, fingerprint: string) => createModule(slug, {
      run() {
        const avatar = link(`https://pictures.${slug}.example.org/sam.png`)
        const found = card([['Profile', link(`https://${slug}.example.org/sam`)], ['Avatar', avatar]], {})
        return [{ ...found, items: found.items.map(item => item.label === 'Avatar' ? { ...item, fingerprint } : item) }]
      },
    })
    const prints = ['8c9c8cdc9c9999987e807f', '8c9c8cdc9c9999997e8080']
    const modules = prints.map((print, index) => withPicture(`site-${index}`, print))
    await using service = await start({}, { modules })
    const id = await finish(service)

    const { body: { data: { persons } } } = await service.request('GET', `/search/${id}/profile`)
    const { body: { data: { modules: found } } } = await service.request('GET', `/search/${id}/results`)

    expect(persons[0]!.possible.flatMap(({ reasons }) => reasons.map(({ reason }) => reason))).to.eql(['same_image'])
    const items = found.flatMap(({ cards }) => cards).flatMap(card => Object.values(card)).flatMap(one => one.items)
    expect(items.flatMap(({ fingerprint }) => fingerprint ?? [])).to.eql(prints)
  })

  it('answers pages that neither skip nor repeat a person, and other observables on the first', async () => {
    await using service = await start({}, { modules })
    const id = await finish(service)

    const { body: first } = await service.request('GET', `/search/${id}/profile?limit=1`)
    const { nextCursor } = first.data.pagination
    const { body: second } = await service.request('GET', `/search/${id}/profile?limit=1&cursor=${nextCursor}`)

    const persons = [...first.data.persons, ...second.data.persons]
    expect(persons.map(({ accounts }) => accounts.length)).to.eql([2, 1])
    expect(first.data.other_observables).to.have.length(1)
    expect(second.data.other_observables).to.eql([])
    expect(second.data.pagination.nextCursor).to.equal(null)
  })

  it('reads a search and its retries as one, and so do the observables', async () => {
    let fails = true
    const flaky = createModule('flaky', {
      run() {
        if (fails) throw new SourceFailure('UPSTREAM_ERROR', 'the source answered 500')
        return [card([['Profile', link(pages.other)], ['Location', 'Lyon']], {})]
      },
    })
    await using service = await start({}, { modules: [one, flaky] })
    const id = await finish(service)
    fails = false
    const { body: { search } } = await service.request('POST', `/search/${id}/retry`)
    await service.events(`/search/${search.id}/stream`)
    const read = async (query: string) => {
      const { body: { data: profile } } = await service.request('GET', `/search/${id}/profile?limit=9${query}`)
      const { body: { data: list } } = await service
        .request('GET', `/search/${id}/observables?type=Location${query}`)
      return [profile.complete, profile.persons.length, list.complete, list.observables.length]
    }

    expect(await read('&retries=own')).to.eql([false, 1, false, 0])
    expect(await read('')).to.eql([true, 2, true, 1])
  })

  it('refuses a cursor of another search, and of nothing', async () => {
    await using service = await start({}, { modules })
    const [id, another] = [await finish(service), await finish(service)]
    const { body } = await service.request('GET', `/search/${id}/profile?limit=1`)

    for (const [search, cursor] of [[another, body.data.pagination.nextCursor], [id, 'x']]) {
      const refused = await service.request('GET', `/search/${search}/profile?cursor=${cursor}`)
      expect(refused.status).to.equal(400)
      expect(refused.body).to.have.nested.property('error.details[0].path', 'cursor')
    }
  })

  it('answers 404 for a search that was deleted', async () => {
    await using service = await start({}, { modules })
    const id = await finish(service)
    await service.request('POST', '/search/delete', { body: { ids: [id] } })

    expect((await service.request('GET', `/search/${id}/profile`)).status).to.equal(404)
  })
})
