import { closeSync, existsSync, openSync } from 'node:fs'
import type { Socket } from 'node:net'
import { dirname } from 'node:path'
import knex, { type Knex } from 'knex'
import { makeFolder } from '../lib/folder.ts'
import { isPostgresUrl } from '../lib/postgres-url.ts'
import { isPostgres } from './dialect.ts'
import { migrationSource } from './migrations/index.ts'

/** The advisory lock of PostgreSQL under which the schema is changed: any number that is always the same. */
const schemaLock = 7_290_231_654

const quiet = (): void => undefined

/** What Knex would print on standard output, which is for results, is thrown as well and told where that is caught. */
const log = { warn: quiet, error: quiet }

/** `postgres://…` or the path of a SQLite file. */
export function connect(url: string): Knex {
  return isPostgresUrl(url) ? postgres(url) : sqlite(url)
}

/** Whether there is something to connect to: `connect` makes a file that is missing. */
export const databaseExists = (url: string): boolean => isPostgresUrl(url) || existsSync(url)

function postgres(connectionString: string): Knex {
  return knex({
    client: 'pg',
    connection: {
      connectionString,
      application_name: 'tracewell',
      // A process that sleeps inside a transaction holds its rows no longer than this: less than a lease.
      idle_in_transaction_session_timeout: 5_000,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      query_timeout: 30_000, // the URL may say otherwise: ?query_timeout=
    },
    pool: { min: 0, max: 10, afterCreate: destroyOnTimeout },
    migrations: { migrationSource },
    log,
  })
}

interface PostgresConnection {
  connection: { stream: Socket }
  query(query: unknown, answered: (error: Error | null, result: unknown) => void): void
}

/** A network that swallows packets closes nothing: a connection whose query timed out would time out again, so it goes. */
function destroyOnTimeout(
  connection: PostgresConnection,
  done: (error: null, connection: PostgresConnection) => void,
): void {
  const send = connection.query.bind(connection)
  connection.query = (query, answered) => send(query, (error, result) => {
    const { stream } = connection.connection
    if (error?.message !== 'Query read timeout' || stream.destroyed) return answered(error, result)
    stream.once('close', () => answered(error, result)).destroy() // closed first: the pool must not hand it out again
  })
  done(null, connection)
}

/** The file holds what was searched; SQLite gives -wal and -shm its mode. Where it cannot be made, SQLite says why. */
function makePrivate(filename: string): void {
  try {
    closeSync(openSync(filename, 'a', 0o600))
  } catch { /* told at the first query */ }
}

interface SqliteConnection {
  pragma(statement: string, options?: { simple: boolean }): unknown
  prepare(sql: string): unknown
}

const pragmas: ReadonlyArray<readonly [string, string, unknown]> = [
  ['journal_mode', 'WAL', 'wal'],
  ['synchronous', 'FULL', 2],
  ['foreign_keys', 'ON', 1],
  ['busy_timeout', '5000', 5000],
  ['secure_delete', 'ON', 1],
]

function sqlite(filename: string): Knex {
  makeFolder(dirname(filename))
  makePrivate(filename)
  return knex({
    client: 'better-sqlite3',
    connection: { filename },
    useNullAsDefault: true,
    // One connection: SQLite has one writer, and a transaction must not meet another of its own process.
    pool: { min: 1, max: 1, afterCreate: prepareSqlite },
    migrations: { migrationSource },
    log,
  })
}

function prepareSqlite(
  connection: SqliteConnection,
  done: (error: Error | null, connection: SqliteConnection) => void,
): void {
  for (const [name, value, expected] of pragmas) {
    connection.pragma(`${name} = ${value}`)
    const actual = connection.pragma(name, { simple: true })
    if (actual !== expected) {
      return done(new Error(`SQLite refused ${name} = ${value}: it is ${String(actual)}`), connection)
    }
  }
  // A transaction that reads before it writes would fail at once against another process's write: take the lock first.
  const prepare = connection.prepare.bind(connection)
  connection.prepare = sql => prepare(sql === 'BEGIN;' ? 'BEGIN IMMEDIATE;' : sql)
  done(null, connection)
}

/**
 * Brings the schema up to date; says what was applied. One transaction, which the database itself keeps others out of: of
 * processes that start at once the first does the work, and one that is killed leaves neither half a schema nor a lock.
 */
export async function migrate(db: Knex): Promise<string[]> {
  return db.transaction(async trx => {
    if (isPostgres(db)) await trx.raw('select pg_advisory_xact_lock(?)', [schemaLock])
    await trx.migrate.forceFreeMigrationsLock() // who reaches this is alone: a lock row that is still there is a dead one's
    const [, applied] = await trx.migrate.latest() as [number, string[]]
    return applied
  })
}
