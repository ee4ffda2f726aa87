import { expect } from 'chai'
import { createHeldModule, createModule } from '../../../scripts/support/modules.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { changePlan, dumpTables, filesWith } from '../../../scripts/support/tables.ts'
import { createTestClock } from '../../support/clock.ts'
import { until } from '../../../scripts/support/until.ts'

const observables = [{ value: 'canary-one' }, { value: 'canary-two' }, { value: 'canary-three' }]

async function begin(service: Started, more: object = {}): Promise<string> {
  const { status, body } = await service.request('POST', '/investigations', { body: { observables, ...more } })
  expect(status).to.equal(201)
  return body.data.investigation.id
}
const stateOf = async (service: Started, id: string) =>
  (await service.request('GET', `/investigations/${id}`)).body.data
const finished = (service: Started, id: string) =>
  until(async () => (await stateOf(service, id)).investigation.status === 'finished')

describe('an investigation whose daily window is exhausted', () => {
  it('waits for a reset within an hour, and goes on then', async () => {
    const clock = createTestClock('2026-11-21T23:30:00.000Z')
    await using service = await start({}, { clock, modules: [createModule('quick')], plan: 'starter' })
    await changePlan(service, 'starter', { daily: 2 })
    const id = await begin(service)
    await until(async () => (await stateOf(service, id)).investigation.paused_until !== null)
    const paused = await stateOf(service, id)

    clock.advance(31 * 60_000)
    await finished(service, id)

    const { investigation, counts } = await stateOf(service, id)
    expect(paused.investigation).to.include({ paused_until: '2026-11-22T00:00:00.000Z', stopped: null })
    expect(paused.counts).to.include({ waiting: 1 })
    expect(investigation).to.include({ paused_until: null, stopped: null })
    expect(counts).to.include({ finished: 3 })
  })

  it('stops if the window resets later, and says why', async () => {
    const clock = createTestClock('2026-11-21T22:30:00.000Z')
    await using service = await start({}, { clock, modules: [createModule('quick')], plan: 'starter' })
    await changePlan(service, 'starter', { daily: 2 })
    const id = await begin(service)
    await finished(service, id)

    const { investigation, counts, observables: [, , last] } = await stateOf(service, id)
    const message = 'The daily usage window of this account is exhausted'
    expect(investigation.stopped).to.deep.equal({ code: 'RATE_LIMIT_EXCEEDED', message })
    expect(counts).to.include({ finished: 2, not_started: 1 })
    expect(last!.reason).to.deep.equal({ code: 'RATE_LIMIT_EXCEEDED', message })
  })

  it('is refused if the window has no room for one search', async () => {
    await using service = await start({}, { modules: [createModule('quick')], plan: 'starter' })
    await changePlan(service, 'starter', { daily: 0 })

    const { status } = await service.request('POST', '/investigations', { body: { observables } })

    expect(status).to.equal(429)
  })
})

describe('an investigation', () => {
  it('stops if its key is revoked', async () => {
    const held = createHeldModule()
    await using service = await start({}, { modules: [held.module], plan: 'starter' })
    const ids = [await begin(service), await begin(service)]
    await until(() => held.running === 2)
    const [key] = await service.tracewell.keys.list(service.accountId)
    await service.tracewell.keys.revoke(key!.id)
    held.release()
    const { database, keys } = service.tracewell
    for (const id of ids) await until(async () => (await database.investigations.get(id))?.status === 'finished')

    const stops = await Promise.all(ids.map(async id => (await database.investigations.get(id))!.stopped?.code))
    expect(stops).to.deep.equal(['KEY_REVOKED', 'KEY_REVOKED'])
    await keys.restore(key!.id)
  })

  it('stops if the plan no longer includes search, and says why', async () => {
    const held = createHeldModule()
    await using service = await start({}, { modules: [held.module], plan: 'starter' })
    const id = await begin(service)
    await until(() => held.running === 2)
    await service.tracewell.plans.claim(service.accountId, 'free', true)
    held.release()
    await finished(service, id)

    const { investigation, counts } = await stateOf(service, id)
    expect(investigation.stopped?.code).to.equal('PLAN_FEATURE_REQUIRED')
    expect(counts).to.include({ finished: 2, not_started: 1 })
  })

  it('leaves no value in the log, and none in the database after its deletion', async () => {
    await using service = await start({}, { modules: [createModule('quick')] })
    await service.tracewell.blocklist.add('exact', 'canary-two', '')
    const id = await begin(service)
    await finished(service, id)
    await service.events(`/investigations/${id}/stream`)
    const stored = (await dumpTables(service)).filter(row => row.includes('canary-'))
    await service.request('POST', '/investigations/delete', { body: { ids: [id] } })

    expect(stored).not.to.be.empty
    const left = async () => (await dumpTables(service)).filter(row => /canary-(one|three)/.test(row))
    await until(async () => (await left()).length === 0)
    await until(async () => (await filesWith(service, 'canary-three')).length === 0)
    expect(service.logged.filter(line => line.includes('canary-'))).to.deep.equal([])
  })
})
