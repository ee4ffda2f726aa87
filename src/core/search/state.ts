import type { components } from '../../../generated/api.ts'
import type { SearchTask, TaskCount, TaskOutcome } from '../../db/search-tasks.ts'
import type { SearchStatus, StoredSearch } from '../../db/searches.ts'
import type { Counts } from '../../outcomes/counts.ts'
import { missingOf } from '../../outcomes/sentences.ts'
import type { Query, QueryType } from '../../sources/kit/source.ts'

/**
 * Returns `true` if the search has ended, so that its status cannot change again. journal.ts describes the statuses.
 * Event streams have other names for the statuses: queued for `pending`, running for `processing`, completed for
 * `finished`, failed for `error`.
 */
export const isTerminal = (status: SearchStatus): status is Ending['status'] =>
  status === 'finished' || status === 'error'

export const streamStatus = (status: 'finished' | 'error') =>
  status === 'finished' ? 'completed' as const : 'failed' as const

/** The final status of a search and its error. */
export interface Ending {
  status: 'finished' | 'error'
  error: components['schemas']['SearchError'] | null
}

export const timeLimitExceeded: Ending = {
  status: 'error',
  error: { code: 'SEARCH_TIME_LIMIT_EXCEEDED', message: 'The search exceeded the time limit of this server' },
}

export const noRunner: Ending = {
  status: 'error', error: { code: 'NO_ELIGIBLE_RUNNER', message: 'No runner took the search' },
}

export const cancelled: Ending = {
  status: 'finished', error: { code: 'SEARCH_CANCELLED', message: 'The search was cancelled' },
}

/**
 * Returns the ending of a search whose tasks have all ended. Its status is `finished`, and its error is set if tasks
 * failed.
 */
export const endingOf = (counts: readonly TaskCount[], found: Counts): Ending =>
  ({ status: 'finished', error: addCounts(counts).failed > 0 ? partialFailureOf(found) : null })

/** Returns the error of an ended search whose chain of retries has these tasks: a retry may have got the answers. */
export const errorOfChain = (
  { status, error }: Pick<StoredSearch, 'status' | 'error'>, counts: readonly TaskCount[], found: Counts,
): Ending['error'] =>
  status === 'finished' && (error === null || error.code === 'PARTIAL_FAILURE')
    ? endingOf(counts, found).error
    : error as Ending['error']

/** Returns the error of a search of which sources failed. `null` if all that were asked have answered. */
export function partialFailureOf(found: Counts): Ending['error'] {
  const message = missingOf(found)
  return message === '' ? null : { code: 'PARTIAL_FAILURE', message }
}

export function addCounts(counts: readonly TaskCount[]): Omit<TaskCount, 'kind' | 'shard'> {
  const total = {
    total: 0,
    ended: 0,
    succeeded: 0,
    failed: 0,
    findings: 0,
  }
  for (const count of counts) {
    for (const name of Object.keys(total) as Array<keyof typeof total>) total[name] += count[name]
  }
  return total
}

/** Converts one task to counts, so that it can be added to the counts of other tasks. */
export function toCount({ kind, shard, outcome }: SearchTask): TaskCount {
  const oneIf = (...statuses: Array<TaskOutcome['status']>) => outcome && statuses.includes(outcome.status) ? 1 : 0
  return {
    kind,
    shard,
    total: 1,
    ended: outcome ? 1 : 0,
    findings: outcome?.count ?? 0,
    succeeded: oneIf('success'),
    failed: oneIf('failed', 'timeout'),
  }
}

/** Counts tasks that have not ended, by kind and shard. */
export function countTasks(tasks: ReadonlyArray<Pick<SearchTask, 'kind' | 'shard'>>): TaskCount[] {
  const groups = Map.groupBy(tasks, ({ kind, shard }) => `${kind} ${shard}`)
  return [...groups.values()].map(members =>
    ({ ...addCounts([]), kind: members[0]!.kind, shard: members[0]!.shard, total: members.length }))
}

/** Adds the outcome of a task to the counts of its kind and shard, in which it is counted as a task that runs. */
export function addTo(counts: readonly TaskCount[], task: SearchTask): void {
  const count = counts.find(({ kind, shard }) => kind === task.kind && shard === task.shard)!
  Object.assign(count, addCounts([count, toCount(task)]), { total: count.total })
}

/** Returns the number of cards from modules and external providers. */
export const countCards = (counts: readonly TaskCount[]): number =>
  addCounts(counts.filter(({ kind }) => kind === 'module' || kind === 'provider')).findings

/** `true` if tasks of these counts have not ended. */
export const isOpen = ({ ended, total }: Pick<TaskCount, 'ended' | 'total'>): boolean => ended < total

/** Returns the number of shards of a search. A search without tasks has one. */
export const shardsOf = (counts: readonly TaskCount[]): number => Math.max(1, ...counts.map(({ shard }) => shard))

export const queryOf = ({ type, normalValue }: Pick<StoredSearch, 'type' | 'normalValue'>): Query =>
  ({ type: type as QueryType, value: normalValue })
