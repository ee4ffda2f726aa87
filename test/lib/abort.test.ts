import { getEventListeners } from 'node:events'
import { mock } from 'node:test'
import { expect } from 'chai'
import { deadlineOf, linkSignals, startDeadline, untilAborted, within } from '../../src/lib/abort.ts'

const late = new Error('the time is up')
const stopped = new Error('the caller stopped')
const never = new Promise<never>(() => undefined)
const caught = (work: Promise<unknown>) => work.then(() => undefined, (reason: unknown) => reason)
const listeners = (signal: AbortSignal) => getEventListeners(signal, 'abort').length

describe('deadlineOf', () => {
  it('returns the earliest deadline of a signal and of the signals that it is linked to', () => {
    const now = mock.method(performance, 'now', () => 1_000)
    using outer = startDeadline(60_000, () => late)
    using inner = startDeadline(90_000, () => late, [outer.signal])
    using link = linkSignals([inner.signal, new AbortController().signal])

    expect([deadlineOf(link.signal), deadlineOf(outer.signal)]).to.deep.equal([61_000, 61_000])
    now.mock.restore()
  })

  it('returns Infinity for a signal without a deadline', () => {
    using link = linkSignals([new AbortController().signal])

    expect([deadlineOf(link.signal), deadlineOf(new AbortController().signal)]).to.deep.equal([Infinity, Infinity])
  })
})

describe('linkSignals', () => {
  it('aborts with the reason of the first signal that aborts', () => {
    const [one, other] = [new AbortController(), new AbortController()]
    using link = linkSignals([one.signal, other.signal])

    other.abort(stopped)
    one.abort(late)

    expect(link.signal.reason).to.equal(stopped)
  })

  it('is aborted from the start if a signal is', () => {
    using link = linkSignals([AbortSignal.abort(stopped)])

    expect(link.signal.reason).to.equal(stopped)
  })

  it('leaves no listener on its signals once it is disposed of', () => {
    const { signal } = new AbortController()
    const link = linkSignals([signal])
    const before = listeners(signal)

    link[Symbol.dispose]()

    expect([before, listeners(signal)]).to.deep.equal([1, 0])
  })
})

describe('startDeadline', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }))
  afterEach(() => mock.timers.reset())

  it('aborts with the given reason when the time is up', () => {
    using deadline = startDeadline(5, () => late)
    mock.timers.tick(4)
    expect(deadline.signal.aborted).to.equal(false)

    mock.timers.tick(5)

    expect(deadline.signal.reason).to.equal(late)
    expect(deadline.hasPassed).to.equal(true)
  })

  it('has not passed if another signal aborted first', () => {
    const abort = new AbortController()
    using deadline = startDeadline(5, () => late, [abort.signal])

    abort.abort(stopped)
    mock.timers.tick(5)

    expect(deadline.signal.reason).to.equal(stopped)
    expect(deadline.hasPassed).to.equal(false)
  })

  it('keeps no timer and no listener once it is disposed of', () => {
    const { signal } = new AbortController()
    const deadline = startDeadline(5, () => late, [signal])

    deadline[Symbol.dispose]()
    mock.timers.tick(5)

    expect(deadline.signal.aborted).to.equal(false)
    expect(listeners(signal)).to.equal(0)
  })
})

describe('untilAborted', () => {
  it('settles as the work does, and leaves no listener', async () => {
    const { signal } = new AbortController()

    expect(await untilAborted(Promise.resolve('done'), signal)).to.equal('done')
    expect(await caught(untilAborted(Promise.reject(stopped), signal))).to.equal(stopped)
    expect(listeners(signal)).to.equal(0)
  })

  it('rejects with the reason of the signal while the work still runs', async () => {
    const abort = new AbortController()
    const work = caught(untilAborted(never, abort.signal))

    abort.abort(stopped)

    expect(await work).to.equal(stopped)
    expect(await caught(untilAborted(never, abort.signal))).to.equal(stopped)
  })
})

describe('within', () => {
  it('settles as work that is fast enough, and rejects with the given reason otherwise', async () => {
    expect(await within(Promise.resolve('done'), 1_000, () => late)).to.equal('done')
    expect(await caught(within(never, 5, () => late))).to.equal(late)
  })
})
