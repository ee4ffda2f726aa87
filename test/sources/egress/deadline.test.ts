import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect } from 'chai'
import { deadlineOf, linkSignals } from '../../../src/lib/abort.ts'
import { reportSending } from '../../../src/sources/egress/sending.ts'
import { block } from '../../support/block.ts'
import { SourceFailure } from '../../../src/sources/failures.ts'
import { DeadlinePassed, withDeadline } from '../../../src/sources/egress/deadline.ts'

const forever = new AbortController().signal

describe('withDeadline', () => {
  it('aborts the requests that are still open when another one has failed', async () => {
    let open: AbortSignal | undefined

    const failure = await withDeadline(10_000, forever, async signal => {
      open = signal
      await Promise.all([Promise.reject(new Error('one failed')), new Promise(() => undefined)])
    }).catch((thrown: unknown) => thrown)

    expect(failure).to.be.an('error').with.property('message', 'one failed')
    expect(open?.aborted).to.equal(true)
  })

  it('rejects with DeadlinePassed after the deadline, and with the reason of the caller after an abort', async () => {
    const caller = new AbortController()
    const hang = () => new Promise<never>(() => undefined)

    const passed = await withDeadline(5, forever, hang).catch((thrown: unknown) => thrown)
    const aborted = withDeadline(10_000, caller.signal, hang).catch((thrown: unknown) => thrown)
    caller.abort('the caller left')

    expect(passed).to.be.instanceOf(DeadlinePassed)
    expect(await aborted).to.equal('the caller left')
  })

  it('rejects with the reason of the caller that aborts, of several', async () => {
    const caller = new AbortController()
    const aborted = withDeadline(10_000, [forever, caller.signal], () => new Promise<never>(() => undefined))
    caller.abort('the second caller left')

    expect(await aborted.catch((thrown: unknown) => thrown)).to.equal('the second caller left')
  })

  it('starts when the first request is sent, also with a signal that is linked to its own', async () => {
    const deadlines = await withDeadline(10_000, forever, signal => {
      using own = linkSignals([signal])
      const first = deadlineOf(own.signal)
      reportSending(own.signal, 'waiting')
      reportSending(own.signal, 'sent')
      const second = deadlineOf(own.signal)
      reportSending(own.signal, 'sent')
      return Promise.resolve([first, second, deadlineOf(own.signal)] as const)
    })

    expect(deadlines[1]).to.be.greaterThan(deadlines[0])
    expect(deadlines[2]).to.equal(deadlines[1])
  })

  it('starts no timer for a request that is sent after the call has ended', async () => {
    let kept: AbortSignal | undefined
    await withDeadline(10_000, forever, signal => {
      kept = signal
      return Promise.resolve()
    })
    const before = deadlineOf(kept!)
    reportSending(kept!, 'sent')

    expect(before).to.be.a('number')
    expect(deadlineOf(kept!)).to.equal(before)
  })

  it('names this machine if no request got its turn', async () => {
    const failure = await withDeadline(5, forever, signal => {
      reportSending(signal, 'waiting')
      return new Promise(() => undefined)
    }).catch((thrown: unknown) => thrown)

    expect(failure).to.be.instanceOf(SourceFailure).and.to.include({ code: 'MACHINE_BUSY' })
  })

  it('counts no time in which this process cannot work, and names this machine if that is half of it', async () => {
    const answered = await withDeadline(40, forever, async () => {
      block(200)
      await nextTurn()
      return 'answer'
    })
    const failure = await withDeadline(40, forever, () => {
      block(1_100)
      return new Promise(() => undefined)
    }).catch((thrown: unknown) => thrown)

    expect(answered).to.equal('answer')
    expect(failure).to.include({ code: 'MACHINE_BUSY' })
  })
})
