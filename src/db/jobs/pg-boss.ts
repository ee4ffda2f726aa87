import type { Knex } from 'knex'
import type { fromKnex, PgBoss } from 'pg-boss'
import { once } from '../../lib/once.ts'
import { canWait, insertLater } from '../driver/waiting-statements.ts'
import { jobLeaseMs, jobRules, type Job, type JobKind, type JobRepository } from './job.ts'

/*
 * Parts of pg-boss 12.35 that the jobs use. A part is off if test/db/jobs.test.ts or test/core/work fails with it, or
 * if it costs more than it saves. The figures were measured on two cores with PostgreSQL 18.
 *
 * tables, migrations    on   Six processes at a time installed an empty database. A process accepts the tables of a
 *                            later version.
 * priority, group       on   In one statement that takes a job.
 * heartbeat             on   The lease. Each attempt is fenced, and several jobs are held with one statement.
 * supervise()           on   The leader calls it each 2 s: the jobs of a killed worker were due after 10 to 12 s.
 * deletion of old jobs  on   In `supervise()`, once a day.
 * supervise timer       off  After 14 s without a database, it took 17 and 18 of 20 jobs from live workers, and the
 *                            leader, which waits for them, none. It sends 630 statements a minute from three processes
 *                            instead of 243 from one. With its default of 60 s, jobs were due after 56 to 60 s.
 * rebuild of indexes    off  It waits for a dump of the database: no lease ended for 30 s. Jobs were as fast before it
 *                            as after it, although 300,000 jobs had come and gone.
 * expireInSeconds       off  It counts from the take: a job that was held each 2 s was lost after 12 s.
 * complete              off  It keeps the id: a job that was added again after its end was lost.
 * retryLimit            off  It counts shards that are given back, also after progress. With a limit of 10, a shard was
 *                            lost after it was given back for the 11th time.
 * deadLetter            off  Needs `retryLimit`. What has failed is reported in the transaction that ends its job.
 * retryBackoff          off  It also delays the jobs of dead workers: a duty was due after 61 to 120 s instead of 0.
 *                            The pauses between attempts of a webhook are a list, which it cannot express.
 * schedule()            off  At most once a minute, but deletion needs 5 s. Jobs came 2 to 37 s after their minute; the
 *                            leader adds them within one. SQLite needs the duties too, so both would remain.
 * work()                off  SQLite needs the queue and the worker too, so both would remain.
 * NOTIFY                off  In the transaction that adds a job, it makes all commits wait for each other: with 10 to
 *                            100 listeners, 230 to 1,700 commits a second were left of 3,200 to 9,000.
 * getQueueStats()       off  It does not know how long the oldest job has waited.
 */

/** The schema of pg-boss's tables, beside the tables of this service. */
export const jobSchema = 'tracewell_jobs'

/** Time for which a job that no worker takes is kept, in seconds. Searches and webhooks give up much earlier. */
const retentionS = 30 * 86_400
/** Time limit of a held job, in seconds. The leases of its worker end much earlier. pg-boss allows less than a day. */
const expireS = 86_000
/** The workers decide when a job has failed too often. */
const retryLimit = 1_000_000

export interface JobEngine {
  /** Returns pg-boss, which starts at the first call. */
  boss(): Promise<PgBoss>
  /**
   * Creates or updates pg-boss's tables and queues. Then starts pg-boss, which reads its queues: within a transaction,
   * it would wait for a connection that other transactions may hold if all of them share a few, as in PgBouncer.
   */
  install(): Promise<void>
  stop(): Promise<void>
}

/** Loads pg-boss at the first use, because commands and SQLite do without it. */
const load = once(() => import('pg-boss'))

/**
 * Creates the engine of the jobs on PostgreSQL. https://github.com/timgit/pg-boss
 *
 * pg-boss reads its queues through `connectAlone`, a small pool of its own. Within the service's pool, transactions
 * that add jobs would wait for a connection that pg-boss needs to add them.
 */
export function createJobEngine(connectAlone: () => Knex): JobEngine {
  let pool: Knex | undefined
  let started: Promise<PgBoss> | undefined

  async function start(): Promise<PgBoss> {
    const { PgBoss, fromKnex } = await load()
    const boss = new PgBoss({
      db: fromKnex(pool ??= connectAlone()),
      schema: jobSchema,
      schedule: false,
      supervise: false,
      reindex: false,
      monitorIntervalSeconds: 1,
    })
    boss.on('error', () => undefined) // callers get these errors too; without a listener, they end the process
    return boss.start()
  }

  const boss = () => started ??= start()

  return {
    boss,

    async install() {
      const installer = await start()
      try {
        const queues = new Set((await installer.getQueues()).map(({ name }) => name))
        for (const [name, { pauseS }] of Object.entries(jobRules)) {
          const options = {
            heartbeatSeconds: jobLeaseMs / 1_000,
            expireInSeconds: expireS,
            retentionSeconds: retentionS,
            retryLimit,
            retryDelay: pauseS,
          }
          await (queues.has(name) ? installer.updateQueue(name, options) : installer.createQueue(name, options))
        }
      } finally {
        await installer.stop({ graceful: false, close: false })
      }
      await boss()
    },

    async stop() {
      await (await started)?.stop({ graceful: false, close: false })
      await pool?.destroy()
    },
  }
}

/** Result of a call. pg-boss returns it, but its types leave it out. */
interface Settled {
  /** Ids of the changed jobs. */
  settled: readonly string[]
}

/** Jobs in a queue of pg-boss. All statements run on `db`, and so within its transaction. */
export function createEngineJobs<Data extends object>(
  db: Knex, kind: JobKind, engine: JobEngine,
): JobRepository<Data> {
  const { maxPerGroup } = jobRules[kind]
  /** Lets pg-boss add jobs together with the other inserts of the transaction. Their ids are known before. */
  const waiting = {
    async executeSql(text: string, values: unknown[] = []) {
      await insertLater(db, { table: `${jobSchema}.job`, text, values, isPrepared: true })
      return { rows: [] }
    },
  }
  const within = async (): Promise<{ db: ReturnType<typeof fromKnex> }> => ({ db: (await load()).fromKnex(db) })
  /** The fence: pg-boss settles the job only if this is still its attempt. */
  const attemptsOf = (jobs: ReadonlyArray<Job<Data>>) =>
    jobs.map(({ id, attempt }) => ({ id, retryCount: attempt - 1 }))
  const settledOf = (result: unknown) => (result as Settled).settled

  async function takeOne(): Promise<Array<Job<Data>>> {
    const boss = await engine.boss()
    const jobs = await boss.fetch<Data>(kind, {
      includeMetadata: true,
      ...maxPerGroup !== undefined && { groupConcurrency: maxPerGroup },
    })
    return jobs.map(({ id, retryCount, data }) => ({ id, attempt: retryCount + 1, data }))
  }

  async function holdAll(jobs: ReadonlyArray<Job<Data>>): Promise<Set<Job<Data>>> {
    const held = new Set<Job<Data>>()
    const boss = await engine.boss()
    // the attempts of one job need a statement each, because pg-boss returns ids without attempts
    for (const equals of Map.groupBy(jobs, ({ attempt }) => attempt).values()) {
      const ids = settledOf(await boss.touch(kind, attemptsOf(equals), await within()))
      for (const job of equals) if (ids.includes(job.id)) held.add(job)
    }
    return held
  }

  return {
    async add(jobs) {
      if (jobs.length === 0) return
      const boss = await engine.boss()
      await boss.insert(kind, jobs.map(({ id, data, priority = 0, group, afterMs = 0 }) => ({
        id,
        data,
        priority,
        startAfter: afterMs / 1_000,
        ...group !== undefined && { group: { id: group } },
      })), canWait(db) ? { db: waiting } : await within())
    },

    take: async () => (await takeOne())[0],
    takeMany: takeOne,

    hold: async job => (await holdAll([job])).size === 1,
    holdAll,

    async end(job) {
      return settledOf(await (await engine.boss()).deleteJob(kind, attemptsOf([job]), await within())).length === 1
    },

    async giveBack(job) {
      await (await engine.boss()).fail(kind, attemptsOf([job]), null, await within())
    },

    async hurry(id) {
      await (await engine.boss()).update(kind, undefined, { id, startAfter: 0, ...await within() })
    },

    async drop(ids) {
      if (ids.length > 0) await (await engine.boss()).deleteJob(kind, [...ids], await within())
    },

    async countWaiting() {
      const { rows: [row] } = await db.raw(
        `select count(*) filter (where start_after <= now()) as due,
          count(*) filter (where start_after > now()) as scheduled,
          coalesce(extract(epoch from now() - min(start_after) filter (where start_after <= now())), 0) * 1000 as oldest
        from ${jobSchema}.job where name = ? and state < 'active'`,
        [kind],
      )
      return { due: Number(row.due), scheduled: Number(row.scheduled), oldestMs: Math.round(Number(row.oldest)) }
    },
  }
}
