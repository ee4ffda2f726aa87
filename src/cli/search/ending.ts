import { terminalSafe } from '../kit/text.ts'
import { askedOutcomes, unknownVerdicts, type EndedTask } from './summary.ts'

/** Data of `search.finished`. */
export interface Finished {
  status: string
  error?: string
  error_code?: string
  execution_time_ms: number
}

interface SearchEnding {
  /** `undefined` if the search ended early. */
  finished: Finished | undefined
  succeeded: boolean
  isComplete: boolean
}

export const isCancelled = (finished: Finished | undefined): boolean => finished?.error_code === 'SEARCH_CANCELLED'

/**
 * Returns the status and the error of `search.finished`, and their color. If no source answered, that replaces
 * `completed`.
 */
export function endingOf(
  { finished, succeeded, isComplete }: SearchEnding,
  tasks: ReadonlyArray<EndedTask['task']>,
  ended: readonly EndedTask[],
): [color: 'red' | 'yellow' | 'green', text: string] {
  if (finished?.status !== 'completed') {
    return ['red', `failed (${terminalSafe(finished?.error ?? 'it ended early')})`]
  }
  if (isCancelled(finished)) return ['red', 'cancelled']
  const hasAsked = askedOutcomes(ended).length > 0 || ended.every(({ outcome }) => outcome.status !== 'skipped')
  const text = [
    succeeded ? 'completed' : 'no source could answer',
    ...hasAsked ? [] : ['no source was asked'],
    ...(finished.error === undefined ? [] : [terminalSafe(finished.error)]),
    ...unknownVerdicts(tasks, ended),
  ].join(', ')
  return [!succeeded ? 'red' : isComplete ? 'green' : 'yellow', text]
}
