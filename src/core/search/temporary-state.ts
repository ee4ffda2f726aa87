import type { EndedTask, TaskCount, TaskOutcome } from '../../db/search-tasks.ts'
import {
  groupsEndedBy, reduceEnds, reduceProgress, type EndedGroup, type TaskEnd,
} from './ends.ts'
import {
  accountsEvent,
  connectedEvent,
  finishedEvent,
  noLeakSourcesEvents,
  progressEvent,
  temporaryLeakPageEvents,
  temporaryObservablesEvents,
  type SearchEvent,
  type TemporarySearchEvent,
} from './events.ts'
import { observablesOf } from './observables.ts'
import { createProgressPace } from './progress-pace.ts'
import { acceptedText } from './progress-text.ts'
import type { ResolvedSearch } from './request.ts'
import { assignShards } from './shards.ts'
import { countsOf } from './search-counts.ts'
import { unfinishedOutcome } from './source-outcome.ts'
import { addTo, countCards, countTasks, endingOf, type Ending } from './state.ts'
import type { LeakPage, Task } from './task.ts'

type Events = Array<SearchEvent | TemporarySearchEvent>

interface Shard {
  number: number
  total: number
}

/** A task, and the shard that its progress counts for. */
export interface Member {
  task: Task
  shard: Shard
}

/** The end of a task of a temporary search. */
export type MemberEnd = TaskEnd & Member

interface TemporarySearchFacts {
  id: string
  resolved: Pick<ResolvedSearch, 'query' | 'options' | 'tasks' | 'skipped'>
}

/**
 * Creates the state of a search in memory: what the database knows of a stored one. Each method changes the state at
 * once and returns the events that report the change, which the caller sends.
 */
export function createTemporaryState(
  { id, resolved: { query, options, tasks, skipped } }: TemporarySearchFacts, startedAt: Date,
  isDue = createProgressPace(),
) {
  const members = assignMembers(tasks)
  const counts: TaskCount[] = countTasks(members.map(({ task: { kind }, shard: { number } }) =>
    ({ kind, shard: number })))
  const outcomes = new Map<Task, TaskOutcome>()
  /** Keys of the observables that had an event. */
  const observables = new Set<string>()
  /** Number of records of each leak source that were reported, and of the pages that have them. */
  const recordsOf = new Map<string, number>()
  const pagesOf = new Map<string, number>()

  const tasksOf = ({ kind, shard }: EndedGroup): EndedTask[] => members.flatMap(member => {
    const outcome = outcomes.get(member.task)
    const isMember = member.task.kind === kind && (shard === undefined || member.shard.number === shard)
    return outcome && isMember ? [{ ...member.task, outcome }] : []
  })

  function isNew({ key }: { key: string }): boolean {
    if (observables.has(key)) return false
    observables.add(key)
    return true
  }

  function addEnds(ends: readonly MemberEnd[], at: Date): SearchEvent[] {
    for (const { task, shard, outcome } of ends) {
      outcomes.set(task, outcome)
      addTo(counts, { ...task, shard: shard.number, outcome })
    }
    return reduceEnds({ id, query }, at, ends, { groups: groupsEndedBy(ends, counts), isNew, tasksOf })
  }

  return {
    members,

    /** Returns the first events. `queued`: the search waits for its first slot. */
    begin(status: 'running' | 'queued'): Events {
      const shards = members[0]?.shard.total ?? assignShards(0).total
      return [
        connectedEvent(id, startedAt),
        progressEvent(id, startedAt, status, acceptedText(tasks, shards), { cards: 0, skipped }),
        ...tasks.some(({ kind }) => kind === 'account') ? [accountsEvent(id, startedAt, query, 'started')] : [],
      ]
    },

    /** Counts the records of a page of a leak source. The events have them in one page or more. */
    addPage(page: LeakPage): TemporarySearchEvent[] {
      const before = pagesOf.get(page.code) ?? 0
      const events = temporaryLeakPageEvents(page, before)
      recordsOf.set(page.code, (recordsOf.get(page.code) ?? 0) + page.entries.length)
      pagesOf.set(page.code, before + events.length)
      return events
    },

    /** Ends tasks. The events include the progress of their shards, if it is due. */
    endTasks: (ends: readonly MemberEnd[], at: Date): Events =>
      [...addEnds(ends, at), ...reduceProgress(id, at, ends, counts, isDue)],

    /**
     * Ends the tasks that have not ended, and the search.
     * @param early the ending, if the tasks have not ended by themselves
     */
    async finish(early: Ending | undefined, at: Date): Promise<{ ending: Ending, events: Events }> {
      const unfinished = members.filter(({ task }) => !outcomes.has(task)).map((member): MemberEnd => ({
        ...member,
        outcome: unfinishedOutcome(member.task.kind === 'leak' ? recordsOf.get(member.task.slug) : 0),
      }))
      const events = addEnds(unfinished, at)
      const ended = members.map(({ task, shard }) => ({ ...task, shard: shard.number, outcome: outcomes.get(task)! }))
      const executionMs = Math.max(0, at.getTime() - startedAt.getTime())
      const found = countsOf(ended, skipped.length)
      const ending = early ?? endingOf(counts, found)
      const last = [
        ...noLeakSourcesEvents(id, at, options, tasks),
        ...temporaryObservablesEvents(id, at, await observablesOf(query, ended)),
        finishedEvent(id, at, ending, { cards: countCards(counts), executionMs, found }, ended),
      ]
      return { ending, events: [...events, ...last] }
    },
  }
}

function assignMembers(tasks: readonly Task[]): Member[] {
  const { total, shardOf } = assignShards(tasks.length)
  const shards = Array.from({ length: total }, (_, index): Shard => ({ number: index + 1, total }))
  return tasks.map((task, index) => ({ task, shard: shards[shardOf(index) - 1]! }))
}
