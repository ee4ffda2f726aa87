import { expect } from 'chai'
import { createModule } from '../../../scripts/support/modules.ts'
import { dataOf } from '../../../scripts/support/sse.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { traces } from '../../../scripts/support/tables.ts'
import type { AnyBody } from '../../../scripts/support/contract-types.ts'
import { faultsOf } from '../../support/faults.ts'
import { createLeakSource } from '../../support/leak-sources.ts'

const query = { type: 'Pseudonym', value: 'sam' }
const unknownId = '0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10'

let service: Started
before(async () => {
  service = await start({}, {
    modules: [
      createModule('usual'),
      createModule('further', { default: false }),
      createModule('needy', { requiresKey: true }),
      createModule('mail', { types: ['Email Address'] }),
    ],
    leakSources: [
      createLeakSource('paste', { types: ['Pseudonym'] }),
      createLeakSource('keyed', { types: ['Pseudonym'], requiresKey: true }),
    ],
    checks: [],
  })
})
after(() => service[Symbol.asyncDispose]())

const idOf = (slug: string) => service.tracewell.modules.bySlug(slug)!.id
const create = (body: unknown) => service.request('POST', '/search', { body })

/** Creates a search and returns its record and the names of the modules that ran. */
async function searched(more: object) {
  const { status, body } = await create({ query, ...more })
  expect(status, JSON.stringify(body)).to.equal(201)
  await service.events(`/search/${body.search.id}/stream`)
  const { data } = (await service.request('GET', `/search/${body.search.id}/results`)).body
  return { ...data, ran: data.modules.map(({ module }) => module.name) }
}

describe('a search request', () => {
  describe('counts as without the member if', () => {
    const usual = ['Module usual']
    for (
      const [what, more, ran] of [
        ['each optional member is null', {
          modules: null,
          leaks: null,
          features: null,
          cache: null,
          delivery: null,
          byok: null,
        }, usual],
        ['each member of its objects is null', {
          modules: { mode: null, ids: null, unknown: null },
          leaks: { mode: null, sources: null, custom_mapping: null },
          features: { breached_accounts: null, registered_accounts: null },
          cache: { mode: null },
          delivery: { webhook: null },
        }, usual],
        ['each object is empty', {
          modules: {},
          leaks: {},
          features: {},
          cache: {},
          delivery: {},
        }, usual],
        ['ids without a mode are empty', { modules: { ids: [] } }, usual],
        ['codes without a mode are empty', { leaks: { sources: [] } }, usual],
        ['ids beside mode all are empty', { modules: { mode: 'all', ids: [] } }, ['Module usual', 'Module further']],
      ] as const
    ) {
      it(what, async () => {
        const result = await searched(more)

        expect(result.ran).to.have.members(ran)
        expect(result.leaks).to.deep.equal({ executed_codes: [], skipped_codes: [], failed_codes: [] })
        expect(JSON.stringify(result.search.options)).not.to.include('null')
        expect(result.search.options).to.deep.include({ cache: { mode: 'prefer' }, delivery: {} })
        expect(result.search.skipped).to.deep.equal([])
      })
    }

    it('members of an external provider are null', async () => {
      const result = await searched({ byok: { mode: null, provider_one: null, provider_two: null } })

      expect(result.search.options.byok).to.deep.equal({ mode: 'default', providers: [] })
    })
  })

  describe('is still rejected if', () => {
    it('selections are explicit but empty, and is not charged', async () => {
      const before = await traces(service)

      const { status, body: answer } = await create({
        query,
        modules: { mode: 'selected', ids: [], unknown: 'skip' },
        leaks: { mode: 'selected', sources: [] },
      })

      expect(status).to.equal(400)
      expect(faultsOf(answer)).to.have.deep.members([
        {
          path: 'modules.ids',
          message: 'must not be empty if "mode" is "selected"; to run the default modules, leave out "modules"',
        },
        {
          path: 'leaks.sources',
          message: 'must not be empty if "mode" is "selected"; to ask no leak source, leave out "leaks"',
        },
      ])
      expect(await traces(service)).to.deep.equal(before)
    })

    for (
      const [what, body, path] of [
        ['a required member is null', { query: null }, 'query'],
        ['a required member of a member is null', { query, delivery: { webhook: { url: null } } },
          'delivery.webhook.url'],
        ['an unknown field is null', { query, colour: null }, 'colour'],
        ['an entry of a list is null', { query, modules: { mode: 'selected', ids: [null] } }, 'modules.ids.0'],
        ['ids stand beside mode all', { query, modules: { mode: 'all', ids: [unknownId] } }, 'modules.ids'],
        ['ids have no mode', { query, modules: { ids: [unknownId] } }, 'modules.mode'],
        ['codes have no mode', { query, leaks: { sources: ['paste'], mode: null } }, 'leaks.mode'],
        ['codes stand beside mode all', { query, leaks: { mode: 'all', sources: ['paste'] } }, 'leaks.sources'],
      ] as const
    ) {
      it(what, async () => {
        const { status, body: answer } = await create(body)

        expect(status).to.equal(400)
        expect(faultsOf(answer).map(fault => fault.path)).to.deep.equal([path])
      })
    }
  })

  describe('with any other faults', () => {
    const long = 'x'.repeat(3_000)
    for (
      const [what, path, body, code] of [
        ['temporary alone', '/search', { temporary: true }, 'USE_TEMPORARY_ENDPOINT'],
        ['temporary of null', '/search', { temporary: null }, 'USE_TEMPORARY_ENDPOINT'],
        ['temporary beside faults', '/search', { temporary: {}, query: 7, byok: [], colour: 1 },
          'USE_TEMPORARY_ENDPOINT'],
        ['a delivery of another type', '/search/temporary', { query, delivery: 'mail' },
          'INVALID_TEMPORARY_DELIVERY'],
        ['a webhook without a URL', '/search/temporary', { query, delivery: { webhook: {} } },
          'INVALID_TEMPORARY_DELIVERY'],
        ['a mode of byok', '/search/temporary', { query, byok: { mode: 'default' } }, 'INVALID_TEMPORARY_DELIVERY'],
        ['a list of byok', '/search/temporary', { query, byok: [] }, 'INVALID_TEMPORARY_DELIVERY'],
        ['an unknown provider', '/search/temporary', { query, byok: { provider_ten: long } },
          'INVALID_TEMPORARY_DELIVERY'],
        ['byok beside faults', '/search/temporary', { byok: false, colour: 1, temporary: 1 },
          'INVALID_TEMPORARY_DELIVERY'],
      ] as const
    ) {
      it(`fails with ${code} for ${what} at POST ${path}`, async () => {
        const before = await traces(service)

        const { status, body: answer } = await service.request('POST', path, { body })

        expect(status).to.equal(400)
        expect(answer.error.code).to.equal(code)
        expect(await traces(service)).to.deep.equal(before)
      })
    }

    it('fails with USE_TEMPORARY_ENDPOINT for a repeated field temporary', async () => {
      const { body } = await create('{"temporary":true,"temporary":false}')

      expect((body as AnyBody).error.code).to.equal('USE_TEMPORARY_ENDPOINT')
    })
  })
})

describe('unknown: skip', () => {
  it('leaves out modules and leak sources that are unknown or unavailable, and names them', async () => {
    const modules = { mode: 'selected', unknown: 'skip', ids: [unknownId, idOf('needy'), idOf('further')] }
    const leaks = { mode: 'selected', unknown: 'skip', sources: ['paste', 'closed', 'keyed'] }
    const skipped = [
      { path: 'modules.ids.0', value: unknownId, message: `no module has the id ${unknownId}` },
      {
        path: 'modules.ids.1', value: idOf('needy'), slug: 'needy', message: 'this module is not available now',
      },
      { path: 'leaks.sources.1', value: 'closed', message: 'no leak source has the code closed' },
      { path: 'leaks.sources.2', value: 'keyed', message: 'this leak source is not available now' },
    ]

    const { search, ran, leaks: codes } = await searched({ modules, leaks })
    const created = await create({ query, modules, leaks })
    const state = await service.request('GET', `/search/${search.id}`)
    const events = await service.events(`/search/${search.id}/stream`)
    const temporary = await service.events('/search/temporary', { body: { query, modules, leaks } })

    expect(ran).to.deep.equal(['Module further'])
    expect(codes.executed_codes).to.deep.equal(['paste'])
    expect(search.options).to.deep.include({ modules, leaks: { ...leaks, custom_mapping: 'standard' } })
    for (const shown of [search, created.body.data.search, state.body.data.search]) {
      expect(shown.skipped).to.deep.equal(skipped)
    }
    for (const progress of [dataOf(events, 'search.progress'), dataOf(temporary, 'search.progress')]) {
      expect(progress[0]!.skipped).to.deep.equal(skipped)
      for (const later of progress.slice(1)) expect(later).not.to.have.property('skipped')
    }
  })

  it('rejects the search if no entry is left, and names each', async () => {
    const { status, body } = await create({
      query,
      modules: { mode: 'selected', unknown: 'skip', ids: [unknownId, idOf('needy')] },
      leaks: { mode: 'selected', unknown: 'skip', sources: ['closed'] },
    })

    expect(status).to.equal(400)
    expect(faultsOf(body)).to.deep.equal([
      { path: 'modules.ids.0', message: `no module has the id ${unknownId}, and no other module is left` },
      { path: 'modules.ids.1', message: 'this module is not available now, and no other module is left' },
      { path: 'leaks.sources.0', message: 'no leak source has the code closed, and no other leak source is left' },
    ])
  })

  it('still rejects a module that does not support the type', async () => {
    const { status, body } = await create({
      query,
      modules: { mode: 'selected', unknown: 'skip', ids: [idOf('usual'), idOf('mail')] },
    })

    expect(status).to.equal(400)
    expect(faultsOf(body)).to.deep.equal([
      { path: 'modules.ids.1', message: 'this module does not support Pseudonym' },
    ])
  })

  it('is named by the error without it, which names each unknown id and code', async () => {
    const advice = 'to leave it out, send "unknown": "skip"'

    const { body } = await create({
      query,
      modules: { mode: 'selected', ids: [unknownId] },
      leaks: { mode: 'selected', unknown: 'error', sources: ['closed'] },
    })

    expect(faultsOf(body)).to.deep.equal([
      { path: 'modules.ids.0', message: `no module has the id ${unknownId}; ${advice}` },
      { path: 'leaks.sources.0', message: `no leak source has the code closed; ${advice}` },
    ])
  })
})
