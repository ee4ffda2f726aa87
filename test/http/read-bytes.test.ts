import { IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect } from 'chai'
import { until } from '../../scripts/support/until.ts'
import { readBytes } from '../../src/http/read-bytes.ts'
import { echoHandlers, raw, refusalOf, startPets, type TestApp } from '../support/contract-app.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const post = (length: number) => ['POST /pets HTTP/1.1', 'Host: a', 'Authorization: Bearer good',
  'Content-Type: application/json', `Content-Length: ${length}`, '', ''].join('\r\n')
const chunked = (method: string, path: string) =>
  `${method} ${path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer good\r\nTransfer-Encoding: chunked\r\n\r\n`

/** Sends the begin of a request and reads nothing. */
function begin({ port }: TestApp, bytes: string): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => {}).pause()
  socket.write(bytes)
  return socket
}

describe('the body of a request', () => {
  it('keeps none of its chunks, which can have one byte each', async () => {
    const request = new Readable({ read() {} }) as IncomingMessage
    const chunks: Array<WeakRef<Buffer>> = []
    const body = readBytes(request, { maxBytes: 10_000, keep: () => {} })
    for (let count = 0; count < 1_000; count++) {
      const chunk = Buffer.from('a')
      chunks.push(new WeakRef(chunk))
      request.push(chunk)
      if (count % 100 === 99) await nextTurn()
    }
    await nextTurn()

    collectGarbage()

    expect(chunks.filter(chunk => chunk.deref() !== undefined)).to.have.length.below(100)
    request.push(null)
    expect((await body).toString()).to.equal('a'.repeat(1_000))
  })

  it('is refused with 503 while large bodies of others are arriving, unless it is small', async () => {
    await using app = await startPets({ maxUnsentBytes: 60_000 })
    const socket = begin(app, post(60_000) + '"'.padEnd(50_000))
    const large = () => refusalOf(app, '/pets', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: new Blob([`"${'x'.repeat(50_000)}"`]).stream(),
      duplex: 'half',
    })

    let refused = await large()
    await until(async () => (refused = await large()).status !== 400)
    const small = await refusalOf(app, '/pets', {
      method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"name":1}',
    })
    socket.destroy()
    await until(async () => (await large()).status === 400)

    expect([refused.status, refused.code, refused.headers.get('retry-after')]).to.deep.equal([503, 'OVERLOADED', '5'])
    expect(small.status).to.equal(400)
  })

  it('waits unparsed while the response waits, if the method takes none', async () => {
    let release: (() => void) | undefined
    const getPet = async () => {
      await new Promise<void>(resolve => { release = resolve })
      return { status: 200, body: {} }
    }
    await using app = await startPets({ handlers: { ...echoHandlers, getPet } })
    const { push } = Readable.prototype
    let chunks = 0
    IncomingMessage.prototype.push = function(...chunk) {
      chunks++
      return push.apply(this, chunk)
    }
    try {
      const socket = begin(app, `${chunked('GET', '/pets/1')}${'1\r\na\r\n'.repeat(10_000)}`)
      await until(() => release !== undefined)
      await fetch(`${app.url}/health`) // another connection is read meanwhile

      expect(chunks).to.be.below(10)
      release!()
      socket.destroy()
    } finally {
      Reflect.deleteProperty(IncomingMessage.prototype, 'push')
    }
  })

  it('leaves the connection usable if no operation has read it', async () => {
    await using app = await startPets()
    const get = `${chunked('GET', '/pets/1')}1\r\na\r\n0\r\n\r\n`

    const text = await raw(app.port, `${get}${get}GET /health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)

    expect(text.match(/HTTP\/1.1 \d+/g)).to.deep.equal(['HTTP/1.1 200', 'HTTP/1.1 200', 'HTTP/1.1 200'])
  })
})
