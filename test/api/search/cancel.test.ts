import { expect } from 'chai'
import { createHeldModule, createModule } from '../../../scripts/support/modules.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { createReceiver } from '../../support/receiver.ts'
import { until } from '../../../scripts/support/until.ts'

const type = 'Pseudonym'

describe('POST /search/{id}/cancel', () => {
  let service: Started
  let held: ReturnType<typeof createHeldModule>
  beforeEach(async () => {
    held = createHeldModule()
    service = await start({}, { modules: [createModule('fine'), held.module] })
  })
  afterEach(() => service[Symbol.asyncDispose]())

  const cancel = (id: string, options = {}) => service.request('POST', `/search/${id}/cancel`, options)
  /** Creates a search that runs until `held` is released, and waits until its other module has ended. */
  async function begin(more = {}): Promise<string> {
    const id = await service.createSearch(type, 'canary', more)
    await until(async () => held.running > 0 &&
      (await service.request('GET', `/search/${id}`)).body.data.summary.module_results === 1)
    return id
  }

  it('ends the search, keeps what was found and aborts what runs', async () => {
    const id = await begin()

    const { status, body } = await cancel(id)

    expect(status).to.equal(200)
    expect(body.data.search).to.deep.include({
      id,
      status: 'finished',
      error: { code: 'SEARCH_CANCELLED', message: 'The search was cancelled' },
    })
    expect(body.data.search.completed_at).to.be.a('string')
    await until(() => held.aborted === 1 && held.running === 0)
    const { data } = (await service.request('GET', `/search/${id}/results`)).body
    expect(data.complete).to.equal(false)
    expect(data.modules.map(({ module, status, cards }) => [module.name, status, cards.length])).to.deep
      .equal([['Module fine', 'success', 1], ['Module held', 'skipped', 0]])
  })

  it('ends the stream with one event', async () => {
    const id = await begin()
    const reading = service.events(`/search/${id}/stream`)

    await cancel(id)
    const events = await reading

    const last = events.at(-1)!
    expect(events.filter(({ event }) => event === 'search.finished')).to.deep.equal([last])
    expect(last.data).to.deep.include({
      status: 'completed',
      complete: false,
      error: 'The search was cancelled',
      error_code: 'SEARCH_CANCELLED',
    })
    const { sources = [] } = last.data as { sources?: Array<{ slug: string, reason?: { code: string } }> }
    expect(sources.map(({ slug, reason }) => [slug, reason?.code])).to.deep
      .equal([['fine', undefined], ['held', 'MODULE_SKIPPED']])
  })

  it('answers with the ended search, or 404 if it is deleted at the same time', async () => {
    const modules = Array.from({ length: 200 }, (_, at) => createModule(`slow-${at}`, { run: held.module.run }))
    await using busy = await start({}, { modules })
    for (let round = 0; round < 4; round++) {
      const id = await busy.createSearch(type, 'canary')
      await until(() => held.running > 0)

      const [{ status, body }] = await Promise.all([
        busy.request('POST', `/search/${id}/cancel`),
        busy.request('POST', '/search/delete', { body: { ids: [id] } }),
      ])

      expect(status === 404 ? 'deleted' : body.data.search.status).to.be.oneOf(['deleted', 'finished'])
    }
  })

  it('gives the same answer a second time, and leaves a search that has ended as it is', async () => {
    const id = await begin()

    const answers = await Promise.all([cancel(id), cancel(id.toUpperCase()), cancel(id)])
    const later = await cancel(id)

    for (const { status, body } of answers) {
      expect(status).to.equal(200)
      expect(body.data).to.deep.equal(later.body.data)
    }
    held.release()
    const other = await service.createSearch(type, 'other')
    await service.events(`/search/${other}/stream`)
    expect((await cancel(other)).body.data.search).to.deep.include({ status: 'finished', error: null })
  })

  it('sends the webhook and frees the slot of the account', async () => {
    await using receiver = await createReceiver()
    await service.tracewell.plans.set(service.accountId, 'pro')
    const id = await begin({ delivery: { webhook: { url: receiver.url } } })

    await cancel(id)

    await until(() => receiver.delivered.length === 1)
    expect(receiver.delivered[0]!.body).to.deep.include({ searchId: id, status: 'finished' })
    expect(await service.tracewell.database.searches.countActive(service.accountId)).to.equal(0)
  })

  it('is audited once, with the outcome of the search', async () => {
    const id = await begin()

    await cancel(id)
    await cancel(id)

    const since = '2000-01-01T00:00:00.000Z'
    const { records } = await service.tracewell.audit.list({ since, limit: 10 })
    expect(records.filter(({ operation }) => operation !== 'unknown').map(one => [one.operation, one.outcome]))
      .to.deep.include.members([['createSearch', 'cancelled'], ['cancelSearch', 'ok']])
    expect(records.filter(({ operation }) => operation === 'cancelSearch')).to.have.length(1)
  })

  it('answers 404 for a search of another account and for an unknown one', async () => {
    const id = await begin()

    expect((await cancel(id, { key: await service.newKey('business') })).status).to.equal(404)
    expect((await cancel('11111111-1111-4111-8111-111111111111')).status).to.equal(404)
    expect((await cancel('not-an-id')).status).to.equal(400)
    expect(held.running).to.equal(1)
    held.release()
  })
})

describe('a search that is cancelled before a runner takes it', () => {
  it('ends without asking a source', async () => {
    const held = createHeldModule()
    await using service = await start({ RUNNER_CAPACITY: '1' }, { modules: [held.module] })
    await service.createSearch(type, 'first')
    await until(() => held.running === 1)
    const id = await service.createSearch(type, 'second')

    const { body } = await service.request('POST', `/search/${id}/cancel`)
    held.release()

    expect(body.data.search).to.deep.include({ status: 'finished', started_at: null })
    const events = await service.events(`/search/${id}/stream`)
    expect(events.map(({ event }) => event)).to.deep.equal([
      'connected', 'search.progress', 'module.finished', 'search.finished',
    ])
    expect(held.runs).to.equal(1)
  })
})
