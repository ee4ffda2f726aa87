import type { TaskOutcome, TaskRef } from '../../db/search-tasks.ts'
import { taskKey } from './task.ts'

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
