import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import { echoHandlers, raw, startPets } from '../support/contract-app.ts'

const get = 'GET /health HTTP/1.1\r\nHost: a\r\n\r\n'
const statuses = (text: string) => text.match(/HTTP\/1.1 \d+/g)?.map(line => Number(line.slice(-3)))

/** Handlers whose `getHealth` takes a moment and is counted. */
function countedHandlers() {
  const calls = { count: 0 }
  const getHealth = async () => {
    calls.count++
    await sleep(20) // real clock: it is in progress while the next requests arrive
    return { status: 200, body: { status: 'ok' } }
  }
  return { calls, handlers: { ...echoHandlers, getHealth } }
}

describe('pipelined requests', () => {
  for (const sent of [65, 1_000]) {
    it(`of which ${sent} arrive at once are carried out and answered up to the 64th, then the connection closes`,
      async () => {
        const { calls, handlers } = countedHandlers()
        await using app = await startPets({ handlers })

        const text = await raw(app.port, get.repeat(sent))

        expect(calls.count).to.equal(64)
        expect(statuses(text)).to.deep.equal(Array.from({ length: 64 }, () => 200))
      })
  }

  it('are all answered if they are 64, and the connection stays open', async () => {
    await using app = await startPets()

    const text = await raw(app.port, `${get.repeat(63)}GET /health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)

    expect(statuses(text)).to.have.length(64)
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
