import { randomUUID } from 'node:crypto'
import { expect } from 'chai'
import { start, type Started } from '../../../scripts/support/start.ts'
import { createTestClock } from '../../support/clock.ts'
import { until } from '../../../scripts/support/until.ts'
import { createChanging, watchesOf } from '../../support/watches.ts'

const dayMs = 24 * 3_600_000

describe('a run of a watch that is refused', () => {
  let service: Started
  let clock: ReturnType<typeof createTestClock>
  let watches: ReturnType<typeof watchesOf>
  beforeEach(async () => {
    clock = createTestClock()
    service = await start({}, { modules: [createChanging().module], plan: 'starter', clock })
    watches = watchesOf(service)
  })
  afterEach(() => service[Symbol.asyncDispose]())

  const setPlan = (planId: string) => service.tracewell.database.plans.setSubscription({
    accountId: service.accountId, product: 'api', planId, startedAt: '2026-11-01T00:00:00.000Z',
  })

  it('is postponed while a usage window is exhausted', async () => {
    const id = await watches.create()
    await watches.ran(id, 1)
    const day = `${clock.now().toISOString().slice(0, 10)}T00:00:00.000Z`
    await service.tracewell.database.usage
      .add(service.accountId, [{ period: 'daily', startsAt: day }], 1_000_000)
    await watches.runNow(id)
    await until(async () => (await watches.stateOf(id)).postponed !== null)
    const { postponed, status } = await watches.stateOf(id)

    expect([status, postponed?.code]).to.deep.equal(['active', 'RATE_LIMIT_EXCEEDED'])
    expect(postponed?.until).to.equal('2026-11-22T00:00:00.000Z')
    clock.advance(14 * 3_600_000)
    await watches.ran(id, 2)
    expect((await watches.stateOf(id)).postponed).to.equal(null)
  })

  it('pauses the watch if the plan no longer includes searches, and resumes it if it does again', async () => {
    const id = await watches.create()
    await watches.ran(id, 1)
    await setPlan('free')
    await watches.runNow(id)
    await until(async () => (await watches.stateOf(id)).status === 'paused')
    const { paused } = await watches.stateOf(id)
    await setPlan('starter')
    clock.advance(5 * 60_000)
    await watches.ran(id, 2)

    expect(paused?.code).to.equal('PLAN_FEATURE_REQUIRED')
    expect(await watches.stateOf(id)).to.deep.include({ status: 'active', paused: null })
  })

  it('pauses the newest watches if the plan has room for fewer, and resumes them if it has room again', async () => {
    const { database } = service.tracewell
    const id = await watches.create()
    await watches.ran(id, 1)
    const older = Array.from({ length: 100 }, () => randomUUID())
    const stored = (await database.watches.get(id))!
    for (const one of older) {
      await database.watches.insert({ ...stored, id: one, createdAt: '2026-11-20T10:00:00.000Z' })
      await database.watches.update(one, { dueAt: null })
    }
    await watches.runNow(id)
    await until(async () => (await watches.stateOf(id)).status === 'paused')
    const { paused } = await watches.stateOf(id)
    await database.watches.hide(older, clock.now().toISOString())
    clock.advance(5 * 60_000)
    await watches.ran(id, 2)

    expect(paused?.code).to.equal('WATCH_QUOTA_EXCEEDED')
    expect(await watches.stateOf(id)).to.deep.include({ status: 'active', paused: null })
  })

  it('pauses the watch if its key is revoked, until another key resumes it', async () => {
    const id = await watches.create()
    await watches.ran(id, 1)
    const { keyId } = (await service.tracewell.database.watches.get(id))!
    const { secret } = await service.tracewell.keys.create(service.accountId)
    await service.tracewell.keys.revoke(keyId)
    const state = async () => (await service.request('GET', `/watches/${id}`, { key: secret })).body.data.watch
    await service.request('POST', `/watches/${id}/run`, { key: secret })
    await until(async () => (await state()).paused?.code === 'KEY_REVOKED')

    await service.request('PATCH', `/watches/${id}`, { key: secret, body: { paused: false } })
    expect(await state()).to.deep.include({ status: 'active', paused: null })
    clock.advance(2 * dayMs)
    await until(async () => (await state()).runs === 2)
  })
})
