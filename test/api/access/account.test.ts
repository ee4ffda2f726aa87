import { expect } from 'chai'
import { createHeldModule } from '../../../scripts/support/modules.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { onDatabase } from '../../../scripts/support/tables.ts'

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
      webhook_endpoints: { active: 0, disabled: [] },
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

describe('POST /account/free-plan', () => {
  let service: Started
  before(async () => { service = await start() })
  after(() => service[Symbol.asyncDispose]())

  /** Creates an account with a key that may manage it. Then takes its plan away, if `plan` is `null`. */
  async function createAccount(email: string, plan: string | null) {
    const { accounts, plans, keys } = service.tracewell
    const { id } = await accounts.create(email)
    await plans.set(id, plan ?? 'pro')
    const { secret } = await keys.create(id, '', true)
    if (plan === null) await onDatabase(service, db => db('subscriptions').where({ account_id: id }).delete())
    return { id, secret }
  }
  const claim = (key: string, version = '2026-11') =>
    service.request('POST', '/account/free-plan', { key, body: { terms_version: version } })

  it('puts an account without a plan on the free plan, and changes nothing the second time', async () => {
    const { id, secret } = await createAccount('new@example.com', null)

    const first = await claim(secret)
    const second = await claim(secret)

    const { plan, terms } = first.body.data.account
    expect([first.status, plan?.id, plan?.active, terms.accepted_version]).to.deep
      .equal([200, 'free', true, '2026-11'])
    expect(second.body.data).to.deep.equal(first.body.data)
    const rows: unknown[] = await onDatabase(service, db =>
      db('audit_records').where({ account_id: id }).select('operation', 'outcome', 'subjects'))
    expect(rows[0]).to.deep.equal({ operation: 'claimFreePlan', outcome: 'ok', subjects: '["free"]' })
  })

  it('leaves a paid plan and its keys, and makes the free plan active once the paid one is cancelled', async () => {
    const { id, secret } = await createAccount('paid@example.com', 'pro')
    await service.tracewell.keys.create(id)

    const { body } = await claim(secret)
    const after = await service.request('GET', '/account', { key: secret })
    const { plan: { id: left }, revokedKeys } = await service.tracewell.plans.cancel(id)

    expect(body.data.account.plan?.id).to.equal('pro')
    expect(after.body.data).to.deep.equal(body.data)
    expect([left, revokedKeys.length]).to.deep.equal(['free', 1])
    const { body: cancelled } = await service.request('GET', '/account', { key: secret })
    expect(cancelled.data.account.plan).to.deep.include({ id: 'free', active: true })
  })

  it('refuses another version of the terms, names the field, and accepts nothing', async () => {
    const { secret } = await createAccount('careful@example.com', null)

    for (const body of [{ terms_version: '2025-01' }, {}, { terms_version: '' }]) {
      const { status, body: { error } } = await service.request('POST', '/account/free-plan', { key: secret, body })
      expect([status, error.faults.map(({ path }) => path)]).to.deep.equal([400, ['terms_version']])
    }
    const two = { terms_version: '1', a: 1 }
    const both = await service.request('POST', '/account/free-plan', { key: secret, body: two })
    expect(both.body.error.faults.map(({ path }) => path)).to.have.members(['terms_version', 'a'])
    const { body } = await service.request('GET', '/account', { key: secret })
    expect(body.data.account).to.deep.include({
      plan: null,
      terms: { current_version: '2026-11', accepted_version: null, accepted_at: null },
    })
  })

  it('answers 403 to a key without the mark', async () => {
    expect((await claim(service.key)).body.error.code).to.equal('MANAGE_KEY_REQUIRED')
  })
})
