import type { EndedTask } from '../../db/search-tasks.ts'
import { mayAnswerLater } from '../../outcomes/reasons.ts'
import { toSourceOutcome } from './source-outcome.ts'
import { taskKey } from './task.ts'

/**
 * Returns the tasks that a retry runs: their newest outcome in the chain is no answer, for a reason that may pass.
 * External providers are left out, because their keys were removed when their search ended.
 * @param chain the ended tasks of each search of the chain, the oldest search first
 */
export function tasksToRetry(chain: ReadonlyArray<readonly EndedTask[]>): EndedTask[] {
  const newest = new Map(chain.flat().map(task => [taskKey(task), task]))
  return [...newest.values()].filter(task => mayAnswerLater(toSourceOutcome(task)))
}
