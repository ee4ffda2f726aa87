import type { ProviderAnswer } from '../../db/byok.ts'
import type { Repositories } from '../../db/database.ts'
import type { CacheEntry } from '../../db/module-cache.ts'
import type { StoredSearch } from '../../db/searches.ts'
import type { TaskCount, TaskOutcome } from '../../db/search-tasks.ts'
import { jsonTextInSlices } from '../../lib/json-text.ts'
import type { FoundObservables } from '../observables/found.ts'
import { observableHash } from '../observables/merge.ts'
import {
  accountChecksFinishedEvent,
  closingEvents,
  observableEvents,
  outcomeEvents,
  type SearchEvent,
} from './events.ts'
import { addCounts, isOpen, queryOf } from './state.ts'
import type { Task } from './task.ts'

/** The end of a task. */
export interface TaskEnd {
  task: Pick<Task, 'kind' | 'slug' | 'name'>
  shard: number
  outcome: TaskOutcome
  /** Attempt at the task's shard in which the task ended. Default: none. */
  attempt?: number
  /** The answer to cache, if any. */
  entry?: CacheEntry | undefined
  /** Observables of the results. Default: none. */
  found?: FoundObservables
}

interface StoredOutcomes<End> {
  /** The ends that were stored. The task of any other end had already ended. */
  stored: End[]
  /** Counts of all tasks of the search afterwards. */
  counts: TaskCount[]
  /** Events of the stored ends. The caller appends them. */
  events: SearchEvent[]
}

/** Stores the outcomes and results of tasks of one search. */
export async function storeOutcomes<End extends TaskEnd>(
  tx: Repositories, search: StoredSearch, now: Date, ends: readonly End[],
): Promise<StoredOutcomes<End>> {
  const rows = ends.map(({ task, outcome, attempt }) => ({ ...task, outcome, attempt }))
  const ended = await tx.searchTasks.end(search.id, rows)
  const stored = ends.filter((_, index) => ended[index])
  await tx.moduleCache.put(stored.flatMap(({ entry }) => entry ?? []))
  for (const { task, outcome } of stored) {
    if (!outcome.providerAnswer) continue
    const answer = await toProviderAnswer(task.slug, outcome.providerAnswer, outcome.durationMs, now)
    await tx.byok.insertAnswer(search.id, answer)
  }
  const counts = await tx.searchTasks.count(search.id)
  const hashOf = ({ key }: { key: string }): string => observableHash(search.id, key)
  const hashes = stored.flatMap(({ found }) => found?.observables.map(hashOf) ?? [])
  const added = await tx.searchObservables.insert(search.id, hashes)
  const events = stored.flatMap(({ task, outcome, found }): SearchEvent[] => [
    ...outcomeEvents(search.id, now, queryOf(search), task, outcome),
    // deleted, because another of these tasks can have the same observable
    ...found ? observableEvents(search.id, now, found, one => added.delete(hashOf(one))) : [],
  ])
  for (const shard of new Set(stored.flatMap(({ task, shard }) => task.kind === 'account' ? shard : []))) {
    if (isOpen(addCounts(counts.filter(count => count.kind === 'account' && count.shard === shard)))) continue
    const checks = await tx.searchTasks.listEnded(search.id, { kind: 'account', shard })
    events.push(accountChecksFinishedEvent(search.id, now, shard, checks))
  }
  for (const kind of new Set(stored.map(({ task }) => task.kind))) {
    const { ended, total } = addCounts(counts.filter(count => count.kind === kind))
    if (ended < total || (kind !== 'leak' && kind !== 'account')) continue // other kinds have no closing event
    const tasks = kind === 'leak' ? await tx.searchTasks.list(search.id, kind) : [] // only leak sources are named
    events.push(...closingEvents(search.id, now, queryOf(search), kind, tasks))
  }
  return { stored, counts, events }
}

async function toProviderAnswer(
  provider: string,
  { mappingVersion, raw }: NonNullable<TaskOutcome['providerAnswer']>,
  durationMs: number,
  now: Date,
): Promise<ProviderAnswer> {
  const startedAt = new Date(now.getTime() - durationMs).toISOString()
  return {
    provider,
    startedAt,
    finishedAt: now.toISOString(),
    mappingVersion,
    raw: await jsonTextInSlices(raw),
  }
}
