import type { components } from '../../../generated/api.ts'
import type { TaskRef, TaskOutcome } from '../../db/search-tasks.ts'
import type { Telemetry } from '../../lib/telemetry.ts'
import type { Client } from '../../sources/egress/client.ts'
import { SourceFailure } from '../../sources/failures.ts'
import type { Query } from '../../sources/kit/source.ts'
import type { Lists } from '../../sources/kit/lists.ts'
import type { Classification } from '../asking/ask-source.ts'

export type SearchRequest = components['schemas']['SearchRequest']
export type SearchOptions = components['schemas']['SearchOptions']
export type LeakEntry = components['schemas']['LeakEntry']

/** A page of records of a leak source: at most 500, in the order of the source. */
export interface LeakPage {
  code: string
  template: components['schemas']['LeakTemplate']
  page: number
  entries: LeakEntry[]
}

/** Facts about a search that every task receives. */
export interface SearchFacts {
  query: Query
  /** The request's options with default values, and without provider keys and webhook secret. */
  options: SearchOptions
  /** `true` if the account's plan includes the secrets of leak records. */
  secrets: boolean
}

export interface TaskContext extends SearchFacts {
  /** Client that sends requests to sources. It applies the task's deadline, the abort signal and the egress rules. */
  client: Pick<Client, 'send'>
  now: Date
  signal: AbortSignal
  lists?: Lists
  telemetry: Telemetry
  page(page: LeakPage): Promise<void>
  /** Returns the caller's own key for an external provider, or `undefined` if the key cannot be read. */
  providerKey(provider: string): Promise<string | undefined>
}

/**
 * The findings of a task. The task adds findings while it runs, so that they are kept if the task fails later. `status`
 * is set only if it does not follow from the number of findings.
 */
export interface TaskFindings extends Partial<Classification> {
  results: object[]
  /** Number of findings. Default: the number of results. */
  count?: number
  /** The raw response of an external provider. */
  providerAnswer?: NonNullable<TaskOutcome['providerAnswer']>
}

/** One source's part of a search. */
export interface Task extends TaskRef {
  /** Display name. */
  name: string
  deadlineMs: number
  /** Time for which a cached answer is fresh, in milliseconds. 0 if answers are not cached. */
  cacheMs: number
  /** `true` if another task of the search may send the same request, which is then sent once. Default: `false`. */
  sharesResponses?: boolean
  /**
   * Returns the reason to skip the task if the source cannot have findings about this value. Otherwise returns
   * `undefined`.
   */
  skipReason?(query: Query): string | undefined
  /** `true` if the findings are computed from the value, without a request. Default: `false`. */
  isComputed?: boolean
  /** `true` if the task has no findings for this caller, and asks nothing. Default: `false`. */
  isWithheld?: boolean
  /** Asks the source and adds its findings to `findings`. Throws a `SourceFailure` if the source fails. */
  run(context: TaskContext, findings: TaskFindings): Promise<void>
}

/** Returns a text that identifies a task in its search. */
export const taskKey = ({ kind, slug }: TaskRef): string => `${kind} ${slug}`

/** Marks a task as skipped, without asking its source. */
export function skip(findings: TaskFindings, code: string, message: string): void {
  findings.status = 'skipped'
  findings.error = { code, message }
}

/** Returns a task that fails. It replaces the task of a source that was removed after the search was created. */
export const removedSource = (name: TaskRef): Task => ({
  ...name,
  name: name.slug,
  deadlineMs: 1_000,
  cacheMs: 0,
  run() { throw new SourceFailure('UPSTREAM_ERROR', 'this source no longer exists') },
})
