import type { components } from '../../../generated/api.ts'
import type { TaskRef, TaskOutcome, TaskStatus } from '../../db/search-tasks.ts'
import type { SourceOutcome, Telemetry } from '../../lib/telemetry.ts'
import type { Client } from '../../sources/client.ts'
import type { Query } from '../../sources/kit/source.ts'

export type SearchRequest = components['schemas']['SearchRequest']
export type SearchOptions = components['schemas']['SearchOptions']
export type LeakEntry = components['schemas']['LeakEntry']

/** At most 500 records of a leak source, in the order of the source. */
export interface LeakPage {
  code: string
  template: components['schemas']['LeakTemplate']
  page: number
  entries: LeakEntry[]
}

/** Facts about a search that every task receives. */
export interface SearchFacts {
  query: Query
  /** Options of the request with defaults, without credentials. */
  options: SearchOptions
  /** `true` if the account's plan includes the secrets of leak records. */
  secrets: boolean
}

export interface TaskContext extends SearchFacts {
  /** Applies the task's deadline, abort signal and egress rules. */
  client: Pick<Client, 'send'>
  now: Date
  signal: AbortSignal
  telemetry: Telemetry
  page(page: LeakPage): Promise<void>
  /** The caller's own key for an external provider. */
  providerKey(provider: string): Promise<string | undefined>
}

/** Filled while the task runs, so that findings before a failure are kept. */
export interface TaskFindings {
  results: object[]
  /** Number of findings. Default: the number of results. */
  count?: number
  /** Set if the status does not follow from the number of findings. */
  status?: TaskStatus
  error?: TaskOutcome['error']
  /** Telemetry label. Default: the status. */
  telemetryLabel?: SourceOutcome
  /** Raw response of an external provider. */
  providerAnswer?: NonNullable<TaskOutcome['providerAnswer']>
}

/** The part of a search that one source does. */
export interface Task extends TaskRef {
  /** Name for people. */
  name: string
  deadlineMs: number
  /** How long a cached answer is fresh, in milliseconds; 0: answers are not cached. */
  cacheMs: number
  /** Reason why the source cannot have anything for a value. The task is then skipped. */
  skipReason?(query: Query): string | undefined
  /** Throws a `SourceFailure` if the source cannot tell. */
  run(context: TaskContext, findings: TaskFindings): Promise<void>
}

/** Marks a task as skipped: its source was not asked. */
export function skip(findings: TaskFindings, code: string, message: string): void {
  findings.status = 'skipped'
  findings.error = { code, message }
}
