import type { Knex } from 'knex'
import { createBatchLoader } from '../../lib/batch-loader.ts'
import { databaseTime, sqliteDialect } from '../driver/dialect.ts'
import { insertRows } from '../driver/insert-rows.ts'
import { createStatement } from '../driver/statement.ts'
import { jobLeaseMs, jobRules, type Job, type JobKind, type JobRepository } from './job.ts'

type Attempt = Pick<Job<unknown>, 'id' | 'attempt'>

const maxHeldTogether = 100
/** Pause between two statements that extend leases, in milliseconds. It is short beside the time of a lease. */
const holdPauseMs = 200

/** Jobs in the table `jobs`, for SQLite. Only one transaction writes at a time, so a single statement takes a job. */
export function createTableJobs<Data>(db: Knex, kind: JobKind): JobRepository<Data> {
  const { maxPerGroup, pauseS } = jobRules[kind]
  const ofKind = () => db('jobs').where({ kind })
  const heldBy = ({ id, attempt }: Job<Data>) => ofKind().where({ id, attempt }).whereNotNull('held_until')
  const unheld = (query: Knex.QueryBuilder) =>
    query.where(free => free.whereNull('held_until').orWhere('held_until', '<', databaseTime(db)))
  const wait = (query: Knex.QueryBuilder, afterMs: number) =>
    query.update({ held_until: null, due_at: databaseTime(db, afterMs) })

  const keyOf = ({ id, attempt }: Attempt): string => JSON.stringify([id, attempt])

  /** Extends the leases of these attempts. Returns those that still hold their job. */
  async function extend(keys: readonly string[]): Promise<Map<string, true>> {
    const held = await extended(db, kind, `[${keys.join(',')}]`)
    return new Map(held.map(one => [keyOf(one), true]))
  }

  /** Extends the leases of running jobs together: each statement waits for the disk, and the process with it. */
  const holdTogether = createBatchLoader<true>(extend, maxHeldTogether, holdPauseMs)

  async function takeMany(count: number): Promise<Array<Job<Data>>> {
    const rows = maxPerGroup === undefined
      ? await taken(db, kind, count)
      : await takenOfOpenGroup(db, kind, kind, maxPerGroup)
    return rows.map(({ id, attempt, data }) => ({ id, attempt, data: JSON.parse(data) }))
  }

  return {
    async add(jobs) {
      const rows = jobs.map(({ id, data, priority = 0, group, afterMs = 0 }) => ({
        kind,
        id,
        data: JSON.stringify(data),
        priority,
        group_name: group ?? null,
        attempt: 0,
        due_at: databaseTime(db, afterMs),
      }))
      await insertRows(db, 'jobs', rows, 'on conflict (kind, id) do nothing')
    },

    take: async () => (await takeMany(1))[0],
    takeMany,

    async hold(job) {
      if (db.isTransaction !== true) return await holdTogether(keyOf(job)) ?? false
      return (await extend([keyOf(job)])).size === 1
    },

    async holdAll(jobs) {
      const held = await extend(jobs.map(keyOf))
      return new Set(jobs.filter(job => held.has(keyOf(job))))
    },

    async end(job) {
      return await heldBy(job).delete() === 1
    },

    async giveBack(job) {
      await wait(heldBy(job), pauseS * 1_000)
    },

    async hurry(id) {
      await wait(unheld(ofKind().where({ id })), 0)
    },

    async drop(ids) {
      await dropped(db, kind, JSON.stringify(ids))
    },

    async countWaiting() {
      const now = databaseTime(db)
      const waiting = unheld(ofKind())
      const due = await waiting.clone().where('due_at', '<=', now).count({ count: '*' })
        .select({ oldest: db.raw('max(0, (julianday(?) - julianday(min(due_at))) * 86400000)', [now]) }).first()
      const scheduled = await waiting.where('due_at', '>', now).count({ count: '*' }).first()
      return {
        due: Number(due?.['count'] ?? 0),
        scheduled: Number(scheduled?.['count'] ?? 0),
        oldestMs: Math.round(Number(due?.['oldest'] ?? 0)),
      }
    },
  }
}

const now = sqliteDialect.time()
const leaseEnd = sqliteDialect.time(jobLeaseMs)

/** Extends the leases of the attempts in a JSON list of pairs. */
const extended = createStatement<Attempt>(`
  update jobs set held_until = ${leaseEnd} where kind = ? and held_until is not null
    and (id, attempt) in (select value ->> 0, value ->> 1 from json_each(?))
  returning id, attempt`)

interface TakenRow extends Attempt {
  data: string
}

const takeWhere = (condition: string) => `
  update jobs set held_until = ${leaseEnd}, attempt = attempt + 1 where created in (
    select created from jobs
    where kind = ? and (held_until is null or held_until < ${now}) and due_at <= ${now} ${condition})
  returning id, attempt, data`
const mostUrgent = 'order by priority desc, created limit'

const taken = createStatement<TakenRow>(takeWhere(`${mostUrgent} ?`))

/** Takes one job: several of one group could exceed the limit of the group together. */
const takenOfOpenGroup = createStatement<TakenRow>(takeWhere(`and (group_name is null or group_name not in (
  select group_name from jobs where kind = ? and held_until >= ${now} group by group_name having count(*) >= ?
)) ${mostUrgent} 1`))

const dropped = createStatement(({ among }) => `delete from jobs where kind = ? and id ${among}`)

/** Gives back every held job. Call it before this process takes its first job, while no other process uses the file. */
export async function giveBackAll(db: Knex): Promise<void> {
  await db('jobs').whereNotNull('held_until').update({ held_until: null })
}
