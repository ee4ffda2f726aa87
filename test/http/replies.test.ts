import { once } from 'node:events'
import { connect } from 'node:net'
import { expect } from 'chai'
import type { AnyHandler } from '../../src/http/handler.ts'
import { echoHandlers, good, startPets } from '../support/contract-app.ts'
import { until } from '../../scripts/support/until.ts'

type Called = (request: { signal: AbortSignal }) => unknown

const withHandler = (id: string, handler: AnyHandler | Called) => startPets({
  handlers: { ...echoHandlers, [id]: handler as AnyHandler },
})

describe('responses', () => {
  it('have a request id, and headers against sniffing and caching', async () => {
    await using app = await startPets()

    const responses = [
      await fetch(`${app.url}/health`), await fetch(`${app.url}/nothing`), await fetch(`${app.url}/pets/1/news`),
    ]

    for (const { headers } of responses) {
      expect(headers.get('x-request-id')).to.match(/^[0-9a-f-]{36}$/)
      expect(headers.get('x-content-type-options')).to.equal('nosniff')
      expect(headers.get('cache-control')).to.equal('no-store')
    }
  })

  it('keep the request id of the caller if it is a UUID, and no other text', async () => {
    await using app = await startPets()
    const idFor = async (sent: string, path: string) => {
      const { headers } = await fetch(`${app.url}${path}`, { headers: { 'X-Request-Id': sent } })
      return headers.get('x-request-id')
    }
    const id = '7C1f4a90-52b6-4c3d-8e1a-0d9b6f2e5a37'

    expect(await Promise.all(['/health', '/nothing', '/pets/1/news'].map(path => idFor(id, path))))
      .to.deep.equal([id, id, id])
    expect(app.lines.some(line => line.includes(`"request_id":"${id}"`))).to.equal(true)
    for (const other of ['sam@example.com', `${id} `.repeat(2).trim(), id.replaceAll('-', ''), `${id}-1`]) {
      expect(await idFor(other, '/health')).to.match(/^[0-9a-f-]{36}$/).and.not.equal(other)
    }
    expect(app.lines.join('')).not.to.include('sam@example.com')
  })

  it('can be bytes of a declared type, with their own Cache-Control', async () => {
    await using app = await startPets()

    const response = await fetch(`${app.url}/pets/1/photo`)

    expect(response.headers.get('content-type')).to.equal('image/png')
    expect(response.headers.get('cache-control')).to.equal('public')
    expect(await response.text()).to.equal('PNG')
  })

  for (const size of [256, 65_536, 70_000]) {
    it(`contain exactly the ${size} bytes of the reply`, async () => {
      const body = Buffer.from(Array.from({ length: size }, (_, index) => index % 256))
      await using app = await withHandler('getPhoto', () => ({ status: 200, contentType: 'image/png', body }))

      const response = await fetch(`${app.url}/pets/1/photo`)

      expect(response.headers.get('content-length')).to.equal(String(size))
      expect(Buffer.from(await response.arrayBuffer()).equals(body)).to.equal(true)
    })
  }

  const long = 'é'.repeat(2_000)
  for (const id of ['é', long]) {
    for (const coding of ['gzip', 'identity']) {
      it(`can be JSON with its size: id of length ${id.length}, client accepts ${coding}`, async () => {
        const json = JSON.stringify({ id })
        const body = { json, bytes: Buffer.byteLength(json) }
        await using app = await withHandler('getPet', () => ({ status: 200, body }))

        const response = await fetch(`${app.url}/pets/1`, { headers: { 'Accept-Encoding': coding } })

        const expected = coding === 'gzip' && id === long ? coding : null
        expect(response.headers.get('content-encoding')).to.equal(expected)
        expect(await response.json()).to.deep.equal({ id })
      })
    }
  }

  it('can be JSON that is already serialised, without its size', async () => {
    await using app = await withHandler('getPet', () => ({ status: 200, body: { json: '{"id":"é"}' } }))

    const response = await fetch(`${app.url}/pets/1`)

    expect(await response.json()).to.deep.equal({ id: 'é' })
  })

  it('can have no body', async () => {
    await using app = await startPets({
      handlers: { ...echoHandlers, listPets: () => ({ status: 304, headers: { ETag: '"1"' } }) },
    })

    const response = await fetch(`${app.url}/pets`, { headers: good })

    expect(response.status).to.equal(304)
    expect(response.headers.get('etag')).to.equal('W/"1"')
    expect(response.headers.has('content-type')).to.equal(false)
  })

  it('have the common headers of the app', async () => {
    await using app = await startPets({ headers: { 'Access-Control-Allow-Origin': '*' } })

    const responses = [
      await fetch(`${app.url}/health`), await fetch(`${app.url}/nothing`), await fetch(`${app.url}/pets/1/news`),
    ]

    for (const { headers } of responses) expect(headers.get('access-control-allow-origin')).to.equal('*')
  })

  it('have their own value of a common header, once', async () => {
    await using app = await startPets({ headers: { 'Cache-Control': 'private', 'Access-Control-Allow-Origin': '*' } })

    const photo = await fetch(`${app.url}/pets/1/photo`)
    const document = await fetch(`${app.url}/openapi.json`)

    expect(photo.headers.get('cache-control')).to.equal('public')
    expect(document.headers.get('access-control-allow-origin')).to.equal('*')
  })

  it('to OPTIONS list the methods and have the CORS preflight headers', async () => {
    await using app = await startPets({
      headers: { 'Access-Control-Allow-Origin': '*' },
      preflight: { 'Access-Control-Max-Age': '60' },
    })

    const { status, headers } = await fetch(`${app.url}/pets`, { method: 'OPTIONS' })

    expect(status).to.equal(204)
    expect(headers.get('allow')).to.equal('GET, HEAD, OPTIONS, POST')
    expect(headers.get('access-control-max-age')).to.equal('60')
    expect(headers.get('access-control-allow-origin')).to.equal('*')
  })

  it('can be a stream of events', async () => {
    await using app = await startPets()

    const response = await fetch(`${app.url}/pets/1/news`)

    expect(response.headers.get('content-type')).to.equal('text/event-stream')
    expect(await response.text()).to.include('event: bark\ndata: {"loud":true}\n\n')
  })

  it('to HEAD for a stream do not start the stream', async () => {
    let started = false
    async function* events() {
      started = true
      yield Buffer.from('')
    }
    await using app = await withHandler('streamNews', () => ({ status: 200, body: events() }))

    const response = await fetch(`${app.url}/pets/1/news`, { method: 'HEAD' })

    expect(response.headers.get('content-type')).to.equal('text/event-stream')
    expect(started).to.equal(false)
  })

  it('close the connection if a stream fails, and log the error', async () => {
    async function* events() {
      yield Buffer.from('event: bark\ndata: {}\n\n')
      throw new TypeError('broken')
    }
    await using app = await withHandler('streamNews', () => ({ status: 200, body: events() }))

    const outcome = await fetch(`${app.url}/pets/1/news`)
      .then(response => response.text())
      .then(() => 'whole', () => 'cut')

    expect(outcome).to.equal('cut')
    expect(app.lines.join('')).to.include('TypeError')
  })

  it('abort the signal of the handler when the caller disconnects', async () => {
    const called = Promise.withResolvers<AbortSignal>()
    const handler = async ({ signal }: { signal: AbortSignal }) => {
      called.resolve(signal)
      await once(signal, 'abort')
      signal.throwIfAborted()
    }
    await using app = await withHandler('getPet', handler)
    const socket = connect(app.port, '127.0.0.1').on('error', () => {})

    socket.write('GET /pets/1 HTTP/1.1\r\nHost: a\r\n\r\n')
    const signal = await called.promise
    const aborted = once(signal, 'abort')
    socket.destroy()
    await aborted

    expect(signal.aborted).to.equal(true)
    expect(app.lines.join('')).not.to.include('"level":"error"')
  })

  it('do not abort the signal after they are sent', async () => {
    let seen: AbortSignal | undefined
    const handler = ({ signal }: { signal: AbortSignal }) => {
      seen = signal
      return { status: 200, body: {} }
    }
    await using app = await withHandler('getPet', handler)

    await (await fetch(`${app.url}/pets/1`)).text()
    await (await fetch(`${app.url}/health`)).text()

    expect(seen?.aborted).to.equal(false)
  })

  it('are passed to the hook when they are sent, including errors and events', async () => {
    await using app = await startPets()

    await (await fetch(`${app.url}/health`)).text()
    await (await fetch(`${app.url}/pets`)).text()
    await (await fetch(`${app.url}/pets/1/news`)).text()
    await (await fetch(`${app.url}/pets/1/photo`)).text()

    expect(app.replies.map(([id, status, type]) => [id, status, type])).to.deep.equal([
      ['getHealth', 200, 'application/json'],
      ['listPets', 401, 'application/json'],
      ['streamNews', 200, 'text/event-stream'],
      ['getPhoto', 200, 'image/png'],
    ])
    expect(app.replies[2]?.[3]).to.deep.equal({ event: 'bark', data: { loud: true } })
  })
})

describe('the request log', () => {
  it('contains the operation and the key, and nothing that the caller sent', async () => {
    await using app = await startPets()

    await (await fetch(`${app.url}/pets?q=sesame`, { headers: { ...good, 'User-Agent': 'sesame' } })).text()
    await (await fetch(`${app.url}/sesame`)).text()

    const [first, second] = app.lines.map(line => JSON.parse(line) as Record<string, unknown>)
    expect(first).to.include({
      operation: 'listPets',
      method: 'GET',
      status: 200,
      key_id: 'good',
      msg: 'request',
    })
    expect(first).to.include.keys('duration_ms', 'request_id')
    expect(second).to.include({ status: 404 })
    expect(app.lines.join('')).not.to.include('sesame')
  })

  it('contains a stream once, when it has ended', async () => {
    const end = Promise.withResolvers<void>()
    async function* events() {
      yield Buffer.from('event: bark\ndata: {}\n\n')
      await end.promise
    }
    await using app = await withHandler('streamNews', () => ({ status: 200, body: events() }))
    const response = await fetch(`${app.url}/pets/1/news`)

    await fetch(`${app.url}/pets`, { headers: good })
    const operations = () => app.lines.map(line => (JSON.parse(line) as { operation: string }).operation)
    expect(operations()).to.deep.equal(['listPets'])
    end.resolve()
    await response.text()
    await until(() => app.lines.length > 1)
    expect(operations()).to.deep.equal(['listPets', 'streamNews'])
  })
})
