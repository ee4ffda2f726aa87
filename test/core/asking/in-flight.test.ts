import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect } from 'chai'
import { createInFlight } from '../../../src/core/asking/in-flight.ts'

/** Starts calls that settle when the test resolves them. */
function createStarter() {
  const calls: Array<PromiseWithResolvers<string> & { signal: AbortSignal }> = []
  const start = (signal: AbortSignal) => {
    const call = { ...Promise.withResolvers<string>(), signal }
    calls.push(call)
    return { settled: call.promise }
  }
  return { calls, start }
}

describe('createInFlight', () => {
  it('shares a call by key while it runs, and starts another one afterwards', async () => {
    const inFlight = createInFlight<string>()
    const { calls, start } = createStarter()

    const [one, same, other] = ['a', 'a', 'b'].map(key => inFlight.join(key, start).call)
    calls[0]!.resolve('first')
    await nextTurn()
    const next = inFlight.join('a', start).call

    expect(one).to.equal(same).and.not.equal(other).and.not.equal(next)
    expect(calls).to.have.length(3)
  })

  it('keeps an answer for later callers only if its option keeps returns true, and never keeps a failure', async () => {
    const inFlight = createInFlight<string>({ keeps: answer => answer === 'kept' })
    const { calls, start } = createStarter()

    for (const key of ['a', 'b', 'c']) inFlight.join(key, start).call.settled.catch(() => undefined)
    calls[0]!.resolve('kept')
    calls[1]!.resolve('dropped')
    calls[2]!.reject(new Error('failed'))
    await nextTurn()
    for (const key of ['a', 'b', 'c']) inFlight.join(key, start)

    expect(calls).to.have.length(5)
  })

  it('aborts a call when its last caller leaves, and starts another one for the next', () => {
    const inFlight = createInFlight<string>()
    const { calls, start } = createStarter()
    const [one, other] = [inFlight.join('a', start), inFlight.join('a', start)]

    one[Symbol.dispose]()
    const afterOne = calls[0]!.signal.aborted
    other[Symbol.dispose]()
    inFlight.join('a', start)

    expect([afterOne, calls[0]!.signal.aborted]).to.deep.equal([false, true])
    expect(calls).to.have.length(2)
  })

  it('does not abort a call that has settled', async () => {
    const inFlight = createInFlight<string>({ keeps: () => true })
    const { calls, start } = createStarter()
    const share = inFlight.join('a', start)

    calls[0]!.resolve('answer')
    await nextTurn()
    share[Symbol.dispose]()
    const later = inFlight.join('a', start)

    expect(calls[0]!.signal.aborted).to.equal(false)
    expect(await later.call.settled).to.equal('answer')
  })
})
