import type { components } from '../../../generated/api.ts'
import type { TaskName, TaskOutcome, TaskStatus } from '../../db/search-tasks.ts'
import type { SourceOutcome, Telemetry } from '../../lib/telemetry.ts'
import type { Client } from '../../sources/client.ts'
import type { Query } from '../../sources/kit/source.ts'

export type SearchRequest = components['schemas']['SearchRequest']
export type SearchOptions = components['schemas']['SearchOptions']
export type LeakEntry = components['schemas']['LeakEntry']

/** At most 500 records of a leak source, in its order. */
export interface LeakPage {
  code: string
  template: components['schemas']['LeakTemplate']
  page: number
  entries: LeakEntry[]
}

/** What every task of a search knows of it. */
export interface SearchFacts {
  query: Query
  /** As sent, with the defaults filled in and without credentials. */
  options: SearchOptions
  /** Whether the account's plan shows the secrets of leak records. */
  secrets: boolean
}

export interface TaskContext extends SearchFacts {
  /** Already carries the deadline, the abort and the egress rules. */
  client: Pick<Client, 'send'>
  now: Date
  signal: AbortSignal
  telemetry: Telemetry
  page(page: LeakPage): Promise<void>
  /** The caller's own key for an external provider. */
  credential(provider: string): Promise<string | undefined>
}

/** Filled as the task goes, so that what came before a failure is kept. */
export interface Found {
  results: object[]
  /** Of what counts as found, where that is not the results. */
  count?: number
  /** Where it is told by more than whether anything was found. */
  status?: TaskStatus
  error?: TaskOutcome['error']
  /** How it is counted, where no status says so. */
  outcome?: SourceOutcome
  /** Of an external provider. */
  answer?: NonNullable<TaskOutcome['answer']>
}

/** One thing that a search runs. */
export interface Task extends TaskName {
  /** What people call it. */
  name: string
  deadlineMs: number
  /** How long an answer may be served again; 0 is never. */
  cacheMs: number
  /** Why it cannot have anything for a value: it is skipped. */
  unfit?(query: Query): string | undefined
  /** Throws a `SourceFailure` where it cannot tell. */
  run(context: TaskContext, found: Found): Promise<void>
}

/** Ends a task that asks nobody. */
export function skip(found: Found, code: string, message: string): void {
  found.status = 'skipped'
  found.error = { code, message }
}
