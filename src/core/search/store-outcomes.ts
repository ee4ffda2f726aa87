import type { ProviderAnswer } from '../../db/byok.ts'
import type { Repositories } from '../../db/database.ts'
import type { CacheEntry } from '../../db/module-cache.ts'
import type { StoredSearch } from '../../db/searches.ts'
import type { EndedTask, TaskCount, TaskOutcome } from '../../db/search-tasks.ts'
import { jsonTextInSlices } from '../../lib/json-text.ts'
import { observableHash } from '../observables/merge.ts'
import { groupsEndedBy, readsTasks, reduceEnds, type EndedGroup, type TaskEnd } from './ends.ts'
import type { SearchEvent } from './events.ts'
import { queryOf } from './state.ts'

/** The end of a task, and what is stored with it. */
export interface StoredEnd extends TaskEnd {
  /** Attempt at the task's shard in which the task ended. Default: none. */
  attempt?: number
  /** The answer to cache, if any. */
  entry?: CacheEntry | undefined
}

interface StoredOutcomes<End> {
  /** The ends that were stored. The task of any other end had already ended. */
  stored: End[]
  /** Counts of all tasks of the search afterwards. */
  counts: TaskCount[]
  /** Events of the stored ends, without progress. The caller appends them. */
  events: SearchEvent[]
}

/** Stores the outcomes and results of tasks of one search. */
export async function storeOutcomes<End extends StoredEnd>(
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
  const groups = groupsEndedBy(stored, counts)
  const tasks = new Map<EndedGroup, EndedTask[]>()
  for (const group of groups.filter(readsTasks)) tasks.set(group, await tx.searchTasks.listEnded(search.id, group))
  const events = reduceEnds({ id: search.id, query: queryOf(search) }, now, stored, {
    groups,
    isNew: observable => added.delete(hashOf(observable)), // because another of these tasks can have the same one
    tasksOf: group => tasks.get(group)!,
  })
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
