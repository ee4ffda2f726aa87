import { once } from 'node:events'
import { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect } from 'chai'
import { until } from '../../scripts/support/until.ts'
import { raw, startPets } from '../support/contract-app.ts'

const head = (...lines: string[]) =>
  ['POST /pets HTTP/1.1', 'Host: a', 'Authorization: Bearer good', 'Content-Type: application/json', ...lines, '', '']
    .join('\r\n')
const errorOf = (text: string): unknown =>
  (JSON.parse(text.slice(text.lastIndexOf('\r\n\r\n') + 4)) as { error: unknown }).error
const pet = '{"name":"Rex","colour":"red"}'

describe('a body that does not arrive', () => {
  for (const [name, lines, part] of [
    ['with a length', ['Content-Length: 29'], '{"name":'],
    ['in chunks', ['Transfer-Encoding: chunked'], '8\r\n{"name":\r\n'],
  ] as const) {
    it(`${name} gets 408, and the connection closes`, async () => {
      await using app = await startPets({ requestTimeoutMs: 100 })

      const text = await raw(app.port, head(...lines) + part)

      expect(text).to.match(/^HTTP\/1.1 408 Request Timeout\r\n/).and.to.match(/\r\nConnection: close\r\n/i)
      expect(errorOf(text)).to.have.property('code', 'REQUEST_TIMEOUT')
      expect(app.lines.join('')).to.include('"operation":"createPet"').and.to.include('"status":408')
    })
  }

  it('gets 400 if a chunk is malformed, and the connection closes', async () => {
    await using app = await startPets()

    const text = await raw(app.port, `${head('Transfer-Encoding: chunked')}8\r\n{"name":\r\nzz\r\n`)

    expect(text).to.match(/^HTTP\/1.1 400 Bad Request\r\n/).and.to.match(/\r\nConnection: close\r\n/i)
    expect(errorOf(text)).to.deep.include({
      code: 'VALIDATION_ERROR',
      details: [{ path: '', message: 'the body is not well-formed HTTP' }],
    })
  })

  it('gets 400 if the client ends its side of the connection early', async () => {
    await using app = await startPets()
    const socket = connect({ port: app.port, host: '127.0.0.1', allowHalfOpen: true })
    let text = ''
    socket.on('data', chunk => { text += chunk.toString() }).end(`${head('Content-Length: 29')}{"name":`)

    await once(socket, 'end')

    expect(text).to.match(/^HTTP\/1.1 400 Bad Request\r\n/)
    expect(errorOf(text)).to.deep.include({ details: [{ path: '', message: 'the body ended early' }] })
  })

  it('does not disturb the responses to the requests before it on the connection', async () => {
    await using app = await startPets()

    const text = await raw(
      app.port,
      `GET /health HTTP/1.1\r\nHost: a\r\n\r\n${head('Transfer-Encoding: chunked')}zz\r\n`,
    )

    expect(text.match(/HTTP\/1.1 \d+/g)).to.deep.equal(['HTTP/1.1 200', 'HTTP/1.1 400'])
  })
})

describe('a body that goes on after the refusal of its request', () => {
  for (const [name, lines, status] of [
    ['with a wrong key', ['Authorization: Bearer bad'], 401],
    ['of another type', ['Authorization: Bearer good', 'Content-Type: text/plain'], 415],
    ['that is too large', ['Authorization: Bearer good', 'Content-Length: 9999999'], 413],
    ['at an unknown path', ['X: y'], 404],
  ] as const) {
    it(`${name} is not read without end: the connection closes after the response`, async () => {
      await using app = await startPets()
      const isChunked = !lines.some(line => line.startsWith('Content-Length'))
      const coding = isChunked ? ['Transfer-Encoding: chunked'] : []
      const path = status === 404 ? '/none' : '/pets'
      const socket = connect({ port: app.port, host: '127.0.0.1', allowHalfOpen: true }).on('error', () => {})
      let [text, isEnded] = ['', false]
      socket.on('data', chunk => { text += chunk.toString() }).on('end', () => { isEnded = true })
      socket.write([`POST ${path} HTTP/1.1`, 'Host: a', ...lines, ...coding, '', ''].join('\r\n'))
      const { push } = IncomingMessage.prototype
      let chunks = 0
      IncomingMessage.prototype.push = function(...chunk) {
        chunks++
        return push.apply(this, chunk)
      }
      try {
        const part = isChunked ? '1\r\na\r\n'.repeat(1_000) : 'a'.repeat(6_000)
        for (let sent = 0; sent < 400 && !isEnded; sent++) {
          await new Promise(resolve => socket.write(part, resolve))
          await nextTurn()
        }
        await until(() => isEnded)
      } finally {
        IncomingMessage.prototype.push = push
        socket.destroy()
      }

      expect(text).to.match(new RegExp(`^HTTP/1.1 ${status} `))
      expect(chunks).to.be.below(40_000)
    })
  }

  it('is read to its end if it is not larger than an operation allows, and the connection stays open', async () => {
    await using app = await startPets()
    const socket = connect(app.port, '127.0.0.1')
    let text = ''
    socket.on('data', chunk => { text += chunk.toString() })
    socket.write('POST /pets HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer bad\r\nContent-Length: 500000\r\n\r\n')
    await once(socket, 'data')

    socket.write(`${'a'.repeat(500_000)}GET /health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
    await once(socket, 'close')

    expect(text.match(/HTTP\/1.1 \d+/g)).to.deep.equal(['HTTP/1.1 401', 'HTTP/1.1 200'])
  })
})

describe('a request with Expect: 100-continue', () => {
  for (const [name, lines, status] of [
    ['with a wrong key', ['Authorization: Bearer bad', 'Content-Type: application/json', 'Content-Length: 29'], 401],
    ['of another type', ['Authorization: Bearer good', 'Content-Type: text/plain', 'Content-Length: 29'], 415],
    ['that is too large', ['Authorization: Bearer good', 'Content-Length: 99999'], 413],
  ] as const) {
    it(`${name} is refused before its body, and the connection closes`, async () => {
      await using app = await startPets()

      const text = await raw(
        app.port,
        ['POST /pets HTTP/1.1', 'Host: a', 'Expect: 100-continue', ...lines, '', ''].join('\r\n'),
      )

      expect(text).to.match(new RegExp(`^HTTP/1.1 ${status} `)).and.to.match(/\r\nConnection: close\r\n/i)
    })
  }

  it('is asked for its body if nothing speaks against it, and the connection stays open', async () => {
    await using app = await startPets()
    const socket = connect(app.port, '127.0.0.1')
    let text = ''
    socket.on('data', chunk => { text += chunk.toString() })
    socket.write(head('Expect: 100-continue', `Content-Length: ${pet.length}`))
    await once(socket, 'data')
    const before = text

    socket.write(`${pet}GET /health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
    await once(socket, 'close')

    expect(before).to.equal('HTTP/1.1 100 Continue\r\n\r\n')
    expect(text.match(/HTTP\/1.1 \d+/g)).to.deep.equal(['HTTP/1.1 100', 'HTTP/1.1 201', 'HTTP/1.1 200'])
  })
})
