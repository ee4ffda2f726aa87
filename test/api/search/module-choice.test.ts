import { expect } from 'chai'
import { createModule } from '../../../scripts/support/modules.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import type { SearchRequest } from '../../../src/core/search/task.ts'
import { faultsOf } from '../../support/faults.ts'

const query = { type: 'Pseudonym', value: 'sam' } as const
const modules = [
  createModule('chess', { tags: ['gaming'], kind: 'api' }),
  createModule('cards', { tags: ['gaming'], kind: 'page' }),
  createModule('songs', { tags: ['music'], kind: 'page', default: false }),
  createModule('paid', { tags: ['finance'], kind: 'api', requiresKey: true }),
  createModule('ranges', { tags: ['network'], kind: 'list', types: ['IP Address'] }),
]

describe('the modules of a search', () => {
  let service: Started
  before(async () => { service = await start({}, { modules, checks: [], leakSources: [] }) })
  after(() => service[Symbol.asyncDispose]())

  const idOf = (slug: string) => service.tracewell.modules.bySlug(slug)!.id
  const create = (selection: SearchRequest['modules']) =>
    service.request('POST', '/search', { body: { query, modules: selection! } })
  async function run(selection: SearchRequest['modules']): Promise<string[]> {
    const { status, body } = await create(selection)
    expect(status).to.equal(201)
    await service.events(`/search/${body.search.id}/stream`)
    const { modules: ran } = (await service.request('GET', `/search/${body.search.id}/results`)).body.data
    return ran.map(({ module }) => module.name.replace('Module ', '')).sort()
  }

  it('are those of ids, of slugs and of tags together, each once', async () => {
    expect(await run({ mode: 'selected', slugs: ['songs'] })).to.eql(['songs'])
    expect(await run({ mode: 'selected', slugs: ['songs', 'chess'], ids: [idOf('chess')] })).to.eql(['chess', 'songs'])
    expect(await run({ mode: 'selected', tags: ['music'] })).to.eql(['songs'])
    expect(await run({ mode: 'selected', tags: ['gaming'], slugs: ['chess'], ids: [idOf('songs')] }))
      .to.eql(['cards', 'chess', 'songs'])
  })

  it('are without the excluded ones, whatever chooses them', async () => {
    expect(await run({ exclude: { slugs: ['cards'] } })).to.eql(['chess'])
    expect(await run({ mode: 'all', exclude: { tags: ['gaming'] } })).to.eql(['songs'])
    expect(await run({ tags: ['gaming'], exclude: { ids: [idOf('chess').toUpperCase()] } })).to.eql(['cards'])
    expect(await run({ mode: 'selected', tags: ['gaming', 'music'], exclude: { tags: ['page'] } })).to.eql(['chess'])
  })

  it('may exclude what does not support the type, because an account uses one choice for all types', async () => {
    expect(await run({ exclude: { slugs: ['ranges'], tags: ['network'] } })).to.eql(['cards', 'chess'])
  })

  it('are returned with the options of the search', async () => {
    const selection = { mode: 'all', exclude: { slugs: ['cards'] } } as const

    expect((await create(selection as never)).body.data.search.options.modules).to.eql(selection)
  })

  it('may leave out unknown slugs, which skipped then names', async () => {
    const { body } = await create({ mode: 'selected', unknown: 'skip', slugs: ['nowhere', 'paid'], tags: ['music'] })

    expect(body.data.search.skipped).to.eql([
      { path: 'modules.slugs.0', value: 'nowhere', message: 'no module has the slug nowhere' },
      { path: 'modules.slugs.1', value: 'paid', slug: 'paid', message: 'this module is not available now' },
    ])
  })

  it('may exclude what no module has, which skipped then names', async () => {
    const exclude = { ids: ['0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10'], slugs: ['cards', 'nowhere'], tags: ['coding'] }
    const { body } = await create({ unknown: 'skip', exclude })
    const nothingLeft = await create({ unknown: 'skip', exclude: { tags: ['gaming', 'coding'] } })

    expect(body.data.search.skipped).to.eql([
      {
        path: 'modules.exclude.ids.0',
        value: '0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10',
        message: 'no module has the id 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10',
      },
      { path: 'modules.exclude.slugs.1', value: 'nowhere', message: 'no module has the slug nowhere' },
      { path: 'modules.exclude.tags.0', value: 'coding', message: 'no module has the tag coding' },
    ])
    expect(await run({ unknown: 'skip', exclude })).to.eql(['chess'])
    expect(faultsOf(nothingLeft.body)).to.eql([
      { path: 'modules.exclude', message: 'leaves no module; to run none, send "mode": "none"' },
    ])
  })

  const advice = 'to leave it out, send "unknown": "skip"'
  const tags = 'tags: api, finance, gaming, list, music, network, page'
  const refused: ReadonlyArray<readonly [string, object, ...Array<readonly [path: string, message: string]>]> = [
    ['an unknown slug and an unknown id', { mode: 'selected', slugs: ['chess', 'nowhere'], ids: [
      '0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10',
    ] },
    ['modules.ids.0', `no module has the id 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10; ${advice}`],
    ['modules.slugs.1', `no module has the slug nowhere; ${advice}`]],
    ['a slug of another type', { mode: 'selected', slugs: ['ranges'] },
      ['modules.slugs.0', 'this module does not support Pseudonym']],
    ['an unknown tag beside slugs', { mode: 'selected', slugs: ['chess'], tags: ['coding'] },
      ['modules.tags.0', 'no module for Pseudonym has the tag coding; tags: api, finance, gaming, music, page']],
    ['slugs without the mode selected', { slugs: ['chess'] },
      ['modules.mode', 'is required']],
    ['slugs beside the mode all', { mode: 'all', slugs: ['chess'] },
      ['modules.slugs', 'must be empty or left out, unless "mode" is "selected"']],
    ['an unknown excluded slug', { exclude: { slugs: ['cards', 'nowhere'] } },
      ['modules.exclude.slugs.1', 'no module has the slug nowhere']],
    ['an unknown excluded id', { exclude: { ids: ['0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10'] } },
      ['modules.exclude.ids.0', 'no module has the id 0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10']],
    ['an unknown excluded tag', { exclude: { tags: ['coding'] } },
      ['modules.exclude.tags.0', `no module has the tag coding; ${tags}`]],
    ['an exclusion of all modules', { exclude: { tags: ['gaming'] } },
      ['modules.exclude', 'leaves no module; to run none, send "mode": "none"']],
    ['an exclusion from no module', { mode: 'none', exclude: { tags: ['gaming'] } },
      ['modules.exclude', 'must be left out if "mode" is "none"']],
    ['a selection of nothing', { mode: 'selected', ids: [], slugs: [] },
      ['modules.ids', 'must not be empty if "mode" is "selected"; to run the default modules, leave out "modules"']],
    ['an empty list of excluded tags', { exclude: { tags: [] } }, ['modules.exclude.tags', 'must not be empty']],
  ]
  for (const [what, selection, ...faults] of refused) {
    it(`are refused with 400 for ${what}, by name`, async () => {
      const { status, body } = await create(selection)

      expect(status).to.equal(400)
      expect(faultsOf(body)).to.eql(faults.map(([path, message]) => ({ path, message })))
    })
  }
})
