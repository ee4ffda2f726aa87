import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect } from 'chai'
import { until } from '../../scripts/support/until.ts'
import { echoHandlers, good, refusalOf, startPets } from '../support/contract-app.ts'

const bodyBytes = 16_000_000
/** A budget for one of the bodies, but not for two. */
const maxUnsentBytes = 24_000_000
const body = { id: 'x'.repeat(bodyBytes) }

const startLarge = (changes = {}) => startPets({
  maxUnsentBytes,
  handlers: { ...echoHandlers, getPet: () => ({ status: 200, body }), listPets: () => ({ status: 200, body }) },
  ...changes,
})

/** Sends a request and reads nothing. Resolves when the server has logged it. */
async function leaveUnread({ port, lines }: Awaited<ReturnType<typeof startLarge>>, path: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => {}).pause()
  const logged = lines.length
  socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer good\r\n\r\n`)
  await until(() => lines.length > logged)
  return socket
}

describe('the budget of unsent bytes', () => {
  it('refuses a response for which it has no room with 503 and Retry-After, until the client before has left',
    async () => {
      await using app = await startLarge()
      const socket = await leaveUnread(app, '/pets/1')

      const refused = await refusalOf(app, '/pets/1')
      socket.destroy()
      await until(async () => (await fetch(`${app.url}/pets/1`)).ok)

      expect([refused.status, refused.code, refused.headers.get('retry-after')]).to.deep.equal([503, 'OVERLOADED', '5'])
    })

  it('gives a quarter of it to one address, beside its first response', async () => {
    await using app = await startLarge({ maxUnsentBytes: 4 * bodyBytes, isOneAddress: true })
    const socket = await leaveUnread(app, '/pets/1')

    const refused = await refusalOf(app, '/pets/1')

    expect([refused.status, refused.code]).to.deep.equal([503, 'OVERLOADED'])
    socket.destroy()
  })

  it('refuses operations with a key before any work if it is exhausted, and answers those without', async () => {
    let calls = 0
    await using app = await startLarge({
      maxUnsentBytes: JSON.stringify(body).length,
      authenticate: () => { calls++; return { name: 'good' } },
    })
    const socket = await leaveUnread(app, '/pets/1')

    const refused = await refusalOf(app, '/pets')
    const health = await fetch(`${app.url}/health`)

    expect([refused.status, refused.code, calls, health.status]).to.deep.equal([503, 'OVERLOADED', 0, 200])
    socket.destroy()
  })

  it('does not count what clients have read', async () => {
    await using app = await startLarge()

    const statuses = []
    for (let count = 0; count < 4; count++) {
      const response = await fetch(`${app.url}/pets/1`)
      statuses.push(response.status, (await response.text()).length > bodyBytes)
    }

    expect(statuses).to.deep.equal([200, true, 200, true, 200, true, 200, true])
  })

  it('does not refuse the result of a request that has changed something', async () => {
    await using app = await startLarge({
      handlers: {
        ...echoHandlers,
        getPet: () => ({ status: 200, body }),
        createPet: () => ({ status: 201, body }),
      },
    })
    const socket = await leaveUnread(app, '/pets/1')

    const headers = { ...good, 'Content-Type': 'application/json' }
    const response = await fetch(`${app.url}/pets`, { method: 'POST', headers, body: '{"name":"Rex","colour":"red"}' })

    const text = await response.text()
    expect([response.status, text.length > bodyBytes], text.slice(0, 300)).to.deep.equal([201, true])
    socket.destroy()
  })

  it('closes an event stream that its client does not read if it has no room', async () => {
    let sent = 0
    async function* news() {
      for (; sent < 1_000; sent++) yield Buffer.from(`data: "${'x'.repeat(100_000)}"\n\n`)
    }
    await using app = await startLarge({
      maxUnsentBytes: 150_000,
      handlers: { ...echoHandlers, streamNews: () => ({ status: 200, body: news() }) },
    })
    const sockets = [open(app.port), open(app.port)]

    await until(() => app.lines.some(line => line.includes('"operation":"streamNews"')))

    expect(sent).to.be.below(1_000)
    for (const socket of sockets) socket.destroy()
  })
})

/** Asks for an event stream and reads nothing. */
function open(port: number): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => {}).pause()
  socket.write('GET /pets/1/news HTTP/1.1\r\nHost: a\r\n\r\n')
  return socket
}

describe('the limit of connections', () => {
  it('closes connections of an address beyond it, and reports their number without the address', async () => {
    await using app = await startPets({ connections: { max: 2, trustProxy: [] } })
    const first = connect(app.port, '127.0.0.1')
    const second = connect(app.port, '127.0.0.1')
    await Promise.all([once(first, 'connect'), once(second, 'connect')])
    const third = connect(app.port, '127.0.0.1').on('error', () => {})

    await once(third, 'close')
    first.destroy()
    await until(() => fetch(`${app.url}/health`).then(({ ok }) => ok, () => false))

    const report = app.lines.find(line => line.includes('connections refused'))
    expect(report).to.include('"1 connections refused: too many of one address are open"').and.not.include('127.0.0.1')
    second.destroy()
  })

  it('does not count the connections of a trusted proxy', async () => {
    await using app = await startPets({ connections: { max: 1, trustProxy: ['127.0.0.0/8'] } })
    const sockets = Array.from({ length: 3 }, () => connect(app.port, '127.0.0.1'))
    await Promise.all(sockets.map(socket => once(socket, 'connect')))

    expect((await fetch(`${app.url}/health`)).status).to.equal(200)
    for (const socket of sockets) socket.destroy()
  })
})

describe('a silent connection', () => {
  it('gets 408 and closes if no request arrives in time', async () => {
    await using app = await startPets({ requestTimeoutMs: 100 })
    const socket = connect(app.port, '127.0.0.1')
    let text = ''
    socket.on('data', chunk => { text += chunk.toString() })

    await once(socket, 'close')

    expect(text).to.match(/^HTTP\/1.1 408 /)
  })
})
