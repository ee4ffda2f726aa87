import { mayAnswerLater } from '../../outcomes/reasons.ts'
import type { Live } from './live.ts'

/** Returns whether a retry has something to do: a source has no answer, for a reason that may pass. */
export const canRetry = ({ finished }: Pick<Live, 'finished'>): boolean =>
  (finished?.sources ?? []).some(mayAnswerLater)
