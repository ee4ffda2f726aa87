import { isObject } from '../../lib/is-object.ts'
import { SourceFailure } from '../failures.ts'

/**
 * Converts the error text of a source to a failure: a rate limit, a rejected key, or another error. The message of the
 * failure does not contain the text, because the text may repeat the searched value.
 */
export function failureFromErrorText(text: string): SourceFailure {
  if (/limit|quota|credit|balance|too many|slow down/i.test(text)) {
    return new SourceFailure('UPSTREAM_RATE_LIMITED', 'the source reports that its limit is reached')
  }
  if (/key|plan|token|subscri|unauthori[sz]ed|forbidden|denied/i.test(text)) {
    return new SourceFailure('UPSTREAM_BLOCKED', 'the source rejects the key, or its plan does not allow this')
  }
  return new SourceFailure('UPSTREAM_ERROR', 'the source rejected the request')
}

/**
 * Returns `true` if the outermost object of an answer says that it is an error. "No results" beside it is no answer: a
 * search that failed has found nothing either.
 */
export function reportsError(answer: unknown): boolean {
  if (!isObject(answer)) return false
  const { error, errors, ok, success, status, code } = answer
  return hasContent(error) || hasContent(errors) || ok === false || success === false
    || (typeof status === 'string' && /^(?:error|fail|failed|failure)$/i.test(status))
    || (typeof code === 'number' && code >= 400 && code < 600)
}

/** Returns `true` for a value that is not one of those that stand for nothing, and for a list that has one. */
export const hasContent = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(hasContent)
    : !([undefined, null, false, 'false', 'no', 0, '0', ''] as unknown[]).includes(value)
      && !(isObject(value) && Object.keys(value).length === 0)
