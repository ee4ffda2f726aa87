import { expect } from 'chai'
import fc from 'fast-check'
import type { Breach } from '../../src/core/radar/breach.ts'
import { createBreach, putBreaches } from '../support/breaches.ts'
import { writePageCursor } from '../../src/lib/page-cursor.ts'
import { createTestClock } from '../support/clock.ts'
import { start, type Json, type Started } from '../../scripts/support/start.ts'
import { onDatabase, traces } from '../../scripts/support/tables.ts'

const names = ({ breaches }: Json) => (breaches as Breach[]).map(({ name }) => name)

/** A catalogue with nothing but these. */
async function startWith(breaches: readonly Breach[], overrides: Parameters<typeof start>[1] = {}): Promise<Started> {
  const service = await start({}, overrides)
  await onDatabase(service, db => db('breaches').delete())
  await putBreaches(service, breaches)
  return service
}

const list = (service: Started, query = '', options = {}) => service.request('GET', `/radar/breaches${query}`, options)

/** Page by page to the end. */
async function pages(service: Started, query: string, between: (page: number) => Promise<unknown> = async () => undefined): Promise<Breach[]> {
  const all: Breach[] = []
  for (let cursor: string | null = '', page = 1; cursor !== null; page++) {
    const { status, body }: Json = await list(service, `?${query}${cursor && `&cursor=${cursor}`}`)
    expect(status).to.equal(200)
    all.push(...body.breaches as Breach[])
    cursor = body.pagination.nextCursor
    await between(page)
  }
  return all
}

const sorts = ['recently-added', 'recently-breached', 'recently-modified', 'most-accounts', 'severity', 'name'] as const
const severities = ['low', 'medium', 'high', 'critical'] as const
const values: Record<(typeof sorts)[number], (breach: Breach) => string | number> = {
  'recently-added': breach => breach.addedDate, 'recently-breached': breach => breach.breachDate,
  'recently-modified': breach => breach.modifiedDate, 'most-accounts': breach => breach.pwnCount,
  'severity': breach => severities.indexOf(breach.severity), 'name': () => 0,
}

/** By code points, as the documents say; JavaScript's own order is by UTF-16 units. */
const byName = (a: Breach, b: Breach): number =>
  Buffer.compare(Buffer.from(`${a.name.toLowerCase()}\u0001${a.name}`), Buffer.from(`${b.name.toLowerCase()}\u0001${b.name}`))

function sorted(breaches: readonly Breach[], sort: (typeof sorts)[number]): string[] {
  const value = values[sort]
  return breaches.toSorted((a, b) => value(a) < value(b) ? 1 : value(a) > value(b) ? -1 : byName(a, b)).map(({ name }) => name)
}

describe('GET /radar/breaches', () => {
  let service: Started
  before(async () => {
    service = await startWith([
      createBreach('Adobe', { domain: 'adobe.com', severity: 'critical', dataClasses: ['Email addresses', 'Passwords'], addedDate: '2024-05-01', pwnCount: 3_000_000_000 }),
      createBreach('stealers', { isStealerLog: true, isVerified: false, isSensitive: true, description: '<p>Taken by <em>malware</em> in Zürich</p>' }),
      createBreach('Beta', { domain: 'beta.example', title: 'Beta 100% Off_Shop', dataClasses: ['Password hints', 'Phone  Numbers'], breachDate: '' }),
    ])
  })
  after(() => service[Symbol.asyncDispose]())

  it('lists whole records, those added last first', async () => {
    const { status, body } = await list(service)

    expect(status).to.equal(200)
    expect(names(body)).to.deep.equal(['Adobe', 'Beta', 'stealers'])
    expect(body.pagination).to.deep.equal({ limit: 100, total: 3, nextCursor: null })
    expect(body.breaches[2]).to.deep.equal(createBreach('stealers', { isStealerLog: true, isVerified: false, isSensitive: true, description: '<p>Taken by <em>malware</em> in Zürich</p>' }))
  })

  for (const [query, found] of [
    ['domain=ADOBE.com', ['Adobe']], ['domain=obe.com', []], ['severity=critical', ['Adobe']], ['severity=medium', []],
    ['dataClass=passwords', ['Adobe']], ['dataClass=phone%20numbers', ['Beta']], ['dataClass=Password', []], ['dataClass=%0A', []],
    ['isVerified=false', ['stealers']], ['isVerified=true', ['Adobe', 'Beta']], ['isStealerLog=true', ['stealers']],
    ['isSensitive=false', ['Adobe', 'Beta']], ['addedSince=2024-05-01', ['Adobe']], ['addedSince=2024-05-02', []],
    ['addedSince=2024-04-01', ['Adobe', 'Beta', 'stealers']], ['q=ZÜRICH', ['stealers']], ['q=malware+taken', ['stealers']], ['q=malware+adobe', []],
    ['q=%25', ['Beta']], ['q=off_', ['Beta']], ['q=_ff', []], ['q=em%3E', []], ['q=%20', ['Adobe', 'Beta', 'stealers']],
    ['q=beta&severity=critical', []], ['q=e&isStealerLog=false&sortBy=name', ['Adobe', 'Beta']], ['sortBy=name', ['Adobe', 'Beta', 'stealers']],
  ] as const) {
    it(`finds ${found.join(', ') || 'nothing'} by ${query}`, async () => {
      const { body } = await list(service, `?${query}`)

      expect(names(body)).to.deep.equal(found)
      expect(body.pagination.total).to.equal(found.length)
    })
  }

  const cursor = (...parts: unknown[]) => `cursor=${writePageCursor({ words: [] }, parts)}`
  for (const [query, path] of [
    ['limit=0', 'limit'], ['limit=1001', 'limit'], ['limit=ten', 'limit'], ['sortBy=random', 'sortBy'], ['severity=grave', 'severity'],
    ['isVerified=1', 'isVerified'], ['isSensitive=', 'isSensitive'], ['addedSince=yesterday', 'addedSince'], ['addedSince=2024-02-31', 'addedSince'],
    ['q=', 'q'], ['domain=', 'domain'], ['dataClass=', 'dataClass'], ['q=a%00', 'q'], ['colour=red', 'colour'], ['cursor=', 'cursor'], ['cursor=hello', 'cursor'],
    [cursor(1, 'recently-added', 'a'), 'cursor'], [cursor(1, 'recently-added', 'a', 3), 'cursor'], [cursor(1, 'name', '\0', 3), 'cursor'],
    [`sortBy=most-accounts&${cursor(1, 'most-accounts', 'a', '3')}`, 'cursor'], [cursor(1, 'name', 'a'), 'cursor'],
    [cursor(99_999, 'recently-added', 'a', '2024-01-01'), 'cursor'], [cursor(-1, 'recently-added', 'a', '2024-01-01'), 'cursor'],
    [cursor('1', 'recently-added', 'a', '2024-01-01'), 'cursor'], [cursor(1, 'recently-added', 'a', '2024-01-01', 'more'), 'cursor'],
  ] as const) {
    it(`refuses ${query.slice(0, 70)}`, async () => {
      const { status, body } = await list(service, `?${query}`)

      expect(status).to.equal(400)
      expect(body.error.details.map((fault: Json) => fault.path)).to.deep.equal([path])
    })
  }

  it('takes a cursor with the filters of its page only, whole, and with another limit', async () => {
    const { body } = await list(service, '?limit=1&q=e')
    const next = body.pagination.nextCursor as string

    const [same, none, other, junk, cut] = await Promise.all([`q=E&limit=5&cursor=${next}`, `cursor=${next}`, `q=a&cursor=${next}`, `q=e&cursor=${next}AAA`,
      `q=e&cursor=${next.slice(0, -2)}`].map(query => list(service, `?${query}`)))

    expect(same!.status).to.equal(200)
    expect(same!.body.breaches).to.have.length(body.pagination.total - 1)
    for (const refused of [none, other]) expect(refused!.body.error.details[0].message).to.match(/^is a cursor of a list with other filters/)
    for (const refused of [junk, cut]) expect(refused!.body.error.details).to.deep.equal([{ path: 'cursor', message: 'is not a cursor of this list' }])
  })

  it('answers 401 without a key, 403 on a plan without Radar, and is free and unmetered on the free plan', async () => {
    const free = await service.newKey('free')
    const bare = await service.newKey('starter')
    await onDatabase(service, db => db('plans').where({ id: 'starter' }).update({ features: '["search"]' }))
    const before = await traces(service)

    const nobody = await list(service, '', { key: null })
    const without = await list(service, '', { key: bare })
    const answers = await Promise.all(Array.from({ length: 50 }, () => list(service, '', { key: free })))

    expect([nobody.status, nobody.body.error.code]).to.deep.equal([401, 'UNAUTHORIZED'])
    expect([without.status, without.body.error.code]).to.deep.equal([403, 'PLAN_FEATURE_REQUIRED'])
    expect(new Set(answers.map(({ status }) => status))).to.deep.equal(new Set([200]))
    expect(answers[0]!.headers.get('x-ratelimit-limit')).to.equal(null)
    expect(await traces(service)).to.deep.equal(before)
  })
})

describe('the pages of /radar/breaches', () => {
  it('neither skip nor repeat, in every order, whatever is imported meanwhile', async () => {
    await using service = await startWith([])
    const day = fc.integer({ min: 10, max: 13 }).map(number => `2024-01-${number}`)
    const breaches = fc.uniqueArray(fc.record({
      name: fc.string({ minLength: 1, maxLength: 3, unit: fc.constantFrom('a', 'A', 'b', 'ß', 'Z', '😀', '\uff5e', '%', '_') }),
      addedDate: day, breachDate: fc.oneof(day, fc.constant('')), modifiedDate: day, pwnCount: fc.integer({ min: 0, max: 2 }),
      severity: fc.constantFrom(...severities),
    }), { minLength: 1, maxLength: 12, selector: ({ name }) => name })

    await fc.assert(fc.asyncProperty(breaches, breaches, fc.integer({ min: 1, max: 5 }), fc.constantFrom(...sorts), async (given, meanwhile, limit, sort) => {
      await onDatabase(service, db => db('breaches').delete())
      const all = given.map(({ name, ...more }) => createBreach(name, more))
      await putBreaches(service, all)

      const found = await pages(service, `limit=${limit}&sortBy=${sort}`, async page => {
        if (page === 1) await putBreaches(service, meanwhile.map(({ name, ...more }) => createBreach(name, more)))
      })

      expect(found.map(({ name }) => name)).to.deep.equal(sorted(all, sort))
      expect(found).to.have.deep.members(all)
    }), { numRuns: 60 })
  })

  it('hold the filters, and tell how many there are on all of them', async () => {
    await using service = await startWith(Array.from({ length: 25 }, (_, index) => createBreach(`Shop${index}`, { isVerified: index % 2 === 0, pwnCount: index % 3 })))

    const found = await pages(service, 'limit=4&isVerified=true&sortBy=most-accounts')
    const { body } = await list(service, '?limit=4&isVerified=true')

    expect(found.map(({ name }) => Number(name.slice(4))).sort((a, b) => a - b)).to.deep.equal([0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24])
    expect(body.pagination).to.include({ limit: 4, total: 13 })
  })

  it('are gone a day after the catalogue changed, which the answer says', async () => {
    await using service = await startWith([createBreach('a'), createBreach('b')], { clock: createTestClock() })
    const { body } = await list(service, '?limit=1')
    await putBreaches(service, [createBreach('a', { title: 'Other' })])
    await service.tracewell.database.breaches.removeSuperseded('2026-11-21T10:00:00.001Z')

    const expired = await list(service, `?limit=1&cursor=${body.pagination.nextCursor}`)

    expect(expired.status).to.equal(400)
    expect(expired.body.error.details[0].message).to.match(/expired/)
  })
})

describe('GET /radar/breaches/{name}', () => {
  let service: Started
  const odd = ['Adobe', 'adobe', 'Collection #1', 'a/b', '100% Café', 'Ünïcode 数据 😀', '..', 'a+b', 'q?x=1&y', '\u00e9', 'feed.atom', 'constructor']
  before(async () => { service = await startWith(odd.map(name => createBreach(name, { title: `Title of ${name}` }))) })
  after(() => service[Symbol.asyncDispose]())

  it('answers a name in any form that Unicode holds to be the same', async () => {
    const { status, body } = await service.request('GET', `/radar/breaches/${encodeURIComponent('100% Cafe\u0301')}`)

    expect(status).to.equal(200)
    expect(body.breach.name).to.equal('100% Caf\u00e9')
  })

  for (const name of odd.filter(one => one !== '..')) {
    it(`answers the breach named ${JSON.stringify(name)}`, async () => {
      const { status, body } = await service.request('GET', `/radar/breaches/${encodeURIComponent(name)}`)

      expect(status).to.equal(200)
      expect(body).to.deep.equal({ breach: createBreach(name, { title: `Title of ${name}` }) })
    })
  }

  for (const name of ['ADOBE', 'Adob', 'Adobe%20', '%', 'Adobe_']) {
    it(`answers 404 for ${name}, which is none exactly`, async () => {
      const { status, body } = await service.request('GET', `/radar/breaches/${encodeURIComponent(name)}`)

      expect(status).to.equal(404)
      expect(body.error).to.deep.equal({ code: 'NOT_FOUND', message: 'Breach not found' })
    })
  }

  for (const path of [`${'x'.repeat(201)}`, '%E0%A4%A', 'a%00b', 'Adobe?colour=red']) {
    it(`refuses ${path.slice(0, 20)}`, async () => {
      const { status, body } = await service.request('GET', `/radar/breaches/${path}`)

      expect(status).to.equal(400)
      expect(body.error.code).to.equal('VALIDATION_ERROR')
    })
  }
})

describe('the Atom feed', () => {
  it('has the newest 50 breaches, escaped', async () => {
    await using service = await startWith([
      ...Array.from({ length: 51 }, (_, index) => createBreach(`Old${index}`)),
      createBreach('New & <Bold>', { addedDate: '2024-06-01', disclosureUrl: 'https://news.example.com/?a=1&b="2"', description: '<p>A &amp; B</p>' }),
    ])

    const { status, headers, body } = await service.request('GET', '/radar/feed.atom')

    expect(status).to.equal(200)
    expect(headers.get('content-type')).to.equal('application/atom+xml')
    expect((body as string).match(/<entry>/g)).to.have.length(50)
    expect((body as string).indexOf('<title>New &amp; &lt;Bold&gt;</title>')).to.be.within(0, (body as string).indexOf('Old'))
    expect(body).to.include('href="https://news.example.com/?a=1&amp;b=&quot;2&quot;"')
    expect(body).to.include('<content type="html">&lt;p&gt;A &amp;amp; B&lt;/p&gt;</content>')
  })
})

describe('an answer of Radar', () => {
  it('refuses entity tags that are too long by their name, and a header that is too large as such', async () => {
    await using service = await start()

    const long = await list(service, '', { headers: { 'if-none-match': 'a'.repeat(4_097) } })
    const large = await list(service, '', { headers: { 'if-none-match': 'a'.repeat(16 * 1024) } })

    expect(long.status).to.equal(400)
    expect(long.body.error.details).to.deep.equal([{ path: 'If-None-Match', message: 'must have at most 4096 characters' }])
    expect(large.status).to.equal(431)
    expect(large.body.error.code).to.equal('REQUEST_HEADER_FIELDS_TOO_LARGE')
  })

  const paths = ['/radar/breaches', '/radar/breaches?limit=1&sortBy=name', '/radar/breaches/Adobe', '/radar/feed.atom']

  for (const path of paths) {
    it(`to ${path} is not sent again to one who has it, until it changes`, async () => {
      const clock = createTestClock()
      await using service = await startWith([createBreach('Adobe'), createBreach('Beta')], { clock })
      clock.advance(5_000)
      const first = await service.request('GET', path)
      const [etag, modified] = [first.headers.get('etag') ?? '', first.headers.get('last-modified') ?? '']

      const same = await service.request('GET', path, { headers: { 'if-none-match': `"other", W/${etag}` } })
      const any = await service.request('GET', path, { headers: { 'if-none-match': '*' } })
      const since = await service.request('GET', path, { headers: { 'if-modified-since': modified } })
      const other = await service.request('GET', path, { headers: { 'if-none-match': '"other"', 'if-modified-since': modified } })
      const odd = await service.request('GET', path, { headers: { 'if-modified-since': 'yesterday' } })
      await putBreaches(service, [createBreach('Adobe', { title: 'Adobe Systems' })])
      const changed = await service.request('GET', path, { headers: { 'if-none-match': etag } })
      const changedSince = await service.request('GET', path, { headers: { 'if-modified-since': modified } })

      expect(first.headers.get('cache-control')).to.equal('private, no-cache')
      expect(modified).to.equal('Sat, 21 Nov 2026 10:00:00 GMT')
      expect([same, any, since].map(({ status, body }) => [status, body])).to.deep.equal([[304, ''], [304, ''], [304, '']])
      expect(same.headers.get('etag')).to.equal(etag)
      expect([other, odd, changed, changedSince].map(({ status }) => status)).to.deep.equal([200, 200, 200, 200])
    })

    it(`to ${path} tells a time that a second change in one second does not make a lie`, async () => {
      await using service = await startWith([createBreach('Adobe')], { clock: createTestClock() })

      const first = await service.request('GET', path)
      await putBreaches(service, [createBreach('Adobe', { title: 'Adobe Systems' })])
      const again = await service.request('GET', path, { headers: { 'if-modified-since': first.headers.get('last-modified') ?? '' } })

      expect(again.status).to.equal(200)
    })

    it(`to ${path} is 401, 403 and 400 where it should be, and 500 where the database does not answer`, async () => {
      const service = await startWith([createBreach('Adobe')])
      const bare = await service.newKey('starter')
      await onDatabase(service, db => db('plans').where({ id: 'starter' }).update({ features: '["search"]' }))
      const nobody = await service.request('GET', path, { key: null })
      const without = await service.request('GET', path, { key: bare })
      const unknown = await service.request('GET', `${path}${path.includes('?') ? '&' : '?'}colour=red`)
      await service.tracewell.database.close()

      const { status, body } = await service.request('GET', path)

      expect([nobody.status, without.status, unknown.status]).to.deep.equal([401, 403, 400])
      expect([status, body.error.code]).to.deep.equal([500, 'INTERNAL_ERROR'])
      await Promise.resolve(service[Symbol.asyncDispose]()).catch(() => undefined)
    })
  }
})
