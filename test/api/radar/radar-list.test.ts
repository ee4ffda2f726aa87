import { expect } from 'chai'
import fc from 'fast-check'
import type { Breach } from '../../../src/core/radar/breach.ts'
import { createBreach, listBreaches, putBreaches, startWithBreaches } from '../../support/breaches.ts'
import { writePageCursor } from '../../../src/core/paging/page-cursor.ts'
import { createTestClock } from '../../support/clock.ts'
import type { Started } from '../../../scripts/support/start.ts'
import { onDatabase, traces } from '../../../scripts/support/tables.ts'
import { faultsOf } from '../../support/faults.ts'
import { amount } from '../../support/amount.ts'

const names = ({ breaches }: { breaches: readonly Breach[] }) => breaches.map(({ name }) => name)

/** Returns the breaches of all pages. After each page, calls `between` with the number of the page. */
async function readPages(
  service: Started,
  query: string,
  between: (page: number) => Promise<unknown> = async () => undefined,
): Promise<Breach[]> {
  const all: Breach[] = []
  for (let cursor: string | null = '', page = 1; cursor !== null; page++) {
    const { status, body } = await listBreaches(service, `?${query}${cursor && `&cursor=${cursor}`}`)
    expect(status).to.equal(200)
    all.push(...body.breaches)
    cursor = body.pagination.nextCursor
    await between(page)
  }
  return all
}

const sorts = ['recently-added', 'recently-breached', 'recently-modified', 'most-accounts', 'severity', 'name'] as const
const severities = ['low', 'medium', 'high', 'critical'] as const
const sortValues: Record<(typeof sorts)[number], (breach: Breach) => string | number> = {
  'recently-added': breach => breach.addedDate,
  'recently-breached': breach => breach.breachDate,
  'recently-modified': breach => breach.modifiedDate,
  'most-accounts': breach => breach.pwnCount,
  'severity': breach => severities.indexOf(breach.severity),
  'name': () => 0,
}

/** Compares names by code points, as documented. JavaScript compares strings by UTF-16 units. */
const byName = (a: Breach, b: Breach): number => Buffer.compare(nameKey(a), nameKey(b))

const nameKey = ({ name }: Breach): Buffer => Buffer.from(`${name.toLowerCase()}\u0001${name}`)

function sorted(breaches: readonly Breach[], sort: (typeof sorts)[number]): string[] {
  const value = sortValues[sort]
  return breaches
    .toSorted((a, b) => value(a) < value(b) ? 1 : value(a) > value(b) ? -1 : byName(a, b))
    .map(({ name }) => name)
}

describe('GET /radar/breaches', () => {
  let service: Started
  const stealers = createBreach('stealers', {
    isStealerLog: true,
    isVerified: false,
    isSensitive: true,
    description: '<p>Taken by <em>malware</em> in Zürich</p>',
  })
  before(async () => {
    service = await startWithBreaches([
      createBreach('Adobe', {
        domain: 'adobe.com',
        severity: 'critical',
        dataClasses: ['Email addresses', 'Passwords'],
        addedDate: '2024-05-01',
        pwnCount: 3_000_000_000,
      }),
      stealers,
      createBreach('Beta', {
        domain: 'beta.example',
        title: 'Beta 100% Off_Shop',
        dataClasses: ['Password hints', 'Phone  Numbers'],
        breachDate: '',
      }),
    ])
  })
  after(() => service[Symbol.asyncDispose]())

  it('lists complete records, the most recently added first', async () => {
    const { status, body } = await listBreaches(service)

    expect(status).to.equal(200)
    expect(names(body)).to.deep.equal(['Adobe', 'Beta', 'stealers'])
    expect(body.pagination).to.deep.equal({ limit: 100, total: 3, nextCursor: null })
    expect(body.breaches[2]).to.deep.equal(stealers)
  })

  for (const [query, found] of [
    ['domain=ADOBE.com', ['Adobe']], ['domain=obe.com', []], ['severity=critical', ['Adobe']], ['severity=medium', []],
    ['dataClass=passwords', ['Adobe']], ['dataClass=phone%20numbers', ['Beta']], ['dataClass=Password', []],
    ['dataClass=%0A', []],
    ['isVerified=false', ['stealers']], ['isVerified=true', ['Adobe', 'Beta']], ['isStealerLog=true', ['stealers']],
    ['isSensitive=false', ['Adobe', 'Beta']], ['addedSince=2024-05-01', ['Adobe']], ['addedSince=2024-05-02', []],
    ['addedSince=2024-04-01', ['Adobe', 'Beta', 'stealers']], ['q=ZÜRICH', ['stealers']],
    ['q=malware+taken', ['stealers']], ['q=malware+adobe', []],
    ['q=%25', ['Beta']], ['q=off_', ['Beta']], ['q=_ff', []], ['q=em%3E', []], ['q=%20', ['Adobe', 'Beta', 'stealers']],
    ['q=beta&severity=critical', []], ['q=e&isStealerLog=false&sortBy=name', ['Adobe', 'Beta']],
    ['sortBy=name', ['Adobe', 'Beta', 'stealers']],
  ] as const) {
    it(`lists ${found.join(', ') || 'nothing'} for ${query}`, async () => {
      const { body } = await listBreaches(service, `?${query}`)

      expect(names(body)).to.deep.equal(found)
      expect(body.pagination.total).to.equal(found.length)
    })
  }

  const cursor = (...parts: unknown[]) => `cursor=${writePageCursor({ list: 'breaches', words: [] }, parts)}`
  for (const [query, path] of [
    ['limit=0', 'limit'], ['limit=1001', 'limit'], ['limit=ten', 'limit'], ['sortBy=random', 'sortBy'],
    ['severity=grave', 'severity'],
    ['isVerified=1', 'isVerified'], ['isSensitive=', 'isSensitive'], ['addedSince=yesterday', 'addedSince'],
    ['addedSince=2024-02-31', 'addedSince'],
    ['q=', 'q'], ['domain=', 'domain'], ['dataClass=', 'dataClass'], ['q=a%00', 'q'],
    ['cursor=', 'cursor'], ['cursor=hello', 'cursor'],
    [cursor(1, 'recently-added', 'a'), 'cursor'], [cursor(1, 'recently-added', 'a', 3), 'cursor'],
    [cursor(1, 'name', '\0', 3), 'cursor'],
    [`sortBy=most-accounts&${cursor(1, 'most-accounts', 'a', '3')}`, 'cursor'], [cursor(1, 'name', 'a'), 'cursor'],
    [cursor(99_999, 'recently-added', 'a', '2024-01-01'), 'cursor'],
    [cursor(-1, 'recently-added', 'a', '2024-01-01'), 'cursor'],
    [cursor('1', 'recently-added', 'a', '2024-01-01'), 'cursor'],
    [cursor(1, 'recently-added', 'a', '2024-01-01', 'more'), 'cursor'],
  ] as const) {
    it(`answers 400 for ${query.slice(0, 70)}`, async () => {
      const { status, body } = await listBreaches(service, `?${query}`)

      expect(status).to.equal(400)
      expect(faultsOf(body).map(fault => fault.path)).to.deep.equal([path])
    })
  }

  it('accepts a cursor with another limit, but rejects other filters and a changed cursor', async () => {
    const { body } = await listBreaches(service, '?limit=1&q=e')
    const next = body.pagination.nextCursor!

    const [same, none, other, junk, cut] = await Promise.all([
      `q=E&limit=5&cursor=${next}`,
      `cursor=${next}`,
      `q=a&cursor=${next}`,
      `q=e&cursor=${next}AAA`,
      `q=e&cursor=${next.slice(0, -2)}`,
    ].map(query => listBreaches(service, `?${query}`)))

    expect(same!.status).to.equal(200)
    expect(same!.body.breaches).to.have.length(body.pagination.total - 1)
    for (const rejected of [none, other]) {
      expect(faultsOf(rejected!.body)[0]!.message).to.match(/^is a cursor of another list, of other filters/)
    }
    for (const rejected of [junk, cut]) {
      expect(rejected!.body.error.details)
        .to.deep.equal([{ path: 'cursor', message: 'is not a cursor of this list' }])
    }
  })

  it('answers 401 without a key, 403 on a plan without Radar, and costs nothing on the free plan', async () => {
    const free = await service.newKey('free')
    const bare = await service.newKey('starter')
    await onDatabase(service, db => db('plans').where({ id: 'starter' }).update({ features: '["search"]' }))
    const before = await traces(service)

    const noKey = await listBreaches(service, '', { key: null })
    const noRadar = await listBreaches(service, '', { key: bare })
    const answers = await Promise.all(Array.from({ length: 50 }, () => listBreaches(service, '', { key: free })))

    expect([noKey.status, noKey.body.error.code]).to.deep.equal([401, 'UNAUTHORIZED'])
    expect([noRadar.status, noRadar.body.error.code]).to.deep.equal([403, 'PLAN_FEATURE_REQUIRED'])
    expect(new Set(answers.map(({ status }) => status))).to.deep.equal(new Set([200]))
    expect(answers[0]!.headers.get('x-ratelimit-limit')).to.equal(null)
    expect(await traces(service)).to.deep.equal(before)
  })
})

describe('the pages of GET /radar/breaches', () => {
  it('neither skip nor repeat a breach, in every order, while breaches are imported', async () => {
    await using service = await startWithBreaches([])
    const day = fc.integer({ min: 10, max: 13 }).map(number => `2024-01-${number}`)
    const breaches = fc.uniqueArray(fc.record({
      name: fc.string({
        minLength: 1,
        maxLength: 3,
        unit: fc.constantFrom('a', 'A', 'b', 'ß', 'Z', '😀', '\uff5e', '%', '_'),
      }),
      addedDate: day,
      breachDate: fc.oneof(day, fc.constant('')),
      modifiedDate: day,
      pwnCount: fc.integer({ min: 0, max: 2 }),
      severity: fc.constantFrom(...severities),
    }), { minLength: 1, maxLength: 12, selector: ({ name }) => name })

    const limits = fc.integer({ min: 1, max: 5 })
    const orders = fc.constantFrom(...sorts)

    await fc.assert(fc.asyncProperty(breaches, breaches, limits, orders, async (given, meanwhile, limit, sort) => {
      await onDatabase(service, db => db('breaches').delete())
      const all = given.map(({ name, ...more }) => createBreach(name, more))
      await putBreaches(service, all)

      const found = await readPages(service, `limit=${limit}&sortBy=${sort}`, async page => {
        if (page === 1) await putBreaches(service, meanwhile.map(({ name, ...more }) => createBreach(name, more)))
      })

      expect(found.map(({ name }) => name)).to.deep.equal(sorted(all, sort))
      expect(found).to.have.deep.members(all)
    }), { numRuns: amount(60) })
  })

  it('keep the filters, and report the total of all pages', async () => {
    const shops = Array.from({ length: 25 }, (_, index) =>
      createBreach(`Shop${index}`, { isVerified: index % 2 === 0, pwnCount: index % 3 }))
    await using service = await startWithBreaches(shops)

    const found = await readPages(service, 'limit=4&isVerified=true&sortBy=most-accounts')
    const { body } = await listBreaches(service, '?limit=4&isVerified=true')

    expect(found.map(({ name }) => Number(name.slice(4))).sort((a, b) => a - b))
      .to.deep.equal([0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24])
    expect(body.pagination).to.include({ limit: 4, total: 13 })
  })

  it('expire a day after the catalogue changed, and the response reports that', async () => {
    await using service = await startWithBreaches([createBreach('a'), createBreach('b')], { clock: createTestClock() })
    const { body } = await listBreaches(service, '?limit=1')
    await putBreaches(service, [createBreach('a', { title: 'Other' })])
    await service.tracewell.database.breaches.removeSuperseded('2026-11-21T10:00:00.001Z')

    const expired = await listBreaches(service, `?limit=1&cursor=${body.pagination.nextCursor}`)

    expect(expired.status).to.equal(400)
    expect(faultsOf(expired.body)[0]!.message).to.match(/expired/)
  })
})
