import { startDeadline, untilAborted } from '../../lib/abort.ts'
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
 * Runs `work` until it ends, `deadlineMs` passes or `signal` aborts. `work` gets its own signal. This signal aborts
 * when the deadline passes, when `signal` aborts, or when `work` fails, so that no other request of `work` continues.
 * Rejects with the reason of `signal`, with `DeadlinePassed`, or with the error of `work`.
 */
export async function withDeadline<Found>(
  deadlineMs: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Found>,
): Promise<Found> {
  using deadline = startDeadline(deadlineMs, () => new DeadlinePassed(deadlineMs), [signal])
  try {
    return await untilAborted(work(deadline.signal), deadline.signal)
  } catch (thrown) {
    deadline.abort(callFailed)
    signal.throwIfAborted()
    throw deadline.hasPassed ? deadline.signal.reason : thrown
  }
}
