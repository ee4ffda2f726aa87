import type { SearchTask } from '../../db/search-tasks.ts'
import { createEvery, type Slices } from '../../lib/slices.ts'
import type { Query } from '../../sources/kit/source.ts'
import { accountFindingId, breachFindingId } from '../marks/finding-id.ts'
import { findingsOfTask } from '../marks/find-findings.ts'
import type { Marks } from '../marks/marks.ts'
import { markedWith, noInterest } from '../marks/without-marked.ts'
import { createReader } from '../observables/read-fact.ts'
import { sourceKinds } from '../search/source-outcome.ts'
import type { WatchChange } from './compare.ts'

/**
 * Returns the changes without those of findings that are marked as wrong or ignored: of their accounts, their breaches,
 * and the cards of this run. What later runs are compared with has them still, so that a mark that is removed makes no
 * change of something old.
 */
export function* withoutMarkedChanges(
  changes: readonly WatchChange[], marks: Marks, query: Query, tasks: readonly SearchTask[],
): Slices<readonly WatchChange[]> {
  const ids = markedWith(marks, noInterest)
  if (ids.size === 0 || changes.length === 0) return changes
  const isDue = createEvery()
  const reader = createReader()
  const cards = new Set<string>()
  for (const task of tasks) {
    const place = `${sourceKinds[task.kind]} ${task.slug}`
    for (const { id, name } of yield* findingsOfTask(query, task, reader)) {
      if (ids.has(id)) cards.add(`${place} ${name}`)
    }
  }
  const kept: WatchChange[] = []
  for (const change of changes) {
    if (isDue()) yield
    const { kind, subject, after, source } = change
    const isMarked = kind === 'new_breach' ? ids.has(breachFindingId(subject.replace(/ \(\d{4}\)$/, '')))
      : (kind === 'new_account' || kind === 'gone_account') && ids.has(accountFindingId(subject))
        || source !== null && cards.has(`${source.kind} ${source.slug} card:${after?.card}`)
    if (!isMarked) kept.push(change)
  }
  return kept
}
