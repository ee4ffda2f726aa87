import { expect } from 'chai'
import { createInProcessWire } from '../../src/wire/in-process.ts'
import type { Wire } from '../../src/wire/wire.ts'
import { requireNats, startNats, type NatsServer } from '../support/nats.ts'
import { connectWire } from '../support/wires.ts'
import { until } from '../../scripts/support/until.ts'

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

describe('a wire', () => {
  const local = createInProcessWire()
  conforms('in one process', () => [local, local, local], () => Promise.resolve())

  describe('through NATS', () => {
    let nats: NatsServer
    let all: Array<Awaited<ReturnType<typeof connectWire>>>

    before(async function () {
      requireNats(this)
      nats = await startNats()
      all = await Promise.all([1, 2, 3].map(() => connectWire({ WIRE_URL: nats.url })))
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
})
