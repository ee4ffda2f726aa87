import type { EndedTask, TaskOutcome, TaskRef } from '../../db/search-tasks.ts'
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

/** A task as far as merging reads it. */
interface MergedTask extends TaskRef {
  outcome: Pick<TaskOutcome, 'status' | 'results' | 'count'> | null
}

/**
 * Merges the tasks of a chain of retries. Each source occurs once, with its newest outcome. A source that failed again
 * keeps what it found before.
 * @param chain the tasks of each search of the chain, the oldest search first
 */
export function mergeTasks<Task extends MergedTask>(chain: ReadonlyArray<readonly Task[]>): Task[] {
  const merged = new Map<string, Task>()
  for (const task of chain.flat()) {
    const earlier = merged.get(taskKey(task))
    merged.set(taskKey(task), earlier ? mergeTask(earlier, task) : task)
  }
  return [...merged.values()]
}

function mergeTask<Task extends MergedTask>(earlier: Task, later: Task): Task {
  const [before, after] = [earlier.outcome, later.outcome]
  if (before === null || after === null) return { ...earlier, outcome: after ?? before }
  const hasFailed = after.status !== 'success' && after.status !== 'no_results'
  const keepsEarlier = hasFailed && after.results.length === 0 && after.count === 0
  return keepsEarlier ? { ...later, outcome: { ...after, results: before.results, count: before.count } } : later
}
