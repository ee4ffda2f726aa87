import { expect } from 'chai'
import { magicValues } from '../../../src/upstreams/outcomes.ts'
import { createTestClock } from '../../support/clock.ts'
import { countRows, onDatabase } from '../../../scripts/support/tables.ts'
import type { Started } from '../../../scripts/support/start.ts'
import type { Schemas } from '../../../scripts/support/contract-types.ts'
import { startInWorld } from '../../support/world.ts'

type ModuleResult = Schemas['ModuleResult']

async function search(service: Started, value: string, cache?: object): Promise<ModuleResult[]> {
  const ids = ['github', 'gitlab'].map(slug => service.tracewell.modules.bySlug(slug)!.id)
  const id = await service.createSearch('Pseudonym', value, {
    modules: { mode: 'selected', ids },
    ...(cache && { cache }),
  })
  await service.events(`/search/${id}/stream`)
  return (await service.request('GET', `/search/${id}/results`)).body.data.modules
}

const flags = (modules: ModuleResult[]) => modules.map(({ cached }) => cached)
const cardsOf = (modules: ModuleResult[]) => modules.map(({ cards }) => cards)

describe('the cache', () => {
  it('serves a recent result again, and marks it as cached', async () => {
    await using world = await startInWorld()

    const first = await search(world.service, 'sam')
    const asked = world.requestCount
    const second = await search(world.service, 'sam', { mode: 'prefer' })

    expect([flags(first), flags(second)]).to.deep.equal([[false, false], [true, true]])
    expect(cardsOf(second)).to.deep.equal(cardsOf(first))
    expect([asked, world.requestCount]).to.deep.equal([2, 2])
  })

  it('stores that nothing was found', async () => {
    await using world = await startInWorld()

    await search(world.service, magicValues.none.Pseudonym)
    const second = await search(world.service, magicValues.none.Pseudonym)

    expect(second.map(({ status, cached }) => [status, cached])).to.deep.equal([['no_results', true], ['no_results',
      true]])
    expect(world.requestCount).to.equal(2)
  })

  it('is not read with bypass, but stores the fresh result', async () => {
    await using world = await startInWorld()

    await search(world.service, 'sam')
    const second = await search(world.service, 'sam', { mode: 'bypass' })
    const third = await search(world.service, 'sam')

    expect([flags(second), flags(third)]).to.deep.equal([[false, false], [true, true]])
    expect(world.requestCount).to.equal(4)
  })

  it('does not store failures', async () => {
    await using world = await startInWorld()

    await search(world.service, magicValues.failure.Pseudonym)
    const asked = world.requestCount
    const second = await search(world.service, magicValues.failure.Pseudonym)

    expect(second.map(({ status, cached }) => [status, cached])).to.deep.equal([['failed', false], ['failed', false]])
    expect(world.requestCount).to.equal(2 * asked)
  })

  it('expires an entry after the time to live of the module', async () => {
    const clock = createTestClock()
    await using world = await startInWorld({ SELF_TESTS: 'off' }, { clock }) // an hour later, self-tests are due

    await search(world.service, 'sam')
    clock.advance(3_600_000)
    const second = await search(world.service, 'sam')

    expect(flags(second)).to.deep.equal([false, false])
    expect(world.requestCount).to.equal(4)
  })

  it('serves a single-module search too', async () => {
    await using world = await startInWorld()
    const body = {
      query: { type: 'Pseudonym', value: 'sam' },
      module_id: world.service.tracewell.modules.bySlug('github')!.id,
    }

    const first = await world.service.request('POST', '/search/module/once', { body })
    const second = await world.service.request('POST', '/search/module/once', { body })
    const asked = world.requestCount
    await world.service.request('POST', '/search/module/once', { body: { ...body, cache: { mode: 'bypass' } } })

    expect(second.body.data.cards).to.deep.equal(first.body.data.cards)
    expect([asked, world.requestCount]).to.deep.equal([1, 2])
  })

  it('is neither read nor written by a temporary search, with any cache option', async () => {
    await using world = await startInWorld()
    const { service } = world
    const ids = ['github', 'gitlab'].map(slug => service.tracewell.modules.bySlug(slug)!.id)
    const body = {
      query: { type: 'Pseudonym', value: 'quokka-7731' },
      modules: { mode: 'selected', ids },
      cache: { mode: 'prefer' },
    }

    await service.events('/search/temporary', { body })
    const rows = await countRows(service, 'module_cache')
    await search(service, 'quokka-7731')
    await service.events('/search/temporary', { body })

    expect(rows).to.equal(0)
    expect(await countRows(service, 'module_cache')).to.equal(2)
    expect(world.requestCount).to.equal(6)
  })

  it('does not reveal to an account what another account has searched', async () => {
    await using world = await startInWorld()
    const { service } = world
    const body = {
      query: { type: 'Pseudonym', value: 'sam' },
      module_id: service.tracewell.modules.bySlug('github')!.id,
    }
    await service.request('POST', '/search/module/once', { body })
    const key = await service.newKey('business')

    const { status, body: { data: { search: { id } } } } = await service
      .request('POST', '/search/module/once', { key, body })
    const { body: results } = await service.request('GET', `/search/${id}/results`, { key })

    expect(status).to.equal(200)
    expect(flags(results.data.modules)).to.deep.equal([false])
    expect(world.requestCount).to.equal(2)
  })

  it('does not reveal a value in its keys', async () => {
    await using world = await startInWorld()

    await search(world.service, magicValues.none.Pseudonym)
    const keys = await onDatabase(world.service, db => db('module_cache').pluck('key'))

    expect(keys).to.have.length(2)
    for (const key of keys) expect(key).to.match(/^[0-9a-f]{64}$/)
  })
})
