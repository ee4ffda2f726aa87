import { expect } from 'chai'
import api from '../../../generated/api.json' with { type: 'json' }
import { createHeldModule, createModule } from '../../../scripts/support/modules.ts'
import { start, type Started } from '../../../scripts/support/start.ts'
import { until } from '../../../scripts/support/until.ts'

describe('GET /investigations/{id}/stream', () => {
  let service: Started
  let held: ReturnType<typeof createHeldModule>
  beforeEach(async () => {
    held = createHeldModule()
    service = await start({}, { modules: [createModule('quick'), held.module], plan: 'starter' })
  })
  afterEach(() => service[Symbol.asyncDispose]())

  async function begin(count: number): Promise<string> {
    const observables = Array.from({ length: count }, (_, index) => ({ value: `person-${index}` }))
    const { body } = await service.request('POST', '/investigations', { body: { observables } })
    return body.data.investigation.id
  }
  const eventsOf = (id: string, query = '') => service.events(`/investigations/${id}/stream${query}`)
  const withIds = (events: Awaited<ReturnType<typeof eventsOf>>) => events.filter(({ id }) => id !== undefined)

  it('sends the events of all searches live, numbered without a gap, until the investigation ends', async () => {
    const id = await begin(5)
    await until(() => held.running === 2)
    const reading = eventsOf(id)
    held.release()

    const events = await reading

    expect(events[0]).to.deep.include({ id: undefined, event: 'connected' })
    const numbers = events.slice(1).map((_, index) => String(index + 1))
    expect(withIds(events).map(event => event.id)).to.deep.equal(numbers)
    expect(events.filter(({ event }) => event === 'search.started')).to.have.length(5)
    expect(events.filter(({ event }) => event === 'search.finished')).to.have.length(5)
    expect(events.at(-1)).to.have.property('event', 'investigation.finished')
    expect(events.at(-1)!.data).to.deep.include({
      stopped: null,
      counts: {
        observables: 5,
        waiting: 0,
        running: 0,
        finished: 5,
        failed: 0,
        not_started: 0,
        by_depth: [5],
      },
    })
  })

  it('has the events of each search in their order, after search.started', async () => {
    held.release()
    const id = await begin(3)

    const events = withIds(await eventsOf(id))

    const started = events.flatMap(one => one.event === 'search.started' ? [one.data] : [])
    expect(started.map(({ query }) => query.value)).to.deep.equal(['person-0', 'person-1', 'person-2'])
    for (const { search_id: searchId } of started) {
      const own = (await service.events(`/search/${searchId}/stream`)).slice(1)
      const here = events.filter(({ data }) => 'search_id' in data && data.search_id === searchId)
      expect(here.map(({ event }) => event)).to.deep.equal(['search.started', ...own.map(({ event }) => event)])
      expect(here.slice(1).map(({ data }) => data)).to.deep.equal(own.map(({ data }) => data))
    }
  })

  it('may have every event of a search', () => {
    const { InvestigationEvent: own, SearchEvent: search } = api.components.schemas
    const names = Object.keys(search.discriminator.mapping)

    expect(Object.keys(own.discriminator.mapping)).to.have
      .members([...names, 'search.started', 'observable.followed', 'observables.left_out', 'investigation.finished'])
    expect(own.oneOf).to.have.length(names.length + 4)
  })

  it('resumes after any event, answers 204 at the end, and 400 past it', async () => {
    held.release()
    const id = await begin(3)
    const whole = withIds(await eventsOf(id))
    expect(whole.length).to.be.greaterThan(12)

    for (const [index] of whole.entries()) {
      if (index === 0) continue
      expect(withIds(await eventsOf(id, `?cursor=${index}`))).to.deep.equal(whole.slice(index))
    }
    const status = async (headers: Record<string, string>) =>
      (await service.request('GET', `/investigations/${id}/stream`, { headers })).status
    expect(await status({ 'Last-Event-ID': String(whole.length) })).to.equal(204)
    expect(await status({ 'Last-Event-ID': String(whole.length + 1) })).to.equal(400)
    expect(await status({ 'Last-Event-ID': 'x' })).to.equal(400)
  })

  it('ends after a cancellation, with the reason', async () => {
    const id = await begin(4)
    await until(() => held.running === 2)
    const reading = eventsOf(id)
    await service.request('POST', `/investigations/${id}/cancel`)

    const last = (await reading).at(-1)!
    expect(last.event).to.equal('investigation.finished')
    expect(last.data).to.have.nested.property('stopped.code', 'INVESTIGATION_CANCELLED')
  })

  it('is deleted with the investigation', async () => {
    held.release()
    const id = await begin(2)
    await eventsOf(id)
    await service.request('POST', '/investigations/delete', { body: { ids: [id] } })

    expect((await service.request('GET', `/investigations/${id}/stream`)).status).to.equal(404)
    const { database } = service.tracewell
    await until(async () => (await database.investigationEvents.listAfter(id, 0, 1)).length === 0)
  })
})
