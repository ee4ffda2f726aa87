import type { Knex } from 'knex'
import type { Clock } from '../lib/clock.ts'
import { lockForTransaction, type Dialect } from './driver/dialect.ts'
import { insertRows } from './driver/insert-rows.ts'
import { createStatement } from './driver/statement.ts'

/** State of the window of one subject, after a call. */
export interface RateWindowState {
  remaining: number
  /**
   * Time in milliseconds since 1970. If no request remains, the time at which the next one can be counted. Otherwise
   * the time at which the oldest counted request expires.
   */
  resetMs: number
  /** Time of the database, in milliseconds since 1970. */
  nowMs: number
}

export interface RateTake extends RateWindowState {
  /** Number of requests that were counted. */
  granted: number
}

/** The counted requests of one subject in the last minute. */
interface Window {
  count: number
  /** `undefined` if there are none. */
  oldestMs: number | undefined
}

interface Row {
  now: string
  subject: string
  count: number | string
  oldest: string | null
}

const windowMs = 60_000

/**
 * Repository of the table `rate_log`: the time of each request that was counted in the last minute, by subject. It is a
 * sliding window log: in any 60 seconds, a subject has at most as many rows as its limit. A subject is an account or a
 * hashed address.
 *
 * All times are those of the database, because the clocks of processes differ. Tests may pass a `clock` instead.
 */
export function createRateLogRepository(db: Knex, clock?: Clock) {
  /** Returns the time of a test and the start of its windows, or nulls. */
  function testTimes(): [now: string | null, since: string | null] {
    const nowMs = clock?.now().getTime()
    const at = (ms: number) => new Date(ms).toISOString()
    return nowMs === undefined ? [null, null] : [at(nowMs), at(nowMs - windowMs)]
  }

  /** Reads the windows of the subjects. A row later than now is left over from before the clock was set back. */
  async function read(subjects: readonly string[]) {
    const list = JSON.stringify(subjects.map(subject => [subject]))
    const rows = await windowsOf(db, ...testTimes(), list)
    const windows = new Map(rows.map(({ subject, count, oldest }): [string, Window] =>
      [subject, { count: Number(count), oldestMs: oldest === null ? undefined : Date.parse(oldest) }]))
    return { now: rows[0]!.now, windowOf: (subject: string): Window => windows.get(subject)! }
  }

  async function stateOf(subject: string, { count, oldestMs }: Window, max: number, now: string) {
    const nowMs = Date.parse(now)
    // more than `max` if the limit was lowered after the requests were counted
    const freeingMs = count > max ? await findNewest(subject, max, now) : oldestMs
    return { remaining: Math.max(0, max - count), resetMs: (freeingMs ?? nowMs) + windowMs, nowMs }
  }

  /** Returns the time of the `nth` newest row. Returns `undefined` if `nth` is 0. */
  async function findNewest(subject: string, nth: number, now: string): Promise<number | undefined> {
    if (nth === 0) return undefined
    const row: { taken_at: string } | undefined = await db('rate_log').where({ subject }).where('taken_at', '<=', now)
      .orderBy('taken_at', 'desc').offset(nth - 1).first('taken_at')
    return row && Date.parse(row.taken_at)
  }

  async function grantEach(wanted: ReadonlyMap<string, number>, max: number) {
    const { now, windowOf } = await read([...wanted.keys()])
    const taken = new Map<string, RateTake>()
    const rows: Array<{ subject: string, taken_at: string }> = []
    for (const [subject, number] of wanted) {
      const { count, oldestMs } = windowOf(subject)
      const granted = Math.min(number, Math.max(0, max - count))
      for (let row = 0; row < granted; row++) rows.push({ subject, taken_at: now })
      const state = await stateOf(subject, { count: count + granted, oldestMs }, max, now)
      taken.set(subject, { granted, ...state })
    }
    return { taken, store: () => insertRows(db, 'rate_log', rows) }
  }

  return {
    /** Returns the state of a window, and counts nothing. */
    async peek(subject: string, max: number): Promise<RateWindowState> {
      const { now, windowOf } = await read([subject])
      return stateOf(subject, windowOf(subject), max, now)
    },

    /**
     * Grants one request, if the window has room. `store` counts it. Both must run in a transaction that holds a lock
     * of the subject, so that concurrent requests do not exceed `max` together. A rollback removes the request from the
     * count.
     */
    async grant(subject: string, max: number): Promise<RateTake & { store(): Promise<void> }> {
      const { taken, store } = await grantEach(new Map([[subject, 1]]), max)
      return { ...taken.get(subject)!, store }
    },

    /**
     * Counts up to this number of requests of each subject, as far as its window has room. Must run in a transaction.
     * It locks all subjects against other calls of `takeMany`.
     */
    async takeMany(wanted: ReadonlyMap<string, number>, max: number): Promise<Map<string, RateTake>> {
      await lockForTransaction(db, 'rate log')
      const { taken, store } = await grantEach(wanted, max)
      await store()
      return taken
    },

    /** Removes the rows that no window contains. */
    async removeExpired(): Promise<void> {
      await removed(db, ...testTimes())
    },
  }
}

/** The table `clock`. Its values are the times of a test, or nulls. */
const withClock = ({ time }: Dialect) => `with clock as materialized (
    select coalesce(cast(? as text), ${time()}) as now, coalesce(cast(? as text), ${time(-windowMs)}) as since)`

const windowsOf = createStatement<Row>(dialect => `
  ${withClock(dialect)}
  select now, element.value ->> 0 as subject,
    (select count(*) from rate_log
      where subject = element.value ->> 0 and taken_at > since and taken_at <= now) as count,
    (select min(taken_at) from rate_log
      where subject = element.value ->> 0 and taken_at > since and taken_at <= now) as oldest
  from clock cross join ${dialect.elements}`)

const removed = createStatement(dialect => `
  ${withClock(dialect)}
  delete from rate_log where taken_at <= (select since from clock) or taken_at > (select now from clock)`)
