import { expect } from 'chai'
import { readEvents } from '../../../scripts/support/sse.ts'
import type { EventAt } from '../../../scripts/support/contract-types.ts'
import { start, type RequestOptions, type Started } from '../../../scripts/support/start.ts'
import { createTestClock } from '../../support/clock.ts'
import { faultsOf } from '../../support/faults.ts'
import { createChanging, watchesOf } from '../../support/watches.ts'

type WatchEvent = EventAt<'/watches/{id}/stream'>

describe('GET /watches/{id}/stream', () => {
  let service: Started
  let changing: ReturnType<typeof createChanging>
  let watches: ReturnType<typeof watchesOf>
  beforeEach(async () => {
    changing = createChanging()
    service = await start({ STREAMS_PER_KEY: '8' }, {
      modules: [changing.module], plan: 'starter', clock: createTestClock(),
    })
    watches = watchesOf(service)
  })
  afterEach(() => service[Symbol.asyncDispose]())

  /** Opens a stream. `take` reads its next events, `cut` disconnects, and `rest` reads to the end of the stream. */
  async function open(id: string, { query = '', from = service, ...options }: RequestOptions & {
    query?: string, from?: Started,
  } = {}) {
    const left = new AbortController()
    const path = `/watches/${id}/stream${query}`
    const response = await from.open('GET', path, { key: service.key, ...options, signal: left.signal })
    const events = readEvents<WatchEvent>(response)
    return {
      async take(count: number): Promise<WatchEvent[]> {
        const taken: WatchEvent[] = []
        while (taken.length < count) {
          const { value } = await events.next()
          if (value === undefined) throw new Error(`the stream ended after ${taken.length} of ${count} events`)
          taken.push(value)
        }
        return taken
      },
      rest: () => Array.fromAsync(events),
      cut: () => left.abort(),
    }
  }

  const changesIn = (events: readonly WatchEvent[]) =>
    events.flatMap(({ id, event, data }) => event === 'watch.changed' ? [{ id, ...data.change }] : [])
  const found = (names: string[]) => { changing.found = names.map(name => `https://github.com/${name}`) }

  /** Creates a watch whose second run found two accounts. */
  async function withTwoChanges(): Promise<string> {
    const id = await watches.create()
    await watches.ran(id, 1)
    found(['a', 'b'])
    await watches.runAgain(id)
    return id
  }

  it('sends the stored changes and then new ones, with the numbers and the fields of the list', async () => {
    const id = await withTwoChanges()
    const stream = await open(id)
    const before = await stream.take(3)
    await watches.runAgain(id) // without a change
    found([])
    await watches.runAgain(id)

    const events = [...before, ...await stream.take(2)]

    stream.cut()
    expect(events[0]).to.deep.include({ id: undefined, event: 'connected' })
    expect(events[0]!.data).to.have.property('watch_id', id)
    const listed = (await watches.changesOf(id)).toReversed()
    expect(changesIn(events)).to.deep.equal(listed.map(change => ({ id: String(change.number), ...change })))
    expect(listed.map(({ number, kind }) => [number, kind])).to.deep.equal([
      [1, 'new_account'], [2, 'new_account'], [3, 'gone_account'], [4, 'gone_account'],
    ])
    expect(events[1]!.data).to.deep.include({ watch_id: id, timestamp: listed[0]!.found_at })
  })

  it('loses and repeats no change over a cut, at any resume point', async () => {
    const id = await withTwoChanges()
    const first = await open(id)
    const read = changesIn(await first.take(2))
    first.cut()
    found([])
    await watches.runAgain(id)

    const second = await open(id, { headers: { 'Last-Event-ID': read.at(-1)!.id! } })
    read.push(...changesIn(await second.take(4)))

    second.cut()
    expect(read.map(({ number }) => number)).to.deep.equal([1, 2, 3, 4])
    for (const query of ['?lastEventId=3', '?cursor=3', '?start_index=4', '?from=4']) {
      const resumed = await open(id, { query })
      expect(changesIn(await resumed.take(2)).map(({ number }) => number), query).to.deep.equal([4])
      resumed.cut()
    }
  })

  it('waits at the end, and answers 400 to a resume point past it', async () => {
    const id = await withTwoChanges()
    const stream = await open(id, { query: '?cursor=2' })
    const events = await stream.take(1)
    found([])
    await watches.runAgain(id)
    events.push(...await stream.take(2))
    stream.cut()
    const past = await service.request('GET', `/watches/${id}/stream?cursor=5`)

    expect(changesIn(events).map(({ number }) => number)).to.deep.equal([3, 4])
    expect([past.status, faultsOf(past.body)[0]?.path]).to.deep.equal([400, 'cursor'])
  })

  it('ends when the watch is deleted, and then answers 404', async () => {
    const id = await withTwoChanges()
    const stream = await open(id)
    await stream.take(3)

    await watches.remove(id)

    expect(await stream.rest()).to.deep.equal([])
    expect((await service.request('GET', `/watches/${id}/stream`)).status).to.equal(404)
  })

  it('ends when the key is revoked', async () => {
    const id = await withTwoChanges()
    const { key, secret } = await service.tracewell.keys.create(service.accountId, 'other')
    const stream = await open(id, { key: secret })
    await stream.take(3)

    await service.tracewell.keys.revoke(key.id)

    expect(await stream.rest()).to.deep.equal([])
    expect((await service.request('GET', `/watches/${id}/stream`, { key: secret })).status).to.equal(401)
  })

  it('answers 404 to another account, and 409 beyond the limit of open streams', async () => {
    const id = await withTwoChanges()
    const other = await service.newKey('starter')
    const streams = await Promise.all(Array.from({ length: 8 }, () => open(id)))
    const beyond = await service.request('GET', `/watches/${id}/stream`)
    for (const stream of streams) stream.cut()

    expect((await service.request('GET', `/watches/${id}/stream`, { key: other })).status).to.equal(404)
    expect([beyond.status, beyond.body.error.code]).to.deep.equal([409, 'MAX_CONCURRENCY_EXCEEDED'])
  })

  it('has no gap if a client changes between two processes', async function () {
    if (process.env['TEST_DATABASE_URL'] === undefined) return this.skip() // SQLite serves one process
    await using other = await start({
      DATABASE_URL: service.databaseUrl, DATA_DIR: service.folder, ROLE: 'api',
    }, { modules: [changing.module] })
    const id = await withTwoChanges()
    const there = await open(id, { from: other })
    const read = changesIn(await there.take(3))
    found([])
    await watches.runAgain(id)
    read.push(...changesIn(await there.take(1))) // found by the first process
    there.cut()

    const here = await open(id, { query: `?cursor=${read.length}` })
    read.push(...changesIn(await here.take(2)))

    here.cut()
    expect(read.map(({ number }) => number)).to.deep.equal([1, 2, 3, 4])
  })
})
