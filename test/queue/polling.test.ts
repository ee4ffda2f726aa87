import { expect } from 'chai'
import { createSemaphore } from '../../src/lib/semaphore.ts'
import { createPollingQueue } from '../../src/queue/polling.ts'
import type { Queue } from '../../src/queue/queue.ts'
import { createInProcessWire } from '../../src/wire/in-process.ts'
import { bellOf } from '../../src/wire/wire.ts'
import { until } from '../../scripts/support/until.ts'

const createBell = () => bellOf(createInProcessWire(), 'shard')
const forever = new AbortController().signal
const take = async <Lease>(queue: Queue<Lease>, signal = forever): Promise<Lease> =>
  (await queue.take(createSemaphore(1), signal)).lease

describe('the polling queue', () => {
  it('returns waiting work at once', async () => {
    const queue = createPollingQueue({ bell: createBell(), claim: () => Promise.resolve('work') })

    const lease = await take(queue)

    expect(lease).to.equal('work')
  })

  it('wakes a waiting worker when work is added', async () => {
    const work: string[] = []
    const queue = createPollingQueue({ bell: createBell(), claim: () => Promise.resolve(work.shift()) })

    const taken = take(queue)
    work.push('late')
    queue.notify()

    expect(await taken).to.equal('late')
  })

  it('misses no work that is added during a claim', async () => {
    const work: string[] = []
    const queue = createPollingQueue({
      bell: createBell(),
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
    let claims = 0
    const queue = createPollingQueue({
      bell: createBell(),
      claim() {
        claims++
        return Promise.resolve(work.shift())
      },
    })

    const taken = take(queue)
    await until(() => claims === 1)
    work.push('from another process')

    expect(await taken).to.equal('from another process')
  })

  it('holds a slot for each piece of work, and none while there is no work', async () => {
    const work = ['one']
    const slots = createSemaphore(1)
    const queue = createPollingQueue({ bell: createBell(), claim: () => Promise.resolve(work.shift()) })

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

  it('claims work for several free slots at once, and holds a slot for each piece', async () => {
    const slots = createSemaphore(4)
    const claimed: number[] = []
    const queue = createPollingQueue({
      bell: createBell(),
      claim: () => Promise.reject(new Error('one at a time')),
      claimMany(count) {
        claimed.push(count)
        return Promise.resolve(['one', 'two'])
      },
    })

    const { more, ...first } = await queue.take(slots, forever)

    expect([first, ...more].map(({ lease }) => lease)).to.deep.equal(['one', 'two'])
    expect([claimed, slots.free]).to.deep.equal([[3], 2])
    for (const { release } of [first, ...more]) release()
    expect(slots.free).to.equal(4)
  })

  it('releases its slot if the claim fails', async () => {
    const slots = createSemaphore(1)
    const queue = createPollingQueue({ bell: createBell(), claim: () => Promise.reject(new Error('no database')) })

    const failed = await queue.take(slots, forever).catch((error: unknown) => error)

    expect(failed).to.have.property('message', 'no database')
    expect(slots.free).to.equal(1)
  })

  it('rejects with the reason of the signal', async () => {
    const leaving = new AbortController()
    const queue = createPollingQueue({ bell: createBell(), claim: () => Promise.resolve(undefined) })

    const taken = take(queue, leaving.signal).catch((error: unknown) => error)
    leaving.abort(new Error('enough'))

    expect(await taken).to.have.property('message', 'enough')
  })

  it('wakes as many of the workers of other queues as there is new work', async () => {
    const bell = createBell()
    const work: string[] = []
    const stopping = new AbortController()
    let claims = 0
    const claim = () => {
      claims++
      return Promise.resolve(work.shift())
    }
    const queues = [1, 2, 3].map(() => createPollingQueue({ bell, claim }))
    const taken = queues.map(queue => take(queue, stopping.signal).catch(() => undefined))
    await new Promise(resolve => setImmediate(resolve))
    const idleClaims = claims

    work.push('one', 'two')
    queues[2]!.notify(2)
    await Promise.race(taken)
    await new Promise(resolve => setImmediate(resolve))
    const wokenClaims = claims
    stopping.abort()

    expect([idleClaims, wokenClaims]).to.deep.equal([3, 5])
    expect(await Promise.all(taken)).to.have.members(['one', 'two', undefined])
  })

  it('leaves the ring to others while it has no free slot, and after it stopped', async () => {
    const stopping = new AbortController()
    let listening = 0
    const bell = { ring: () => undefined, onRing() { listening++; return () => { listening-- } } }
    const slots = createSemaphore(1)
    const queue = createPollingQueue({ bell, claim: () => Promise.resolve(undefined) })
    const held = await slots.acquire(forever)

    const taken = queue.take(slots, stopping.signal).catch(() => undefined)
    const full = listening
    held()
    await new Promise(resolve => setImmediate(resolve))
    const free = listening
    stopping.abort()
    await taken

    expect([full, free, listening]).to.deep.equal([0, 1, 0])
  })
})
