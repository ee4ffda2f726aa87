import { SourceFailure } from './failures.ts'

/**
 * What a source means that says no in words of its own, whatever the status: a quota that is used up, a key that it
 * does not take, or else an error. Nothing of what it says is passed on, since it may repeat the searched value.
 */
export function refusal(words: string): SourceFailure {
  if (/limit|quota|credit|balance|too many|slow down/i.test(words)) {
    return new SourceFailure('UPSTREAM_RATE_LIMITED', 'the source says that its limit is reached')
  }
  if (/key|plan|token|subscri|unauthori[sz]ed|forbidden|denied/i.test(words)) {
    return new SourceFailure('UPSTREAM_BLOCKED', 'the source does not take the key, or its plan does not allow this')
  }
  return new SourceFailure('UPSTREAM_ERROR', 'the source did not take the question')
}
