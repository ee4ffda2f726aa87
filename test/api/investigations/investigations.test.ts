import { randomUUID } from 'node:crypto'
import { expect } from 'chai'
import { createHeldModule, createModule } from '../../../scripts/support/modules.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { faultsOf } from '../../support/faults.ts'
import { investigationsOf, names, quick } from '../../support/investigations.ts'
import { until } from '../../../scripts/support/until.ts'

describe('investigations', () => {
  let service: Started
  let held: ReturnType<typeof createHeldModule>
  let investigations: ReturnType<typeof investigationsOf>
  beforeEach(async () => {
    held = createHeldModule()
    service = await start({}, { modules: [createModule('quick'), held.module], plan: 'starter' })
    investigations = investigationsOf(service)
  })
  afterEach(() => service[Symbol.asyncDispose]())

  const usedToday = async () => (await service.tracewell.database.usage
    .getUsed(service.accountId, 'daily', `${new Date().toISOString().slice(0, 10)}T00:00:00.000Z`))

  it('start although those of another account cannot be started', async () => {
    const { database } = service.tracewell
    const insert = async (key: string, options: string) => {
      const { keyId, accountId } = await service.tracewell.keys.authenticate(`Bearer ${key}`, '127.0.0.1')
      const id = randomUUID()
      await database.investigations.insert({
        id,
        accountId,
        keyId,
        options,
        providerKeys: null,
        budget: null,
        followDepth: 0,
        reference: null,
        labels: [],
        duplicates: null,
        createdAt: new Date().toISOString(),
        actId: null,
      })
      await database.investigationObservables.insert(id, [{
        type: 'Pseudonym',
        value: 'sam',
        normalValue: 'sam',
        reference: null,
        matchKey: 'Pseudonym sam',
        depth: 0,
        found: null,
        follows: false,
      }])
    }
    for (let count = 0; count < 3; count++) await insert(await service.newKey('starter'), 'no JSON')

    await investigations.finish({ observables: names(1), ...quick })

    expect(service.logged.join()).to.include('the searches of investigations could not be started')
  })

  describe('POST /investigations', () => {
    it('searches each observable once, with guessed types, and names the duplicates', async () => {
      const { status, headers, body } = await investigations.create({
        observables: [
          { value: 'sam' },
          { value: 'sam@example.com' },
          { value: '@sam' },
          { value: '2001:0db8::0001' },
          { value: '2001:db8::1' },
          { type: 'Pseudonym', value: 'sam@example.com' },
        ],
        reference: 'case-1',
        labels: ['fraud'],
      })
      const { id } = body.data.investigation
      held.release()
      await investigations.finished(id)

      expect([status, headers.get('location')]).to.deep.equal([201, `/investigations/${id}`])
      expect(body.data.duplicates).to.deep.equal([
        { index: 2, first: 0, reason: 'same_value' }, { index: 4, first: 3, reason: 'same_value' },
      ])
      expect(body.data.counts).to.include({ observables: 4, waiting: 4 })
      const { data } = (await service.request('GET', '/search?reference=case-1&label=fraud')).body
      expect(data.searches.map(({ query, investigation_id }) => [query.type, query.value, investigation_id])).to.have
        .deep.members([
          ['Pseudonym', 'sam', id],
          ['Email Address', 'sam@example.com', id],
          ['IP Address', '2001:0db8::0001', id],
          ['Pseudonym', 'sam@example.com', id],
        ])
    })

    it('searches and charges the addresses of a mailbox once, and says which one stands for them', async () => {
      const before = await usedToday()
      const { body } = await investigations.create({
        observables: [
          { value: 'Sam Doe <s.a.m+news@gmail.com>' },
          { value: 'mailto:sam@googlemail.com' },
          { value: 'SAM@gmail.com,' },
          { value: 'base-shop@yahoo.com' }, { value: 'base@yahoo.com' },
        ],
        ...quick,
      })
      await investigations.finished(body.data.investigation.id)
      const after = await usedToday()

      expect(body.data.duplicates).to.deep.equal([
        { index: 1, first: 0, reason: 'same_mailbox' }, { index: 2, first: 0, reason: 'same_mailbox' },
      ])
      expect(body.data.observables.map(({ query }) => query.value)).to.deep.equal([
        'Sam Doe <s.a.m+news@gmail.com>', 'base-shop@yahoo.com', 'base@yahoo.com',
      ])
      expect(after - before).to.equal(3)
    })

    it('searches a wallet once in all spellings on the same chains, as the first one is written', async () => {
      const { body } = await investigations.create({
        observables: [
          { value: 'XVLhHMPHU98es4dbozjVtdWzVrDjtVqrDUk2vDpkTjPsY73' },
          { value: 'rGWrZyQqhTp9Xu7G5Pkayo7bXjH4k4QYpf' },
          { value: 'bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a' },
          { value: '1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu' }, // on Bitcoin too
        ],
        ...quick,
      })
      await investigations.finished(body.data.investigation.id)

      expect(body.data.duplicates).to.deep.equal([{ index: 1, first: 0, reason: 'same_value' }])
      expect(body.data.observables.map(({ query }) => query.value.slice(0, 4))).to.deep.equal(['XVLh', 'bitc', '1BpE'])
    })

    it('links the state, the stream, the graph and the export', async () => {
      const id = await investigations.finish({ observables: [{ value: 'sam' }], ...quick })
      const { links } = await investigations.stateOf(id)
      const paths = Object.entries(links).map(([name, url]) => [name, new URL(url).pathname])
      const answers = await Promise.all(paths.map(([, path]) => service.open('GET', path!)))

      expect(Object.fromEntries(paths)).to.deep.equal({
        state: `/investigations/${id}`,
        stream: `/investigations/${id}/stream`,
        graph: `/investigations/${id}/graph`,
        export: `/investigations/${id}/export`,
      })
      for (const { status, body } of answers) {
        expect(status).to.equal(200)
        await body?.cancel()
      }
    })

    it('runs as many searches at once as the plan allows, and charges each when it starts', async () => {
      const id = await investigations.begin({ observables: names(5) })
      await until(() => held.running === 2)
      const before = await investigations.stateOf(id)
      const used = await usedToday()
      const { runs } = held
      held.release()
      await investigations.finished(id)
      const after = await investigations.stateOf(id)

      expect(before.counts).to.deep
        .equal({
          observables: 5,
          waiting: 3,
          running: 2,
          finished: 0,
          failed: 0,
          not_started: 0,
          by_depth: [5],
        })
      expect([used, runs]).to.deep.equal([2, 2])
      expect(after.counts).to.include({ waiting: 0, finished: 5 })
      expect(await usedToday()).to.equal(5)
      expect(after.investigation).to.include({ stopped: null })
    })

    it('leaves the slots of the account to its own searches too', async () => {
      const own = await service.createSearch('Pseudonym', 'own')
      await until(() => held.running === 1)
      const id = await investigations.begin({ observables: names(2) })
      await until(() => held.running === 2)

      expect((await investigations.stateOf(id)).counts).to.include({ waiting: 1, running: 1 })
      const body = { query: { type: 'Pseudonym', value: 'x' } }
      const { status } = await service.request('POST', '/search', { body })
      expect(status).to.equal(409)
      held.release()
      await investigations.finished(id)
      expect((await service.request('GET', `/search/${own}`)).body.data.search).not.to.have.property('investigation_id')
    })

    it('answers 400 with all faulty observables and options, and stores nothing', async () => {
      const { status, body } = await investigations.create({
        observables: [{ value: 'sam' }, { type: 'IP Address', value: 'sam' }, { value: 'x'.repeat(65) }, { value: '' }],
        modules: { mode: 'selected', ids: ['00000000-0000-4000-8000-000000000000'] },
        budget: 0,
      })

      expect(status).to.equal(400)
      expect(faultsOf(body).map(({ path }) => path)).to.have.members([
        'observables.1.value', 'observables.2.value', 'observables.3.value', 'modules.ids.0', 'budget',
      ])
      expect((await service.request('GET', '/investigations')).body.data.investigations).to.deep.equal([])
      expect(await usedToday()).to.equal(0)
    })

    it('names all of 1,000 faulty observables', async () => {
      const observables = Array.from({ length: 1_000 }, () => ({ type: 'IP Address', value: 'x' }))

      const { status, body } = await investigations.create({ observables })

      expect([status, faultsOf(body).length]).to.deep.equal([400, 1_000])
      expect((await investigations.create({ observables: names(1_001) })).status).to.equal(400)
    })

    it('refuses options that leave nothing to run', async () => {
      const { status, body } = await investigations.create({ observables: names(1), modules: { mode: 'none' } })

      expect([status, faultsOf(body).map(({ path }) => path)]).to.deep.equal([400, ['modules.mode']])
    })

    it('goes on without a blocked value', async () => {
      await service.tracewell.blocklist.add('exact', 'person-0', '')
      const id = await investigations.finish({ observables: names(2), ...quick })

      const { observables, counts, investigation } = await investigations.stateOf(id)
      expect(observables.map(({ status, reason }) => [status, reason?.code])).to.deep
        .equal([['not_started', 'QUERY_BLOCKED'], ['started', undefined]])
      expect(counts).to.include({ not_started: 1, finished: 1 })
      expect(investigation.stopped).to.equal(null)
    })

    it('stops at the budget', async () => {
      const id = await investigations.finish({ observables: names(4), budget: 3, ...quick })

      const { investigation, counts, observables } = await investigations.stateOf(id)
      expect(investigation.stopped?.code).to.equal('BUDGET_EXHAUSTED')
      expect(counts).to.include({ finished: 3, not_started: 1 })
      expect(observables[3]!.reason?.code).to.equal('BUDGET_EXHAUSTED')
    })

    it('takes turns with other investigations of the account', async () => {
      const first = await investigations.begin({ observables: names(6) })
      await until(() => held.running === 2)
      const second = await investigations.begin({ observables: [{ value: 'other' }] })
      held.release()
      await investigations.finished(second)
      await investigations.finished(first)

      const { data: { searches } } = (await service.request('GET', '/search')).body
      expect(searches.map(({ investigation_id }) => investigation_id)).to.have.length(7)
      expect(searches.slice(0, 3).map(({ investigation_id }) => investigation_id)).not.to.include(second)
    })

    it('returns the same investigation for a repeated Idempotency-Key', async () => {
      const body = { observables: [{ value: 'sam' }, { value: '@sam' }], ...quick }
      const first = await investigations.create(body, { 'Idempotency-Key': 'k-1' })
      await investigations.finished(first.body.data.investigation.id)
      const second = await investigations.create(body, { 'Idempotency-Key': 'k-1' })

      expect(second.headers.get('idempotent-replayed')).to.equal('true')
      expect(second.body.data).to.deep.equal(first.body.data)
      expect((await service.request('GET', '/investigations')).body.data.investigations).to.have.length(1)
      const other = await investigations.create({ observables: names(1) }, { 'Idempotency-Key': 'k-1' })
      expect(other.status).to.equal(422)
    })

    it('refuses more unfinished investigations than ten for each slot', async () => {
      await service.tracewell.plans.set(service.accountId, 'business')
      for (let index = 0; index < 200; index++) await investigations.begin({ observables: [{ value: 'sam' }] })

      expect((await investigations.create({ observables: names(1) })).status).to.equal(409)
      held.release()
    })
  })

  describe('GET /investigations', () => {
    it('lists by status, reference and label, in pages', async () => {
      const ids = [
        await investigations.finish({ observables: names(1), reference: 'r', ...quick }),
        await investigations.finish({ observables: names(1), labels: ['a', 'b'], ...quick }),
        await investigations.begin({ observables: names(1), reference: 'r' }),
      ]
      const list = async (query: string) => (await service.request('GET', `/investigations?${query}`)).body.data
      const idsOf = async (query: string) => (await list(query)).investigations.map(({ id }) => ids.indexOf(id))

      expect(await idsOf('')).to.deep.equal([2, 1, 0])
      expect(await idsOf('status=finished')).to.deep.equal([1, 0])
      expect(await idsOf('reference=r')).to.deep.equal([2, 0])
      expect(await idsOf('label=a&label=b')).to.deep.equal([1])
      const { pagination: { nextCursor } } = await list('limit=2')
      expect(await idsOf(`limit=2&cursor=${nextCursor!}`)).to.deep.equal([0])
      expect((await service.request('GET', `/investigations?status=finished&cursor=${nextCursor!}`)).status)
        .to.equal(400)
      held.release()
    })

    it('names each by its first observables in the order of the request, and the number of all', async () => {
      const two = [{ value: 'zoe' }, { value: 'ann@example.com' }]
      const few = await investigations.finish({ observables: two, ...quick })
      const many = await investigations.finish({ observables: names(5), ...quick })
      const { body } = await service.request('GET', '/investigations')
      const previewOf = (id: string) => body.data.investigations.find(one => one.id === id)?.preview

      expect(previewOf(few)).to.deep.equal({
        observables: [{ type: 'Pseudonym', value: 'zoe' }, { type: 'Email Address', value: 'ann@example.com' }],
        total: 2,
      })
      expect(previewOf(many)?.observables.map(({ value }) => value))
        .to.deep.equal(names(5).slice(0, 3).map(({ value }) => value))
      expect(previewOf(many)?.total).to.equal(5)
      const { body: { data } } = await service.request('GET', `/investigations/${few}`)
      expect(data.investigation).not.to.have.property('preview')
    })

    it('answers 404 for an investigation of another account', async () => {
      const id = await investigations.finish({ observables: names(1), ...quick })
      const key = await service.newKey('business')

      for (const [method, path] of [['GET', ''], ['POST', '/cancel']] as const) {
        expect((await service.request(method, `/investigations/${id}${path}`, { key })).status).to.equal(404)
      }
      const { status } = await service.request('POST', '/investigations/delete', { key, body: { ids: [id] } })
      expect(status).to.equal(404)
      expect((await service.request('GET', '/investigations', { key })).body.data.investigations).to.deep.equal([])
    })
  })
})
