import { expect } from 'chai'
import { createHeldModule, createModule } from '../../../scripts/support/modules.ts'
import { start, type Answer, type Started } from '../../../scripts/support/start.ts'
import { changePlan } from '../../../scripts/support/tables.ts'
import { createTestClock } from '../../support/clock.ts'

const query = { type: 'Pseudonym', value: 'sam' }
const dns = '/tools/domain-intelligence/dns'
const names = ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset']

/** Status and the three headers, as text: `400 30 29 1795256160`. */
const limitsOf = ({ status, headers }: Answer): string =>
  [status, ...names.map(name => headers.get(name) ?? 'none')].join(' ')

describe('X-RateLimit headers', () => {
  let service: Started
  const clock = createTestClock()
  const reset = () => Math.ceil((clock.now().getTime() + 60_000) / 1_000)
  const held = createHeldModule('held')
  before(async () => {
    service = await start({ ROLE: 'api,orchestrator' }, { clock, modules: [createModule('quick'), held.module] })
    await service.tracewell.blocklist.add('exact', 'nobody', '')
  })
  after(() => service[Symbol.asyncDispose]())

  const post = (path: string, body: unknown, key = service.key, headers: Record<string, string> = {}) =>
    service.request('POST', path, { body, key, headers })

  it('are on every refusal of a metered operation, which counts as no request', async () => {
    const answers = [
      await post('/search', { query: {} }),
      await post(dns, { domain: '' }),
      await post('/search', { query: { type: 'Pseudonym', value: 'nobody' } }),
      await post('/search', { query, more: 'x'.repeat(70_000) }),
      await post('/search', '{}', service.key, { 'content-type': 'text/plain' }),
      await post('/search', { query }),
    ]

    expect(answers.map(limitsOf)).to.deep.equal([400, 400, 403, 413, 415, 503].map(status =>
      `${status} 600 600 ${reset()}`))
  })

  it('are on a refusal for want of a slot', async () => {
    await changePlan(service, 'pro', { concurrency: 0 })
    const key = await service.newKey('pro')

    const answer = await post('/search', { query }, key)

    expect(limitsOf(answer)).to.equal(`409 120 120 ${reset()}`)
  })

  it('report the limit of the plan if it lacks the feature, and 0 if it has no metered operation', async () => {
    const starter = await service.newKey('starter')
    const free = await service.newKey('free')

    expect(limitsOf(await post(dns, { domain: 'a.example' }, starter))).to.equal(`403 30 30 ${reset()}`)
    expect(limitsOf(await post('/search', { query }, free))).to.equal(`403 0 0 ${reset()}`)
  })

  it('are left out without a limit, without a valid key and by an operation that is not metered', async () => {
    await changePlan(service, 'pro', { requests_per_minute: null })
    const unlimited = await service.newKey('pro')

    expect(limitsOf(await post('/search', { query: {} }, unlimited))).to.equal('400 none none none')
    expect(limitsOf(await post('/search', { query }, 'wrong'))).to.equal('401 none none none')
    expect(limitsOf(await post('/search/delete', { ids: ['x'] }))).to.equal('400 none none none')
  })
})
