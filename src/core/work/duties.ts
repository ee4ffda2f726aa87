import type { Database } from '../../db/database.ts'
import type { DutyJob } from '../../db/duties.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Log } from '../../lib/log.ts'
import { createSemaphore } from '../../lib/semaphore.ts'
import type { Queue } from '../../queue/queue.ts'
import { createWorker } from './worker.ts'

/** Periodic work of a cluster. */
export interface Duty {
  /** Name in the database, the log and the metrics. */
  name: string
  everyMs: number
  /** Does the work. A second run at the same time, or a repeated one, must do no harm. */
  run(signal: AbortSignal): Promise<unknown>
}

interface DutyParts {
  database: Database
  duties: readonly Duty[]
  queue: Queue<DutyJob>
  clock: Clock
  log: Log
}

/**
 * Pause after the first failure of a duty, in milliseconds. It doubles with each further failure. No pause is longer
 * than the interval of the duty: deletion, which has to end within a minute, is tried again after five seconds.
 */
const firstPauseMs = 60_000
const longestPauseMs = 15 * 60_000

export type Duties = ReturnType<typeof createDuties>

/**
 * Creates the part that runs duties. Time is divided into slots of `everyMs`. The leader adds a job for the current
 * slot of each duty, and any orchestrator runs it. A duty that fails is tried again, and gets no other slot until it
 * has succeeded. Slots during which no process was alive are made up for by one run.
 */
export function createDuties({ database, duties, queue, clock, log }: DutyParts) {
  let hasForgotten = false

  const slotOf = ({ everyMs }: Duty): string => {
    const nowMs = clock.now().getTime()
    return new Date(nowMs - nowMs % everyMs).toISOString()
  }

  async function work(job: DutyJob, _release: () => void, signal: AbortSignal): Promise<void> {
    const { name, failures } = job.data
    const duty = duties.find(duty => duty.name === name)
    const state = (await database.duties.list()).find(state => state.name === name)
    // Another leader may have added the run of a slot again after its end. A process that knows the duty adds it again.
    const isOver = !state || state.isDone || job.data.slot < state.slot
    if (!duty || isOver) return void await database.duties.end(job)
    const slot = slotOf(duty)
    try {
      await duty.run(signal)
    } catch (err) {
      if (signal.aborted) throw err
      log.error({ err, duty: name, attempt: failures + 1 }, 'the duty failed')
      const afterMs = Math.min(longestPauseMs, duty.everyMs, firstPauseMs * 2 ** failures)
      return database.inTransaction(tx => tx.duties.retry(job, afterMs))
    }
    await database.inTransaction(tx => tx.duties.finish(job, slot > job.data.slot ? slot : job.data.slot))
  }

  const worker = createWorker({
    kind: 'duty',
    jobs: database.duties,
    queue,
    slots: createSemaphore(duties.length),
    log,
    describe: ({ name }) => ({ duty: name }),
    work,
  })

  return {
    /** Adds the runs that are due. Only the leader calls it, every second. */
    async schedule(): Promise<void> {
      if (!hasForgotten) await database.duties.keep(duties.map(({ name }) => name))
      hasForgotten = true
      const states = new Map((await database.duties.list()).map(state => [state.name, state]))
      let added = 0
      for (const duty of duties) {
        const state = states.get(duty.name)
        const slot = slotOf(duty)
        // adds an unfinished run again, in case its job was lost; usually the job exists, and nothing changes
        if (state?.isDone === true && state.slot >= slot) continue
        const isNew = state?.isDone !== false
        await database.inTransaction(tx => tx.duties.add(duty.name, isNew ? slot : state.slot))
        if (isNew) added++
      }
      if (added > 0) queue.notify()
    },

    start: worker.start,
    stop: worker.stop,
  }
}
