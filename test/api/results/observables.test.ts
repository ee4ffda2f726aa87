import { expect } from 'chai'
import { createHeldModule, createModule } from '../../../scripts/support/modules.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { card, link } from '../../../src/sources/kit/card.ts'
import { until } from '../../../scripts/support/until.ts'

const github = createModule('first', {
  run: () => [card([['Website', link('https://sam.example')], ['Location', 'Lyon'], ['Repositories', 3]], {})],
})
const devTo = createModule('second', {
  run: () => [card([['Website', link('https://sam.example')], ['Twitter', 'sam_dev'], ['Bio', 'me@sam.example']], {})],
})

async function finish(service: Started): Promise<string> {
  const id = await service.createSearch('Pseudonym', 'sam')
  await service.events(`/search/${id}/stream`)
  return id
}

describe('GET /search/{id}/observables', () => {
  it('answers what the cards say, the strongest first, with the cards that have it', async () => {
    await using service = await start({}, { modules: [github, devTo] })
    const id = await finish(service)

    const { status, body } = await service.request('GET', `/search/${id}/observables`)

    expect(status).to.equal(200)
    expect(body.data.complete).to.equal(true)
    expect(body.data.observables.map(({ type, value, strength }) => [type, value, strength])).to.eql([
      ['Domain Name', 'sam.example', 84],
      ['URL', 'https://sam.example/', 84],
      ['Pseudonym', 'sam_dev', 60],
      ['Location', 'Lyon', 60],
      ['Email Address', 'me@sam.example', 30],
    ])
    expect(body.data.observables[0]!.cards).to.eql(['first', 'second'].map(slug => ({
      kind: 'module',
      slug,
      name: `Module ${slug}`,
      card: `${slug}_001`,
      label: 'Website',
      relation: 'website',
      basis: 'stated',
      site: null,
    })))
    expect(body.data.pagination).to.eql({ limit: 100, nextCursor: null })
  })

  it('filters by type and by strength', async () => {
    await using service = await start({}, { modules: [github, devTo] })
    const id = await finish(service)
    const valuesOf = async (query: string) => {
      const { body } = await service.request('GET', `/search/${id}/observables?${query}`)
      return body.data.observables.map(({ value }) => value)
    }

    expect(await valuesOf('type=Email%20Address')).to.eql(['me@sam.example'])
    expect(await valuesOf('strength=61')).to.eql(['sam.example', 'https://sam.example/'])
    expect(await valuesOf('type=Date')).to.eql([])
  })

  it('answers pages that neither skip nor repeat an observable', async () => {
    await using service = await start({}, { modules: [github, devTo] })
    const id = await finish(service)
    const values: string[] = []

    let cursor: string | null = null
    do {
      const query: string = cursor === null ? '' : `&cursor=${cursor}`
      const { body } = await service.request('GET', `/search/${id}/observables?limit=2${query}`)
      expect(body.data.observables.length).to.be.within(1, 2)
      values.push(...body.data.observables.map(({ value }) => value))
      cursor = body.data.pagination.nextCursor
    } while (cursor !== null)

    expect(values).to.eql(['sam.example', 'https://sam.example/', 'sam_dev', 'Lyon', 'me@sam.example'])
  })

  it('refuses a cursor of other filters, of another search or of nothing', async () => {
    await using service = await start({}, { modules: [github, devTo] })
    const [id, other] = [await finish(service), await finish(service)]
    const { body } = await service.request('GET', `/search/${id}/observables?limit=1`)
    const cursor = body.data.pagination.nextCursor!

    for (const [search, query] of [[id, `cursor=${cursor}&type=URL`], [other, `cursor=${cursor}`], [id, 'cursor=x']]) {
      const answer = await service.request('GET', `/search/${search}/observables?${query}`)

      expect(answer.status).to.equal(400)
      expect(answer.body).to.have.nested.property('error.details[0].path', 'cursor')
    }
  })

  it('answers what is known so far while the search runs', async () => {
    const held = createHeldModule('held')
    await using service = await start({}, { modules: [github, held.module] })
    const id = await service.createSearch('Pseudonym', 'sam')
    const list = async () => (await service.request('GET', `/search/${id}/observables`)).body.data
    await until(async () => (await list()).observables.length > 0)

    const { complete, observables } = await list()

    expect(complete).to.equal(false)
    expect(observables.map(({ value }) => value)).to.eql(['sam.example', 'https://sam.example/', 'Lyon'])
    held.release()
  })

  it('answers 404 for a search that was deleted, or that does not exist', async () => {
    await using service = await start({}, { modules: [github] })
    const id = await finish(service)
    await service.request('POST', '/search/delete', { body: { ids: [id] } })

    for (const search of [id, '00000000-0000-4000-8000-000000000000']) {
      expect((await service.request('GET', `/search/${search}/observables`)).status).to.equal(404)
    }
  })
})
