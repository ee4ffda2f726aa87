import { expect } from 'chai'
import { createSemaphore } from '../../src/lib/semaphore.ts'

const patient = new AbortController().signal

describe('a semaphore', () => {
  it('lets so many in and the next when one leaves', async () => {
    const places = createSemaphore(2)
    const [first] = [await places.acquire(patient), await places.acquire(patient)]
    let entered = false
    const third = places.acquire(patient).then(() => { entered = true })

    await Promise.resolve()
    expect(entered).to.equal(false)
    first()
    await third

    expect(entered).to.equal(true)
    expect(places.free).to.equal(0)
  })

  it('takes a place back once, however often it is given back', async () => {
    const places = createSemaphore(1)
    const release = await places.acquire(patient)

    release()
    release()

    expect(places.free).to.equal(1)
  })

  it('keeps no place for one who has gone while waiting', async () => {
    const places = createSemaphore(1)
    const release = await places.acquire(patient)
    const leaving = new AbortController()
    const waiting = places.acquire(leaving.signal).catch((error: unknown) => error)

    leaving.abort(new Error('gone'))
    const outcome = await waiting
    release()

    expect(outcome).to.have.property('message', 'gone')
    expect(places.free).to.equal(1)
    expect(places.waiting).to.equal(0)
  })
})
