import { startDeadline, untilAborted } from '../../lib/abort.ts'
import { SourceFailure, type FailureCode } from '../failures.ts'

export type SourceErrorCode = FailureCode | 'NOT_APPLICABLE' | 'NOT_ENABLED' | 'MODULE_ERROR'

/** Error of one source in the form that callers receive. The message never contains the searched value. */
export interface SourceError<Code extends string = SourceErrorCode> {
  code: Code
  message: string
}

/** The facts that a source returned, or the error if it returned no facts. */
export type FactsOrError<Facts> = { facts: Facts, error: null } | { facts: null, error: SourceError }

/** Messages of errors that this process detects. Other messages come from the `SourceFailure`. */
export const failureMessages = {
  deadlinePassed: (ms: number) => `did not answer within ${ms / 1_000} second${ms === 1_000 ? '' : 's'}`,
  notEnabled: 'its terms restrict its use, and the operator has not enabled it',
  pending: 'no answer yet',
  serverStops: 'the server is shutting down',
  unexpected: 'unexpected error while processing the response',
}

/** Thrown if the deadline of a source passes. */
export class DeadlinePassed extends SourceFailure {
  constructor(deadlineMs: number) {
    super('UPSTREAM_TIMEOUT', failureMessages.deadlinePassed(deadlineMs))
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

/** Converts a thrown value to the error for callers. Callers do not receive the text of an unexpected error. */
export function toSourceError(thrown: unknown): SourceError<FailureCode | 'MODULE_ERROR'> {
  if (thrown instanceof SourceFailure) return { code: thrown.code, message: thrown.message }
  return { code: 'MODULE_ERROR', message: failureMessages.unexpected }
}
