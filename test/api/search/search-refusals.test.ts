import { expect } from 'chai'
import { queryTypes, type QueryType } from '../../../src/sources/kit/source.ts'
import { createModule } from '../../../scripts/support/modules.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { traces } from '../../../scripts/support/tables.ts'
import { faultsOf } from '../../support/faults.ts'

const email = { type: 'Email Address', value: 'sam@example.com' }
const name = { type: 'Pseudonym', value: 'sam' }

describe('POST /search', () => {
  let service: Started
  before(async () => {
    service = await start({}, {
      modules: [createModule('quick'), createModule('names', { types: ['Pseudonym'] }),
        createModule('needy', { requiresKey: true })],
      checks: [],
    })
  })
  after(() => service[Symbol.asyncDispose]())

  afterEach(async () => {
    expect(await traces(service), 'a refused request left a trace').to.deep.equal({
      searches: 0,
      records: 0,
      used: 0,
      runs: 0,
    })
  })

  const idOf = (slug: string) => service.tracewell.modules.bySlug(slug)!.id
  const unknownId = '0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10'

  async function faults(body: unknown, path = '/search'): Promise<Array<{ path: string, message: string }>> {
    const answer = await service.request('POST', path, { body })
    expect(answer.status).to.equal(400)
    expect(answer.body.error.code).to.equal('VALIDATION_ERROR')
    return faultsOf(answer.body)
  }

  it('refuses an IP address that is not public, with the reason, wherever it is searched', async () => {
    for (const value of ['10.0.0.1', '127.0.0.1', '169.254.169.254', '::1', 'fe80::1']) {
      const query = { type: 'IP Address', value }
      const [search] = await faults({ query })
      const [temporary] = await faults({ query }, '/search/temporary')
      const [investigation] = await faults({ observables: [{ value }] }, '/investigations')
      const [watch] = await faults({ observable: { value }, interval_hours: 24 }, '/watches')
      const { body } = await service.request('POST', '/observables/types', { body: { values: [value] } })
      const messages = [search, temporary, investigation, watch].map(fault => fault!.message)

      expect(messages[0], value).to.match(/^The address is not public: /)
      expect(new Set([...messages, body.data.observables[0]!.fault]), value).to.have.property('size', 1)
    }
  })

  it('rejects every module that cannot be selected, all at once and each at its path', async () => {
    const ids = [idOf('quick'), unknownId, idOf('needy'), idOf('names')]
    const advice = 'to leave it out, send "unknown": "skip"'

    expect(await faults({ query: email, modules: { mode: 'selected', ids } })).to.deep.equal([
      { path: 'modules.ids.1', message: `no module has the id ${unknownId}; ${advice}` },
      { path: 'modules.ids.2', message: `this module is not available now; ${advice}` },
      { path: 'modules.ids.3', message: 'this module does not support Email Address' },
    ])
  })

  it('rejects all faults that a schema cannot express, at once', async () => {
    const body = {
      query: { type: 'IP Address', value: 'sam' },
      modules: { mode: 'selected', ids: [unknownId] },
      leaks: { mode: 'selected', sources: ['a', 'b'] },
      features: { registered_accounts: 'only' },
      delivery: { webhook: { url: 'https://hooks.internal/1' } },
      byok: { mode: 'only' },
    }

    expect((await faults(body)).map(({ path }) => path)).to.deep.equal([
      'query.value',
      'modules.ids.0',
      'leaks.sources.0',
      'leaks.sources.1',
      'byok.mode',
      'byok',
      'delivery.webhook.url',
      'features.registered_accounts',
    ])
  })

  for (
    const [what, more, path] of [
      ['a selection without ids', { modules: { mode: 'selected' } }, 'modules.ids'],
      ['ids beside mode all', { modules: { mode: 'all', ids: [unknownId] } }, 'modules.ids'],
      ['ids without a mode', { modules: { ids: [unknownId] } }, 'modules.mode'],
      ['an id that is not a UUID', { modules: { mode: 'selected', ids: ['github'] } }, 'modules.ids.0'],
      ['10,000 module ids', { modules: { mode: 'selected', ids: Array(1_001).fill(unknownId) } }, 'modules.ids'],
      ['an unknown mode', { modules: { mode: 'some' } }, 'modules.mode'],
      ['a selection without sources', { leaks: { mode: 'selected' } }, 'leaks.sources'],
      ['a rule for unknown entries that does not exist', { modules: { unknown: 'ignore' } }, 'modules.unknown'],
      ['an unknown mapping', { leaks: { custom_mapping: 'mine' } }, 'leaks.custom_mapping'],
      ['an unknown cache mode', { cache: { mode: 'never' } }, 'cache.mode'],
      ['a feature that is not a boolean', { features: { breached_accounts: 'yes' } }, 'features.breached_accounts'],
      ['an unknown value of registered_accounts', { features: { registered_accounts: 'maybe' } },
        'features.registered_accounts'],
      ['an unknown field', { colour: 'red' }, 'colour'],
      ['an unknown field inside', { cache: { ttl: 1 } }, 'cache.ttl'],
      ['a webhook without url', { delivery: { webhook: {} } }, 'delivery.webhook.url'],
      ['a webhook of another protocol', { delivery: { webhook: { url: 'ftp://hooks.example' } } },
        'delivery.webhook.url'],
      ['an external provider that does not exist', { byok: { provider_three: { api_key: 'k' } } },
        'byok.provider_three'],
    ] as const
  ) {
    it(`rejects ${what} at ${path}`, async () => {
      expect((await faults({ query: name, ...more })).map(fault => fault.path)).to.deep.equal([path])
    })
  }

  for (
    const [type, value] of [
      ['Pseudonym', 'sam\nexample'],
      ['Pseudonym', ' '],
      ['Pseudonym', 'x'.repeat(65)],
      ['Email Address', 'sam'],
      ['Email Address', 'sam@'],
      ['Email Address', 'sam@[192.0.2.1]'],
      ['Domain Name', '192.0.2.1'],
      ['Domain Name', 'exa mple.com'],
      ['Domain Name', '-a.com'],
      ['Cryptocurrency', '0xb6760faa0298b6AA89672fD84B6C3FB3c5477bE1'],
      ['Cryptocurrency', 'sam'],
      ['IP Address', 'example.com'],
      ['IP Address', '0177.0.0.1'],
      ['IP Address', '192.0.2.0/24'],
      ['IP Address', 'fe80::1%eth0'],
    ] satisfies Array<[QueryType, string]>
  ) {
    it(`rejects ${JSON.stringify(value.slice(0, 45))} as ${type}, without repeating it`, async () => {
      const details = await faults({ query: { type, value } })

      expect(details.map(({ path }) => path)).to.deep.equal(['query.value'])
      if (value.trim().length > 3) expect(details[0]!.message).not.to.include(value)
    })
  }

  it('rejects a query without type and value', async () => {
    expect(await faults({ query: {} })).to.deep.equal([{ path: 'query.type', message: 'is required' }, {
      path: 'query.value',
      message: 'is required',
    }])
  })

  it('rejects an unknown type, and lists the types', async () => {
    expect(await faults({ query: { type: 'Passport', value: '1' } })).to.deep.equal([
      { path: 'query.type', message: `must be one of: ${queryTypes.join(', ')}` },
    ])
  })

  for (const temporary of [true, false, null, { ttl: 1 }]) {
    it(`rejects a field temporary of ${JSON.stringify(temporary)} with USE_TEMPORARY_ENDPOINT`, async () => {
      const { status, body } = await service.request('POST', '/search', { body: { query: name, temporary } })

      expect(status).to.equal(400)
      expect(body.error.code).to.equal('USE_TEMPORARY_ENDPOINT')
    })
  }

  for (const path of ['/search', '/search/temporary']) {
    it(`rejects registered accounts only, at ${path}, with 503 for an e-mail address`, async () => {
      const { status, body, headers } = await service.request('POST', path, {
        body: { query: email, features: { registered_accounts: 'only' } },
      })

      expect(status).to.equal(503)
      expect(body.error.code).to.equal('REGISTERED_ACCOUNTS_UNAVAILABLE')
      expect(Number(headers.get('retry-after'))).to.be.above(0)
    })

    it(`rejects registered accounts only, at ${path}, for another type`, async () => {
      expect((await faults({ query: name, features: { registered_accounts: 'only' } }, path)).map(fault => fault.path))
        .to.deep.equal(['features.registered_accounts'])
    })
  }
})

describe('POST /search', () => {
  it('answers 503 DISPATCH_UNAVAILABLE with Retry-After if no runner is alive', async () => {
    await using service = await start({ ROLE: 'api' })

    const { status, body, headers } = await service.request('POST', '/search', { body: { query: name } })

    expect(status).to.equal(503)
    expect(body.error.code).to.equal('DISPATCH_UNAVAILABLE')
    expect(Number(headers.get('retry-after'))).to.be.above(0)
    expect(await traces(service)).to.deep.equal({ searches: 0, records: 0, used: 0, runs: 0 })
  })
})
