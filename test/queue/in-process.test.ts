import { expect } from 'chai'
import { createSemaphore } from '../../src/lib/semaphore.ts'
import { createInProcessQueue } from '../../src/queue/in-process.ts'
import type { Queue } from '../../src/queue/queue.ts'

const forever = new AbortController().signal
const take = async <Lease>(queue: Queue<Lease>, signal = forever): Promise<Lease> =>
  (await queue.take(createSemaphore(1), signal)).lease

describe('the in-process queue', () => {
  it('returns waiting work at once', async () => {
    const queue = createInProcessQueue({ claim: () => Promise.resolve('work') })

    const lease = await take(queue)

    expect(lease).to.equal('work')
  })

  it('wakes a waiting worker when work is added', async () => {
    const work: string[] = []
    const queue = createInProcessQueue({ claim: () => Promise.resolve(work.shift()) })

    const taken = take(queue)
    work.push('late')
    queue.notify()

    expect(await taken).to.equal('late')
  })

  it('misses no work that is added during a claim', async () => {
    const work: string[] = []
    const queue = createInProcessQueue({
      async claim() {
        const found = work.shift()
        if (found === undefined && work.length === 0) {
          work.push('in between')
          queue.notify()
        }
        return found
      },
    })

    expect(await take(queue)).to.equal('in between')
  })

  it('finds work that was not announced', async () => {
    const work: string[] = []
    const queue = createInProcessQueue({ claim: () => Promise.resolve(work.shift()) })

    const taken = take(queue)
    setTimeout(() => work.push('from another process'), 10)

    expect(await taken).to.equal('from another process')
  })

  it('holds a slot for each piece of work, and none while there is no work', async () => {
    const work = ['one']
    const slots = createSemaphore(1)
    const queue = createInProcessQueue({ claim: () => Promise.resolve(work.shift()) })

    const { lease, release } = await queue.take(slots, forever)
    const held = slots.free
    const second = queue.take(slots, forever)
    release()
    await new Promise(resolve => setImmediate(resolve))
    const waiting = slots.free
    work.push('two')
    queue.notify()

    expect([lease, held, waiting]).to.deep.equal(['one', 0, 1])
    expect((await second).lease).to.equal('two')
    expect(slots.free).to.equal(0)
  })

  it('releases its slot if the claim fails', async () => {
    const slots = createSemaphore(1)
    const queue = createInProcessQueue({ claim: () => Promise.reject(new Error('no database')) })

    const failed = await queue.take(slots, forever).catch((error: unknown) => error)

    expect(failed).to.have.property('message', 'no database')
    expect(slots.free).to.equal(1)
  })

  it('rejects with the reason of the signal', async () => {
    const leaving = new AbortController()
    const queue = createInProcessQueue({ claim: () => Promise.resolve(undefined) })

    const taken = take(queue, leaving.signal).catch((error: unknown) => error)
    leaving.abort(new Error('enough'))

    expect(await taken).to.have.property('message', 'enough')
  })
})
