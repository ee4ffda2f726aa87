import { expect } from 'chai'
import { createHeldModule } from '../../scripts/support/modules.ts'
import { start, type Started } from '../../scripts/support/start.ts'
import { onDatabase } from '../../scripts/support/tables.ts'

describe('GET /account', () => {
  let service: Started
  let held: ReturnType<typeof createHeldModule>
  beforeEach(async () => {
    held = createHeldModule('held')
    service = await start({}, { modules: [held.module], plan: 'pro' })
    await onDatabase(service, db => db('api_keys').where({ account_id: service.accountId }).update({ manage: true }))
  })
  afterEach(() => service[Symbol.asyncDispose]())

  const account = async (key = service.key) => (await service.request('GET', '/account', { key })).body.data.account

  it('returns the plan with its limits, the keys by state and the running searches', async () => {
    const { key } = await service.tracewell.keys.create(service.accountId)
    await service.tracewell.keys.revoke(key.id)
    await service.createSearch('Pseudonym', 'sam')

    const { email, created_at, plan, ...rest } = await account()

    expect(rest).to.deep.equal({
      id: service.accountId,
      terms: { current_version: '2026-11', accepted_version: null, accepted_at: null },
      keys: { active: 1, revoked: 1 },
      running_searches: 1,
    })
    expect(email).to.match(/@example\.com$/)
    expect([created_at, plan?.started_at].every(time => Date.parse(time!) > 0)).to.equal(true)
    expect(plan).to.deep.include({
      id: 'pro',
      active: true,
      features: ['radar', 'search', 'tools'],
      requests_per_minute: 120,
      concurrent_searches: 5,
      searches_per_day: 2_000,
      searches_per_month: 30_000,
      keys: 5,
      retention_days: 90,
    })
    held.release()
  })

  it('reports a free plan whose terms are not accepted as inactive, and the accepted terms', async () => {
    await service.tracewell.plans.cancel(service.accountId)
    expect((await account()).plan).to.deep.include({ id: 'free', active: false, requests_per_minute: null })

    await service.tracewell.plans.claim(service.accountId, 'free', true)
    const { plan, terms } = await account()

    expect(plan?.active).to.equal(true)
    expect(terms.accepted_version).to.equal('2026-11')
    expect(terms.accepted_at).to.be.a('string')
  })

  it('reports no plan', async () => {
    await onDatabase(service, db => db('subscriptions').where({ account_id: service.accountId }).delete())

    expect((await account()).plan).to.equal(null)
  })
})
