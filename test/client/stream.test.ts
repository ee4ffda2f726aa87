import { expect } from 'chai'
import fc from 'fast-check'
import {
  createClient,
  TracewellError,
  type ResumableStreamOptions,
  type SearchEvent,
} from '../../generated/client/src/index.ts'
import { encodeEvent } from '../../src/lib/sse.ts'
import { amount } from '../support/amount.ts'
import { createRawStream, type Served } from '../support/raw-stream.ts'
import { until } from '../../scripts/support/until.ts'

const id = '0b9f6a52-3c1e-4d7a-9f28-6e5d4c3b2a10'
/** Lets the client reconnect after 1 ms instead of the default delay. */
const firstBlock = 'retry: 1\n\n'
const greeting = `${firstBlock}event: connected\ndata: {"search_id":"${id}"}\n\n`
const progress = (number: number) => `id: ${number}\nevent: search.progress\ndata: {"message":"é 🎉 ${number}"}\n\n`
const finished = (number: number) => `id: ${number}\r\nevent: search.finished\r\ndata: {"status":"completed"}\r\n\r\n`
const whole: Served = { pieces: [greeting, progress(1), finished(2)] }

async function follow(url: string, options: ResumableStreamOptions = {}): Promise<SearchEvent[]> {
  const events: SearchEvent[] = []
  for await (const event of createClient({ baseUrl: url, key: 'tw_test_x' }).searches.stream(id, options)) {
    events.push(event)
  }
  return events
}

const idsOf = (events: readonly SearchEvent[]): string[] =>
  events.flatMap(event => 'id' in event && event.id !== undefined ? [event.id] : [])

async function failure(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(() => undefined, (error: unknown) => error)
}

/** Returns the first `most` bytes of the stream that follows the event `after`, cut into pieces at `places`. */
function from(after: number, last: number, places: readonly number[], most: number): Uint8Array[] {
  const numbers = Array.from({ length: last - after }, (_, index) => after + index + 1)
  const bytes = Buffer
    .from(greeting + numbers.map(number => number === last ? finished(number) : progress(number)).join('')).subarray(
      0,
      most,
    )
  const ends = [...places.map(place => place % (bytes.length + 1)), bytes.length].sort((a, b) => a - b)
  return ends.map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end))
}

describe('a resumable stream of the client', () => {
  it('yields every event once, for any cuts of connections and of bytes', async () => {
    const connection = fc.record({
      most: fc.integer({ min: firstBlock.length, max: 700 }),
      places: fc.array(fc.nat(), { maxLength: 6 }),
      then: fc.constantFrom<'end' | 'reset'>('end', 'reset'),
    })

    await fc
      .assert(fc.asyncProperty(
        fc.integer({ min: 1, max: 9 }),
        fc.array(connection, { maxLength: 4 }),
        async (last, connections) => {
          await using server = await createRawStream(({ lastEventId = '0' }, count) => {
            const { most, places, then } = connections[count - 1] ??
              { most: Infinity, places: [], then: 'end' as const }
            return Number(lastEventId) === last
              ? { status: 204 }
              : { pieces: from(Number(lastEventId), last, places, most), then }
          })

      const events = await follow(server.url, { retries: 20 })

      expect(idsOf(events)).to.deep.equal(Array.from({ length: last }, (_, index) => String(index + 1)))
    }))
  })

  it('yields events of any size whole, for any cuts of connections and of bytes', async () => {
    const text = fc.tuple(fc.string({ unit: 'binary', minLength: 1, maxLength: 9 }), fc.constantFrom(1, 9_000))
      .map(([piece, times]) => piece.repeat(times))

    await fc.assert(fc.asyncProperty(
      fc.array(text, { minLength: 1, maxLength: 4 }),
      fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.nat()), { maxLength: 3 }),
      async (texts, cuts) => {
        const bytesFrom = (after: number) => Buffer.concat([
          Buffer.from(greeting),
          ...texts.map((message, index) => encodeEvent('search.progress', JSON.stringify({ message }), index + 1))
            .slice(after),
          Buffer.from(finished(texts.length + 1)),
        ])
        await using server = await createRawStream(({ lastEventId = '0' }, count) => {
          const bytes = bytesFrom(Number(lastEventId))
          const [part, place] = cuts[count - 1] ?? [1, 0]
          const most = Math.max(firstBlock.length, Math.ceil(part * bytes.length))
          return {
            pieces: [bytes.subarray(0, place % (most + 1)), bytes.subarray(place % (most + 1), most)],
            then: part === 1 ? 'end' : 'reset',
          }
        })

        const events = await follow(server.url, { retries: 20 })

        const found = events.flatMap(({ event, data }) => event === 'search.progress' ? [data] : [])
        expect(found).to.deep.equal(texts.map(message => ({ message })))
      },
    ), { numRuns: amount(30) })
  })

  it('refuses parts that are malformed, or larger than an event may be', async () => {
    const part = (data: object) => `event: event.part\ndata: ${JSON.stringify(data)}\n\n`
    const large = part({ part: 1, parts: 9, text: 'x'.repeat(600) })
    await using server = await createRawStream((_, count) =>
      ({ pieces: [greeting, count === 1 ? part({ part: 1 }) : large + large.replace('1', '2')] }))

    const malformed = await failure(follow(server.url))
    const tooLarge = await failure(follow(server.url, { maxEventLength: 1_000 }))

    expect(malformed).to.include({ code: 'INVALID_EVENT' })
    expect(tooLarge).to.include({ code: 'EVENT_TOO_LARGE' })
  })

  it('starts after the event with the given id', async () => {
    await using server = await createRawStream(() => whole)

    await follow(server.url, { lastEventId: '7' })

    expect(server.asked).to.deep.equal([{ path: `/search/${id}/stream`, lastEventId: '7' }])
  })

  it('ends at search.finished, and at status 204', async () => {
    await using hanging = await createRawStream(() => ({ ...whole, then: 'hang' }))
    await using over = await createRawStream(() => ({ status: 204 }))

    expect((await follow(hanging.url)).map(({ event }) => event)).to.deep.equal(['connected', 'search.progress',
      'search.finished'])
    expect(await follow(over.url, { lastEventId: '2' })).to.deep.equal([])
    await until(() => hanging.open === 0)
  })

  it('retries on status 503, after the time in Retry-After', async () => {
    const began = Date.now()
    await using server = await createRawStream((_, count) =>
      count === 1 ? { status: 503, headers: { 'Retry-After': '1' } } : whole
    )

    const events = await follow(server.url)

    expect(events).to.have.length(3)
    expect(Date.now() - began).to.be.at.least(1_000) // real clock: the client runs in any browser and takes no clock
  })

  it('does not retry on status 404', async () => {
    const body = JSON.stringify({
      error: { code: 'NOT_FOUND', message: 'Not found' },
      meta: { environment: 'test', timestamp: '' },
    })
    await using server = await createRawStream(() => ({
      status: 404,
      headers: { 'Content-Type': 'application/json', 'X-Request-Id': 'r-1' },
      pieces: [body],
    }))

    const error = await failure(follow(server.url))

    expect(error).to.be.instanceOf(TracewellError).and.to.deep.include({
      status: 404,
      code: 'NOT_FOUND',
      requestId: 'r-1',
    })
    expect(server.asked).to.have.length(1)
  })

  it('skips the events that a server repeats on each connection, and fails if no new event follows', async () => {
    await using server = await createRawStream(() => ({ pieces: [greeting, progress(1), progress(2)] }))
    const ids: string[] = []
    const read = async () => {
      for await (const event of createClient({ baseUrl: server.url }).searches.stream(id, { retries: 2 })) {
        if ('id' in event && event.id) ids.push(event.id)
      }
    }

    expect(await failure(read())).to.have.property('code', 'STREAM_CUT')
    expect(ids).to.deep.equal(['1', '2'])
    expect(server.asked.map(({ lastEventId }) => lastEventId)).to.deep.equal([undefined, '2', '2'])
  })

  it('does not retry at once if the requested delay exceeds the maximum of a timer', async () => {
    await using server = await createRawStream(() => whole)
    await using year = await createRawStream(() => ({ status: 429, headers: { 'Retry-After': '31536000' } }))
    await using ages = await createRawStream(() => ({ pieces: [`retry: ${10 ** 12}\n\n`] }))
    const controller = new AbortController()
    const followed = failure(follow(ages.url, { signal: controller.signal }))

    expect(await failure(follow(year.url))).to.deep.include({ status: 429, retryAfter: 31_536_000 })
    expect(await follow(server.url, { silenceMs: Infinity })).to.have.length(3)
    await until(() => ages.asked.length === 1 && ages.open === 0)
    await new Promise(done => setTimeout(done, 50)) // real clock: time in which a second request would arrive
    controller.abort(new Error('enough'))
    expect(await followed).to.have.property('message', 'enough')
    expect([year.asked.length, ages.asked.length]).to.deep.equal([1, 1])
  })

  it('rejects a response that is not a stream, and an invalid lastEventId', async () => {
    await using page = await createRawStream(() => ({
      headers: { 'Content-Type': 'text/html' },
      pieces: ['<p>Sign in'],
    }))

    expect(await failure(follow(page.url))).to.deep.include({ status: 200, code: 'NOT_A_STREAM' })
    for (const lastEventId of ['', '-1', '1\r\nX-Other: 1', '日本']) {
      expect(await failure(follow(page.url, { lastEventId }))).to.have.property('code', 'INVALID_ARGUMENT')
    }
    expect(page.asked).to.have.length(1)
  })

  it('causes no unhandled rejection after an abort, and yields no further event', async () => {
    await using server = await createRawStream(() => ({ pieces: [greeting + progress(1) + progress(2)], then: 'hang' }))
    const controller = new AbortController()
    const lost: unknown[] = []
    const events: string[] = []
    const note = (reason: unknown) => lost.push(reason)
    process.on('unhandledRejection', note)
    const read = async () => {
      for await (
        const event of createClient({ baseUrl: server.url }).searches.stream(id, { signal: controller.signal })
      ) {
        events.push(event.event)
        if (event.event === 'connected') continue
        controller.abort(new Error('enough'))
        await new Promise(setImmediate)
      }
    }

    try {
      expect(await failure(read())).to.have.property('message', 'enough')
      await new Promise(setImmediate)
    } finally {
      process.off('unhandledRejection', note)
    }
    expect(lost).to.deep.equal([])
    expect(events).to.deep.equal(['connected', 'search.progress'])
  })

  it('fails after the given number of connections without a new event', async () => {
    await using server = await createRawStream(() => ({ pieces: [greeting] }))

    const error = await failure(follow(server.url, { retries: 2 }))

    expect(error).to.be.instanceOf(TracewellError).and.to.have.property('code', 'STREAM_CUT')
    expect(server.asked).to.have.length(3)
  })

  it('resumes after a silent connection times out', async () => {
    await using server = await createRawStream((_, count) =>
      count === 1 ? { pieces: [greeting, progress(1)], then: 'hang' } : { pieces: [greeting, finished(2)] }
    )

    const events = await follow(server.url, { silenceMs: 1_500 })

    expect(idsOf(events)).to.deep.equal(['1', '2'])
    expect(server.asked.map(({ lastEventId }) => lastEventId)).to.deep.equal([undefined, '1'])
  })

  it('waits for a slow reader without a timeout', async () => {
    await using server = await createRawStream(() => whole)
    const events: string[] = []

    for await (const { event } of createClient({ baseUrl: server.url }).searches.stream(id, { silenceMs: 1_000 })) {
      events.push(event)
      // real clock: the reader takes longer than the silence that the client allows
      if (events.length === 1) await new Promise(done => setTimeout(done, 1_500))
    }

    expect([events.length, server.asked.length]).to.deep.equal([3, 1])
  })

  it('ends on an abort, closes its connection and throws the reason', async () => {
    await using server = await createRawStream(() => ({ pieces: [greeting], then: 'hang' }))
    const controller = new AbortController()
    const followed = failure(follow(server.url, { signal: controller.signal }))
    await until(() => server.asked.length === 1)

    controller.abort(new Error('enough'))

    expect(await followed).to.have.property('message', 'enough')
    await until(() => server.open === 0)
    expect(await failure(follow(server.url, { signal: controller.signal }))).to.have.property('message', 'enough')
  })

  it('ends on an abort while it waits to reconnect', async () => {
    await using server = await createRawStream(() => ({ status: 503, headers: { 'Retry-After': '3600' } }))
    const controller = new AbortController()
    const followed = failure(follow(server.url, { signal: controller.signal }))
    await until(() => server.asked.length === 1)

    controller.abort(new Error('enough'))

    expect(await followed).to.have.property('message', 'enough')
  })

  it('closes its connection if the reader leaves the loop', async () => {
    await using server = await createRawStream(() => ({ pieces: [greeting, progress(1)], then: 'hang' }))

    for await (const event of createClient({ baseUrl: server.url }).searches.stream(id)) {
      if (event.event === 'search.progress') break
    }

    await until(() => server.open === 0)
  })

  it('rejects an event that is too large, and an event without valid JSON', async () => {
    await using large = await createRawStream(() => ({ pieces: [`data: ${'x'.repeat(2_000)}`], then: 'hang' }))
    await using wrong = await createRawStream(() => ({ pieces: ['event: a\ndata: {\n\n'] }))

    expect(await failure(follow(large.url, { maxEventLength: 1_000 }))).to.have.property('code', 'EVENT_TOO_LARGE')
    expect(await failure(follow(wrong.url))).to.have.property('code', 'INVALID_EVENT')
  })

  it('throws the network error after the last retry', async () => {
    const server = await createRawStream(() => whole)
    await server[Symbol.asyncDispose]()

    expect(await failure(follow(server.url, { retries: 0 }))).to.be.instanceOf(TypeError)
  })

  it('does not resume a temporary search', async () => {
    await using server = await createRawStream(() => ({ pieces: [greeting], then: 'reset' }))
    const client = createClient({ baseUrl: server.url })
    const read = async () => {
      for await (const _ of client.searches.streamTemporary({ query: { type: 'Pseudonym', value: 'x' } }));
    }

    expect(await failure(read())).to.be.instanceOf(Error)
    expect(server.asked).to.deep.equal([{ path: '/search/temporary', lastEventId: undefined }])
  })
})
