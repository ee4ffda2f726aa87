import { expect } from 'chai'
import { createLog } from '../../src/lib/log.ts'
import { createSealer } from '../../src/lib/sealed.ts'
import { createSemaphore, type Semaphore } from '../../src/lib/semaphore.ts'
import { createLine } from '../../src/wire/line/caller.ts'
import { frameWindow, LineLost, type Line, type LineAnswers, type LineWork } from '../../src/wire/line/line.ts'
import type { Messages } from '../../src/wire/messages.ts'
import { createNatsMessages, type NatsMessages } from '../../src/wire/nats.ts'
import { createLocalMessages } from '../support/messages.ts'
import { requireNats, startNats, type NatsServer } from '../support/nats.ts'
import { until } from '../support/until.ts'

const sealer = createSealer(() => ['s'.repeat(32)])
const log = createLog({ level: 'silent', destination: { write: () => undefined } })
const never = new AbortController().signal

/** Collects the chunks and the result of a run. */
async function collect(run: AsyncGenerator<Buffer, string | undefined>) {
  const chunks: Buffer[] = []
  for (;;) {
    const { done, value } = await run.next()
    if (done) return { chunks, result: value }
    chunks.push(value)
  }
}

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
  const local = createLocalMessages()
  afterEach(() => local.tamperWith((_, body) => [body]))
  conforms('over messages in memory', () => [local.messages, local.messages])

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

  describe('over messages that are changed on their way', function () {
    this.timeout(60_000)
    const { messages, tamperWith } = createLocalMessages()
    const line = createLine(messages, sealer, log)
    let started = 0
    let stopped = 0
    let answers: LineAnswers

    before(() => {
      answers = line.answer(createSemaphore(1), async function* (request, signal) {
        started++
        const aborted = new Promise<void>(resolve => signal.addEventListener('abort', () => {
          stopped++
          resolve()
        }))
        if (request === 'endless') await aborted
        for (let index = 0; index < 20; index++) yield Buffer.from(`chunk ${index} of 4111-1111`)
        return 'whole'
      })
    })
    after(() => answers.stop(0))
    beforeEach(() => {
      started = 0
      stopped = 0
    })

    const run = async (request = '4111-1111') =>
      collect((await line.offer())!.run(request, never)).catch((error: unknown) => error)
    const isToCaller = (subject: string) => subject.endsWith('.caller')

    for (const [title, change] of Object.entries({
      lost: (): Uint8Array[] => [],
      repeated: (body: Uint8Array) => [body, body],
      changed: (body: Uint8Array) => [Buffer.from(body).fill(body.at(-1)! ^ 1, body.length - 1)],
    })) {
      it(`ends a run if a frame is ${title}`, async () => {
        let frames = 0
        tamperWith((subject, body) => isToCaller(subject) && ++frames === 5 ? change(body) : [body])

        const result = await run()

        expect(result).to.be.an.instanceOf(LineLost)
        expect(started).to.equal(1)
      })
    }

    it('tells the work at once that the caller left, not only by its silence', async () => {
      const leaving = new AbortController()
      const reading = collect((await line.offer())!.run('endless', leaving.signal))
      await until(() => started === 1)

      leaving.abort()
      const turns = Array.from({ length: 5 })
      for (const _ of turns) await new Promise(resolve => setImmediate(resolve))

      expect(stopped).to.equal(1)
      expect(await reading).to.deep.equal({ chunks: [], result: undefined })
    })

    it('starts nothing for a copy of an earlier request', async () => {
      const requests: Uint8Array[] = []
      const names = new Set<string>()
      tamperWith((subject, body) => {
        if (subject.endsWith('.worker') && requests.length === 0) requests.push(body)
        names.add(subject)
        return [body]
      })
      const whole = await run()
      const place = (await line.offer())!
      tamperWith((subject, body) => subject.endsWith('.worker') && !names.has(subject) ? requests : [body])

      const copied = await collect(place.run('other', never)).catch((error: unknown) => error)

      expect(whole).to.have.property('result', 'whole')
      expect(copied).to.be.an.instanceOf(LineLost)
      expect(started).to.equal(1)
    })

    it('ends the run on both sides if nothing arrives for five seconds', async () => {
      tamperWith((_, body) => started > 0 ? [] : [body])

      const result = await run('endless')
      await until(() => stopped === 1)

      expect(result).to.be.an.instanceOf(LineLost)
    })

    it('carries neither the request nor the output in clear text', async () => {
      const carried: string[] = []
      tamperWith((_, body) => {
        carried.push(Buffer.from(body).toString('latin1'))
        return [body]
      })

      await run()

      expect(carried.length).to.be.greaterThan(20)
      expect(carried.join('\n')).not.to.match(/4111|NDExMS|chunk/)
    })
  })
})
