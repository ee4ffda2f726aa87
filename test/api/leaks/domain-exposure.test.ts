import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'chai'
import { createLeaks } from '../../../src/core/leaks/leaks.ts'
import { createSealer } from '../../../src/lib/sealed.ts'
import { hibp } from '../../support/radar-import.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { until } from '../../../scripts/support/until.ts'
import { onDatabase } from '../../../scripts/support/tables.ts'

const secret = 'x'.repeat(40)
const domain = 'tw-proof.example'
const query = { type: 'Domain Name', value: `eu.${domain}` } as const
const searched = {
  query,
  modules: { mode: 'none' },
  leaks: { mode: 'all' },
  features: { breached_accounts: true },
} as const

describe('a search for a domain', () => {
  let service: Started
  beforeEach(async () => {
    service = await start({ SECRET_KEY: secret })
    await importLogins(service)
  })
  afterEach(() => service[Symbol.asyncDispose]())

  async function prove(): Promise<void> {
    const key = (await service.tracewell.keys.create(service.accountId, 'admin', true)).secret
    const claimed = await service.request('POST', '/account/domains', { key, body: { domain } })
    await service.request('POST', `/account/domains/${claimed.body.data.domain.id}/check`, { key })
  }

  async function run(body: object = searched) {
    const { status, body: { data } } = await service.request('POST', '/search', { body })
    expect(status).to.equal(201)
    const { id, skipped } = data.search
    await service.events(`/search/${id}/stream`)
    const results = (await service.request('GET', `/search/${id}/results`)).body.data
    const leaks = (await service.request('GET', `/search/${id}/results/leaks`)).body.data
    const own = leaks.sources.find(({ code }) => code === 'logins')!
    return { id, skipped, own, breaches: results.breached_accounts.map(({ name, sources }) => ({ name, sources })) }
  }

  it('has addresses and log-ins of imported data sets, and their breaches, once the domain is proved', async () => {
    await prove()

    const { id, skipped, own, breaches } = await run()
    const { results } = (await service.request('GET', `/search/${id}/results/leaks/logins`)).body.data

    expect(skipped).to.deep.equal([])
    expect([own.status, own.result_count]).to.deep.equal(['success', 2])
    const values = results.flatMap(({ items }) => items.map(({ value }) => value))
    expect(values).to.include.members([`kim@eu.${domain}`, `https://vpn.eu.${domain}/`])
    expect(breaches).to.deep.include({ name: 'Acme', sources: ['logins'] })
  })

  it('leaves them out without a proof, and states the reason', async () => {
    const { skipped, own, breaches } = await run()

    expect(skipped.map(({ path, code }) => [path, code])).to.deep.equal([
      ['leaks.mode', 'DOMAIN_NOT_PROVED'], ['features.breached_accounts', 'DOMAIN_NOT_PROVED'],
    ])
    expect([own.status, own.result_count]).to.deep.equal(['skipped', 0])
    expect(breaches).to.deep.equal([])
  })

  it('names a selected data set by its code, and charges nothing if nothing else runs', async () => {
    const { skipped } = await run({
      query, modules: { mode: 'none' }, leaks: { mode: 'selected', sources: ['logins'] },
    })

    expect(skipped).to.have.lengthOf(1)
    expect(skipped[0]).to.deep.include({ path: 'leaks.sources.0', value: 'logins', code: 'DOMAIN_NOT_PROVED' })
    expect((await service.request('GET', '/usage')).body.limits.limits.daily.used).to.equal(0)
  })

  it('gets them by a retry after the proof, and no retry before', async () => {
    const { id } = await run()
    const before = await service.request('POST', `/search/${id}/retry`)
    await prove()

    const retry = (await service.request('POST', `/search/${id}/retry`)).body.data.search.id
    await service.events(`/search/${retry}/stream`)

    expect([before.status, before.body.error.code]).to.deep.equal([409, 'NOTHING_TO_RETRY'])
    const { sources } = (await service.request('GET', `/search/${retry}/results/leaks?retries=own`)).body.data
    expect(sources.map(({ code, result_count }) => [code, result_count])).to.deep.equal([['logins', 2]])
  })

  it('is without them for a domain above the proved one, beside it, and of another account', async () => {
    await prove()
    const key = await service.newKey('business')

    for (const value of ['example.com', `not-${domain}`]) {
      expect((await run({ ...searched, query: { ...query, value } })).own.status, value).to.equal('skipped')
    }
    const other = await service.request('POST', '/search', { body: searched, key })
    expect(other.body.data.search.skipped).to.have.lengthOf(2)
  })

  it('is without them once the proof has lapsed', async () => {
    await prove()
    await onDatabase(service, db => db('account_domains').update({ seen_at: '2020-01-01T00:00:00.000Z' }))

    expect((await run()).own.status).to.equal('skipped')
  })

  it('is without them as a temporary search, as a search of an investigation and as a run of a watch', async () => {
    const temporary = await service.events('/search/temporary', { body: searched })
    const found = JSON.stringify(temporary)
    expect(found).to.include('DOMAIN_NOT_PROVED')
    expect(found).not.to.include('leak.page.ready')

    const { query: _, ...options } = searched
    await service.request('POST', '/investigations', { body: { observables: [query], ...options } })
    await service.request('POST', '/watches', { body: { observable: query, interval_hours: 24, ...options } })
    const list = async () => (await service.request('GET', '/search?status=finished')).body.data.searches
    await until(async () => (await list()).length === 2)
    for (const { skipped } of await list()) expect(skipped).to.have.lengthOf(2)
  })

  it('has the breaches that Radar knows of its site, without a proof', async () => {
    await service.tracewell.radarImport.import([{ ...hibp, Name: 'ShopOfTests', Domain: 'Shop-of-tests.example' }])
    const value = 'www.shop-of-tests.example'

    const { breaches } = await run({ ...searched, query: { ...query, value } })

    expect(breaches).to.deep.equal([{ name: 'ShopOfTests', sources: ['radar'] }])
  })
})

describe('a search for a domain on a server with DOMAIN_PROOF=off', () => {
  it('has what imported data sets hold under it', async () => {
    await using service = await start({ SECRET_KEY: secret, DOMAIN_PROOF: 'off' })
    await importLogins(service)

    const { body: { data } } = await service.request('POST', '/search', { body: searched })

    expect(data.search.skipped).to.deep.equal([])
  })
})

async function importLogins({ tracewell, folder }: Started): Promise<void> {
  const path = join(folder, 'logins.csv')
  await writeFile(path, [
    'url,email,password',
    `https://shop.example/,kim@eu.${domain},correct-horse`,
    `https://vpn.eu.${domain}/,kim@mail.example,battery-staple`,
    'https://shop.example/,lou@other.example,tr0ub4dor',
  ].join('\n'))
  const { database, clock } = tracewell
  const leaks = createLeaks({ database, sealer: createSealer(() => [secret]), clock })
  await leaks.import({
    code: 'logins',
    path,
    rejects: `${path}.rejects.tsv`,
    name: 'Logins',
    template: 'credentials',
    breach: 'Acme',
    yes: true,
  })
}
