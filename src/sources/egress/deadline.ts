import { linkSignals, setDeadline, untilAborted } from '../../lib/abort.ts'
import { wasBusy, watchLateness } from '../../lib/lateness.ts'
import { machineBusy, notSent } from './failure.ts'
import { observeSending } from './sending.ts'
import { SourceFailure } from '../failures.ts'

/** Thrown if the deadline of a source passes. */
export class DeadlinePassed extends SourceFailure {
  constructor(deadlineMs: number) {
    super('UPSTREAM_TIMEOUT', `did not answer within ${deadlineMs / 1_000} second${deadlineMs === 1_000 ? '' : 's'}`)
  }
}

/** If the call of a source fails, its open requests are aborted with this reason. */
const callFailed = new DOMException('the call of the source has failed', 'AbortError')

/**
 * Runs `work` until it ends, `deadlineMs` passes or a signal aborts. `work` gets its own signal. This signal aborts
 * when the deadline passes, when a signal aborts, or when `work` fails, so that no other request of `work` continues.
 *
 * The deadline is for the outside world, not for this machine. It starts when the first request is sent; before, that
 * request may wait for its turn as long. Time in which this process could not work is added once, up to `deadlineMs`.
 *
 * Rejects with the reason of a signal, with the error of `work`, with `timedOut()`, or with `MACHINE_BUSY` if no
 * request got its turn, or this process could not work for half of the time.
 */
export async function withDeadline<Found>(
  deadlineMs: number,
  signals: AbortSignal | readonly AbortSignal[],
  work: (signal: AbortSignal) => Promise<Found>,
  timedOut: () => SourceFailure = () => new DeadlinePassed(deadlineMs),
): Promise<Found> {
  const callers = [signals].flat()
  using link = linkSignals(callers)
  using lateness = watchLateness()
  let stage: 'working' | 'waiting' | 'sent' = 'working'
  let isExtended = false
  let isEnded = false
  let passed: SourceFailure | undefined
  let lateBefore = 0
  let timer = start(deadlineMs)

  function start(ms: number): NodeJS.Timeout {
    setDeadline(link.signal, performance.now() + ms)
    return setTimeout(end, ms)
  }

  function end(): void {
    const lateMs = lateness.ms - lateBefore
    if (lateMs >= 1 && !isExtended) {
      isExtended = true
      timer = start(Math.min(lateMs, deadlineMs))
      return
    }
    if (stage === 'waiting') passed = notSent()
    else passed = wasBusy(lateMs, deadlineMs) ? machineBusy() : timedOut()
    link.abort(passed)
  }

  observeSending(link.signal, {
    waiting() { if (stage === 'working') stage = 'waiting' },
    sent() {
      // a request of the call may get its turn only after the call has ended, when nothing clears a new timer
      if (isEnded || stage === 'sent') return
      stage = 'sent'
      clearTimeout(timer)
      lateBefore = lateness.ms
      timer = start(deadlineMs)
    },
  })
  try {
    return await untilAborted(work(link.signal), link.signal)
  } catch (thrown) {
    link.abort(callFailed)
    for (const caller of callers) caller.throwIfAborted()
    throw passed ?? thrown
  } finally {
    isEnded = true
    clearTimeout(timer)
  }
}
