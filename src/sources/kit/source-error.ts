import { startDeadline, untilAborted } from '../../lib/abort.ts'
import { SourceFailure, type FailureCode } from './failures.ts'

export type SourceErrorCode = FailureCode | 'NOT_APPLICABLE' | 'MODULE_ERROR'

/** Error of one source, as callers receive it. The message never contains the searched value. */
export interface SourceError<Code extends string = SourceErrorCode> {
  code: Code
  message: string
}

/** The facts that a source found, or the reason why it found none. */
export type FactsOrError<Facts> = { facts: Facts, error: null } | { facts: null, error: SourceError }

/** Default messages, for failures for which the source gives no message of its own. */
export const failureMessages = {
  deadlinePassed: (ms: number) => `no answer within ${ms} ms`,
  pending: 'no answer yet',
  serverStops: 'the server is shutting down',
  unexpected: 'unexpected error while processing the response',
}

/** The deadline of a source passed. */
export class DeadlinePassed extends SourceFailure {
  constructor(deadlineMs: number) {
    super('UPSTREAM_TIMEOUT', failureMessages.deadlinePassed(deadlineMs))
  }
}

/**
 * Runs `work` with a signal that follows `signal` and the deadline. Rejects with the reason of `signal` if it aborts,
 * with `DeadlinePassed` after `deadlineMs`, and otherwise as `work` does.
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
    signal.throwIfAborted()
    throw deadline.hasPassed ? deadline.signal.reason : thrown
  }
}

/** Maps anything thrown to the error for callers. The text of an unexpected error stays inside the process. */
export function toSourceError(thrown: unknown): SourceError<FailureCode | 'MODULE_ERROR'> {
  if (thrown instanceof SourceFailure) return { code: thrown.code, message: thrown.message }
  return { code: 'MODULE_ERROR', message: failureMessages.unexpected }
}
