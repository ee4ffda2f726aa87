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
  notEnabled: 'its terms restrict its use, and the operator has not enabled it',
  pending: 'no answer yet',
  serverStops: 'the server is shutting down',
  unexpected: 'unexpected error while processing the response',
}

/** Converts a thrown value to the error for callers. Callers do not receive the text of an unexpected error. */
export function toSourceError(thrown: unknown): SourceError<FailureCode | 'MODULE_ERROR'> {
  if (thrown instanceof SourceFailure) return { code: thrown.code, message: thrown.message }
  return { code: 'MODULE_ERROR', message: failureMessages.unexpected }
}
