import { expect } from 'chai'
import type { EventAt } from '../../../scripts/support/contract-types.ts'
import { createHeldModule, createModule } from '../../../scripts/support/modules.ts'
import { dataOf, readEvents } from '../../../scripts/support/sse.ts'
import { start, type RequestOptions, type Started } from '../../../scripts/support/start.ts'
import { createTestClock } from '../../support/clock.ts'
import { until } from '../../../scripts/support/until.ts'
import { faultsOf } from '../../support/faults.ts'

type StreamEvent = EventAt<'/search/{id}/stream'>

const quick = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(slug => createModule(slug))
const idsOf = (events: StreamEvent[]) =>
  events.filter(({ event }) => event !== 'connected').map(({ id }) => Number(id))
const upTo = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)

/** Returns the first events of a stream, then disconnects. */
async function take(service: Started, path: string, count: number, options?: RequestOptions): Promise<StreamEvent[]> {
  const taken: StreamEvent[] = []
  for await (const event of readEvents<StreamEvent>(await service.open('GET', path, options))) {
    if (taken.push(event) === count) break
  }
  return taken
}

describe('GET /search/{id}/stream', () => {
  describe('of a finished search', () => {
    let service: Started
    let path: `/search/${string}/stream`
    let all: StreamEvent[]
    let last: number
    before(async () => {
      service = await start({}, { modules: quick })
      path = `/search/${await service.createSearch('Pseudonym', 'sam')}/stream`
      all = await service.events(path)
      last = Number(all.at(-1)!.id)
    })
    after(() => service[Symbol.asyncDispose]())

    it('begins with connected, which has no id, and ends with search.finished', () => {
      expect(all[0]).to.include({ event: 'connected', id: undefined })
      expect(all.at(-1)).to.include({ event: 'search.finished' })
      expect(all.filter(({ event }) => event === 'search.finished')).to.have.length(1)
    })

    it('numbers the events 1, 2, 3 without a gap', () => {
      expect(idsOf(all)).to.deep.equal(upTo(1, last))
      expect(last).to.be.at.least(all.filter(({ event }) => event === 'module.result').length + 3)
    })

    it('carries the search and a time in every event', () => {
      for (const { data } of all) {
        expect(path).to.include(data.search_id)
        expect(new Date(data.timestamp).toISOString()).to.equal(data.timestamp)
      }
    })

    it('sends each card with its module', () => {
      const card = dataOf(all, 'module.result')[0]!

      expect(card.module).to.have.all.keys('id', 'slug', 'name')
      expect(Object.keys(card.card)[0]).to.match(/^[a-g]_001$/)
      expect(card).not.to.have.property('result_id')
    })

    it('sends the progress of each of at most three shards to its end', () => {
      const messages = dataOf(all, 'search.progress').map(({ message }) => message)

      expect(messages[0]).to.equal('accepted: 7 modules in 2 shards')
      for (const message of messages.slice(2)) expect(message).to.match(/^shard [12]\/2 progress \d+\/\d+$/)
      expect(messages).to.include.members(['shard 1/2 progress 4/4', 'shard 2/2 progress 3/3'])
    })

    it('replays the same events every time', async () => {
      const again = await service.events(path)

      expect(again.slice(1)).to.deep.equal(all.slice(1))
    })

    it('answers an uncacheable event stream whose first event has a retry field', async () => {
      const response = await service.open('GET', path)
      const text = await response.text()

      expect(response.headers.get('content-type')).to.equal('text/event-stream')
      expect(response.headers.get('cache-control')).to.equal('private, no-store')
      expect(response.headers.get('x-accel-buffering')).to.equal('no')
      expect(text).to.match(/^retry: 3000\nevent: connected\ndata: .*\n\n/)
      expect(text.match(/^retry:/gm)).to.have.length(1)
    })

    it('accepts an id in upper case', async () => {
      const events = await service.events(path.replace(/[0-9a-f-]{36}/, id => id.toUpperCase()))

      expect(idsOf(events)).to.deep.equal(upTo(1, last))
    })

    it('resumes at every event, by every parameter', async () => {
      for (const seen of upTo(0, last - 1)) {
        const resumed = await Promise.all([
          service.events(path, { headers: { 'last-event-id': String(seen) } }),
          service.events(`${path}?lastEventId=${seen}`),
          service.events(`${path}?cursor=${seen}`),
          service.events(`${path}?start_index=${seen + 1}`),
          service.events(`${path}?from=${seen + 1}`),
        ])

        for (const events of resumed) expect(idsOf(events)).to.deep.equal(upTo(seen + 1, last))
      }
    })

    it('begins at the first event for an empty Last-Event-ID', async () => {
      const events = await service.events(path, { headers: { 'last-event-id': '' } })

      expect(idsOf(events)).to.deep.equal(upTo(1, last))
    })

    it('begins at the first event for 0, by every parameter', async () => {
      for (const query of ['lastEventId=0', 'cursor=0', 'start_index=0', 'from=0']) {
        expect(idsOf(await service.events(`${path}?${query}`))).to.deep.equal(upTo(1, last))
      }
    })

    it('prefers Last-Event-ID, then cursor, start_index and from', async () => {
      const header = { headers: { 'last-event-id': '3' } }

      const firsts = [
        await service.events(`${path}?from=9&start_index=8&cursor=6`, header),
        await service.events(`${path}?from=9&start_index=8&cursor=6`),
        await service.events(`${path}?from=9&start_index=8`),
        await service.events(`${path}?from=9`),
      ].map(events => idsOf(events)[0])

      expect(firsts).to.deep.equal([4, 7, 8, 9])
    })

    it('answers 204 for a resume exactly at the end', async () => {
      const statuses = [
        await service.request('GET', path, { headers: { 'last-event-id': String(last) } }),
        await service.request('GET', `${path}?cursor=${last}`),
        await service.request('GET', `${path}?start_index=${last + 1}`),
        await service.request('GET', `${path}?from=${last + 1}`),
      ].map(({ status }) => status)

      expect(statuses).to.deep.equal([204, 204, 204, 204])
    })

    it('rejects a point past the end, and names the parameter', async () => {
      for (const [query, name, options] of [
        ['', 'Last-Event-ID', { headers: { 'last-event-id': String(last + 1) } }],
        [`?cursor=${last + 1}`, 'cursor', {}],
        [`?start_index=${last + 2}`, 'start_index', {}],
        [`?from=${last + 2}`, 'from', {}],
      ] as const) {
        const { status, body } = await service.request('GET', path + query, options)

        expect(status).to.equal(400)
        expect(body.error.details).to.deep.equal([{
          path: name,
          message: `is past the end: the last event is ${last}`,
        }])
      }
    })

    for (const text of ['x', '-1', '1.5', '0x10', '1e2', '9'.repeat(16)]) {
      it(`rejects the point ${text}, which is not an event number`, async () => {
        const answers = [
          ['Last-Event-ID', await service.request('GET', path, { headers: { 'last-event-id': text } })],
          ['cursor', await service.request('GET', `${path}?cursor=${text}`)],
          ['start_index', await service.request('GET', `${path}?start_index=${text}`)],
          ['from', await service.request('GET', `${path}?from=${text}`)],
        ] as const

        for (const [name, { status, body }] of answers) {
          expect(status).to.equal(400)
          expect(faultsOf(body)[0]).to.include({ path: name })
        }
      })
    }
  })

  describe('of a running search', () => {
    it('sends live events to every reader, from any start', async () => {
      const held = createHeldModule()
      await using service = await start({}, { modules: [...quick, held.module] })
      const id = await service.createSearch('Pseudonym', 'sam')
      const path = `/search/${id}/stream`
      await until(async () => (await service.tracewell.database.searches.get(id))!.lastSeq > 9)

      const reading = Promise.all([1, 1, 4, 9].map(first => service.events(`${path}?from=${first}`)))
      held.release()
      const streams = await reading
      const last = Number(streams[0]!.at(-1)!.id)

      expect(streams.map(idsOf)).to.deep.equal([upTo(1, last), upTo(1, last), upTo(4, last), upTo(9, last)])
    })

    it('misses and repeats no event if it is cut and resumed many times', async () => {
      const held = createHeldModule()
      await using service = await start({}, { modules: [...quick, held.module] })
      const path = `/search/${await service.createSearch('Pseudonym', 'sam')}/stream`

      const seen: StreamEvent[] = []
      for (const count of [1, 2, 3, 4, 5]) {
        const cut = await take(service, path, 1 + count, { headers: { 'last-event-id': String(seen.at(-1)?.id ?? 0) } })
        seen.push(...cut.slice(1))
      }
      held.release()
      seen.push(...(await service.events(path, { headers: { 'last-event-id': seen.at(-1)!.id! } })).slice(1))
      const whole = await service.events(path)

      expect(seen).to.deep.equal(whole.slice(1))
    })

    it('waits for the next event when it is resumed at the end', async () => {
      const held = createHeldModule()
      await using service = await start({}, { modules: [held.module] })
      const id = await service.createSearch('Pseudonym', 'sam')
      await until(() => held.running === 1)
      const { lastSeq } = (await service.tracewell.database.searches.get(id))!

      const response = await service.open('GET', `/search/${id}/stream?cursor=${lastSeq}`)
      held.release()
      const events = await Array.fromAsync(readEvents<StreamEvent>(response))

      expect(response.status).to.equal(200)
      expect(idsOf(events)[0]).to.equal(lastSeq + 1)
      expect(events.at(-1)).to.include({ event: 'search.finished' })
    })

    it('continues for other readers if one leaves, and the search continues without readers', async () => {
      const held = createHeldModule()
      await using service = await start({}, { modules: [held.module] })
      const path = `/search/${await service.createSearch('Pseudonym', 'sam')}/stream`
      await until(() => held.running === 1)

      const staying = service.events(path)
      await take(service, path, 2)
      held.release()
      const events = await staying

      expect(events.at(-1)).to.include({ event: 'search.finished' })
      expect(held.aborted).to.equal(0)
    })

    it('sends progress that the search waits while every runner is full', async () => {
      const held = createHeldModule()
      await using service = await start({ RUNNER_CAPACITY: '1' }, { modules: [held.module] })
      await service.createSearch('Pseudonym', 'first')
      await until(() => held.running === 1)

      const id = await service.createSearch('Pseudonym', 'second')
      const [, accepted, waiting] = await take(service, `/search/${id}/stream`, 3)
      const state = (await service.request('GET', `/search/${id}`)).body.data.search
      held.release()
      const events = await service.events(`/search/${id}/stream`)

      expect(accepted!.data).to.include({ status: 'queued' })
      expect(waiting!.data).to.include({ status: 'queued', message: 'waiting for a free runner' })
      expect(state).to.include({ status: 'pending', started_at: null })
      expect(dataOf(events, 'search.progress').map(({ message }) => message)).to.include.members([
        'a runner started the search',
        'shard 1/1 progress 1/1',
      ])
      expect(events.at(-1)!.data).to.include({ status: 'completed' })
    })

    it('repeats the progress of a search whose sources are slow, so that no stream is silent', async () => {
      const held = createHeldModule()
      const clock = createTestClock()
      await using service = await start({}, { modules: [createModule('quick'), held.module], clock })
      const id = await service.createSearch('Pseudonym', 'sam')
      await until(() => held.running === 1)
      await take(service, `/search/${id}/stream`, 6)

      clock.advance(5_000)
      const events = await take(service, `/search/${id}/stream`, 7)
      held.release()

      expect(events.at(-1)!.data).to.deep.include({ status: 'running', message: 'shard 1/1 progress 1/2' })
      expect(Date.parse(events.at(-1)!.data.timestamp) - Date.parse(events.at(-2)!.data.timestamp)).to.equal(5_000)
    })

    it('sends leaks.finished without codes if leak sources were requested but none can run', async () => {
      await using service = await start({}, { modules: [createModule('quick')], leakSources: [] })
      const id = await service.createSearch('Email Address', 'sam@example.com', { leaks: { mode: 'all' } })

      const events = await service.events(`/search/${id}/stream`)

      expect(events.at(-2)).to.deep.include({ event: 'leaks.finished' })
      expect(events.at(-2)!.data).to.deep.include({ executed_codes: [], skipped_codes: [], failed_codes: [] })
    })
  })
})
