import { expect } from 'chai'
import { createModule } from '../../../scripts/support/modules.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { faultsOf } from '../../support/faults.ts'

const unknownId = '0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10'

describe('a validation error lists the faults of schemas and of rules together', () => {
  let service: Started
  before(async () => {
    service = await start({}, {
      modules: [
        createModule('names', { types: ['Pseudonym'] }),
        createModule('picky', { skipReason: () => 'Names have ten letters' }),
      ],
      checks: [],
    })
  })
  after(() => service[Symbol.asyncDispose]())

  const idOf = (slug: string) => service.tracewell.modules.bySlug(slug)!.id
  async function pathsOf(path: string, body?: unknown, method: 'GET' | 'POST' = 'POST'): Promise<string[]> {
    const { status, body: answer } = await service.request(method, path, body === undefined ? {} : { body })
    expect(status).to.equal(400)
    return faultsOf(answer).map(fault => fault.path)
  }

  for (const path of ['/search', '/search/temporary']) {
    it(`at POST ${path}`, async () => {
      const body = {
        query: { type: 'IP Address', value: 'sam' },
        colour: 'red',
        modules: { mode: 'selected', ids: ['github', unknownId, idOf('names')] },
        leaks: { mode: 'selected', sources: ['nothing', 7], custom_mapping: 'mine' },
        features: { breached_accounts: 'yes', registered_accounts: 'only' },
        cache: { mode: 'never' },
      }

      expect(await pathsOf(path, body)).to.have.members([
        'colour',
        'modules.ids.0',
        'leaks.sources.1',
        'leaks.custom_mapping',
        'features.breached_accounts',
        'cache.mode',
        'query.value',
        'modules.ids.1',
        'modules.ids.2',
        'leaks.sources.0',
        'features.registered_accounts',
      ])
    })
  }

  it('at POST /search, with the rules for webhooks and external providers', async () => {
    const body = {
      query: { type: 'Pseudonym', value: 'sam' },
      cache: { mode: 'never' },
      delivery: { webhook: { url: 'https://hooks.internal/1', secret: 'whsec_!' } },
      byok: { mode: 'only' },
    }

    expect(await pathsOf('/search', body)).to.have.members([
      'cache.mode', 'delivery.webhook.url', 'delivery.webhook.secret', 'byok.mode',
    ])
  })

  it('at POST /search, without a fault that only follows from another one', async () => {
    const body = {
      query: { type: 'Passport', value: '\u0001' },
      modules: { mode: 'selected', ids: [idOf('names')] },
      features: { registered_accounts: 'only' },
    }

    expect(await pathsOf('/search', body)).to.deep.equal(['query.type'])
  })

  it('at POST /search/module/once', async () => {
    const query = { type: 'Pseudonym', value: 'sam' }

    expect(await pathsOf('/search/module/once', { query: { ...query, value: ' ' }, module_id: unknownId, colour: 1 }))
      .to.have.members(['colour', 'query.value', 'module_id'])
    expect(await pathsOf('/search/module/once', { query, module_id: idOf('picky'), colour: 1 }))
      .to.have.members(['colour', 'query.value'])
    expect(await pathsOf('/search/module/once', { query, module_id: 'picky' })).to.deep.equal(['module_id'])
  })

  it('at POST /search/delete, with each of 100 invalid ids', async () => {
    const ids = Array.from({ length: 100 }, (_, index) => index % 2 === 0 ? `id ${index}` : unknownId)

    const paths = await pathsOf('/search/delete', { ids, colour: 1 })

    // the first of the valid ids is no duplicate
    expect(paths).to.have.members(['colour', ...ids.map((_, index) => `ids.${index}`).filter(path => path !== 'ids.1')])
  })

  it('at POST /search/delete, with each of 100 unknown ids', async () => {
    const ids = Array.from({ length: 100 }, (_, index) => unknownId.replace(/.{3}$/, String(index).padStart(3, '0')))

    const { status, body } = await service.request('POST', '/search/delete', { body: { ids } })

    expect(status).to.equal(404)
    expect(faultsOf(body).map(({ path }) => path)).to.deep.equal(ids.map((_, index) => `ids.${index}`))
  })

  it('at a direct tool', async () => {
    expect(await pathsOf('/tools/ip-intelligence/lookup', { ip: 'sam', colour: 1 })).to.have.members(['ip', 'colour'])
  })

  for (const path of ['/search?limit=0&cursor=x', '/radar/breaches?limit=0&cursor=x']) {
    it(`at GET ${path}`, async () => {
      expect(await pathsOf(path, undefined, 'GET')).to.have.members(['limit', 'cursor'])
    })
  }

  it('at GET /search/{id}/stream', async () => {
    expect(await pathsOf('/search/x/stream?lastEventId=x&from=-1', undefined, 'GET'))
      .to.have.members(['id', 'lastEventId', 'from'])
  })

  for (const [path, names] of [['/sam!?size=1', ['size', 'domain']], ['/flags/fr.gif?w=0', ['w', 'file']]] as const) {
    it(`at GET ${path} of the images`, async () => {
      const response = await fetch(service.imagesUrl + path)

      expect(response.status).to.equal(400)
      expect(faultsOf(await response.json() as never).map(fault => fault.path)).to.have.members(names)
    })
  }
})
