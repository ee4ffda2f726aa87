import { expect } from 'chai'
import { createSemaphore } from '../../src/lib/semaphore.ts'
import { createLine } from '../../src/wire/line/caller.ts'
import { LineLost, type LineAnswers } from '../../src/wire/line/line.ts'
import { collect, log, never, sealer } from '../support/line.ts'
import { createLocalMessages } from '../support/messages.ts'
import { until } from '../../scripts/support/until.ts'

describe('the line over messages that are changed on their way', function () {
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
