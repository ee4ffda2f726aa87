import { randomInt } from 'node:crypto'
import type { Knex } from 'knex'
import { newId } from '../lib/ids.ts'
import { databaseTime, isPostgres } from './dialect.ts'

/*
 * A killed process leaves leases behind. Its work waits until they expire, unless its death can be proven earlier:
 *
 *   SQLite      One server uses the file, and its lock proves it. Leases from before its start are of dead processes.
 *   PostgreSQL  Each process holds an advisory lock in a session of its own, and its lease tokens carry the number of
 *               that lock. PostgreSQL releases the lock when the process dies and its connection closes.
 *
 * A process that is suspended or unreachable keeps its lock. Its leases expire by time. A process that lost its
 * connection locks again within a second or two, so only a lock that is missing for longer proves death. If the proof
 * is wrong all the same, sources are asked again, but nothing is written twice: every write checks its lease token.
 */

/**
 * First key of the advisory locks of live processes. The value is arbitrary, but it must never change, because all
 * versions of the service must use the same locks.
 */
const lockClass = 1_957_204_113
/** Interval at which a process checks that it still holds its lock, in milliseconds. */
const checkEveryMs = 1_000
/** Time for which the lock of an owner must be missing before its leases end, in milliseconds. */
const missingMs = 3_000
const leasedTables = ['search_shards', 'webhook_deliveries'] as const

/** Owner of the leases of one process. */
export interface LeaseOwner {
  /** Returns a token for a new lease of this process. */
  newToken(): string
  /** Must be called before the process takes its first lease. On SQLite, ends all leases of earlier processes. */
  start(): Promise<void>
  /** Ends the leases of dead processes on PostgreSQL. Must be called about once per second. */
  releaseDead(): Promise<void>
  stop(): Promise<void>
}

/** Creates the lease owner of this process. `connectAlone` opens one connection that nothing else uses. */
export const createLeaseOwner = (db: Knex, connectAlone: () => Knex): LeaseOwner =>
  isPostgres(db) ? createSessionOwner(db, connectAlone) : createSoleOwner(db)

function createSoleOwner(db: Knex): LeaseOwner {
  return {
    newToken: newId,
    async start() {
      for (const table of leasedTables) await endLeases(db(table).whereNotNull('lease_token'))
    },
    releaseDead: () => Promise.resolve(),
    stop: () => Promise.resolve(),
  }
}

function createSessionOwner(db: Knex, connectAlone: () => Knex): LeaseOwner {
  const number = randomInt(1, 2 ** 31)
  const missingSince = new Map<string, number>()
  let session: Knex | undefined
  let timer: NodeJS.Timeout | undefined

  /** Takes the lock, unless this session holds it already. */
  const lock = async (): Promise<void> => {
    await session?.raw(
      `select pg_try_advisory_lock(cast(:lockClass as int), cast(:number as int)) where not exists (
        select from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()
          and classid = :lockClass and objid = :number and objsubid = 2)`,
      { lockClass, number },
    )
  }

  /** Returns the owners of leases that have not expired and whose lock is missing. */
  async function listMissing(): Promise<string[]> {
    const { rows } = await db.raw<{ rows: Array<{ owner: string }> }>(
      `select distinct split_part(lease_token, '.', 1) as owner from (
        ${leasedTables.map(table => `select lease_token from ${table} where lease_until >= :now`).join(' union all ')}
      ) as leases where lease_token like '%.%' and split_part(lease_token, '.', 1) not in (
        select objid::text from pg_locks where locktype = 'advisory' and classid = :lockClass and objsubid = 2
          and database = (select oid from pg_database where datname = current_database()))`,
      { lockClass, now: databaseTime(db) },
    )
    return rows.map(({ owner }) => owner)
  }

  return {
    newToken: () => `${number}.${newId()}`,

    async start() {
      session = connectAlone()
      await lock()
      // If a check fails, the next one follows. Until then, other processes may take over the leases.
      timer = setInterval(() => void lock().catch(() => undefined), checkEveryMs)
    },

    async releaseDead() {
      const missing = await listMissing()
      const now = performance.now()
      for (const owner of missingSince.keys()) if (!missing.includes(owner)) missingSince.delete(owner)
      for (const owner of missing) if (!missingSince.has(owner)) missingSince.set(owner, now)
      const dead = missing.filter(owner => now - missingSince.get(owner)! >= missingMs)
      if (dead.length === 0) return
      for (const table of leasedTables) {
        await endLeases(db(table).whereRaw(`split_part(lease_token, '.', 1) = any(?)`, [dead]))
      }
    },

    async stop() {
      clearInterval(timer)
      await session?.destroy()
      session = undefined
    },
  }
}

const endLeases = (leases: Knex.QueryBuilder) => leases.update({ lease_token: null, lease_until: '' })
