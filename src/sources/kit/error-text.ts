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
