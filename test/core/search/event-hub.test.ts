import { expect } from 'chai'
import fc from 'fast-check'
import { createEventHub } from '../../../src/core/search/event-hub/hub.ts'
import type { EventLog } from '../../../src/db/events.ts'
import { createInProcessWire } from '../../../src/wire/in-process.ts'
import { closeHubs, createLog, id, keepOpen, never, numbers, upTo } from '../../support/event-log.ts'
import { until } from '../../../scripts/support/until.ts'

describe('the event hub', () => {
  afterEach(closeHubs)

  it('replays all stored events, page by page, and ends', async () => {
    const { log, hub } = createLog()
    log.append(1_234, true)

    const chunks = await Array.fromAsync(hub.subscribe(id, 1, never))

    expect(numbers(chunks)).to.deep.equal(upTo(1, 1_235))
    expect(log.topics).to.equal(0)
  })

  it('goes on with a replay after reads that failed', async () => {
    let failures = 3
    const events: EventLog = {
      lastEvent: 'search.finished',
      listAfter(_, seq) {
        if (failures-- > 0) return Promise.reject(new Error('the database is away'))
        return Promise.resolve(seq === 0 ? [{ seq: 1, name: 'search.finished', data: '{}' }] : [])
      },
      listLatest: () => Promise.reject(new Error('the database is away')),
    }
    const hub = createEventHub({ events, wire: createInProcessWire(), pollMs: 1 })

    const chunks = await Array.fromAsync(hub.subscribe(id, 1, never))

    expect(Buffer.concat(chunks).toString()).to.match(/event: search\.finished/)
    expect(failures).to.equal(-1)
  })

  it('sends pages of at most 32 KiB, or a single longer event', async () => {
    const pages = await Promise.all([15_000, 40_000].map(async bytes => {
      const { log, hub } = createLog(bytes)
      log.append(20, true)
      return Array.fromAsync(hub.subscribe(id, 1, never))
    }))

    for (const chunks of pages) expect(numbers(chunks)).to.deep.equal(upTo(1, 21))
    expect(Math.max(...pages[0]!.map(({ length }) => length))).to.be.within(30_000, 32_768)
    expect(Math.max(...pages[1]!.map(({ length }) => length))).to.be.within(40_000, 45_000)
  })

  it('shares pages among many replaying subscribers with different starts', async () => {
    const { log, hub } = createLog(1_000)
    log.append(2_000, true)

    const streams = await Promise
      .all(Array.from({ length: 50 }, (_, index) => Array.fromAsync(hub.subscribe(id, 1 + index * 3, never))))

    streams.forEach((chunks, index) => expect(numbers(chunks)).to.deep.equal(upTo(1 + index * 3, 2_001)))
    expect(log.mostReading).to.equal(1)
    expect(log.reads).to.be.below(100)
  })

  it('asks for the last events of all live searches at once, and reads only the changed ones', async () => {
    const latest = new Map([['a', 1], ['b', 1], ['c', 1]])
    const questions: string[][] = []
    const reads: string[] = []
    const events: EventLog = {
      lastEvent: 'search.finished',
      async listAfter(search, seq) {
        reads.push(search)
        const numbers = Array.from({ length: latest.get(search)! - seq }, (_, index) => seq + index + 1)
        return Promise.resolve(numbers.map(seq => ({ seq, name: 'card', data: '' })))
      },
      listLatest(ids) {
        questions.push([...ids])
        return Promise.resolve(new Map(ids.map(search => [search, latest.get(search)!])))
      },
    }
    const hub = keepOpen(createEventHub({
      events,
      wire: createInProcessWire(),
      pollMs: 20,
    }))
    const streams = [...latest.keys()].map(search => hub.subscribe(search, 1, never))
    await Promise.all(streams.map(stream => stream.next()))
    const waiting = streams.map(stream => stream.next())
    await until(() => questions.some(ids => ids.length === 3))

    reads.length = 0
    latest.set('b', 2)

    expect(numbers([(await waiting[1]!).value as Buffer])).to.deep.equal([2])
    expect(new Set(reads)).to.deep.equal(new Set(['b']))
  })

  it('looks for the events of all live searches at once if messages may have been lost', async () => {
    const latest = new Map([['a', 1], ['b', 1]])
    const rows = (search: string, after: number) =>
      upTo(after + 1, latest.get(search)!).map(seq => ({ seq, name: 'card', data: '' }))
    let live = 0
    let reportGap = () => {}
    const events: EventLog = {
      lastEvent: 'search.finished',
      listAfter: (search, seq) => Promise.resolve(rows(search, seq)),
      listLatest: ids => Promise.resolve(new Map(ids.map(search => [search, latest.get(search)!]))),
    }
    const hub = keepOpen(createEventHub({
      events,
      wire: {
        ...createInProcessWire(),
        subscribe() {
          live++
          return () => undefined
        },
        onGap(listener) {
          reportGap = listener
          return () => undefined
        },
      },
      pollMs: 2 ** 30,
    }))
    const streams = [...latest.keys()].map(search => hub.subscribe(search, 1, never))
    await Promise.all(streams.map(stream => stream.next()))
    const waiting = streams.map(stream => stream.next())
    await until(() => live === 2)

    latest.set('a', 2).set('b', 3)
    reportGap()

    const chunks = await Promise.all(waiting)
    expect(chunks.map(({ value }) => numbers([value as Buffer]))).to.deep.equal([[2], [2, 3]])
  })

  it('does not mix up the shared pages of two searches', async () => {
    const marked = keepOpen(createEventHub({
      events: {
        lastEvent: 'search.finished',
        listAfter: async (search: string, seq: number, limit: number) =>
          rows.slice(seq, seq + limit).map(row => ({ ...row, data: search })),
      } as Partial<EventLog> as EventLog,
      wire: createInProcessWire(),
    }))
    const rows = [...Array.from({ length: 200 }, (_, index) => ({ seq: index + 1, name: 'card', data: '' })), {
      seq: 201,
      name: 'search.finished',
      data: '',
    }]

    const [one, other] = await Promise.all(['one', 'other'].map(search =>
      Promise.all(Array.from({ length: 5 }, () => Array.fromAsync(marked.subscribe(search, 1, never))))))

    const last = (data: string) => `event: search.finished\ndata: ${data}\nid: 201\n\n`
    for (const chunks of one!) {
      expect(Buffer.concat(chunks).toString()).to.include(last('one')).and.not.include('other')
    }
    for (const chunks of other!) {
      expect(Buffer.concat(chunks).toString()).to.include(last('other')).and.not.include('one')
    }
  })

  it('keeps serving other subscribers if one leaves while it waits for its turn', async () => {
    const { log, hub } = createLog()
    log.append(2_000, true)
    const leaving = new AbortController()

    const left = Array.from({ length: 20 }, () => Array.fromAsync(hub.subscribe(id, 1, leaving.signal)))
    const staying = Array.fromAsync(hub.subscribe(id, 1, never))
    leaving.abort()

    expect(numbers(await staying)).to.deep.equal(upTo(1, 2_001))
    expect((await Promise.all(left)).every(chunks => numbers(chunks).length < 2_001)).to.equal(true)
  })

  it('reads new events once for all live subscribers', async () => {
    const { log, hub } = createLog()
    const reading = Array.from({ length: 200 }, () => Array.fromAsync(hub.subscribe(id, 1, never)))
    await log.waits(200)
    const before = log.reads

    log.append(5)
    await until(() => log.reads > before)
    log.append(5, true)
    const streams = await Promise.all(reading)

    for (const chunks of streams) expect(numbers(chunks)).to.deep.equal(upTo(1, 11))
    expect(log.reads - before).to.be.below(20)
  })

  it('replays to a slow subscriber that fell behind, which then misses no event', async () => {
    const { log, hub } = createLog(1_000)
    const slow = hub.subscribe(id, 1, never)
    const quick = Array.fromAsync(hub.subscribe(id, 1, never))
    const first = slow.next()
    await log.waits(2)

    for (let round = 0; round < 20; round++) {
      log.append(100)
      await until(() => log.reading === 0)
    }
    log.append(0, true)
    const seen = [(await first).value as Buffer, ...await Array.fromAsync(slow)]

    expect(numbers(seen)).to.deep.equal(upTo(1, 2_001))
    expect(numbers(await quick)).to.deep.equal(upTo(1, 2_001))
  })

  it('sends the last events to a subscriber that was still busy with earlier events', async () => {
    const { log, hub } = createLog()
    log.append(1)
    const stream = hub.subscribe(id, 1, never)
    const seen = [(await stream.next()).value as Buffer]
    const next = stream.next()
    await log.waits(1)
    log.append(1)
    seen.push((await next).value as Buffer)

    log.append(1, true)
    await until(() => log.reading === 0)
    await new Promise(resolve => setImmediate(resolve))
    seen.push(...await Array.fromAsync(stream))

    expect(numbers(seen)).to.deep.equal([1, 2, 3, 4])
  })

  it('ends a stream when its signal aborts, and closes the topic', async () => {
    const { log, hub } = createLog()
    const left = new AbortController()
    log.append(3)
    const reading = Array.fromAsync(hub.subscribe(id, 1, left.signal))
    await log.waits(2)

    left.abort()

    expect(numbers(await reading)).to.deep.equal([1, 2, 3])
    expect(log.topics).to.equal(0)
  })

  it('ends every stream with a retry field when it closes', async () => {
    const { log, hub } = createLog()
    log.append(3)
    const reading = Array.fromAsync(hub.subscribe(id, 1, never, Buffer.from('hello')))
    await log.waits(2)

    hub.close()
    const chunks = (await reading).map(String)

    expect([chunks[0], chunks.at(-1)]).to.deep.equal(['hello', 'retry: 1000\n'])
    expect(log.topics).to.equal(0)
  })

  it('sends each event once and in order to subscribers of any speed that join at any time', async () => {
    const reader = fc.record({
      from: fc.integer({ min: 1, max: 5 }),
      joinsAfter: fc.nat({ max: 5 }),
      pauses: fc.nat({ max: 3 }),
    })

    await fc.assert(
      fc.asyncProperty(
        fc.array(reader, { minLength: 1, maxLength: 6 }),
        fc.array(fc.nat({ max: 700 }), { minLength: 6, maxLength: 6 }),
        async (readers, batches) => {
          const { log, hub } = createLog(600)
          const streams: Array<Promise<Buffer[]>> = []
          log.append(5)
          for (const [round, size] of batches.entries()) {
            for (const { from, pauses } of readers.filter(({ joinsAfter }) => joinsAfter === round)) {
              streams.push(read(hub.subscribe(id, from, never), pauses))
            }
            log.append(size)
            await new Promise(resolve => setImmediate(resolve))
          }
          log.append(0, true)
          const results = await Promise.all(streams)

      const begun = readers.toSorted((a, b) => a.joinsAfter - b.joinsAfter)
      results.forEach((chunks, index) => expect(numbers(chunks)).to.deep.equal(upTo(begun[index]!.from, log.length)))
    }), { numRuns: 25 })
  })
})

async function read(stream: AsyncIterable<Buffer>, pauses: number): Promise<Buffer[]> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) {
    chunks.push(chunk)
    for (let pause = 0; pause < pauses; pause++) await new Promise(resolve => setImmediate(resolve))
  }
  return chunks
}
