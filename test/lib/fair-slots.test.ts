import { expect } from 'chai'
import fc from 'fast-check'
import { createFairSlots, type SlotHolder } from '../../src/lib/fair-slots.ts'

const patient = new AbortController().signal

/** Lets holders wait for slots. `granted` lists them in the order in which they got one. */
function setUp(size: number) {
  const slots = createFairSlots(size)
  const granted: string[] = []
  const releases: Array<() => void> = []
  return {
    slots,
    granted,
    want(name: string, holder?: SlotHolder, signal = patient) {
      return slots.acquire(signal, holder).then(release => {
        granted.push(name)
        releases.push(release)
      }, () => undefined)
    },
    /** Releases the slot that was granted first. */
    async release() {
      await new Promise(setImmediate)
      releases.shift()!()
      await new Promise(setImmediate)
    },
  }
}

const holder = (accountId: string, searchId = accountId): SlotHolder => ({ accountId, searchId })

describe('fair slots', () => {
  it('give the next free slot to a small search, before the waiting tasks of a large one', async () => {
    const { want, release, granted, slots } = setUp(2)
    for (let number = 0; number < 10; number++) void want('large', holder('a', 'large'))
    void want('small', holder('a', 'small'))

    await release()
    await release()

    expect(granted.slice(2)).to.deep.equal(['small', 'large'])
    expect(slots.waiting).to.equal(7)
  })

  it('share between accounts first, so that an account with many searches gets no more', async () => {
    const { want, release, granted } = setUp(2)
    for (const search of ['1', '2', '3', '4']) void want('many', holder('many', search))
    void want('one', holder('one'))

    await release()

    expect(granted).to.deep.equal(['many', 'many', 'one'])
  })

  it('serve equal searches in order of arrival', async () => {
    const { want, release, granted } = setUp(1)
    for (const name of ['a', 'b', 'c']) void want(name, holder(name))

    await release()
    await release()

    expect(granted).to.deep.equal(['a', 'b', 'c'])
  })

  it('let a call without a holder take its turn among searches that hold a slot', async () => {
    const { want, release, granted } = setUp(2)
    for (let number = 0; number < 4; number++) void want('search', holder('a'))
    void want('worker')

    await release()

    expect(granted).to.deep.equal(['search', 'search', 'worker'])
  })

  it('forget a call that aborts while it waits', async () => {
    const { want, release, granted, slots } = setUp(1)
    const leaving = new AbortController()
    void want('a', holder('a'))
    const left = want('b', holder('b'), leaving.signal)
    void want('c', holder('c'))

    leaving.abort(new Error('gone'))
    await left
    await release()

    expect(granted).to.deep.equal(['a', 'c'])
    expect(slots.waiting).to.equal(0)
  })

  it('never grant more slots than there are, lose none, and serve everybody', () => fc.assert(fc.asyncProperty(
    fc.integer({ min: 1, max: 4 }),
    fc.array(fc.record({ account: fc.constantFrom('a', 'b', 'c'), search: fc.nat(2) }), { maxLength: 40 }),
    async (size, calls) => {
      const slots = createFairSlots(size)
      let running = 0
      await Promise.all(calls.map(async ({ account, search }) => {
        const release = await slots.acquire(patient, holder(account, `${account}${search}`))
        expect(++running).to.be.at.most(size)
        await new Promise(setImmediate)
        running--
        release()
        release()
      }))
      expect([slots.free, slots.waiting]).to.deep.equal([size, 0])
    },
  ), { numRuns: 50 }))
})
