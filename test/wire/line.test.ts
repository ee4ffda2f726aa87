import { expect } from 'chai'
import { createLog } from '../../src/lib/log.ts'
import { createSemaphore, type Semaphore } from '../../src/lib/semaphore.ts'
import { createLine } from '../../src/wire/line/caller.ts'
import { frameWindow, type Line, type LineAnswers, type LineWork } from '../../src/wire/line/line.ts'
import type { Messages } from '../../src/wire/messages.ts'
import { createNatsMessages, type NatsMessages } from '../../src/wire/nats.ts'
import { collect, log, never, sealer } from '../support/line.ts'
import { createLocalMessages } from '../support/messages.ts'
import { requireNats, startNats, type NatsServer } from '../support/nats.ts'
import { until } from '../../scripts/support/until.ts'

/** Runs the tests that every line must pass, whatever carries its messages. */
function conforms(name: string, messagesOf: () => [caller: Messages, worker: Messages]): void {
  describe(name, function () {
    this.timeout(60_000)
    let caller: Line
    let answers: LineAnswers[] = []

    beforeEach(() => { caller = createLine(messagesOf()[0], sealer, log) })
    afterEach(async () => {
      await Promise.all(answers.map(answer => answer.stop(0)))
      answers = []
    })

    const answer = (work: LineWork, slots: Semaphore = createSemaphore(1)): void => {
      answers.push(createLine(messagesOf()[1], sealer, log).answer(slots, work))
    }

    /** Offers until a worker accepts, because a subscription takes a moment to reach the caller. */
    async function place() {
      let found = await caller.offer()
      await until(async () => {
        found ??= await caller.offer()
        return found !== undefined
      })
      return found!
    }

    it('yields the chunks of the work whole and in order, and returns its result', async () => {
      const sent = Array.from({ length: 100 }, (_, index) => Buffer.alloc(index * 3_000 + 1, index))
      answer(async function* (request) {
        yield* sent
        return `${request} done`
      })

      const { chunks, result } = await collect((await place()).run('this', never))

      expect(result).to.equal('this done')
      expect(chunks.map(({ length }) => length)).to.deep.equal(sent.map(({ length }) => length))
      expect(Buffer.concat(chunks).equals(Buffer.concat(sent))).to.equal(true)
    })

    it('makes the work wait for a caller that reads slowly', async () => {
      let made = 0
      answer(async function* () {
        for (; made < 500; made++) yield Buffer.from('x')
        return ''
      })

      const run = (await place()).run('', never)
      await run.next()
      await until(() => made >= frameWindow)
      const other = await (await place()).run('', never).next()
      const madeAhead = made
      const { chunks } = await collect(run)

      expect(other.done).to.equal(false)
      expect(madeAhead).to.be.below(3 * frameWindow)
      expect(chunks.length + 1).to.be.within(400, 500)
    })

    it('stops the work when the caller leaves', async () => {
      let stopped = 0
      answer(async function* (_, signal) {
        yield Buffer.from('begins')
        await new Promise(resolve => signal.addEventListener('abort', resolve))
        stopped++
        return ''
      })
      const leaving = new AbortController()

      const aborted = (await place()).run('', leaving.signal)
      await aborted.next()
      const rest = collect(aborted)
      leaving.abort()
      const left = (await place()).run('', never)
      await left.next()
      await left.return(undefined)
      await until(() => stopped === 2)

      expect(await rest).to.deep.equal({ chunks: [], result: undefined })
    })

    it('returns undefined if the work fails or its process stops', async () => {
      answer(async function* () {
        yield Buffer.from('begins')
        throw new Error('it broke')
      })
      const failed = await collect((await place()).run('', never))
      await answers.pop()!.stop(0)
      answer(async function* (_, signal) {
        yield Buffer.from('begins')
        await new Promise(resolve => signal.addEventListener('abort', resolve))
        return 'stopped'
      })
      const run = (await place()).run('', never)
      await run.next()
      await answers.pop()!.stop(0)

      expect(failed).to.deep.equal({ chunks: [Buffer.from('begins')], result: undefined })
      expect(await collect(run)).to.deep.equal({ chunks: [], result: undefined })
    })

    it('finds the free worker while another is full', async () => {
      const full = createSemaphore(1)
      await full.acquire(never)
      const work = async function* (by: string) {
        yield* []
        return by
      }
      answer(() => work('full'), full)
      answer(() => work('free'))

      const found: Array<string | undefined> = []
      for (let count = 0; count < 5; count++) found.push((await collect((await place()).run('', never))).result)

      expect(found).to.deep.equal(['free', 'free', 'free', 'free', 'free'])
    })

    it('keeps a slot for each accepted offer until it is declined', async () => {
      answer(async function* () {
        yield* []
        return 'done'
      })
      const kept = await place()
      const second = await caller.offer()
      kept.decline()
      const { result } = await collect((await place()).run('', never))

      expect(second).to.equal(undefined)
      expect(result).to.equal('done')
    })

    it('makes few offers while all slots are kept for accepted ones', async () => {
      answer(async function* () {
        yield* []
        return 'done'
      })
      const kept = await place()
      const [messages] = messagesOf()
      let offers = 0
      const request: Messages['request'] = (...offer) => {
        offers++
        return messages.request(...offer)
      }

      const refused = await createLine({ ...messages, request }, sealer, log).offer()
      kept.decline()

      expect(refused).to.equal(undefined)
      expect(offers).to.be.within(2, 20)
    })

    it('serves a request that arrives while it stops', async () => {
      answer(async function* () {
        yield* []
        return 'served'
      })
      const accepted = await place()
      const stopped = answers.pop()!.stop(20_000)
      const { result } = await collect(accepted.run('', never))
      await stopped

      expect(result).to.equal('served')
      expect(await caller.offer()).to.equal(undefined)
    })

    it('has no place while all workers are full or stopped', async () => {
      const slots = createSemaphore(1)
      answer(async function* () {
        yield* []
        return 'free again'
      }, slots)
      ;(await place()).decline()
      const release = await slots.acquire(never)
      const full = [await caller.offer(), await caller.offer()]
      release()
      const { result } = await collect((await place()).run('', never))
      await answers.pop()!.stop(0)
      await until(async () => await caller.offer() === undefined)

      expect(full).to.deep.equal([undefined, undefined])
      expect(result).to.equal('free again')
    })
  })
}

describe('the line', () => {
  const { messages } = createLocalMessages()
  conforms('over messages in memory', () => [messages, messages])

  describe('through NATS', function () {
    this.timeout(60_000)
    let nats: NatsServer
    let both: NatsMessages[] = []

    before(async function () {
      requireNats(this)
      nats = await startNats()
      const options = { servers: [`127.0.0.1:${nats.port}`], tls: false }
      both = [1, 2].map(() => createNatsMessages(options, createLog({ level: 'silent' })))
      await until(() => both.every(({ isUp }) => isUp))
    })

    after(async () => {
      await Promise.all(both.map(messages => messages.close()))
      await nats?.[Symbol.asyncDispose]()
    })

    conforms('with a server', () => [both[0]!, both[1]!])
  })
})
