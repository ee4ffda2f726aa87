import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import fc from 'fast-check'
import {
  AuthenticationError, BadRequestError, cancelSearch, ConflictError, connect, createClient, createImagesClient,
  createSearch, deleteSearches, findSubdomains, getSearch, NotFoundError, PermissionDeniedError, RateLimitError,
  ServerError, StreamError, streamSearch, TracewellError, type Connection, type Retry,
} from '../../generated/client/src/index.ts'
import { errorOf } from '../../generated/client/src/error.ts'
import { operationsOf, textOf, type OpenApi } from '../../scripts/generate/document.ts'
import { start } from '../../scripts/support/start.ts'
import * as failures from '../../src/errors.ts'
import { amount, propertySeed } from '../support/amount.ts'
import { createRawStream, type Served } from '../support/raw-stream.ts'

const json = { 'Content-Type': 'application/json' }
const done: Served = { headers: json, pieces: ['{"data":{}}'] }
const query = { query: { type: 'Pseudonym', value: 'tw-none' } } as const
const domain = { domain: 'example.com' }

const refusal = (status: number, code: string, headers: Record<string, string> = {}): Served => ({
  status,
  headers: { ...json, ...headers },
  pieces: [JSON.stringify({ error: { code, message: 'Refused', faults: [] } })],
})

/** Connection that repeats calls without a noticeable pause. */
const connectTo = (baseUrl: string, more: Partial<Connection> = {}): Connection =>
  ({ ...connect({ baseUrl }), pauseMs: 1, ...more })

const failure = (call: Promise<unknown>): Promise<unknown> => call.then(() => undefined, (error: unknown) => error)

const codeOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(() => 'done', (error: unknown) => error instanceof TracewellError ? error.code : (error as Error).name)

/** Returns the outcome of a call whose attempts get these responses, and the `Idempotency-Key` of each attempt. */
async function attempts(served: readonly Served[], call: (to: Connection) => Promise<unknown>) {
  await using server = await createRawStream((_, count) => served[Math.min(count, served.length) - 1]!)
  const outcome = await codeOf(call(connectTo(server.url)))
  return { outcome, keys: server.asked.map(({ idempotencyKey }) => idempotencyKey) }
}

describe('a connection of the client', () => {
  it('is refused at once to an address without http or https', () => {
    for (const baseUrl of ['localhost:8080', 'ftp://localhost', '/api']) {
      expect(() => connect({ baseUrl }), baseUrl).to.throw(TypeError)
    }
  })
})

describe('a call of the client', () => {
  it('is repeated twice if it reads', async () => {
    const read = (to: Connection) => getSearch(to, 'a')

    expect(await attempts([{ headers: json, then: 'reset' }, refusal(503, 'STORE_UNAVAILABLE'), done], read))
      .to.deep.equal({ outcome: 'done', keys: [undefined, undefined, undefined] })
    expect((await attempts([refusal(502, 'MODULE_FAILED')], read)).keys).to.have.length(3)
    expect((await attempts([refusal(404, 'NOT_FOUND')], read)).keys).to.have.length(1)
  })

  it('is repeated with one random Idempotency-Key if it creates, or with that of the caller', async () => {
    const lost = [{ headers: json, then: 'reset' }, refusal(409, 'IDEMPOTENCY_KEY_IN_USE'), done] as const

    const random = await attempts(lost, to => createSearch(to, query))
    const other = await attempts(lost, to => createSearch(to, query))
    const given = await attempts(lost, to => createSearch(to, query, { idempotencyKey: 'mine' }))

    expect([random.outcome, new Set(random.keys).size, random.keys.length]).to.deep.equal(['done', 1, 3])
    expect(random.keys[0]).to.match(/^[0-9a-f]{32}$/).and.not.to.equal(other.keys[0])
    expect(given).to.deep.equal({ outcome: 'done', keys: ['mine', 'mine', 'mine'] })
  })

  it('has no Idempotency-Key of its own if calls are never repeated', async () => {
    const { outcome, keys } = await attempts([refusal(503, 'X')], to => createSearch({ ...to, retries: 0 }, query))

    expect([outcome, keys]).to.deep.equal(['X', [undefined]])
  })

  it('is not repeated if the server may have accepted it', async () => {
    const unkeyed = (to: Connection) => findSubdomains(to, domain)
    const keyed = (to: Connection) => findSubdomains(to, domain, { idempotencyKey: 'k' })

    expect((await attempts([refusal(503, 'X'), done], unkeyed)).keys).to.deep.equal([undefined])
    expect((await attempts([{ headers: json, then: 'reset' }, done], unkeyed)).keys).to.have.length(1)
    expect((await attempts([refusal(429, 'X'), done], unkeyed)).outcome).to.equal('done')
    expect((await attempts([refusal(503, 'X'), done], keyed)).keys).to.deep.equal(['k', 'k'])
  })

  it('reaches the server once after whatever answer or failure, if it may have been accepted', async () => {
    await using elsewhere = await createRawStream(() => done)
    const refused: Served = refusal(429, 'X')
    const ends: readonly Served[] = [
      done,
      { headers: json, then: 'reset' },
      { headers: json, pieces: ['{"data":'], then: 'reset' },
      { headers: json, pieces: ['{'], then: 'hang' },
      { headers: json, pieces: ['{"data":'] },
      { headers: { ...json, 'Content-Encoding': 'gzip' }, pieces: ['no gzip'] },
      ...[301, 302, 303, 307, 308].map(status => ({ status, headers: { Location: `${elsewhere.url}/a` } })),
      ...[400, 401, 408, 409, 425, 500, 502, 503, 504].map(status => refusal(status, 'X', { 'Retry-After': '0' })),
      { status: 503, headers: { 'Content-Type': 'text/html', 'Retry-After': 'Thu, 01 Jan 1970 00:00:00 GMT' } },
    ]
    const answers = fc.tuple(fc.integer({ min: 0, max: 2 }), fc.constantFrom(...ends), fc.constantFrom(...ends))
    const calls = fc.constantFrom<(to: Connection) => Promise<unknown>>(
      to => findSubdomains(to, domain), to => cancelSearch(to, 'a'), to => deleteSearches(to, ['a']))

    await fc.assert(fc.asyncProperty(answers, calls, async ([refusals, end, later], call) => {
      const served = [...Array.from({ length: refusals }, () => refused), end, later]
      await using server = await createRawStream((_, count) => served[Math.min(count, served.length) - 1]!)
      await codeOf(call(connectTo(server.url, end.then === 'hang' ? { timeoutMs: 500 } : {})))

      expect(server.asked.map(({ idempotencyKey }) => idempotencyKey))
        .to.deep.equal(Array.from({ length: refusals + 1 }, () => undefined))
    }), { seed: propertySeed, numRuns: amount(200), endOnFailure: true })
    expect(elsewhere.asked).to.deep.equal([])
  })

  it('follows no redirect, and names its address', async () => {
    await using elsewhere = await createRawStream(() => done)
    for (const status of [301, 302, 303, 307, 308]) {
      await using server = await createRawStream(() => ({ status, headers: { Location: elsewhere.url } }))
      const to = connectTo(server.url)
      const calls = [createSearch(to, query), getSearch(to, 'a'), Array.fromAsync(streamSearch(to, 'a'))]

      for (const error of await Promise.all(calls.map(failure))) {
        expect(error).to.include({ constructor: TracewellError, status, code: 'REDIRECTED' })
          .and.to.have.property('message').that.includes(elsewhere.url)
      }
      expect(server.asked).to.have.length(calls.length)
    }
    expect(elsewhere.asked).to.deep.equal([])
  })

  it('is repeated if there was no connection', async () => {
    const server = await createRawStream(() => done)
    await server[Symbol.asyncDispose]()
    const retries: Retry[] = []

    const error = await failure(findSubdomains(connectTo(server.url), domain, { onRetry: one => retries.push(one) }))

    expect(error).to.be.instanceOf(TypeError)
    expect(retries.map(({ failures: count }) => count)).to.deep.equal([1, 2])
  })

  it('waits as long as Retry-After says, and at most a minute', async () => {
    await using server = await createRawStream((_, count) =>
      refusal(429, 'X', { 'Retry-After': count === 1 ? '60' : '61' }))
    const stop = new AbortController()
    const waits: number[] = []
    const onRetry = ({ waitMs }: Retry) => {
      waits.push(waitMs)
      stop.abort(new Error('enough'))
    }

    const aborted = await failure(getSearch(connectTo(server.url), 'a', { signal: stop.signal, onRetry }))
    const tooLong = await failure(getSearch(connectTo(server.url), 'a', { onRetry }))

    expect(aborted).to.have.property('message', 'enough')
    expect(waits).to.have.length(1)
    expect(waits[0]).to.be.within(60_000, 60_001)
    expect(tooLong).to.be.instanceOf(RateLimitError).and.to.have.property('retryAfter', 61)
  })

  it('ends each attempt at its time limit, also while the body arrives', async () => {
    await using silent = await createRawStream(() => ({ headers: json, pieces: ['{'], then: 'hang' }))
    const retries: Retry[] = []

    const error = await failure(getSearch(connectTo(silent.url), 'a', {
      timeoutMs: 20,
      onRetry: one => retries.push(one),
    }))
    const once = await failure(findSubdomains(connectTo(silent.url, { timeoutMs: 20 }), domain))

    expect([error, once].map(one => (one as Error).name)).to.deep.equal(['TimeoutError', 'TimeoutError'])
    expect(retries).to.have.length(2)
  })

  it('has no time limit if it is infinite', async () => {
    const { outcome } = await attempts([done], to => getSearch(to, 'a', { timeoutMs: Infinity }))

    expect(outcome).to.equal('done')
  })

  it('creates one search if the first answer is lost', async () => {
    await using service = await start()
    let sent = 0
    const losing = async (request: Request): Promise<Response> => {
      const response = await fetch(request)
      if (sent++ === 0) throw new TypeError('the connection broke')
      return response
    }
    const connection = connect({ baseUrl: service.url, key: service.key, fetch: losing })

    const { search } = await createSearch({ ...connection, pauseMs: 1 }, query)

    const { body } = await service.request('GET', '/search')
    expect(sent).to.equal(2)
    expect(body.data.searches.map(({ id }) => id)).to.deep.equal([search.id])
  })
})

describe('the pages of the client', () => {
  it('are read to the last one, each when it is needed', async () => {
    await using service = await start()
    const read: string[] = []
    const client = createClient({
      baseUrl: service.url,
      key: service.key,
      fetch(request) {
        read.push(new URL(request.url).search)
        return fetch(request)
      },
    })

    const names: string[] = []
    for await (const { name } of client.radar.iterList({ limit: 50, sortBy: 'name' })) names.push(name)
    const { pagination } = await client.radar.list({ limit: 1 })
    for await (const _ of client.radar.iterList({ limit: 50 })) break

    expect(names).to.have.length(pagination.total)
    expect(new Set(names).size).to.equal(names.length)
    expect(read.filter(text => text.includes('cursor='))).to.have.length(Math.ceil(pagination.total / 50) - 1)
  })

  it('end with an error if a page names itself as the next one', async () => {
    const page = JSON.stringify({ breaches: [{ name: 'A' }], pagination: { limit: 1, total: 9, nextCursor: 'same' } })
    await using server = await createRawStream(() => ({ headers: json, pieces: [page] }))

    const code = await codeOf(Array.fromAsync(createClient({ baseUrl: server.url }).radar.iterList()))

    expect([code, server.asked.length]).to.deep.equal(['INVALID_ANSWER', 2])
  })

  it('with numbers are read to the last one', async () => {
    await using service = await start()
    const client = createClient({ baseUrl: service.url, key: service.key })
    const { search } = await client.searches.create({
      query: { type: 'Email Address', value: 'tw-success@tw-success.example' }, leaks: { mode: 'all' },
    })
    for await (const { event } of client.searches.stream(search.id)) if (event === 'search.finished') break
    const { data: { sources } } = await client.searches.leaks(search.id)
    const { code, result_count: count } = sources.find(({ page_count: pages }) => pages > 1) ?? sources[0]!

    const records = await Array.fromAsync(client.searches.iterLeakPage(search.id, code))

    expect(records).to.have.length(count)
  })
})

describe('the errors of the client', () => {
  const classes = {
    401: AuthenticationError,
    403: PermissionDeniedError,
    404: NotFoundError,
    409: ConflictError,
    429: RateLimitError,
  }

  it('have a class for each code of the error table', () => {
    const all = Object.values(failures).flatMap(make =>
      typeof make === 'function' && make !== failures.Failure ? [(make as typeof failures.notFound)()] : [])
    const made = all.map(({ code, status, message }) =>
      errorOf(new Response('', { status }), { error: { code, message, faults: [] } }))
    const wrong = made.filter(error => {
      const expected = (classes as Record<number, typeof TracewellError>)[error.status] ??
        (error.status >= 500 ? ServerError : BadRequestError)
      return error.constructor !== expected || error.name !== expected.name
    })

    expect(made).to.have.length.above(30)
    expect(wrong.map(({ code }) => code)).to.deep.equal([])
  })

  it('have a class for a stream that cannot be continued', async () => {
    await using page = await createRawStream(() => done)
    await using silent = await createRawStream(() => ({ pieces: ['retry: 1\n\n'], then: 'hang' }))
    const follow = (url: string) =>
      failure(Array.fromAsync(streamSearch(connectTo(url), 'a', { retries: 0, silenceMs: 20 })))

    const errors = [await follow(page.url), await follow(silent.url)]

    expect(errors.map(error => error instanceof StreamError && error.code)).to.deep.equal(['NOT_A_STREAM', 'SILENT'])
  })

  it('read Retry-After as seconds or as a date, and ignore other texts', () => {
    const after = (text: string) =>
      errorOf(new Response('', { status: 429, headers: { 'Retry-After': text } }), undefined).retryAfter
    const date = new Date(Date.now() + 3_600_000).toUTCString()

    expect(['7', 'Thu, 01 Jan 1970 00:00:00 GMT', 'soon', ''].map(after)).to.deep.equal([7, 0, undefined, undefined])
    expect(after(date)).to.be.within(3_000, 3_600)
  })

  it('have no class for other responses', () => {
    const error = errorOf(new Response(null, { status: 304 }), undefined)

    expect(error.constructor).to.equal(TracewellError)
    expect(error.code).to.equal('NOT_MODIFIED')
  })
})

describe('the images of the client', () => {
  it('have every operation of their document', () => {
    const file = new URL('../../generated/images.json', import.meta.url)
    const document = JSON.parse(readFileSync(file, 'utf8')) as OpenApi
    const named = operationsOf(document).map(({ node }) => textOf(node['x-client-name'])).filter(name => name !== '')

    const client = createImagesClient({ baseUrl: 'http://localhost' })

    expect(Object.keys(client).map(verb => `images.${verb}`).sort()).to.deep.equal(named.sort())
  })

  it('are bytes with their type, and errors by class', async () => {
    await using service = await start()
    const images = createImagesClient({ baseUrl: service.imagesUrl })

    const [flag, logo] = await Promise.all([images.flag('fr.png', { w: 40 }), images.logo('aurora.example')])
    const missing = await failure(images.flag('none.png'))

    expect([flag.type, (await flag.bytes()).subarray(1, 4)]).to.deep.equal(['image/png', new Uint8Array([80, 78, 71])])
    expect(logo.type).to.match(/^image\//)
    expect(missing).to.be.instanceOf(NotFoundError)
  })
})
