import { once } from 'node:events'
import { connect } from 'node:net'
import { expect } from 'chai'
import { echoHandlers, now, raw, startPets } from '../support/contract-app.ts'

const bodyOf = (text: string): unknown => JSON.parse(text.slice(text.indexOf('\r\n\r\n') + 4))

describe('the server', () => {
  it('answers 431 to headers of more than 16 KiB', async () => {
    await using app = await startPets()

    const text = await raw(app.port, `GET /health HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(17_000)}\r\n\r\n`)

    expect(text).to.match(/^HTTP\/1.1 431 Request Header Fields Too Large\r\n/)
    expect(bodyOf(text)).to.deep.equal({
      error: { code: 'REQUEST_HEADER_FIELDS_TOO_LARGE', message: 'The request header is too large', faults: [] },
      meta: { timestamp: now, environment: 'test' },
    })
  })

  for (const [name, bytes] of [
    ['what is not HTTP', 'nonsense\r\n\r\n'],
    ['an unknown method', 'FETCH /health HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['two lengths', 'POST /pets HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'],
    [
      'a length and chunks',
      'POST /pets HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    ],
    ['a NUL in a header', 'GET /health HTTP/1.1\r\nHost: a\0\r\n\r\n'],
  ] as const) {
    it(`answers 400 to ${name}`, async () => {
      await using app = await startPets()

      const text = await raw(app.port, bytes)

      expect(text).to.match(/^HTTP\/1.1 400 Bad Request\r\n/)
      expect(bodyOf(text)).to.have.nested.property('error.code', 'VALIDATION_ERROR')
    })
  }

  it('answers 405 to CONNECT, because it is no proxy', async () => {
    await using app = await startPets()

    const text = await raw(app.port, 'CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n')

    expect(text).to.match(/^HTTP\/1.1 405 Method Not Allowed\r\n/)
      .and.to.include('\r\nAllow: GET, HEAD, OPTIONS, PATCH, POST\r\n')
    expect(bodyOf(text)).to.have.nested.property('error.code', 'METHOD_NOT_ALLOWED')
  })

  it('lists the methods of the whole server', async () => {
    await using app = await startPets()

    const text = await raw(app.port, 'OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')

    expect(text).to.match(/^HTTP\/1.1 204 No Content\r\n/).and.to.include('\r\nAllow: GET, HEAD, OPTIONS, PATCH, POST\r\n')
  })

  it('answers 408 to a request that does not arrive completely', async () => {
    await using app = await startPets({ requestTimeoutMs: 100 })

    const text = await raw(app.port, 'GET /health HTTP/1.1\r\nHost:')

    expect(text).to.match(/^HTTP\/1.1 408 Request Timeout\r\n/)
    expect(bodyOf(text)).to.have.nested.property('error.code', 'REQUEST_TIMEOUT')
  })

  it('answers a request with an unknown Expect header, and a request of HTTP/1.0 without Host', async () => {
    await using app = await startPets()

    const texts = [
      await raw(app.port, 'GET /health HTTP/1.0\r\n\r\n'),
      await raw(app.port, 'GET /health HTTP/1.1\r\nHost: a\r\nExpect: wonders\r\nConnection: close\r\n\r\n'),
    ]

    for (const text of texts) expect(text).to.match(/^HTTP\/1.1 200 /)
  })

  for (const [name, lines, message] of [
    ['no Host', [], 'is required'],
    ['two Host headers', ['Host: a', 'hOST: b'], 'must be given only once'],
    ['the same Host twice', ['Host: a', 'Host: a'], 'must be given only once'],
    ['an unreadable Host', ['Host: a b<>'], 'must be a host name or an address, with an optional port'],
    ['a list of hosts', ['Host: a, b'], 'must be a host name or an address, with an optional port'],
    ['a URL as its Host', ['Host: http://a/'], 'must be a host name or an address, with an optional port'],
    ['a port that is no number', ['Host: a:b'], 'must be a host name or an address, with an optional port'],
  ] as const) {
    it(`answers 400 to a request with ${name}, and closes the connection`, async () => {
      await using app = await startPets()

      const text = await raw(app.port, ['GET /health HTTP/1.1', ...lines, '', ''].join('\r\n'))

      expect(text).to.match(/^HTTP\/1.1 400 Bad Request\r\n/).and.to.match(/\r\nConnection: close\r\n/i)
      expect(bodyOf(text)).to.have.nested.property('error.code', 'VALIDATION_ERROR')
      expect(bodyOf(text)).to.have.deep.nested.property('error.details', [{ path: 'Host', message }])
    })
  }

  for (const version of ['0.9', '1.2', '2.0', '3.0']) {
    it(`answers 400 to a request line of HTTP/${version}, and closes the connection`, async () => {
      await using app = await startPets()

      const text = await raw(app.port, `GET /health HTTP/${version}\r\nHost: a\r\n\r\n`)

      expect(text).to.match(/^HTTP\/1.1 400 Bad Request\r\n/).and.to.match(/\r\nConnection: close\r\n/i)
      expect(bodyOf(text)).to.have.nested.property('error.code', 'VALIDATION_ERROR')
    })
  }

  it('answers requests with every form of a Host', async () => {
    await using app = await startPets()
    const hosts = ['', 'a', 'A_b.example.:8080', '127.0.0.1:', '[::1]:80', '[fe80::1]', 'b%C3%BCcher.example']

    const texts = await Promise.all(hosts.map(host =>
      raw(app.port, `GET /health HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)))

    for (const text of texts) expect(text).to.match(/^HTTP\/1.1 200 /)
  })

  it('ends idle connections when it closes', async () => {
    const app = await startPets()
    const socket = connect(app.port, '127.0.0.1')
    socket.write('GET /health HTTP/1.1\r\nHost: a\r\n\r\n')
    await once(socket, 'data')

    const closed = once(socket, 'close')
    await app[Symbol.asyncDispose]()
    await closed

    expect(socket.destroyed).to.equal(true)
  })

  it('lets a running request end when it closes', async () => {
    const started = Promise.withResolvers<void>()
    const go = Promise.withResolvers<void>()
    const app = await startPets({
      handlers: { ...echoHandlers, async getPet() {
        started.resolve()
        await go.promise
        return { status: 200, body: { id: 'last' } }
      } },
    })
    const response = fetch(`${app.url}/pets/1`)
    await started.promise

    const closing = app.server.close(10_000)
    go.resolve()

    expect(await (await response).json()).to.deep.equal({ id: 'last' })
    await closing
  })

  it('closes connections whose requests do not end in time when it closes', async () => {
    const started = Promise.withResolvers<void>()
    const app = await startPets({
      handlers: { ...echoHandlers, async getPet({ signal }: { signal: AbortSignal }) {
        started.resolve()
        await once(signal, 'abort')
        signal.throwIfAborted()
        return { status: 200 }
      } },
    })
    const outcome = fetch(`${app.url}/pets/1`).then(() => 'answered', () => 'cut')
    await started.promise

    await app.server.close(10)

    expect(await outcome).to.equal('cut')
  })

  it('rejects if the port is in use', async () => {
    await using app = await startPets()

    const outcome = await app.listenAgain().then(() => 'taken twice', (error: NodeJS.ErrnoException) => error.code)

    expect(outcome).to.equal('EADDRINUSE')
  })
})
