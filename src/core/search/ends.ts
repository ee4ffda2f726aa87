import type { EndedTask, TaskCount, TaskKind, TaskOutcome } from '../../db/search-tasks.ts'
import type { Query } from '../../sources/kit/source.ts'
import type { FoundObservables } from '../observables/found.ts'
import type { Merged } from '../observables/merge.ts'
import {
  accountChecksFinishedEvent,
  accountsEvent,
  leaksFinishedEvent,
  observableEvents,
  outcomeEvents,
  shardProgressEvent,
  type SearchEvent,
} from './events.ts'
import type { ProgressPace } from './progress-pace.ts'
import { addCounts, isOpen } from './state.ts'
import type { Task } from './task.ts'

/*
 * Reduces ends of tasks to events, for stored searches (store-outcomes.ts, journal.ts) and for temporary ones
 * (temporary-state.ts). Nothing here reads or writes: the caller has stored the ends, and passes what they changed.
 *
 * The events of tasks that ended together come in this order:
 * 1. for each task, the events of its outcome, and of its observables that no earlier task had;
 * 2. for each shard whose last account check has ended, `account_checks.finished`;
 * 3. for leak sources and for account checks, the closing event of the kind, after its last task has ended;
 * 4. for each shard whose progress is due, `search.progress`.
 */

/** The end of a task. */
export interface TaskEnd {
  task: Pick<Task, 'kind' | 'slug' | 'name'>
  shard: { number: number }
  outcome: TaskOutcome
  /** Observables of the results. Default: none. */
  found?: FoundObservables
}

/** Tasks of one kind that have all ended, in one shard or in all shards. */
export interface EndedGroup {
  kind: TaskKind
  shard?: number
}

/** Facts about a search after some of its tasks have ended. */
interface AfterEnds {
  groups: readonly EndedGroup[]
  /** Called once for each observable. Returns `true` if no event has reported it. */
  isNew(observable: Merged): boolean
  /** Returns the tasks of a group for which `readsTasks` returns `true`, in the order of the search. */
  tasksOf(group: EndedGroup): readonly EndedTask[]
}

/** `true` if tasks of a kind or a shard have not ended. */
const hasOpen = (counts: readonly TaskCount[], isMember: (count: TaskCount) => boolean): boolean =>
  isOpen(addCounts(counts.filter(isMember)))

/** Returns `true` if all tasks of a shard have ended. */
export const hasShardEnded = (counts: readonly TaskCount[], number: number): boolean =>
  !hasOpen(counts, ({ shard }) => shard === number)

/**
 * Returns the groups whose last task is one of these ends, and that have a closing event.
 * @param counts those of all tasks of the search, after these ends
 */
export function groupsEndedBy(ends: readonly TaskEnd[], counts: readonly TaskCount[]): EndedGroup[] {
  const checkShards = new Set(ends.flatMap(({ task, shard }) => task.kind === 'account' ? shard.number : []))
  const kinds = new Set(ends.map(({ task }) => task.kind))
  return [
    ...[...checkShards].map((shard): EndedGroup => ({ kind: 'account', shard })),
    ...[...kinds].filter(kind => kind === 'leak' || kind === 'account').map((kind): EndedGroup => ({ kind })),
  ].filter(({ kind, shard = null }) =>
    !hasOpen(counts, count => count.kind === kind && (shard === null || count.shard === shard)))
}

/** `true` if the closing event of the group depends on its tasks. */
export const readsTasks = ({ kind, shard }: EndedGroup): boolean => kind === 'leak' || shard !== undefined

/** Returns the events of tasks that ended together, without the progress of their shards. */
export function reduceEnds(
  { id, query }: { id: string, query: Query }, at: Date, ends: readonly TaskEnd[],
  { groups, isNew, tasksOf }: AfterEnds,
): SearchEvent[] {
  return [
    ...ends.flatMap(({ task, outcome, found }): SearchEvent[] => [
      ...outcomeEvents(id, at, query, task, outcome),
      ...found ? observableEvents(id, at, found, isNew) : [],
    ]),
    ...groups.map(group => {
      if (group.kind === 'leak') return leaksFinishedEvent(id, at, tasksOf(group))
      if (group.shard === undefined) return accountsEvent(id, at, query, 'finished')
      return accountChecksFinishedEvent(id, at, group.shard, tasksOf(group))
    }),
  ]
}

/**
 * Returns the progress of the shards whose tasks ended together, as far as it is due.
 * @param counts those of all tasks of the search, after these ends
 */
export const reduceProgress = (
  searchId: string,
  at: Date,
  ends: ReadonlyArray<Pick<TaskEnd, 'task'> & { shard: { number: number, total: number } }>,
  counts: readonly TaskCount[],
  isDue: ProgressPace,
): SearchEvent[] =>
  [...Map.groupBy(ends, ({ shard }) => shard)].flatMap(([shard, members]) => {
    const kinds = members.map(({ task }) => task.kind)
    return isDue(shard, kinds, hasShardEnded(counts, shard.number))
      ? [shardProgressEvent(searchId, at, shard, counts)]
      : []
  })
