import type { Knex } from 'knex'
import { databaseTime } from './driver/dialect.ts'
import { jobId, type Job, type JobRepository } from './jobs/job.ts'

/** One run of a duty. */
export interface DutyRun {
  /** Name of the duty. */
  name: string
  /** Begin of the time slot, in ISO 8601. */
  slot: string
  /** Number of failed attempts. */
  failures: number
}

/** A run that one worker holds. */
export type DutyJob = Job<DutyRun>

/** The last time slot for which a duty was due. */
export interface DutyState {
  name: string
  slot: string
  /** `true` if the duty has succeeded since then. */
  isDone: boolean
  /** `null` if the duty has never succeeded. */
  succeededAt: string | null
}

const idOf = ({ name, slot }: Pick<DutyRun, 'name' | 'slot'>): string => jobId('duty', name, slot)

/**
 * Repository of the table `duties`: the periodic work of a cluster. Each run is a job whose id is made of the name and
 * the time slot, so that a slot has one run, however many processes add it.
 */
export function createDutyRepository(db: Knex, jobs: JobRepository<DutyRun>) {
  const { take, hold, end, giveBack, countWaiting } = jobs
  return {
    take,
    hold,
    end,
    giveBack,
    countWaiting,

    async list(): Promise<DutyState[]> {
      const rows: Array<{ name: string, slot: string, done_slot: string | null, succeeded_at: string | null }> =
        await db('duties').orderBy('name').select()
      return rows.map(row => ({
        name: row.name,
        slot: row.slot,
        isDone: row.done_slot === row.slot,
        succeededAt: row.succeeded_at,
      }))
    },

    /** Adds the run of this slot, unless it exists. Must run in a transaction. */
    async add(name: string, slot: string): Promise<void> {
      // the job first, as in `finish`: in another order, the two could wait for each other's locks
      await jobs.add([{ id: idOf({ name, slot }), data: { name, slot, failures: 0 } }])
      await db('duties').insert({ name, slot }).onConflict('name').merge(['slot']).where('duties.slot', '<', slot)
    },

    /**
     * Ends a run that succeeded, and all slots until `slot`. Must run in a transaction. Returns `false` and does
     * nothing if another worker holds the run.
     */
    async finish(job: DutyJob, slot: string): Promise<boolean> {
      if (!await jobs.end(job)) return false
      await db('duties').where({ name: job.data.name }).where('slot', '<=', slot)
        .update({ slot, done_slot: slot, succeeded_at: databaseTime(db) })
      return true
    },

    /** Adds the next attempt of a failed run. Must run in a transaction. Does nothing if another worker holds it. */
    async retry(job: DutyJob, afterMs: number): Promise<void> {
      if (!await jobs.end(job)) return
      await jobs.add([{ id: job.id, data: { ...job.data, failures: job.data.failures + 1 }, afterMs }])
    },

    /** Removes the duties that are not among `names`. */
    async keep(names: readonly string[]): Promise<void> {
      await db('duties').whereNotIn('name', names).delete()
    },
  }
}
