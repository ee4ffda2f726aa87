import { randomUUID } from 'node:crypto'
import { expect } from 'chai'
import { createHeldModule, createModule } from '../../../scripts/support/modules.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { card } from '../../../src/sources/kit/card.ts'
import { faultsOf } from '../../support/faults.ts'
import { until } from '../../../scripts/support/until.ts'

describe('POST /investigations/{id}/follow', () => {
  let service: Started
  let searched: string[]
  const links: Record<string, string[]> = {
    'sam': ['one@own.example', 'two@own.example'],
    'one@own.example': ['three@own.example'],
  }
  beforeEach(async () => {
    searched = []
    const module = createModule('links', {
      async* run({ value }) {
        searched.push(value)
        await Promise.resolve()
        yield card((links[value] ?? []).map((text): [string, string, string] => ['E-mail', text, text]), {})
      },
    })
    service = await start({}, { modules: [module], plan: 'starter' })
  })
  afterEach(() => service[Symbol.asyncDispose]())

  const stateOf = async (id: string) => (await service.request('GET', `/investigations/${id}`)).body.data
  const finished = (id: string) => until(async () => (await stateOf(id)).investigation.status === 'finished')
  async function finish(body: object = {}): Promise<string> {
    const whole = { observables: [{ value: 'sam' }], ...body }
    const answer = await service.request('POST', '/investigations', { body: whole })
    const { id } = answer.body.data.investigation
    await finished(id)
    return id
  }
  const follow = (id: string, observables: object[], headers = {}) =>
    service.request('POST', `/investigations/${id}/follow`, { body: { observables }, headers })
  const eventsOf = async (id: string, query = '') =>
    (await service.events(`/investigations/${id}/stream${query}`)).slice(1)

  it('searches a found value and a new one after the end, and finishes again', async () => {
    const id = await finish()
    const first = (await stateOf(id)).observables[0]!.search!.id

    const { status, body } = await follow(id, [
      { value: 'ONE@own.example', search_id: first }, { value: 'alex' }, { value: '@alex' },
    ])
    await finished(id)

    const { investigation, counts, observables } = body.data
    expect([status, investigation.status, investigation.completed_at]).to.deep.equal([202, 'processing', null])
    expect(counts).to.deep.include({ observables: 3, waiting: 2, by_depth: [2, 1] })
    expect(observables.map(({ query, depth, found }) => [query.value, depth, found?.relation])).to.deep.equal([
      ['ONE@own.example', 1, 'contact'], ['alex', 0, undefined],
    ])
    expect(searched).to.have.length(3)
  })

  it('does not search another address of a mailbox, and names the one that stands for it', async () => {
    const id = await finish({ observables: [{ value: 'sam@gmail.com' }] })

    const values = ['s.am@gmail.com', 'kim@pm.me', 'k-im@proton.me']
    const { body } = await follow(id, values.map(value => ({ value })))
    await finished(id)

    expect(body.data.same_mailbox).to.deep.equal([
      { value: 's.am@gmail.com', searched: 'sam@gmail.com' }, { value: 'k-im@proton.me', searched: 'kim@pm.me' },
    ])
    expect(body.data.observables.map(({ query }) => query.value)).to.deep.equal(['sam@gmail.com', 'kim@pm.me'])
    expect(searched).to.deep.equal(['sam@gmail.com', 'kim@pm.me'])
  })

  it('goes on with the stream after investigation.finished, which ends each part', async () => {
    const id = await finish()
    const before = await eventsOf(id)
    await follow(id, [{ value: 'alex' }])
    await finished(id)

    const first = await eventsOf(id)
    const rest = await eventsOf(id, `?lastEventId=${first.at(-1)!.id}`)
    const end = await service.request('GET', `/investigations/${id}/stream?lastEventId=${rest.at(-1)!.id}`)

    expect(first).to.deep.equal(before)
    expect(rest[0]).to.include({ event: 'observable.followed', id: String(before.length + 1) })
    expect(rest.map(event => event.id)).to.deep.equal(rest.map((_, index) => String(before.length + 1 + index)))
    expect(rest.at(-1)!.event).to.equal('investigation.finished')
    expect(end.status).to.equal(204)
  })

  it('searches nothing twice, and leaves a finished investigation finished if nothing is added', async () => {
    const id = await finish()

    const { status, body } = await follow(id, [{ value: '@sam' }])

    expect([status, body.data.investigation.status, body.data.observables.length]).to.deep.equal([202, 'finished', 1])
    expect(body.data.observables[0]!.search).to.deep.include({ status: 'finished' })
    expect(searched).to.deep.equal(['sam'])
  })

  it('searches what was left out, and counts it no longer', async () => {
    const id = await finish({ follow: { depth: 1, max_searches: 2 } })
    const before = await stateOf(id)

    await follow(id, [{ value: 'two@own.example' }])
    await finished(id)

    const { investigation, observables } = await stateOf(id)
    expect(before.investigation.following!.left_out).to.equal(1)
    expect(investigation.following).to.deep.equal({ left_out: 0, stopped: null })
    expect(observables.map(({ query, depth, status }) => [query.value, depth, status])).to.deep.equal([
      ['sam', 0, 'started'], ['one@own.example', 1, 'started'], ['two@own.example', 1, 'started'],
    ])
  })

  it('follows further from what was added, as the investigation does', async () => {
    const id = await finish({ follow: { depth: 1, exclude: { values: [{ value: 'one@own.example' }] } } })
    await follow(id, [{ value: 'one@own.example' }])
    await finished(id)

    const { observables } = await stateOf(id)

    expect(observables.map(({ query, depth }) => [query.value, depth])).to.deep.equal([
      ['sam', 0], ['two@own.example', 1], ['one@own.example', 0], ['three@own.example', 1],
    ])
  })

  it('stays within the budget, and reports it', async () => {
    const id = await finish({ budget: 1 })

    await follow(id, [{ value: 'alex' }])
    await finished(id)

    const { investigation, observables } = await stateOf(id)
    expect(investigation.stopped!.code).to.equal('BUDGET_EXHAUSTED')
    expect(observables[1]!.reason!.code).to.equal('BUDGET_EXHAUSTED')
    expect(searched).to.deep.equal(['sam'])
  })

  it('adds once for each Idempotency-Key', async () => {
    const id = await finish()
    const headers = { 'Idempotency-Key': 'one' }

    const answers = [await follow(id, [{ value: 'alex' }], headers), await follow(id, [{ value: 'alex' }], headers)]
    const other = await follow(id, [{ value: 'kim' }], headers)

    expect(answers.map(({ status }) => status)).to.deep.equal([202, 202])
    expect(answers.map(one => one.headers.get('idempotent-replayed'))).to.deep.equal([null, 'true'])
    expect([other.status, (await stateOf(id)).observables.length]).to.deep.equal([422, 2])
  })

  it('answers 409 for a cancelled investigation, and 404 for one of another account', async () => {
    const held = createHeldModule()
    await using own = await start({}, { modules: [held.module], plan: 'starter' })
    const { body } = await own.request('POST', '/investigations', { body: { observables: [{ value: 'sam' }] } })
    const path = `/investigations/${body.data.investigation.id}` as const
    await own.request('POST', `${path}/cancel`)
    const more = { observables: [{ value: 'alex' }] }

    const cancelled = await own.request('POST', `${path}/follow`, { body: more })
    const foreign = await own.request('POST', `${path}/follow`, { body: more, key: await own.newKey('starter') })

    expect([cancelled.status, cancelled.body.error.code]).to.deep.equal([409, 'INVESTIGATION_CANCELLED'])
    expect(foreign.status).to.equal(404)
  })

  it('answers 409 for a finished investigation while too many others are unfinished', async () => {
    const { database } = service.tracewell
    const id = await finish()
    const stored = (await database.investigations.get(id))!
    const plan = (await database.plans.list()).find(one => one.id === 'starter')!
    for (let more = 0; more < 10 * plan.concurrency; more++) {
      await database.investigations.insert({ ...stored, id: randomUUID() })
    }

    const refused = await follow(id, [{ value: 'alex' }])
    const known = await follow(id, [{ value: 'sam' }])

    expect([refused.status, refused.body.error.code]).to.deep.equal([409, 'MAX_CONCURRENCY_EXCEEDED'])
    expect([known.status, known.body.data.investigation.status]).to.deep.equal([202, 'finished'])
    expect((await stateOf(id)).observables).to.have.lengthOf(1)
  })

  it('names the faulty fields', async () => {
    const id = await finish()
    const other = await finish()
    const searchOf = async (of: string) => (await stateOf(of)).observables[0]!.search!.id

    const values = await follow(id, [{ value: 'ok' }, { type: 'IP Address', value: 'x' }])
    const searches = await follow(other, [
      { value: 'one@own.example', search_id: await searchOf(id) }, { value: 'x', search_id: await searchOf(other) },
    ])

    expect(faultsOf(values.body).map(({ path }) => path)).to.deep.equal(['observables.1.value'])
    expect(faultsOf(searches.body)).to.deep.equal([
      { path: 'observables.0.search_id', message: 'is not a search of this investigation' },
      { path: 'observables.1.search_id', message: 'did not find this observable' },
    ])
  })
})
