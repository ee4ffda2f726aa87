import type { Job, JobKind, JobRepository } from '../../db/jobs/job.ts'
import { linkSignals } from '../../lib/abort.ts'
import type { Facts, Log } from '../../lib/log.ts'
import type { Semaphore } from '../../lib/semaphore.ts'
import type { Queue } from '../../queue/queue.ts'

interface WorkerParts<Data> {
  /** Name of this kind of work in the log. */
  kind: JobKind
  jobs: Pick<JobRepository<Data>, 'hold' | 'giveBack'>
  queue: Queue<Job<Data>>
  slots: Pick<Semaphore, 'acquire' | 'free'>
  log: Log
  /** Returns what the log names about a job whose work failed. */
  describe(data: Data): Facts
  /**
   * Does one job, and may release its slot earlier than at its end. Stops early if `signal` aborts, either with
   * `LeaseLost` or because the service stops. Ends or gives back the job, or rejects if it can do neither.
   */
  work(job: Job<Data>, release: () => void, signal: AbortSignal): Promise<void>
}

/** Thrown if a worker no longer holds its job: another worker took it, or it was dropped. The worker must stop. */
export class LeaseLost extends Error {}

/** Pause after the queue failed, before the next attempt to take work. */
const pauseMs = 1_000
/** Interval at which a worker extends the lease of a job, in milliseconds. It is a third of the lease. */
const holdEveryMs = 3_300

export type Worker = ReturnType<typeof createWorker>

/**
 * Creates a worker that takes jobs from a queue, and runs as many at once as it has slots. It holds each job until its
 * work ends. A job whose work fails waits until its lease ends, so that a persistent fault does not take all slots.
 */
export function createWorker<Data>({ kind, jobs, queue, slots, log, describe, work }: WorkerParts<Data>) {
  const draining = new AbortController() // the abort signal stops the taking of new work
  const stopping = new AbortController() // the abort signal stops the work in progress
  const running = new Set<Promise<void>>()
  let loop: Promise<void> = Promise.resolve()

  async function take(): Promise<void> {
    while (!draining.signal.aborted) {
      try {
        // Work that was taken is always started, even if draining began in the meantime.
        const { more, ...first } = await queue.take(slots, draining.signal)
        for (const { lease: job, release } of [first, ...more]) {
          const run = hold(job, release).finally(() => running.delete(run))
          running.add(run)
        }
      } catch (err) {
        if (draining.signal.aborted) return
        log.error({ err }, `no ${kind} could be taken`)
        await new Promise(resolve => setTimeout(resolve, pauseMs))
      }
    }
  }

  /** Does a job, and extends its lease meanwhile. */
  async function hold(job: Job<Data>, release: () => void): Promise<void> {
    using lease = linkSignals([stopping.signal])
    const renewal = setInterval(() => {
      jobs.hold(job).then(held => { if (!held) lease.abort(new LeaseLost()) }, () => undefined)
    }, holdEveryMs)
    try {
      await work(job, release, lease.signal)
    } catch (err) {
      // if the job cannot be given back, its lease ends later
      if (stopping.signal.aborted) await jobs.giveBack(job).catch(() => undefined)
      else if (!(err instanceof LeaseLost)) log.error({ err, ...describe(job.data) }, `the ${kind} failed`)
    } finally {
      clearInterval(renewal)
      release()
    }
  }

  return {
    start(): void {
      loop = take()
    },

    /** Takes no new work from now on. Work in progress may continue for `graceMs` milliseconds and is then stopped. */
    async stop(graceMs: number): Promise<void> {
      draining.abort()
      const late = setTimeout(() => stopping.abort(new Error('the service stops')), graceMs)
      await loop
      await Promise.all(running)
      clearTimeout(late)
    },
  }
}
