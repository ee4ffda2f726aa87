import { expect } from 'chai'
import { DeadlinePassed, withDeadline } from '../../../src/sources/kit/deadline.ts'

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
})
