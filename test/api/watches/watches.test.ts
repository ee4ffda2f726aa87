import { randomUUID } from 'node:crypto'
import { expect } from 'chai'
import { start, type Started } from '../../../scripts/support/start.ts'
import { writePageCursor } from '../../../src/core/paging/page-cursor.ts'
import { createTestClock } from '../../support/clock.ts'
import { faultsOf } from '../../support/faults.ts'
import { onDatabase } from '../../../scripts/support/tables.ts'
import { until } from '../../../scripts/support/until.ts'
import { createChanging, daily, watchesOf } from '../../support/watches.ts'

const dayMs = 24 * 3_600_000
const profile = 'https://github.com/sam'

describe('watches', () => {
  let service: Started
  let clock: ReturnType<typeof createTestClock>
  let changing: ReturnType<typeof createChanging>
  let watches: ReturnType<typeof watchesOf>
  beforeEach(async () => {
    clock = createTestClock()
    changing = createChanging()
    service = await start({}, { modules: [changing.module], plan: 'starter', clock })
    watches = watchesOf(service)
  })
  afterEach(() => service[Symbol.asyncDispose]())

  describe('POST /watches', () => {
    it('runs at once, and again when the interval has passed', async () => {
      const { status, headers, body } = await watches.post({ ...daily, reference: 'case-1', labels: ['fraud'] })
      const { id } = body.data.watch
      await watches.ran(id, 1)
      const first = await watches.stateOf(id)

      expect([status, headers.get('location')]).to.deep.equal([201, `/watches/${id}`])
      expect(first).to.deep.include({ status: 'active', query: { type: 'Pseudonym', value: 'sam' }, changes: 0 })
      expect(Date.parse(first.next_run_at!) - clock.now().getTime()).to.be.within(dayMs, 1.1 * dayMs)
      clock.advance(1.1 * dayMs)
      await watches.ran(id, 2)
      const { search_id: search } = (await watches.stateOf(id)).last_run!
      expect((await service.request('GET', `/search/${search}`)).body.data.search)
        .to.deep.include({ watch_id: id, reference: 'case-1', labels: ['fraud'] })
    })

    it('makes one run of all those that were missed', async () => {
      const id = await watches.create()
      await watches.ran(id, 1)

      clock.advance(20 * dayMs)
      await watches.ran(id, 2)

      expect(Date.parse((await watches.stateOf(id)).next_run_at!)).to.be.greaterThan(clock.now().getTime())
    })

    it('answers a repeated Idempotency-Key with the first watch', async () => {
      const headers = { 'Idempotency-Key': randomUUID() }
      const [first, second] = [await watches.post(daily, headers), await watches.post(daily, headers)]

      expect(second.body.data.watch.id).to.equal(first.body.data.watch.id)
      expect(second.headers.get('idempotent-replayed')).to.equal('true')
    })

    it('names the faults of the observable and of the options', async () => {
      const { status, body } = await watches.post({
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
      const first = await watches.create()
      const stored = (await database.watches.get(first))!
      const plan = (await database.plans.list()).find(({ id }) => id === 'starter')!
      for (let more = 1; more < 10 * plan.concurrency; more++) {
        await database.watches.insert({ ...stored, id: randomUUID(), createdAt: '2026-11-21T10:00:01.000Z' })
      }

      const { status, body } = await watches.post(daily)

      expect([status, body.error.code]).to.deep.equal([409, 'WATCH_QUOTA_EXCEEDED'])
    })
  })

  describe('the same watch again', () => {
    it('is refused with the id of the first one, whatever the interval and the spelling are', async () => {
      const id = await watches.create({ reference: 'case-1' })

      for (const more of [{}, { interval_hours: 48 }, { labels: ['fraud'] }, { observable: { value: ' sam ' } }]) {
        const { status, body } = await watches.post({ ...daily, reference: 'case-1', ...more })
        expect([status, body.error.code, body.error.message])
          .to.deep.equal([409, 'WATCH_EXISTS', `The account has the same watch: ${id}`])
      }
    })

    it('is accepted with another reference, option or webhook, for another account, and after a deletion', async () => {
      const id = await watches.create()
      const delivery = { webhook: { url: 'https://hooks.example.com/tracewell' } }

      const others = [{ reference: 'case-2' }, { modules: { mode: 'none' }, leaks: { mode: 'all' } }, { delivery }]
      for (const more of others) {
        expect((await watches.post({ ...daily, ...more })).status, JSON.stringify(more)).to.equal(201)
      }
      const key = await service.newKey('starter')
      expect((await service.request('POST', '/watches', { body: daily, key })).status).to.equal(201)
      await watches.remove(id)
      expect((await watches.post(daily)).status).to.equal(201)
    })
  })

  describe('POST /watches/{id}/run', () => {
    it('answers 409 with the search while a run is in progress, and changes nothing', async () => {
      const id = await watches.create()
      await watches.ran(id, 1)
      const { last_run: last } = await watches.stateOf(id)
      await watches.patch(id, { paused: true })
      await onDatabase(service, db => db.transaction(async tx => {
        await tx('searches').where({ id: last!.search_id }).update({ status: 'processing' })
        await tx('watches').where({ id }).update({ run_search_id: last!.search_id })
      }))

      const { status, body } = await watches.runNow(id)

      expect([status, body.error.code]).to.deep.equal([409, 'WATCH_RUNNING'])
      expect(body.error.message).to.include(last!.search_id)
      expect((await service.tracewell.database.watches.get(id))!.dueAt).to.equal(null)
    })
  })

  describe('the filters of GET /watches/{id}/changes', () => {
    it('select by kind and by time, with pages', async () => {
      const id = await watches.create()
      await watches.ran(id, 1)
      changing.found = [profile, `${profile}2`]
      await watches.runAgain(id)
      const { ended_at: first } = (await watches.stateOf(id)).last_run!
      clock.advance(dayMs / 2)
      changing.found = []
      await watches.runAgain(id)
      const read = async (query: string) => (await service.request('GET', `/watches/${id}/changes?${query}`)).body.data
      const numbers = async (query: string) => (await read(query)).changes.map(({ number }) => number)
      const after = new Date(Date.parse(first) + 1).toISOString()

      expect(await numbers('kind=gone_account')).to.deep.equal([4, 3])
      expect(await numbers('kind=gone_account&kind=new_account')).to.deep.equal([4, 3, 2, 1])
      expect(await numbers('kind=new_breach')).to.deep.equal([])
      expect(await numbers(`found_after=${after}`)).to.deep.equal([4, 3])
      expect(await numbers(`found_before=${after}`)).to.deep.equal([2, 1])
      expect(await numbers(`kind=new_account&found_after=${after}`)).to.deep.equal([])
      const { nextCursor } = (await read('kind=new_account&limit=1')).pagination
      expect(await numbers(`kind=new_account&limit=1&cursor=${nextCursor}`)).to.deep.equal([1])
      expect((await service.request('GET', `/watches/${id}/changes?limit=1&cursor=${nextCursor}`)).status).to.equal(400)
    })

    it('answer 400 to an unknown kind, a time that does not exist, and an empty range', async () => {
      const id = await watches.create()
      for (const query of [
        'kind=other',
        'found_after=2026-02-30T00:00:00Z',
        'found_after=2026-01-02T00:00:00Z&found_before=2026-01-01T00:00:00Z',
      ]) {
        expect((await service.request('GET', `/watches/${id}/changes?${query}`)).status, query).to.equal(400)
      }
    })
  })

  describe('GET /watches/{id}/changes', () => {
    it('lists what is new and what is gone, newest first, with the searches', async () => {
      const id = await watches.create()
      await watches.ran(id, 1)
      changing.found = [profile]
      await watches.runAgain(id)
      const second = (await watches.stateOf(id)).last_run!
      await watches.runAgain(id)
      changing.found = []
      await watches.runAgain(id)

      const changes = await watches.changesOf(id)

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
      changing.found = [profile]
      const id = await watches.create()
      await watches.ran(id, 1)
      changing.fails = true
      await watches.runAgain(id)
      const { search_id: search } = (await watches.stateOf(id)).last_run!
      expect((await service.request('POST', '/search/delete', { body: { ids: [search] } })).status).to.equal(202)
      changing.fails = false
      await watches.runAgain(id)

      expect(await watches.changesOf(id)).to.deep.equal([])
    })

    it('has pages', async () => {
      const id = await watches.create()
      await watches.ran(id, 1)
      changing.found = ['a', 'b', 'c'].map(name => `https://github.com/${name}`)
      await watches.runAgain(id)
      const page = async (cursor = '') =>
        (await service.request('GET', `/watches/${id}/changes?limit=2${cursor}`)).body.data
      const first = await page()
      const second = await page(`&cursor=${first.pagination.nextCursor}`)

      expect([...first.changes, ...second.changes].map(({ number }) => number)).to.deep.equal([3, 2, 1])
      expect(second.pagination.nextCursor).to.equal(null)
    })

    it('answers 400 to a cursor whose number no change can have', async () => {
      const id = await watches.create()
      for (const number of [2 ** 31, -1, 1.5, '1']) {
        const cursor = writePageCursor({ list: 'changes', id }, [number])
        const { status } = await service.request('GET', `/watches/${id}/changes?cursor=${cursor}`)
        expect(status, String(number)).to.equal(400)
      }
    })
  })

  describe('PATCH /watches/{id}', () => {
    it('pauses and resumes the runs', async () => {
      const id = await watches.create()
      await watches.ran(id, 1)
      const paused = (await watches.patch(id, { paused: true })).body.data.watch
      clock.advance(3 * dayMs)
      const resumed = (await watches.patch(id, { paused: false, interval_hours: 48 })).body.data.watch
      await watches.ran(id, 2)

      expect(paused).to.deep.include({ status: 'paused', next_run_at: null })
      expect(paused.paused?.code).to.equal('PAUSED_BY_CALLER')
      expect(resumed).to.deep.include({ status: 'active', paused: null, interval_hours: 48 })
    })

    it('keeps a run that was requested and has not started', async () => {
      const id = await watches.create()
      await watches.ran(id, 1)
      await watches.patch(id, { paused: true })
      await watches.runNow(id)
      await watches.patch(id, { paused: false })
      await watches.ran(id, 2)
      await watches.runNow(id)
      await watches.patch(id, { interval_hours: 48 })
      await watches.ran(id, 3)

      expect((await watches.stateOf(id)).status).to.equal('active')
    })

    it('keeps a watch paused that runs once on request', async () => {
      const id = await watches.create()
      await watches.ran(id, 1)
      await watches.patch(id, { paused: true })
      await watches.runAgain(id)

      expect(await watches.stateOf(id)).to.deep.include({ status: 'paused', next_run_at: null, runs: 2 })
    })
  })

  describe('GET /watches', () => {
    it('filters by state, reference and label', async () => {
      const one = await watches.create({ reference: 'case-1', labels: ['fraud', 'old'] })
      const other = await watches.create({ reference: 'case-2' })
      await watches.patch(other, { paused: true })
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
      const id = await watches.create()
      await watches.ran(id, 1)
      changing.found = [profile]
      await watches.runAgain(id)
      const { search_id: search } = (await watches.stateOf(id)).last_run!
      const { status } = await watches.remove(id)

      expect(status).to.equal(202)
      expect((await service.request('GET', `/watches/${id}`)).status).to.equal(404)
      expect((await watches.runNow(id)).status).to.equal(404)
      expect((await service.request('GET', `/search/${search}`)).status).to.equal(200)
      clock.advance(10_000)
      await until(async () => await database.watchChanges.getBaseline(id) === undefined)
      expect(await database.watchChanges.list(id, { limit: 1 })).to.deep.equal([])
    })

    it('names a watch that does not exist', async () => {
      const { status, body } = await watches.remove(randomUUID())

      expect([status, faultsOf(body)[0]?.path]).to.deep.equal([404, 'ids.0'])
    })
  })
})
