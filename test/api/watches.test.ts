import { randomUUID } from 'node:crypto'
import { expect } from 'chai'
import { createModule } from '../../scripts/support/modules.ts'
import { start, type Started } from '../../scripts/support/start.ts'
import { moduleId } from '../../src/core/modules.ts'
import { isSigned } from '../../src/core/webhooks/signature.ts'
import { SourceFailure } from '../../src/sources/kit/failures.ts'
import { card, link } from '../../src/sources/kit/card.ts'
import { createTestClock } from '../support/clock.ts'
import { faultsOf } from '../support/faults.ts'
import { createReceiver } from '../support/receiver.ts'
import { until } from '../support/until.ts'

const dayMs = 24 * 3_600_000
const profile = 'https://github.com/sam'

describe('watches', () => {
  let service: Started
  let clock: ReturnType<typeof createTestClock>
  let found: string[]
  let fails: boolean
  beforeEach(async () => {
    clock = createTestClock()
    found = []
    fails = false
    const changing = createModule('changing', {
      category: 'profile',
      kind: 'api',
      run() {
        if (fails) throw new SourceFailure('UPSTREAM_ERROR', 'the source failed')
        return found.map(url => card([['Profile', link(url)]], { url }))
      },
    })
    service = await start({}, { modules: [changing], plan: 'starter', clock })
  })
  afterEach(() => service[Symbol.asyncDispose]())

  const daily = {
    observable: { value: 'sam' }, interval_hours: 24, modules: { mode: 'selected', ids: [moduleId('changing')] },
  }
  const post = (body: object, headers = {}) => service.request('POST', '/watches', { body, headers })
  const patch = (id: string, body: object) => service.request('PATCH', `/watches/${id}`, { body })
  const runNow = (id: string) => service.request('POST', `/watches/${id}/run`)
  const remove = (id: string) => service.request('POST', '/watches/delete', { body: { ids: [id] } })
  const stateOf = async (id: string) => (await service.request('GET', `/watches/${id}`)).body.data.watch
  const changesOf = async (id: string) => (await service.request('GET', `/watches/${id}/changes`)).body.data.changes
  async function create(body: object = {}): Promise<string> {
    const { status, body: answer } = await post({ ...daily, ...body })
    expect(status).to.equal(201)
    return answer.data.watch.id
  }
  /** Waits until a watch has compared this number of runs. */
  const ran = (id: string, runs: number) => until(async () => {
    const watch = await stateOf(id)
    return watch.runs === runs && watch.current_search === null && watch.last_run !== null
  })
  async function runAgain(id: string): Promise<void> {
    const { runs } = await stateOf(id)
    expect((await runNow(id)).status).to.equal(202)
    await ran(id, runs + 1)
  }

  describe('POST /watches', () => {
    it('runs at once, and again when the interval has passed', async () => {
      const { status, headers, body } = await post({ ...daily, reference: 'case-1', labels: ['fraud'] })
      const { id } = body.data.watch
      await ran(id, 1)
      const first = await stateOf(id)

      expect([status, headers.get('location')]).to.deep.equal([201, `/watches/${id}`])
      expect(first).to.deep.include({ status: 'active', query: { type: 'Pseudonym', value: 'sam' }, changes: 0 })
      expect(Date.parse(first.next_run_at!) - clock.now().getTime()).to.be.within(dayMs, 1.1 * dayMs)
      clock.advance(1.1 * dayMs)
      await ran(id, 2)
      const { search_id: search } = (await stateOf(id)).last_run!
      expect((await service.request('GET', `/search/${search}`)).body.data.search)
        .to.deep.include({ watch_id: id, reference: 'case-1', labels: ['fraud'] })
    })

    it('makes one run of all those that were missed', async () => {
      const id = await create()
      await ran(id, 1)

      clock.advance(20 * dayMs)
      await ran(id, 2)

      expect(Date.parse((await stateOf(id)).next_run_at!)).to.be.greaterThan(clock.now().getTime())
    })

    it('answers a repeated Idempotency-Key with the first watch', async () => {
      const headers = { 'Idempotency-Key': randomUUID() }
      const [first, second] = [await post(daily, headers), await post(daily, headers)]

      expect(second.body.data.watch.id).to.equal(first.body.data.watch.id)
      expect(second.headers.get('idempotent-replayed')).to.equal('true')
    })

    it('names the faults of the observable and of the options', async () => {
      const { status, body } = await post({
        observable: { type: 'Domain Name', value: 'no domain' },
        interval_hours: 0,
        modules: { mode: 'selected', ids: [randomUUID()] },
      })

      expect(status).to.equal(400)
      expect(faultsOf(body).map(({ path }) => path))
        .to.have.members(['observable.value', 'interval_hours', 'modules.ids.0'])
    })

    it('answers 409 if the plan has no room for another watch', async () => {
      const { database } = service.tracewell
      const first = await create()
      const stored = (await database.watches.get(first))!
      const plan = (await database.plans.list()).find(({ id }) => id === 'starter')!
      for (let more = 1; more < 10 * plan.concurrency; more++) {
        await database.watches.insert({ ...stored, id: randomUUID(), createdAt: '2026-11-21T10:00:01.000Z' })
      }

      const { status, body } = await post(daily)

      expect([status, body.error.code]).to.deep.equal([409, 'WATCH_QUOTA_EXCEEDED'])
    })
  })

  describe('GET /watches/{id}/changes', () => {
    it('lists what is new and what is gone, newest first, with the searches', async () => {
      const id = await create()
      await ran(id, 1)
      found = [profile]
      await runAgain(id)
      const second = (await stateOf(id)).last_run!
      await runAgain(id)
      found = []
      await runAgain(id)

      const changes = await changesOf(id)

      expect(second).to.deep.include({ changes: 1 })
      expect(changes.map(({ number, kind, subject }) => [number, kind, subject])).to.deep.equal([
        [2, 'gone_account', 'github.com/sam'],
        [1, 'new_account', 'github.com/sam'],
      ])
      expect(changes[1]).to.deep.include({
        before: null,
        source: { kind: 'module', slug: 'changing', name: 'Module changing' },
      })
      expect(changes[1]!.after).to.deep.include({ value: profile, search_id: second.search_id })
    })

    it('reports nothing gone if the source failed, or if the searches were deleted', async () => {
      found = [profile]
      const id = await create()
      await ran(id, 1)
      fails = true
      await runAgain(id)
      const { search_id: search } = (await stateOf(id)).last_run!
      expect((await service.request('POST', '/search/delete', { body: { ids: [search] } })).status).to.equal(202)
      fails = false
      await runAgain(id)

      expect(await changesOf(id)).to.deep.equal([])
    })

    it('has pages', async () => {
      const id = await create()
      await ran(id, 1)
      found = ['a', 'b', 'c'].map(name => `https://github.com/${name}`)
      await runAgain(id)
      const page = async (cursor = '') =>
        (await service.request('GET', `/watches/${id}/changes?limit=2${cursor}`)).body.data
      const first = await page()
      const second = await page(`&cursor=${first.pagination.nextCursor}`)

      expect([...first.changes, ...second.changes].map(({ number }) => number)).to.deep.equal([3, 2, 1])
      expect(second.pagination.nextCursor).to.equal(null)
    })
  })

  describe('the webhook of a watch', () => {
    it('is sent once, signed, for each run that found a change, and not for others', async () => {
      await using receiver = await createReceiver()
      const id = await create({
        delivery: { webhook: { url: receiver.url, secret: 'correct-horse' } }, reference: 'case-1',
      })
      await ran(id, 1)
      await runAgain(id)
      found = [profile]
      await runAgain(id)
      const { search_id: search } = (await stateOf(id)).last_run!
      await runAgain(id)
      found = []
      await runAgain(id)
      await until(() => receiver.delivered.length === 2)
      const [first, second] = receiver.delivered

      expect(receiver.faults()).to.deep.equal([])
      expect(isSigned(first!.headers, first!.raw, 'correct-horse')).to.equal(true)
      expect(first!.body).to.deep.include({ event: 'watch.changed', search_id: search, total: 1 })
      expect(first!.body.watch).to.deep.include({ id, reference: 'case-1' })
      expect([first, second].map(one => one!.body.changes?.map(({ number, kind }) => [number, kind])))
        .to.deep.equal([[[1, 'new_account']], [[2, 'gone_account']]])
      expect(first!.headers['x-webhook-id']).to.not.equal(second!.headers['x-webhook-id'])
      expect((await stateOf(id)).webhook).to.deep.equal({ url: receiver.url })
    })

    it('is refused for an address that is not public', async () => {
      const { status, body } = await post({ ...daily, delivery: { webhook: { url: 'http://10.0.0.1/' } } })

      expect([status, faultsOf(body)[0]?.path]).to.deep.equal([400, 'delivery.webhook.url'])
    })
  })

  describe('PATCH /watches/{id}', () => {
    it('pauses and resumes the runs', async () => {
      const id = await create()
      await ran(id, 1)
      const paused = (await patch(id, { paused: true })).body.data.watch
      clock.advance(3 * dayMs)
      const resumed = (await patch(id, { paused: false, interval_hours: 48 })).body.data.watch
      await ran(id, 2)

      expect(paused).to.deep.include({ status: 'paused', next_run_at: null })
      expect(paused.paused?.code).to.equal('PAUSED_BY_CALLER')
      expect(resumed).to.deep.include({ status: 'active', paused: null, interval_hours: 48 })
    })

    it('keeps a watch paused that runs once on request', async () => {
      const id = await create()
      await ran(id, 1)
      await patch(id, { paused: true })
      await runAgain(id)

      expect(await stateOf(id)).to.deep.include({ status: 'paused', next_run_at: null, runs: 2 })
    })
  })

  describe('a run that is refused', () => {
    const setPlan = (planId: string) => service.tracewell.database.plans.setSubscription({
      accountId: service.accountId, product: 'api', planId, startedAt: '2026-11-01T00:00:00.000Z',
    })

    it('is postponed while a usage window is exhausted', async () => {
      const id = await create()
      await ran(id, 1)
      const day = `${clock.now().toISOString().slice(0, 10)}T00:00:00.000Z`
      await service.tracewell.database.usage.add(service.accountId, 'daily', day, 1_000_000)
      await runNow(id)
      await until(async () => (await stateOf(id)).postponed !== null)
      const { postponed, status } = await stateOf(id)

      expect([status, postponed?.code]).to.deep.equal(['active', 'RATE_LIMIT_EXCEEDED'])
      expect(postponed?.until).to.equal('2026-11-22T00:00:00.000Z')
      clock.advance(14 * 3_600_000)
      await ran(id, 2)
      expect((await stateOf(id)).postponed).to.equal(null)
    })

    it('pauses the watch if the plan no longer includes searches, and resumes it if it does again', async () => {
      const id = await create()
      await ran(id, 1)
      await setPlan('free')
      await runNow(id)
      await until(async () => (await stateOf(id)).status === 'paused')
      const { paused } = await stateOf(id)
      await setPlan('starter')
      clock.advance(5 * 60_000)
      await ran(id, 2)

      expect(paused?.code).to.equal('PLAN_FEATURE_REQUIRED')
      expect(await stateOf(id)).to.deep.include({ status: 'active', paused: null })
    })

    it('pauses the watch if its key is revoked, until another key resumes it', async () => {
      const id = await create()
      await ran(id, 1)
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

  describe('GET /watches', () => {
    it('filters by state, reference and label', async () => {
      const one = await create({ reference: 'case-1', labels: ['fraud', 'old'] })
      const other = await create({ reference: 'case-2' })
      await patch(other, { paused: true })
      const list = async (query: string) =>
        (await service.request('GET', `/watches?${query}`)).body.data.watches.map(({ id }) => id)

      expect(await list('status=paused')).to.deep.equal([other])
      expect(await list('reference=case-1')).to.deep.equal([one])
      expect(await list('label=fraud&label=old')).to.deep.equal([one])
      expect(await list('')).to.have.members([one, other])
    })
  })

  describe('POST /watches/delete', () => {
    it('removes the watch with its changes, and leaves the searches', async () => {
      const { database } = service.tracewell
      const id = await create()
      await ran(id, 1)
      found = [profile]
      await runAgain(id)
      const { search_id: search } = (await stateOf(id)).last_run!
      const { status } = await remove(id)

      expect(status).to.equal(202)
      expect((await service.request('GET', `/watches/${id}`)).status).to.equal(404)
      expect((await runNow(id)).status).to.equal(404)
      expect((await service.request('GET', `/search/${search}`)).status).to.equal(200)
      clock.advance(10_000)
      await until(async () => await database.watches.getBaseline(id) === undefined)
      expect(await database.watches.listChanges(id, { limit: 1 })).to.deep.equal([])
    })

    it('names a watch that does not exist', async () => {
      const { status, body } = await remove(randomUUID())

      expect([status, faultsOf(body)[0]?.path]).to.deep.equal([404, 'ids.0'])
    })
  })
})
