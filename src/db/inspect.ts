import { statSync } from 'node:fs'
import type { Knex } from 'knex'
import { checkDatabase } from './check-database.ts'
import { connect } from './driver/connection.ts'
import { databaseExists } from './driver/database-file.ts'
import { databaseTime, isPostgres } from './driver/dialect.ts'
import { isDatabaseFileLocked } from './driver/file-lock.ts'
import { isDatabaseFailure } from './driver/failure.ts'
import { withLockWait } from './driver/lock-wait.ts'
import { migrationTable, type MigrationState } from './migrations/state.ts'

/** Time for which a statement waits for a lock of another session, in milliseconds. Only on PostgreSQL. */
const lockWaitMs = 3_000

/** Facts about a database for its operator. */
export interface DatabaseFacts extends Omit<MigrationState, 'isNew'> {
  /** Version of the database system, such as `16.4`. */
  version: string
  /** Major version of PostgreSQL; `undefined` on SQLite. */
  postgres: number | undefined
  /** `false` if the database has no tables of the service. */
  hasTables: boolean
  /** Reason why the database refused a write, in its own words; `undefined` if it can be written. */
  writeFault: string | undefined
  /** `true` if the write waited for a lock of another session until its time limit. */
  isLocked: boolean
  bytes: number
  /** Time of the database minus the time of this process, in milliseconds. Exact to about the time of one query. */
  clockOffsetMs: number
  /** `true` if a server has reserved the SQLite file; `undefined` on PostgreSQL. */
  isReserved: boolean | undefined
}

/**
 * Reads the state of a database without changing it, also while a server uses it. Returns `undefined` if the SQLite
 * file does not exist or is empty. Rejects with the error of the driver if the database cannot be read, and with
 * RefusedDatabase as `openDatabase` does.
 */
export async function inspectDatabase(url: string): Promise<DatabaseFacts | undefined> {
  if (!databaseExists(url)) return undefined
  const db = connect(url, 1)
  try {
    const { pending, unknown } = await checkDatabase(url, db)
    const clockOffsetMs = await readClockOffset(db)
    const system = isPostgres(db) ? await readPostgres(db) : await readSqlite(db, url)
    const hasTables = await db.schema.hasTable(migrationTable)
    const write = hasTables ? await tryWrite(db) : { writeFault: undefined, isLocked: false }
    return {
      ...system,
      clockOffsetMs,
      hasTables,
      ...write,
      pending: hasTables ? pending : [],
      unknown,
    }
  } finally {
    await db.destroy()
  }
}

async function readPostgres(db: Knex) {
  const { rows: [row] } = await db.raw(`select current_setting('server_version_num')::int as number,
    current_setting('server_version') as version, pg_database_size(current_database()) as bytes`)
  return {
    version: String(row.version).split(' ')[0]!,
    postgres: Math.floor(row.number / 10_000),
    bytes: Number(row.bytes),
    isReserved: undefined,
  }
}

async function readSqlite(db: Knex, file: string) {
  const [{ version }] = await db.raw('select sqlite_version() as version')
  const sizes = [file, `${file}-wal`].map(path => statSync(path, { throwIfNoEntry: false })?.size ?? 0)
  return {
    version: String(version),
    postgres: undefined,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    isReserved: isDatabaseFileLocked(file),
  }
}

async function readClockOffset(db: Knex): Promise<number> {
  const time = async () => {
    const rows: Array<{ time: string }> = await db.select({ time: databaseTime(db) })
    return Date.parse(rows[0]!.time)
  }
  await time() // the first query also opens the connection
  const before = Date.now()
  const theirs = await time()
  return Math.round(theirs - (before + Date.now()) / 2)
}

/** Removes no row, which needs the same rights and locks as a removal. */
async function tryWrite(db: Knex): Promise<Pick<DatabaseFacts, 'writeFault' | 'isLocked'>> {
  try {
    await withLockWait(db, lockWaitMs, trx => trx('accounts').whereRaw('1 = 0').delete())
    return { writeFault: undefined, isLocked: false }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const isRefusal = isDatabaseFailure(error) || code === '42501' // missing right
    if (!isRefusal) throw error
    return { writeFault: message.replace(/^.* - /s, ''), isLocked: code === '55P03' } // Knex puts the query before it
  }
}
