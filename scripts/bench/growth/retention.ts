import { statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Knex } from 'knex'
import { createAnswerCache } from '../../../src/core/asking/answer-cache.ts'
import { createRetention } from '../../../src/core/upkeep/retention.ts'
import { createDeletion } from '../../../src/core/search/deletion.ts'
import { createServiceKeys } from '../../../src/core/service-keys.ts'
import { connect } from '../../../src/db/driver/connection.ts'
import { openDatabase, type Database } from '../../../src/db/database.ts'
import { isPostgres } from '../../../src/db/driver/dialect.ts'
import { systemClock } from '../../../src/lib/clock.ts'
import { createSealer } from '../../../src/lib/sealed.ts'
import { atMost, quantile, row, type Row } from '../report.ts'
import { factsOf, fill, type Facts } from './fill.ts'

/** Interval of the reads and of the writes beside the retention, in milliseconds. */
const probeEveryMs = 10
/** Time of the reads and writes without retention, in milliseconds. */
const quietMs = 3_000
/** Longest time of 99 of 100 reads and writes beside the retention, in milliseconds. */
const mostMs = 50
/** Searches that have not ended. Retention keeps them and their events. */
const open = 100
const yearMs = 365 * 86_400_000

/** Times of the reads and the writes of others, in milliseconds. */
interface Waits {
  reads: number[]
  writes: number[]
}

/**
 * Measures how fast retention removes old searches with their events, and what others notice of it: a read of one page
 * of `GET /search`, and a transaction that stores an event of a running search.
 */
export async function benchRetention(on: string, url: string, searches: number): Promise<Row[]> {
  const database = await openDatabase(url)
  const db = connect(url, 1)
  try {
    const size = { accounts: 100, open, searches: searches + open, events: 100 }
    await fill(db, size, database)
    const facts = await factsOf(db, size)
    const { id: running } = await db('searches').whereNull('completed_at').first<{ id: string }>('id')
    const beside = await waitsDuring(() => sleep(quietMs), database, facts, running)
    const log = await watchLog(db, url)
    const start = performance.now()
    const cpuStart = process.cpuUsage()
    const waits = await waitsDuring(() => removeOld(database), database, facts, running)
    const cpu = process.cpuUsage(cpuStart)
    const seconds = (performance.now() - start) / 1000
    const megabytes = await log.end()
    const { count } = (await db('searches').count({ count: '*' }).first())!
    if (Number(count) !== open) throw new Error(`${count} searches are left, of which ${open} had not ended`)
    const what = `retention of ${searches.toLocaleString('en')} searches, ${on}`
    const facing = (kind: keyof Waits, part: number) => ({
      unit: 'ms',
      measured: quantile(waits[kind], part),
      baseline: { what: 'ms without it', value: quantile(beside[kind], part) },
    })
    return [
      row({ what: `${what}: removed`, unit: '/s', measured: searches / seconds }),
      row({ what: `${what}: processor time of 1,000`, unit: 'ms', measured: (cpu.user + cpu.system) / searches }),
      atMost({ what: `${what}: read beside it, p99`, ...facing('reads', 0.99) }, mostMs),
      atMost({ what: `${what}: write beside it, p99`, ...facing('writes', 0.99) }, mostMs),
      row({ what: `${what}: longest write beside it`, ...facing('writes', 1) }),
      row({ what: `${what}: ${log.name}`, unit: 'MB', measured: megabytes }),
    ]
  } finally {
    await db.destroy()
    await database.close()
  }
}

/** Runs the duties that hide the searches of the filled year and remove them. */
async function removeOld(database: Database): Promise<void> {
  const clock = { now: () => new Date(Date.now() + 2 * yearMs) }
  await createRetention({ database, clock }).run()
  const serviceKeys = createServiceKeys({ database, sealer: () => createSealer(() => ['b'.repeat(32)]) })
  await serviceKeys.get('cache') // before a transaction, because SQLite has one connection
  const parts = { database, clock: systemClock }
  const cache = createAnswerCache({ ...parts, serviceKeys, namespace: 'live', consumer: 'search' })
  await createDeletion({ ...parts, cache }).sweep()
}

/** Reads and writes as other requests do, until `work` ends. */
async function waitsDuring(
  work: () => Promise<unknown>, database: Database, { heavy }: Facts, running: string,
): Promise<Waits> {
  const waits: Waits = { reads: [], writes: [] }
  let hasEnded = false
  async function probe(times: number[], call: () => Promise<unknown>): Promise<void> {
    while (!hasEnded) {
      const start = performance.now()
      await call()
      times.push(performance.now() - start)
      await sleep(probeEveryMs)
    }
  }
  const event = { name: 'card', data: '{}', at: new Date().toISOString() }
  const probes = [
    probe(waits.reads, () => database.searches.list(heavy, { limit: 21 })),
    probe(waits.writes, () => database.inTransaction(tx => tx.events.append(running, [event]))),
  ]
  try {
    await work()
  } finally {
    hasEnded = true
    await Promise.all(probes)
  }
  return waits
}

/**
 * Watches the write-ahead log. `end` returns its megabytes: the largest size of that of SQLite, or all that PostgreSQL
 * wrote.
 */
async function watchLog(db: Knex, url: string): Promise<{ name: string, end(): Promise<number> }> {
  if (isPostgres(db)) {
    const position = async (): Promise<number> => {
      const { rows } = await db.raw<{ rows: [{ bytes: string }] }>(`select pg_current_wal_lsn() - '0/0' as bytes`)
      return Number(rows[0].bytes)
    }
    const start = await position()
    return { name: 'WAL written', end: async () => (await position() - start) / 1e6 }
  }
  let most = 0
  const timer = setInterval(() => {
    most = Math.max(most, statSync(`${url}-wal`, { throwIfNoEntry: false })?.size ?? 0)
  }, 50)
  return {
    name: 'largest WAL',
    end: () => {
      clearInterval(timer)
      return Promise.resolve(most / 1e6)
    },
  }
}
