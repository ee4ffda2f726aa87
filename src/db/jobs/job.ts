import { createHash } from 'node:crypto'

/*
 * Durable work. A job is added in the transaction that creates the work, and one worker at a time holds it.
 *
 *   waiting   From `add` on, if it is due. A job that is not due yet waits for its time.
 *   held      From `take` on. The worker calls `hold` every few seconds, and in the transaction of each write.
 *   gone      After `end` or `drop`.
 *
 * A held job waits again after `giveBack`, or after its worker has not called `hold` for `jobLeaseMs`. PostgreSQL keeps
 * jobs in pg-boss, and SQLite in the table `jobs`. Both hand out the most urgent due job first, and the oldest of
 * several.
 *
 * Fencing token: the attempt. It is raised whenever the job is taken. `hold` and `end` do nothing and return `false` if
 * the job was taken again, so that the earlier worker cannot write. Inside a transaction, `hold` also locks the job:
 * no other worker gets it before the transaction ends.
 */

/** Time without `hold` after which a held job waits again, in milliseconds. pg-boss allows no shorter time. */
export const jobLeaseMs = 10_000

export type JobKind = 'shard' | 'webhook' | 'duty'

export interface NewJob<Data> {
  /** A UUID, such as `jobId` returns. A job whose id exists already is not added again. */
  id: string
  /** Ids only, because a deleted search leaves its jobs behind for a moment. */
  data: Data
  /** A job with a higher priority is taken first. Default: 0. */
  priority?: number
  /** Name of the group of jobs that `maxPerGroup` limits. */
  group?: string
  /** Time until the job is due, in milliseconds. Default: 0. */
  afterMs?: number
}

/** A job that one worker holds. `attempt` starts at 1. */
export interface Job<Data> {
  id: string
  attempt: number
  data: Data
}

export interface WaitingJobs {
  due: number
  /** Jobs that are due later. */
  scheduled: number
  /** Time since the oldest due job was due, in milliseconds. 0 if no job is due. */
  oldestMs: number
}

export interface JobRepository<Data> {
  add(jobs: ReadonlyArray<NewJob<Data>>): Promise<void>
  take(): Promise<Job<Data> | undefined>
  /**
   * Takes up to `count` jobs with one commit. On PostgreSQL it takes one at most, so that the workers of several
   * processes share the jobs of one moment.
   */
  takeMany(count: number): Promise<Array<Job<Data>>>
  /** Extends the lease. Returns `false` if this attempt no longer holds the job. */
  hold(job: Job<Data>): Promise<boolean>
  /** Extends several leases. Returns those of the jobs whose attempts still hold them. */
  holdAll(jobs: ReadonlyArray<Job<Data>>): Promise<Set<Job<Data>>>
  /** Removes the job. Returns `false` and does nothing if this attempt no longer holds it. */
  end(job: Job<Data>): Promise<boolean>
  /** Lets others take the job, after the pause of its kind. Does nothing if this attempt no longer holds it. */
  giveBack(job: Job<Data>): Promise<void>
  /** Makes a waiting job due now. Does nothing if the job is held or gone. */
  hurry(id: string): Promise<void>
  /** Removes jobs, held or not. */
  drop(ids: readonly string[]): Promise<void>
  countWaiting(): Promise<WaitingJobs>
}

export interface JobRules {
  /** Maximum number of held jobs of one group. A cluster may exceed it for a moment. Default: no limit. */
  maxPerGroup?: number
  /** Pause after `giveBack` before another worker can take the job, in seconds. */
  pauseS: number
}

export const jobRules: Readonly<Record<JobKind, JobRules>> = {
  shard: { pauseS: 0 },
  webhook: { pauseS: 1, maxPerGroup: 4 },
  duty: { pauseS: 0 },
}

/** Returns the UUID of a job, made of what the job is about. The same parts always give the same UUID. */
export function jobId(...parts: ReadonlyArray<string | number>): string {
  const hex = createHash('sha256').update(parts.join(' ')).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)]
    .join('-')
}
