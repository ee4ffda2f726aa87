import type { Knex } from 'knex'
import { createBatchLoader } from '../../lib/batch-loader.ts'
import { databaseTime } from '../dialect.ts'
import { insertRows } from '../insert-rows.ts'
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
    const held: Attempt[] = await ofKind().whereNotNull('held_until')
      .whereIn(['id', 'attempt'], keys.map(key => JSON.parse(key) as [string, number]))
      .update({ held_until: databaseTime(db, jobLeaseMs) }).returning(['id', 'attempt'])
    return new Map(held.map(one => [keyOf(one), true]))
  }

  /** Extends the leases of running jobs together: each statement waits for the disk, and the process with it. */
  const holdTogether = createBatchLoader<true>(extend, maxHeldTogether, holdPauseMs)

  async function takeMany(count: number): Promise<Array<Job<Data>>> {
    const full = db('jobs').where({ kind }).where('held_until', '>=', databaseTime(db))
      .groupBy('group_name').havingRaw('count(*) >= ?', [maxPerGroup ?? 0]).select('group_name')
    const next = unheld(ofKind()).where('due_at', '<=', databaseTime(db))
      .orderBy([{ column: 'priority', order: 'desc' }, { column: 'created' }]).select('created')
      .limit(maxPerGroup === undefined ? count : 1) // several of one group could exceed its limit together
    if (maxPerGroup !== undefined) next.where(open => open.whereNull('group_name').orWhereNotIn('group_name', full))
    const rows = await db('jobs').whereIn('created', next)
      .update({ held_until: databaseTime(db, jobLeaseMs), attempt: db.raw('attempt + 1') })
      .returning(['id', 'attempt', 'data'])
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
      return await heldBy(job).update({ held_until: databaseTime(db, jobLeaseMs) }) === 1
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
      await ofKind().whereIn('id', ids).delete()
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

/** Gives back every held job. Call it before this process takes its first job, while no other process uses the file. */
export async function giveBackAll(db: Knex): Promise<void> {
  await db('jobs').whereNotNull('held_until').update({ held_until: null })
}
