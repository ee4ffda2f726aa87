import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { readConfig } from '../../src/config/read.ts'
import { composeWire } from '../../src/compose/wire.ts'
import { createLog } from '../../src/lib/log.ts'
import { createSealer } from '../../src/lib/sealed.ts'
import { createInProcessWire } from '../../src/wire/in-process.ts'
import type { Wire } from '../../src/wire/wire.ts'
import { requireNats, startNats, type NatsServer } from '../support/nats.ts'
import { until } from '../support/until.ts'

/** One wire for each process. */
type Nodes = [Wire, Wire, Wire]

/** Runs the tests that every wire must pass. `settle` resolves when all messages sent so far have arrived. */
function conforms(name: string, nodes: () => Nodes, settle: () => Promise<void>): void {
  describe(name, () => {
    it('calls the subscribers of a search in every process, and no others', async () => {
      const heard: string[] = []
      const [a, b, c] = nodes()
      const leave = [
        a.subscribe('one', () => heard.push('a')),
        b.subscribe('one', () => heard.push('b')),
        c.subscribe('one', () => heard.push('c')),
        c.subscribe('other', () => heard.push('other')),
      ]
      await settle()
      heard.length = 0

      a.publish('one')
      await settle()

      expect(heard.sort()).to.deep.equal(['a', 'b', 'c'])
      for (const stop of leave) stop()
    })

    it('does not call listeners that have unsubscribed', async () => {
      const [a, b] = nodes()
      const heard: string[] = []
      const leave = b.subscribe('two', () => heard.push('left'))
      const stop = b.subscribe('two', () => heard.push('stayed'))
      await settle()
      heard.length = 0

      leave()
      leave()
      await settle()
      a.publish('two')
      await settle()

      expect(heard).to.deep.equal(['stayed'])
      stop()
    })

    it('accepts a message and a ring without listeners', async () => {
      const [a] = nodes()

      expect(() => {
        a.publish('nobody')
        a.ring('shard', 3)
      }).not.to.throw()
      await settle()
    })

    it('reports the end of a search to every process, once', async () => {
      const ended: string[] = []
      const leave = [...new Set(nodes())].map((node, index) => node.onStop(id => ended.push(`${index} ${id}`)))
      await settle()

      nodes()[0].stop('three')
      await settle()
      for (const stop of leave) stop()
      nodes()[0].stop('four')
      await settle()

      expect(ended.sort()).to.deep.equal(leave.map((_, index) => `${index} three`))
    })

    it('wakes as many idle workers as it is asked to, of the right kind', async () => {
      const [a, b, c] = nodes()
      const woken: string[] = []
      const stop = [
        b.onRing('shard', () => woken.push('b')),
        c.onRing('shard', () => woken.push('c')),
        c.onRing('webhook', () => woken.push('webhook')),
      ]
      await settle()

      a.ring('shard', 1)
      await settle()
      const once = [...woken]
      stop[1]!()
      await settle()
      a.ring('shard', 1)
      await settle()

      const alone = woken.slice(1)
      stop[1] = c.onRing('shard', () => woken.push('c'))
      await settle()
      a.ring('shard', 2)
      await settle()

      expect(once).to.have.length(1)
      expect(alone).to.deep.equal(['b'])
      expect(woken.slice(2)).to.have.length(2)
      for (const leave of stop) leave()
    })

    it('wakes a worker of its own process first', async () => {
      const [a, b] = nodes()
      const woken: string[] = []
      const stop = [a.onRing('shard', () => woken.push('own')), b.onRing('shard', () => woken.push('other'))]
      await settle()

      a.ring('shard', 1)
      await settle()

      expect(woken).to.deep.equal(['own'])
      for (const leave of stop) leave()
    })
  })
}

const silent = createLog({ level: 'silent' })
const sealer = createSealer(() => ['s'.repeat(32)])
const connectWith = (environment: Record<string, string>, log = silent) =>
  composeWire(readConfig(environment), { log, sealer: () => sealer })
const connect = (url: string, log = silent) => connectWith({ WIRE_URL: url }, log)
type Connected = Awaited<ReturnType<typeof connect>>

describe('a wire', () => {
  const local = createInProcessWire()
  conforms('in one process', () => [local, local, local], () => Promise.resolve())

  describe('through NATS', () => {
    let nats: NatsServer
    let all: Connected[]

    before(async function () {
      requireNats(this)
      nats = await startNats()
      all = await Promise.all([1, 2, 3].map(() => connect(nats.url)))
      await until(() => all.every(({ connection }) => connection!.isUp))
    })

    after(async () => {
      for (const { close } of all ?? []) await close()
      await nats?.[Symbol.asyncDispose]()
    })

    /** Sends a message from each node to each other node, and waits until all have arrived. */
    async function settle(): Promise<void> {
      for (const from of all) {
        for (const to of all) {
          if (from === to) continue
          let arrived = false
          const stop = to.connection!.subscribe('tw.test', () => { arrived = true })
          await until(() => {
            from.connection!.publish('tw.test')
            return arrived
          })
          stop()
        }
      }
    }

    conforms('with a server', () => all.map(({ wire }) => wire) as Nodes, settle)

    it('calls a subscriber once its subscription is active, because earlier messages were lost', async () => {
      let heard = 0
      const stop = all[0]!.wire.subscribe('late', () => { heard++ })

      await until(() => heard === 1)

      stop()
    })
  })

  describe('whose NATS server ends', () => {
    before(function () { requireNats(this) })

    it('reports a gap when the server is back, and delivers again', async () => {
      await using nats = await startNats()
      const lines: string[] = []
      const log = createLog({ level: 'info', destination: { write: line => { lines.push(line) } } })
      const [a, b] = await Promise.all([connect(nats.url, log), connect(nats.url)])
      await until(() => a.connection!.isUp && b.connection!.isUp)
      const gaps: string[] = []
      const heard: string[] = []
      a.wire.onGap(() => gaps.push('gap'))
      a.wire.subscribe('one', () => heard.push('heard'))

      await nats.kill()
      await until(() => !a.connection!.isUp && !b.connection!.isUp)
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
      const late = await connect(nats.url, log)
      const heard: string[] = []
      late.wire.subscribe('one', () => heard.push('heard'))
      late.wire.publish('one')
      const before = [...heard]
      await until(() => lines.length === 1)
      await nats.restart()
      await until(() => late.connection!.isUp)
      const other = await connect(nats.url)
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
      const { connection, close } = await connect('nats://127.0.0.1:1')

      await close()

      expect(connection!.isUp).to.equal(false)
    })
  })

  describe('with a login', () => {
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

        const { connection, close } = await connectWith(environment, log)
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

      const { connection, close } = await connect(url, log)
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
      const { connection, close } = await connectWith({ WIRE_URL: nats.url, WIRE_TOKEN: 'wrong' }, log)
      await until(() => lines.length === 1)

      await nats.kill()
      writeFileSync(join(nats.folder, 'nats.conf'), 'authorization { token: "wrong" }')
      await nats.restart()
      await until(() => connection!.isUp)

      expect(lines[0]).to.include('not connected to NATS (it refused the login)')
      await close()
    })
  })
})

const messagesOf = (lines: readonly string[]): string[] => lines.map(line => (JSON.parse(line) as { msg: string }).msg)

const notConnected = 'not connected to NATS: events and jobs from other processes arrive up to a second late, ' +
  'and temporary searches need a runner in this process'
