import type { Slices } from '../../lib/slices.ts'
import type { Query } from '../../sources/kit/source.ts'
import { createReader } from '../observables/read-fact.ts'
import { findingsOfTask, type MarkedTask } from './find-findings.ts'
import type { Marks, MarkValue } from './marks.ts'

/** Marks of findings that are no evidence. */
export const noEvidence: ReadonlySet<MarkValue> = new Set(['wrong'])
/** Marks of findings that nothing is done about: they are not followed, not drawn, and no change of a watch. */
export const noInterest: ReadonlySet<MarkValue> = new Set(['wrong', 'ignored'])

/** Returns the ids of the findings that have one of these marks. */
export const markedWith = (marks: Marks, values: ReadonlySet<MarkValue>): ReadonlySet<string> =>
  new Set([...marks].flatMap(([id, mark]) => values.has(mark) ? [id] : []))

/**
 * Returns the tasks without the cards and account checks that have one of these marks. All that is derived from the
 * results of a search honours marks through this function.
 */
export function* withoutMarked<Task extends MarkedTask>(
  query: Query, tasks: readonly Task[], marks: Marks, values: ReadonlySet<MarkValue>,
): Slices<readonly Task[]> {
  const ids = markedWith(marks, values)
  if (ids.size === 0) return tasks
  const reader = createReader()
  const kept: Task[] = []
  for (const task of tasks) {
    const names = new Set((yield* findingsOfTask(query, task, reader)).flatMap(({ id, name }) =>
      ids.has(id) ? [name] : []))
    kept.push(names.size === 0 ? task : without(task, names))
    yield
  }
  return kept
}

function without<Task extends MarkedTask>(task: Task, names: ReadonlySet<string>): Task {
  const results = task.outcome!.results.flatMap(result => {
    if (task.kind === 'account') return names.has(`account:${task.slug}`) ? [] : [result]
    const cards = Object.entries(result).filter(([card]) => !names.has(`card:${card}`))
    return cards.length === 0 ? [] : [Object.fromEntries(cards)]
  })
  return { ...task, outcome: { ...task.outcome, results } }
}
