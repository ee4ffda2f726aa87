import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { createLog } from '../../src/lib/log.ts'
import { requireNats, startNats } from '../support/nats.ts'
import { until } from '../../scripts/support/until.ts'
import { connectWire } from '../support/wires.ts'

describe('a wire whose NATS server ends', () => {
  before(function () { requireNats(this) })

  it('reports a gap when the server is back, and delivers again', async () => {
    await using nats = await startNats()
    const lines: string[] = []
    const log = createLog({ level: 'info', destination: { write: line => { lines.push(line) } } })
    const [a, b] = await Promise.all([connectWire({ WIRE_URL: nats.url }, log), connectWire({ WIRE_URL: nats.url })])
    await until(() => a.connection!.isUp && b.connection!.isUp)
    const gaps: string[] = []
    const heard: string[] = []
    a.wire.onGap(() => gaps.push('gap'))
    a.wire.subscribe('one', () => heard.push('heard'))

    await nats.kill()
    await until(() => !a.connection!.isUp && !b.connection!.isUp)
    gaps.length = 0 // the first connection reports a gap too, if its flush ends after `onGap` was called
    heard.length = 0
    b.wire.publish('one')
    a.wire.publish('one')
    const ownMessages = [...heard]
    await nats.restart()
    await until(() => gaps.length > 0 && b.connection!.isUp)
    heard.length = 0
    b.wire.publish('one')
    await until(() => heard.length > 0)

    expect(ownMessages).to.deep.equal(['heard'])
    expect(messagesOf(lines)).to.deep.equal([
      'connected to NATS',
      notConnected,
      'connected to NATS',
    ])
    await Promise.all([a.close(), b.close()])
  })

  it('works in its own process from the start, and connects when the server comes', async () => {
    await using nats = await startNats()
    await nats.kill()
    const lines: string[] = []
    const log = createLog({ level: 'info', destination: { write: line => { lines.push(line) } } })
    const late = await connectWire({ WIRE_URL: nats.url }, log)
    const heard: string[] = []
    late.wire.subscribe('one', () => heard.push('heard'))
    late.wire.publish('one')
    const before = [...heard]
    await until(() => lines.length === 1)
    const connected = new Promise<void>(resolve => { late.wire.onGap(resolve) })
    await nats.restart()
    await connected
    const other = await connectWire({ WIRE_URL: nats.url })
    await until(() => other.connection!.isUp)
    heard.length = 0

    other.wire.publish('one')
    await until(() => heard.length > 0)

    expect(before).to.deep.equal(['heard'])
    expect(messagesOf(lines)).to.deep.equal([
      notConnected,
      'connected to NATS',
    ])
    await Promise.all([late.close(), other.close()])
  })

  it('closes at once if it never connected', async () => {
    const { connection, close } = await connectWire({ WIRE_URL: 'nats://127.0.0.1:1' })

    await close()

    expect(connection!.isUp).to.equal(false)
  })
})

describe('a wire with a login', () => {
  before(function () { requireNats(this) })

  const cases = {
    'a token in WIRE_TOKEN': ['authorization { token: "s3cret" }', '', { WIRE_TOKEN: 's3cret' }],
    'a token in the URL': ['authorization { token: "s3cret" }', 's3cret@', {}],
    'a user and a password': ['authorization { user: tw, password: "s3c/ret" }', 'tw:s3c%2Fret@', {}],
  } as const
  for (const [title, [configuration, login, more]] of Object.entries(cases)) {
    it(`accepts ${title}, and logs none of it`, async () => {
      await using nats = await startNats(configuration)
      const lines: string[] = []
      const log = createLog({ level: 'debug', destination: { write: line => { lines.push(line) } } })
      const environment = { WIRE_URL: nats.url.replace('//', `//${login}`), ...more }

      const { connection, close } = await connectWire(environment, log)
      await until(() => connection!.isUp)
      await close()

      expect(lines.join('')).to.include('connected to NATS').and.not.match(/s3c|ret@/)
    })
  }

  it('does not send the login to a server without TLS if the URL asks for TLS', async () => {
    await using nats = await startNats('authorization { token: "s3cret" }')
    const lines: string[] = []
    const log = createLog({ level: 'info', destination: { write: line => { lines.push(line) } } })
    const url = nats.url.replace('nats://', 'tls://s3cret@')

    const { connection, close } = await connectWire({ WIRE_URL: url }, log)
    await until(() => lines.length === 1)
    await close()

    expect(connection!.isUp).to.equal(false)
    expect(lines[0]).to.include('not connected to NATS (it offers no TLS)')
    const traced = readFileSync(join(nats.folder, 'nats.log'), 'utf8')
    expect(traced).to.include('Client connection').and.not.include('CONNECT {')
  })

  it('tries again after a refused login', async () => {
    await using nats = await startNats('authorization { token: "right" }')
    const lines: string[] = []
    const log = createLog({ level: 'info', destination: { write: line => { lines.push(line) } } })
    const { connection, close } = await connectWire({ WIRE_URL: nats.url, WIRE_TOKEN: 'wrong' }, log)
    await until(() => lines.length === 1)

    await nats.kill()
    writeFileSync(join(nats.folder, 'nats.conf'), 'authorization { token: "wrong" }')
    await nats.restart()
    await until(() => connection!.isUp)

    expect(lines[0]).to.include('not connected to NATS (it refused the login)')
    await close()
  })
})

const messagesOf = (lines: readonly string[]): string[] => lines.map(line => (JSON.parse(line) as { msg: string }).msg)

const notConnected = 'not connected to NATS: events and jobs from other processes arrive up to a second late, ' +
  'and temporary searches need a runner in this process'
