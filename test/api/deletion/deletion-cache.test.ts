import { expect } from 'chai'
import { countRows } from '../../../scripts/support/tables.ts'
import type { Started } from '../../../scripts/support/start.ts'
import { until } from '../../../scripts/support/until.ts'
import { startInWorld } from '../../support/world.ts'

const type = 'Pseudonym'

describe('the cached answers of a deleted search', () => {
  async function search(service: Started, slugs: readonly string[], value = 'sam', mode = 'prefer'): Promise<string> {
    const ids = slugs.map(slug => service.tracewell.modules.bySlug(slug)!.id)
    const id = await service.createSearch(type, value, { modules: { mode: 'selected', ids }, cache: { mode } })
    await service.events(`/search/${id}/stream`)
    return id
  }
  async function remove(service: Started, ...ids: string[]): Promise<void> {
    const left = await countRows(service, 'searches') - ids.length
    expect((await service.request('POST', '/search/delete', { body: { ids } })).status).to.equal(202)
    await until(async () => await countRows(service, 'searches') === left)
  }
  const cached = (service: Started) => countRows(service, 'module_cache')

  it('are removed, except those that another search of the account shares', async () => {
    await using world = await startInWorld()
    const { service } = world
    const first = await search(service, ['github', 'gitlab'])
    const second = await search(service, ['gitlab', 'codeberg'])
    expect(await cached(service)).to.equal(3)

    await remove(service, first)
    expect(await cached(service)).to.equal(2)
    const asked = world.requestCount
    await search(service, ['gitlab'])
    expect(world.requestCount).to.equal(asked)

    await remove(service, second)
    expect(await cached(service)).to.equal(1)
  })

  it('are removed by the deletion of the last search that shares them', async () => {
    await using world = await startInWorld()
    const { service } = world
    const ids: string[] = []
    for (let count = 0; count < 3; count++) ids.push(await search(service, ['github']))

    await remove(service, ids[1]!)
    expect(await cached(service)).to.equal(1)
    await remove(service, ids[0]!)
    expect(await cached(service)).to.equal(1)
    await remove(service, ids[2]!)
    expect(await cached(service)).to.equal(0)
  })

  it('are removed if all searches that share them are deleted together', async () => {
    await using world = await startInWorld()
    const { service } = world
    const ids = [await search(service, ['github']), await search(service, ['github', 'gitlab'])]

    await remove(service, ...ids)

    expect(await cached(service)).to.equal(0)
  })

  it('are not shared with another value, or a search that ended before', async () => {
    await using world = await startInWorld()
    const { service } = world
    const earlier = await search(service, ['github'])
    const later = await search(service, ['github'], 'sam', 'bypass')
    await search(service, ['github'], 'tom')

    await remove(service, later)
    expect(await cached(service)).to.equal(1)
    await remove(service, earlier)
    expect(await cached(service)).to.equal(1)
  })
})
