import { expect } from 'chai'
import type { QueryType } from '../../../src/sources/kit/source.ts'
import { createModule } from '../../../scripts/support/modules.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { traces } from '../../../scripts/support/tables.ts'

type Entry = ['exact' | 'domain' | 'network', string]

describe('the blocklist', () => {
  let service: Started
  before(async () => { service = await start({}, { modules: [createModule('quick')] }) })
  after(() => service[Symbol.asyncDispose]())

  async function refused([kind, entry]: Entry, type: QueryType, value: string, isHashed = false): Promise<boolean> {
    await service.tracewell.blocklist.add(kind, entry, 'asked to be left out', { isHashed })
    try {
      const { status, body } = await service.request('POST', '/search', { body: { query: { type, value } } })
      if (status === 403) expect(body.error.code).to.equal('QUERY_BLOCKED')
      else expect(status).to.equal(201)
      return status === 403
    } finally {
      await service.tracewell.blocklist.remove(kind, entry)
    }
  }

  for (
    const [entry, type, value] of [
      [['exact', 'Sam'], 'Pseudonym', ' sAM '],
      [['exact', 'sam'], 'Pseudonym', 's\u200ba\u00ad\u{e0061}ｍ'],
      [['exact', 'sam@example.com'], 'Email Address', 'SAM@Example.com'],
      [['exact', 'sam@example.com'], 'Pseudonym', 'ＳＡＭ@example.com'],
      [['exact', 'joe@gmail.com'], 'Email Address', 'j.o.e+x@googlemail.com'],
      [['exact', 'j.o.e+x@googlemail.com'], 'Email Address', 'Joe@gmail.com'],
      [['exact', 'joe@gmail.com'], 'Pseudonym', 'ｊ.o.e@gmail.com'],
      [['exact', 'sam@me.com'], 'Email Address', 'sam+news@icloud.com'],
      [['exact', 'sam.hill@gmail.com'], 'Email Address', 'SamHill+shop@googlemail.com'],
      [['exact', 'sam+list@proton.me'], 'Email Address', 's.am@pm.me'],
      [['exact', 'sam@example.com'], 'Pseudonym', '@sam@example.com'],
      [['exact', 'MAn4MwHHgUwavGf7iYipmpBWHiRXzN4rn2'], 'Pseudonym', 'MAn4MwHHgUwavGf7iYipmpBWHiRXzN4rn2'],
      [['exact', '@sam@example.com'], 'Email Address', 'sam@example.com'],
      [['domain', 'example.com'], 'Pseudonym', '@sam@social.example.com'],
      [['exact', 'sam.example.com'], 'Domain Name', 'SAM.example.com.'],
      [['exact', '2001:db8::1'], 'IP Address', '2001:0DB8:0:0::0001'],
      [['exact', '0xb6760faa0298b6AA89672fD84B6C3FB3c5477be1'], 'Cryptocurrency',
        '0xb6760faa0298b6aa89672fd84b6c3fb3c5477be1'],
      [['domain', 'example.com'], 'Domain Name', 'example.com'],
      [['domain', 'Example.COM'], 'Domain Name', 'a.b.example.com'],
      [['domain', 'bücher.example'], 'Domain Name', 'shop.xn--bcher-kva.example'],
      [['domain', 'example.com'], 'Email Address', 'sam@example.com'],
      [['domain', 'example.com'], 'Email Address', 'sam@mail.EXAMPLE.com'],
      [['network', '192.0.2.0/24'], 'IP Address', '192.0.2.0'],
      [['network', '192.0.2.99/24'], 'IP Address', '192.0.2.255'],
      [['network', '192.0.2.7/32'], 'IP Address', '192.0.2.7'],
      [['network', '0.0.0.0/0'], 'IP Address', '8.8.8.8'],
      [['network', '2001:db8::/32'], 'IP Address', '2001:db8:ffff::1'],
      [['network', '2001:db8:0:0:1::/80'], 'IP Address', '2001:db8::1:0:0:1'],
      [['network', '192.0.2.0/24'], 'IP Address', '::ffff:192.0.2.1'],
      [['network', '::ffff:192.0.2.0/120'], 'IP Address', '192.0.2.1'],
    ] satisfies Array<[Entry, QueryType, string]>
  ) {
    it(`blocks ${type} ${value} with the entry ${entry.join(' ')}`, async () => {
      expect(await refused(entry, type, value)).to.equal(true)
    })
    it(`blocks ${type} ${value} with the hashed entry ${entry.join(' ')}`, async () => {
      expect(await refused(entry, type, value, true)).to.equal(true)
    })
  }

  for (const [entry, type, value] of [
    [['exact', 'sam'], 'Pseudonym', 'samuel'],
    [['exact', 'sam@example.com'], 'Email Address', 'sam+news@example.com'],
    [['exact', 'joe@gmail.com'], 'Email Address', 'joel@gmail.com'],
    [['exact', 'sam@example.com'], 'Email Address', 's.am+shop@example.com'],
    [['exact', 'example.com'], 'Domain Name', 'a.example.com'],
    [['exact', 'example.com'], 'Email Address', 'sam@example.com'],
    [['domain', 'example.com'], 'Domain Name', 'myexample.com'],
    [['domain', 'a.example.com'], 'Domain Name', 'example.com'],
    [['domain', 'example.com'], 'Email Address', 'example.com@example.org'],
    [['network', '192.0.2.0/24'], 'IP Address', '192.0.3.0'],
    [['network', '2001:db8::/32'], 'IP Address', '2001:db9::1'],
    [['network', '::/0'], 'IP Address', '192.0.2.1'],
  ] satisfies Array<[Entry, QueryType, string]>) {
    it(`allows ${type} ${value} with the entry ${entry.join(' ')}`, async () => {
      expect(await refused(entry, type, value)).to.equal(false)
    })
  }

  it('applies at once to every way to search, charges nothing and logs no value', async () => {
    await using fresh = await start({}, { modules: [createModule('quick')] })
    const query = { type: 'Email Address', value: 'quokka-7731@example.com' }
    const moduleId = fresh.tracewell.modules.bySlug('quick')!.id
    await fresh.tracewell.blocklist.add('domain', 'example.com', '')

    const answers = [
      await fresh.request('POST', '/search', { body: { query } }),
      await fresh.request('POST', '/search/temporary', { body: { query } }),
      await fresh.request('POST', '/search/module/once', { body: { query, module_id: moduleId } }),
    ]

    for (const { status, body } of answers) {
      expect(status).to.equal(403)
      expect(body.error.code).to.equal('QUERY_BLOCKED')
      expect(JSON.stringify(body)).not.to.include('quokka')
    }
    expect(await traces(fresh)).to.deep.equal({ searches: 0, records: 0, used: 0, runs: 0 })
    expect(fresh.logged.join('')).not.to.include('quokka')
    expect(fresh.logged.filter(line => line.includes('createSearch'))).to.have.length(1)
  })

  for (
    const [kind, value] of [['domain', 'not a domain'], ['network', '192.0.2.1'], ['network', '192.0.2.0/33'], ['exact',
      'a\nb']] satisfies Entry[]
  ) {
    it(`rejects the entry ${kind} ${JSON.stringify(value)}`, async () => {
      const added = await service.tracewell.blocklist.add(kind, value, '').catch((error: unknown) => error)

      expect(added).to.include({ code: 'VALIDATION_ERROR' })
    })
  }

  it('blocks and removes an entry that release 0.1.0 stored', async () => {
    const value = 'sam.hill+old@gmail.com'
    const search = async () =>
      (await service.request('POST', '/search', { body: { query: { type: 'Email Address', value } } })).status
    await service.tracewell.database.blocklist.insert({ kind: 'exact', value, note: '', createdAt: '2026-01-01' })

    const before = await search()
    const removed = await service.tracewell.blocklist.remove('exact', value)

    expect([before, removed, await search()]).to.deep.equal([403, ['exact'], 201])
  })
})
