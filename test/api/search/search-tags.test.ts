import { expect } from 'chai'
import { createModule } from '../../../scripts/support/modules.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import type { SearchRequest } from '../../../src/core/search/task.ts'
import { faultsOf } from '../../support/faults.ts'

const query = { type: 'Pseudonym', value: 'sam' } as const
const modules = [
  createModule('chess', { tags: ['gaming'], kind: 'api' }),
  createModule('songs', { tags: ['music', 'jp'], kind: 'page', default: false }),
  createModule('ranges', { tags: ['network'], kind: 'list', types: ['IP Address'] }),
  createModule('paid', { tags: ['finance'], kind: 'api', requiresKey: true }),
]

describe('a search that chooses modules by tags', () => {
  let service: Started
  before(async () => { service = await start({}, { modules }) })
  after(() => service[Symbol.asyncDispose]())

  const create = (selection: SearchRequest['modules']) =>
    service.request('POST', '/search', { body: { query, modules: selection! } })
  async function run(selection: SearchRequest['modules']): Promise<string[]> {
    const { id } = (await create(selection)).body.search
    await service.events(`/search/${id}/stream`)
    const { modules: ran } = (await service.request('GET', `/search/${id}/results`)).body.data
    return ran.map(({ module }) => module.name).sort()
  }

  it('runs the default modules with one of the tags', async () => {
    expect(await run({ tags: ['gaming', 'music'] })).to.eql(['Module chess'])
  })

  it('runs all modules with one of the tags, by topic, country or kind', async () => {
    expect(await run({ mode: 'all', tags: ['gaming', 'jp'] })).to.eql(['Module chess', 'Module songs'])
    expect(await run({ mode: 'all', tags: ['page'] })).to.eql(['Module songs'])
  })

  it('returns the tags with the options of the search', async () => {
    const { body } = await create({ mode: 'all', tags: ['jp'] })

    expect(body.data.search.options.modules).to.eql({ mode: 'all', tags: ['jp'] })
  })

  it('names a tag that no module for the type has, and the known ones', async () => {
    const { status, body } = await create({ mode: 'all', tags: ['music', 'network'] })

    expect(status).to.equal(400)
    expect(faultsOf(body)).to.eql([{
      path: 'modules.tags.1',
      message: 'no module for Pseudonym has the tag network; tags: api, finance, gaming, jp, music, page',
    }])
  })

  it('is refused if no module is left', async () => {
    const ofDefaults = await create({ tags: ['music'] })
    const unavailable = await create({ mode: 'all', tags: ['finance'] })

    expect(faultsOf(ofDefaults.body)).to.eql([{
      path: 'modules.tags',
      message: 'no default module has one of these tags; to search all modules, send "mode": "all"',
    }])
    expect(faultsOf(unavailable.body)).to.eql([{
      path: 'modules.tags',
      message: 'no available module has one of these tags',
    }])
  })

  it('names an empty list of tags once', async () => {
    const { status, body } = await create({ tags: [] })

    expect(status).to.equal(400)
    expect(faultsOf(body)).to.eql([{ path: 'modules.tags', message: 'must not be empty' }])
  })

  it('is refused if it also selects no module', async () => {
    const { status, body } = await create({ mode: 'none', tags: ['gaming'] })

    expect(status).to.equal(400)
    expect(faultsOf(body)).to.eql([{ path: 'modules.tags', message: 'must be left out if "mode" is "none"' }])
  })
})
