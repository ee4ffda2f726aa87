import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import { until } from '../../scripts/support/until.ts'
import { echoHandlers, raw, startPets } from '../support/contract-app.ts'

const get = 'GET /health HTTP/1.1\r\nHost: a\r\n\r\n'
const statuses = (text: string) => text.match(/HTTP\/1.1 \d+/g)?.map(line => Number(line.slice(-3)))

const last = 'GET /health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'
const long = `GET /health HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(2_000)}\r\n\r\n`

/** Handlers whose `getHealth` takes a moment and is counted. */
function countedHandlers(reply = { status: 200, body: { status: 'ok' } as object }) {
  const calls = { count: 0, mostAtOnce: 0 }
  let running = 0
  const getHealth = async () => {
    calls.count++
    calls.mostAtOnce = Math.max(calls.mostAtOnce, ++running)
    await sleep(5) // real clock: it is in progress while the next requests arrive
    running--
    return reply
  }
  return { calls, handlers: { ...echoHandlers, getHealth } }
}

describe('pipelined requests', () => {
  it('are carried out one after another, each when the response before it is sent', async () => {
    const { calls, handlers } = countedHandlers()
    await using app = await startPets({ handlers })

    const text = await raw(app.port, get.repeat(64) + last)

    expect(statuses(text)).to.deep.equal(Array.from({ length: 65 }, () => 200))
    expect(calls).to.deep.equal({ count: 65, mostAtOnce: 1 })
  })

  it('wait unread while a client reads nothing', async () => {
    const { calls, handlers } = countedHandlers({ status: 200, body: { text: 'x'.repeat(16_000_000) } })
    await using app = await startPets({ handlers })
    const socket = connect(app.port, '127.0.0.1').on('error', () => {}).pause()

    socket.write(get.repeat(60))
    await until(() => app.lines.some(line => line.includes('"operation":"getHealth"')))

    expect(calls.count).to.equal(1)
    socket.destroy()
  })

  it('that are left of closed connections never become a part of a request on another connection', async () => {
    const waiting: Array<() => void> = []
    const body = { json: Buffer.alloc(3_000_000, '{}') } // more than the buffers of the operating system take
    const getPet = async () => {
      await new Promise<void>(resolve => waiting.push(resolve))
      return { status: 200, body }
    }
    const handlers = { ...echoHandlers, getPet }
    await using app = await startPets({ handlers, maxUnsentBytes: Infinity, onReply: undefined })
    const hostile = Array.from({ length: 200 }, () => connect(app.port, '127.0.0.1').on('error', () => {}))
    const pet = 'GET /pets/1 HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer good\r\n'
    // the begin of a request, to which the one of another connection could be added
    for (const socket of hostile) socket.write(`${pet}\r\nGET /stolen HTTP/1.1\r\nX: `)
    await until(() => waiting.length === hostile.length)

    for (const socket of hostile) socket.destroy()
    for (const release of waiting) release() // the server notices that a client has left when it writes to it
    const answers = Array.from({ length: 400 }, () => raw(app.port, last))

    const statusOf = async (answer: Promise<string>) => (await answer).slice(9, 12)
    expect(new Set(await Promise.all(answers.map(statusOf)))).to.deep.equal(new Set(['200']))
  })

  it('are carried out if they arrive while earlier ones wait', async () => {
    const { calls, handlers } = countedHandlers()
    await using app = await startPets({ handlers })
    const socket = connect(app.port, '127.0.0.1')
    let text = ''
    socket.on('data', chunk => {
      text += chunk.toString()
      if (statuses(text)!.length === 2) socket.write(get)
      if (statuses(text)!.length === 4) socket.write(last)
    })

    socket.write(get.repeat(3))
    await once(socket, 'close')

    expect(statuses(text)).to.deep.equal([200, 200, 200, 200, 200])
    expect(calls.mostAtOnce).to.equal(1)
  })

  it('are carried out in their order if one of them ends in the packet of the next', async () => {
    const { calls, handlers } = countedHandlers()
    await using app = await startPets({ handlers })
    const socket = connect(app.port, '127.0.0.1')
    let text = ''
    socket.on('data', chunk => { text += chunk.toString() })

    socket.write(get.slice(0, -1))
    await new Promise(resolve => setTimeout(resolve, 50)) // real clock: two packets
    socket.write(`\n${get}${get}${last}`)
    await once(socket, 'close')

    expect(statuses(text)).to.deep.equal([200, 200, 200, 200])
    expect(calls.mostAtOnce).to.equal(1)
  })

  it('are answered as far as they fit into 16 KiB, then the connection closes', async () => {
    const { calls, handlers } = countedHandlers()
    await using app = await startPets({ handlers })

    const text = await raw(app.port, get + long.repeat(20) + get)

    expect(calls.count).to.equal(1 + Math.floor(16 * 1024 / long.length))
    expect(statuses(text)).to.have.length(calls.count)
  })

  for (const [name, garbage] of [
    ['no HTTP', 'nonsense\r\n\r\n'],
    ['two lengths', 'POST /pets HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'],
  ] as const) {
    it(`are answered before the 400 to bytes after them with ${name}`, async () => {
      const { calls, handlers } = countedHandlers()
      await using app = await startPets({ handlers })

      const text = await raw(app.port, get.repeat(2) + garbage + get)

      expect(calls.count).to.equal(2)
      expect(statuses(text)).to.deep.equal([200, 200, 400])
      expect(JSON.parse(text.slice(text.lastIndexOf('\r\n\r\n') + 4))).to.have.nested.property(
        'error.code', 'VALIDATION_ERROR',
      )
    })
  }

  it('are answered if more garbage arrives while they are in progress', async () => {
    const { handlers } = countedHandlers()
    await using app = await startPets({ handlers })
    const socket = connect(app.port, '127.0.0.1')
    let text = ''
    socket.on('data', chunk => { text += chunk.toString() })

    socket.write(`${get}nonsense\r\n\r\n`)
    socket.write(Buffer.alloc(1_000_000, 'x'))
    await once(socket, 'close')

    expect(statuses(text)).to.deep.equal([200, 400])
  })

  it('do not keep a connection open whose client reads nothing', async () => {
    const body = { id: 'x'.repeat(16_000_000) }
    await using app = await startPets({
      handlers: { ...echoHandlers, getPet: () => ({ status: 200, body }) },
      stalledClientTimeoutMs: 200,
    })
    const socket = connect(app.port, '127.0.0.1').on('error', () => {}).pause()
    const trickle = setInterval(() => socket.write('x'), 50) // real clock: the client is not silent

    socket.write('GET /pets/1 HTTP/1.1\r\nHost: a\r\n\r\nnonsense\r\n\r\n')
    await new Promise(resolve => socket.once('close', resolve))
    clearInterval(trickle)

    expect(app.lines.join('')).to.include('"operation":"getPet"')
    expect(socket.bytesRead).to.be.below(body.id.length)
  })
})
