import { expect } from 'chai'
import { createTestClock } from '../../support/clock.ts'
import { createHeldModule, createModule } from '../../../scripts/support/modules.ts'
import { start, type Answer, type Started } from '../../../scripts/support/start.ts'
import { changePlan, traces } from '../../../scripts/support/tables.ts'
import { until } from '../../../scripts/support/until.ts'

const query = { type: 'Pseudonym', value: 'sam' }
const nothing = { searches: 0, records: 0, used: 0, runs: 0 }
const codeOf = ({ status, body }: Answer) => `${status} ${body.error === undefined ? 'OK' : body.error.code}`
const inSeconds = (answer: Answer, header: string) => Number(answer.headers.get(header))

/** Each way to start a search. */
const ways = ['/search', '/search/temporary', '/search/module/once']
const bodyOf = (service: Started, path: string, asked: object = query) =>
  path.endsWith('once') ? { query: asked, module_id: service.tracewell.modules.bySlug('quick')?.id } : { query: asked }

describe('the order of checks', () => {
  for (const path of ways) {
    it(`at ${path} is key, feature, request, minute, windows, slots, blocklist, dispatch`, async () => {
      const clock = createTestClock()
      await using service = await start({ ROLE: 'api' }, { clock, modules: [createModule('quick')] })
      const { plans, blocklist, database } = service.tracewell
      await changePlan(service, 'starter', { requests_per_minute: 0, daily: 0, concurrency: 0 })
      await plans.claim(service.accountId, 'free', true)
      await blocklist.add('exact', 'sam', '')
      const bad = { ...bodyOf(service, path), query: { type: 'Pseudonym' } }
      const ask = async (body: object = bodyOf(service, path), key: string | null = service.key) => {
        clock.advance(3_000) // longer than a key stays in the cache
        return codeOf(await service.request('POST', path, { body, key }))
      }

      const told1 = await ask(bad, null)
      const told2 = await ask(bad)
      await plans.set(service.accountId, 'starter')
      const told3 = await ask(bad)
      const told4 = await ask()
      await changePlan(service, 'starter', { requests_per_minute: 1 })
      const told5 = await ask()
      await changePlan(service, 'starter', { daily: 100 })
      const told6 = await ask()
      await changePlan(service, 'starter', { concurrency: 5 })
      const told7 = await ask()
      await blocklist.remove('exact', 'sam')
      const told8 = await ask()

      expect([told1, told2, told3, told4, told5, told6, told7, told8]).to.deep.equal([
        '401 UNAUTHORIZED',
        '403 PLAN_FEATURE_REQUIRED',
        '400 VALIDATION_ERROR',
        '429 RATE_LIMIT_RPM_EXCEEDED',
        '429 RATE_LIMIT_EXCEEDED',
        '409 MAX_CONCURRENCY_EXCEEDED',
        '403 QUERY_BLOCKED',
        path === '/search/temporary' ? '503 NO_ELIGIBLE_RUNNER' : '503 DISPATCH_UNAVAILABLE',
      ])
      expect(await traces(service)).to.deep.equal(nothing)
      expect(await database.searches.countActive(service.accountId)).to.equal(0)
    })
  }

  it('has the availability of account checks after the blocklist', async () => {
    await using service = await start({}, { checks: [] })
    await service.tracewell.blocklist.add('domain', 'example.com', '')
    const only = { features: { registered_accounts: 'only' } }

    const blocked = await service.request('POST', '/search', {
      body: { query: { type: 'Email Address', value: 'sam@example.com' }, ...only },
    })
    const free = await service.request('POST', '/search', {
      body: { query: { type: 'Email Address', value: 'sam@example.org' }, ...only },
    })

    expect([codeOf(blocked), codeOf(free)]).to.deep.equal(['403 QUERY_BLOCKED', '503 REGISTERED_ACCOUNTS_UNAVAILABLE'])
    expect(await traces(service)).to.deep.equal(nothing)
  })

  it('does not count a rejected request in the minute', async () => {
    await using service = await start({}, { modules: [createModule('quick')], checks: [] })
    await changePlan(service, 'starter', { requests_per_minute: 1 })
    await service.tracewell.blocklist.add('exact', 'nobody', '')
    const key = await service.newKey('starter')
    const post = (body: object) => service.request('POST', '/search', { body, key })

    const refused = [
      await post({ query: {} }),
      await post({ query, temporary: true }),
      await post({ query: { type: 'Pseudonym', value: 'nobody' } }),
      await post({
        query: { type: 'Email Address', value: 'sam@example.com' },
        features: { registered_accounts: 'only' },
      }),
    ]
    const taken = await post({ query })
    const second = await post({ query })

    expect(refused.map(({ status }) => status)).to.deep.equal([400, 400, 403, 503])
    expect([codeOf(taken), codeOf(second)]).to.deep.equal(['201 OK', '429 RATE_LIMIT_RPM_EXCEEDED'])
  })
})

describe('requests per minute', () => {
  it('are counted over every way to search, reported in headers, and reset after a minute', async () => {
    const clock = createTestClock()
    await using service = await start({}, { clock, modules: [createModule('quick')] })
    await changePlan(service, 'starter', { requests_per_minute: 3 })
    const key = await service.newKey('starter')
    const post = (path: string) => service.request('POST', path, { body: bodyOf(service, path), key })

    const taken: Answer[] = []
    for (const path of ways) taken.push(await post(path))
    const refused = await Promise.all(ways.map(post))
    clock.advance(59_999)
    const stillRefused = await post('/search')
    clock.advance(1)
    const freed = await post('/search')

    expect(taken.map(answer => inSeconds(answer, 'x-ratelimit-remaining'))).to.deep.equal([2, 1, 0])
    expect(taken.map(answer => inSeconds(answer, 'x-ratelimit-limit'))).to.deep.equal([3, 3, 3])
    for (const answer of refused) {
      expect(codeOf(answer)).to.equal('429 RATE_LIMIT_RPM_EXCEEDED')
      expect(inSeconds(answer, 'retry-after')).to.equal(60)
      expect(inSeconds(answer, 'x-ratelimit-remaining')).to.equal(0)
      expect(inSeconds(answer, 'x-ratelimit-reset')).to.equal(Date.parse('2026-11-21T10:01:00Z') / 1000)
    }
    expect([codeOf(stillRefused), codeOf(freed)]).to.deep.equal(['429 RATE_LIMIT_RPM_EXCEEDED', '201 OK'])
    expect(inSeconds(stillRefused, 'retry-after')).to.equal(1)
  })

  it('are exact with many parallel requests', async () => {
    await using service = await start({}, { modules: [createModule('quick')] })
    await changePlan(service, 'starter', { requests_per_minute: 10, concurrency: 1_000 })
    const key = await service.newKey('starter')

    const statuses = await Promise
      .all(Array.from(
        { length: 40 },
        async () => (await service.request('POST', '/search', { body: { query }, key })).status,
      ))

    expect(statuses.filter(status => status === 201)).to.have.length(10)
    expect(statuses.filter(status => status === 429)).to.have.length(30)
  })

  it('are not reported if the plan sets no limit', async () => {
    await using service = await start({}, { modules: [createModule('quick')] })
    await changePlan(service, 'starter', { requests_per_minute: null })

    const { status, headers } = await service.request('POST', '/search', {
      body: { query },
      key: await service.newKey('starter'),
    })

    expect(status).to.equal(201)
    expect(headers.has('x-ratelimit-limit')).to.equal(false)
  })
})

describe('usage windows', () => {
  for (const [period, column, resets, seconds] of [
    ['daily', 'daily', '2026-11-22T00:00:00Z', 14 * 3_600],
    ['global', 'monthly', '2026-12-21T10:00:00Z', 30 * 86_400],
  ] as const) {
    it(`reject a search when the ${period} window is used up, until the next begins`, async () => {
      const clock = createTestClock('2026-11-21T10:00:00.000Z')
      await using service = await start({}, { clock, modules: [createModule('quick')] })
      await changePlan(service, 'starter', { [column]: 1 })
      const key = await service.newKey('starter')
      const post = (path: string) => service.request('POST', path, { body: bodyOf(service, path), key })

      const taken = await post('/search')
      const refused = await Promise.all(ways.map(post))
      const usage = (await service.request('GET', '/usage', { key })).body.limits
      clock.advance(seconds * 1000 - 1)
      const stillRefused = await post('/search')
      clock.advance(1)
      const freed = await post('/search')

      expect(codeOf(taken)).to.equal('201 OK')
      for (const answer of refused) {
        expect(codeOf(answer)).to.equal('429 RATE_LIMIT_EXCEEDED')
        expect(answer.body.error.message).to.include(period)
        expect(inSeconds(answer, 'retry-after')).to.equal(seconds)
        expect(['limit', 'remaining', 'reset'].map(name => inSeconds(answer, `x-ratelimit-${name}`))).to.deep.equal([1,
          0, Date.parse(resets) / 1000])
      }
      expect([usage.allowed, usage.limits[period].used]).to.deep.equal([false, 1])
      expect([codeOf(stillRefused), codeOf(freed)]).to.deep.equal(['429 RATE_LIMIT_EXCEEDED', '201 OK'])
    })
  }

  it('are exact with many parallel requests', async () => {
    await using service = await start({}, { modules: [createModule('quick')] })
    await changePlan(service, 'starter', { requests_per_minute: null, concurrency: 1_000, daily: 25 })
    const key = await service.newKey('starter')

    const statuses = await Promise
      .all(Array.from(
        { length: 100 },
        async () => (await service.request('POST', '/search', { body: { query }, key })).status,
      ))
    const usage = (await service.request('GET', '/usage', { key })).body.limits.limits

    expect(statuses.filter(status => status === 201)).to.have.length(25)
    expect(statuses.filter(status => status === 429)).to.have.length(75)
    expect([usage.daily.used, usage.global.used]).to.deep.equal([25, 25])
  })
})

describe('concurrent searches', () => {
  it('are limited exactly with many parallel requests, stored and temporary together', async () => {
    const held = createHeldModule()
    await using service = await start({}, { modules: [held.module] })
    await changePlan(service, 'business', { concurrency: 3 })
    const left = new AbortController()
    const open = async (path: string) =>
      (await service.open('POST', path, { body: { query }, signal: left.signal })).status

    const statuses = await Promise
      .all(Array.from({ length: 20 }, (_, index) => open(index % 2 ? '/search' : '/search/temporary')))
    const usage = (await service.request('GET', '/usage')).body.limits.limits
    held.release()
    left.abort()

    expect(statuses.filter(status => status < 300)).to.have.length(3)
    expect(statuses.filter(status => status === 409)).to.have.length(17)
    expect(usage.daily.used).to.equal(3)
  })

  it('release the slot at the end of a search', async () => {
    const held = createHeldModule()
    await using service = await start({}, { modules: [held.module] })
    await changePlan(service, 'business', { concurrency: 1 })
    const id = await service.createSearch('Pseudonym', 'sam')

    const refused = await service.request('POST', '/search', { body: { query } })
    held.release()
    await service.events(`/search/${id}/stream`)
    const taken = await service.request('POST', '/search', { body: { query } })

    expect([codeOf(refused), codeOf(taken)]).to.deep.equal(['409 MAX_CONCURRENCY_EXCEEDED', '201 OK'])
  })

  it('count for the account, not for the key or other accounts', async () => {
    const held = createHeldModule()
    await using service = await start({}, { modules: [held.module] })
    await changePlan(service, 'business', { concurrency: 1 })
    const second = await service.tracewell.keys.create(service.accountId)
    const other = await service.newKey('business')
    await service.createSearch('Pseudonym', 'sam')
    await until(() => held.running === 1)

    const mine = await service.request('POST', '/search', { body: { query }, key: second.secret })
    const theirs = await service.request('POST', '/search', { body: { query }, key: other })
    held.release()

    expect([codeOf(mine), codeOf(theirs)]).to.deep.equal(['409 MAX_CONCURRENCY_EXCEEDED', '201 OK'])
  })
})

describe('the plan', () => {
  for (const path of ways) {
    it(`rejects a search on the free plan at ${path}`, async () => {
      await using service = await start({}, { plan: 'free', modules: [createModule('quick')] })

      const { status, body } = await service.request('POST', path, { body: bodyOf(service, path) })

      expect(status).to.equal(403)
      expect(body.error.code).to.equal('PLAN_FEATURE_REQUIRED')
    })
  }
})
