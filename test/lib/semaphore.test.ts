import { expect } from 'chai'
import { createSemaphore } from '../../src/lib/semaphore.ts'

const patient = new AbortController().signal

describe('a semaphore', () => {
  it('admits as many holders as it has slots, then the next one on a release', async () => {
    const slots = createSemaphore(2)
    const [first] = [await slots.acquire(patient), await slots.acquire(patient)]
    let entered = false
    const third = slots.acquire(patient).then(() => { entered = true })

    await Promise.resolve()
    expect(entered).to.equal(false)
    first()
    await third

    expect(entered).to.equal(true)
    expect(slots.free).to.equal(0)
  })

  it('releases a slot only once', async () => {
    const slots = createSemaphore(1)
    const release = await slots.acquire(patient)

    release()
    release()

    expect(slots.free).to.equal(1)
  })

  it('keeps no slot for a holder that aborted while waiting', async () => {
    const slots = createSemaphore(1)
    const release = await slots.acquire(patient)
    const leaving = new AbortController()
    const waiting = slots.acquire(leaving.signal).catch((error: unknown) => error)

    leaving.abort(new Error('gone'))
    const outcome = await waiting
    release()

    expect(outcome).to.have.property('message', 'gone')
    expect(slots.free).to.equal(1)
    expect(slots.waiting).to.equal(0)
  })

  it('gives a slot at once, or tells that none is free', () => {
    const slots = createSemaphore(1)
    const release = slots.tryAcquire()

    expect(slots.tryAcquire()).to.equal(undefined)
    release!()
    expect(slots.free).to.equal(1)
  })
})
