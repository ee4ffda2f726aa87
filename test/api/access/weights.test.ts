import { expect } from 'chai'
import { operations } from '../../../generated/api-operations.ts'
import { newId } from '../../../src/lib/ids.ts'
import { createTestClock } from '../../support/clock.ts'
import { start } from '../../../scripts/support/start.ts'

/** Operations that need a key, cost nothing and have no weight, each with what limits it instead. */
const weightless = {
  listBreaches: 'Radar is unlimited on every plan',
  getBreach: 'Radar is unlimited on every plan',
  listDataClasses: 'Radar is unlimited on every plan',
  getBreachFeed: 'Radar is unlimited on every plan',
  createWatch: 'it counts as a request per minute',
}

describe('the weight of requests', () => {
  it('is stated for each operation that needs a key and is not metered', () => {
    const without = operations.filter(({ security, cost, weight }) => security !== null && cost === 0 && weight === 0)

    expect(without.map(({ id }) => id)).to.have.members(Object.keys(weightless))
  })

  it('limits investigations that are refused, and count as no request per minute', async () => {
    await using service = await start({ ROLE: 'api' }, { clock: createTestClock() })
    await service.tracewell.plans.set(service.accountId, 'starter')
    const body = { observables: [{ type: 'IP Address', value: 'no address' }] }

    const statuses = []
    for (let count = 0; count < 121; count++) {
      statuses.push((await service.request('POST', '/investigations', { body })).status)
    }

    expect(statuses).to.deep.equal([...Array.from({ length: 120 }, () => 400), 429])
  })

  for (const path of ['/search/{id}/webhook/redeliver', '/watches/{id}/run']) {
    it(`limits POST ${path} to the requests per minute of the plan, and at least to 60`, async () => {
      const clock = createTestClock()
      await using service = await start({ ROLE: 'api' }, { clock })
      await service.tracewell.plans.set(service.accountId, 'starter')
      const send = () => service.request('POST', path.replace('{id}', newId()))

      const statuses = []
      for (let count = 0; count < 61; count++) statuses.push((await send()).status)
      const refused = await send()
      const free = await service.request('GET', '/radar/breaches')
      clock.advance(1_000) // a weight of 10 of 600
      const later = await send()

      expect(statuses).to.deep.equal([...Array.from({ length: 60 }, () => 404), 429])
      expect([refused.body.error.code, refused.headers.get('retry-after')]).to.deep.equal([
        'RATE_LIMIT_RPM_EXCEEDED', '1',
      ])
      expect([free.status, later.status]).to.deep.equal([200, 404])
    })
  }

  for (const [what, path, body, status] of [
    ['a faulty body of a search', '/search', { query: { type: 'IP Address', value: 'none' } }, 400],
    ['an unknown search to retry', `/search/${newId()}/retry`, {}, 404],
    ['a faulty body of a read', '/observables/types', { values: 7 }, 400],
  ] as const) {
    it(`does not count what is refused, but the refusals are limited: ${what}`, async () => {
      const clock = createTestClock()
      await using service = await start({ ROLE: 'api' }, { clock })
      await service.tracewell.plans.set(service.accountId, 'starter')
      const send = () => service.request('POST', path, { body })

      const statuses: number[] = []
      for (let count = 0; count < 601; count++) statuses.push((await send()).status)
      const refused = await send()
      const other = await service.request('GET', '/search?limit=none')
      clock.advance(1_000) // room for 10
      const later = await send()

      expect(statuses).to.deep.equal([...Array.from({ length: 600 }, () => status), 429])
      expect([refused.body.error.code, refused.headers.get('retry-after'), other.status]).to.deep.equal([
        'RATE_LIMIT_RPM_EXCEEDED', '1', 429,
      ])
      expect(later.status).to.equal(status)
    })
  }

  it('does not limit how often a read without a weight finds nothing', async () => {
    await using service = await start({ ROLE: 'api' }, { clock: createTestClock() })
    await service.tracewell.plans.set(service.accountId, 'starter')

    const statuses = new Set<number>()
    for (let count = 0; count < 605; count++) {
      statuses.add((await service.request('GET', '/radar/breaches/None')).status)
    }

    expect([...statuses]).to.deep.equal([404])
  })

  it('is not asked of a caller whose requests were refused too often before their body is read', async () => {
    await using service = await start({ ROLE: 'api' }, { clock: createTestClock() })
    await service.tracewell.plans.set(service.accountId, 'starter')
    const large = { body: { query: { type: 'Pseudonym', value: 'a'.repeat(100_000) } } }

    const statuses: number[] = []
    for (let count = 0; count < 601; count++) statuses.push((await service.request('POST', '/search', large)).status)

    expect([new Set(statuses.slice(0, 600)), statuses.at(-1)]).to.deep.equal([new Set([413]), 429])
  })
})
