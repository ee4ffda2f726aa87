import type { Socket } from 'node:net'
import knexPackage, { type Knex } from 'knex'
import type { QueryConfig } from 'pg'
import { isPostgresUrl } from '../../lib/postgres-url.ts'
import { createPrivateFile, resolveDatabaseFile } from './database-file.ts'
import { refuseForeignFile } from './foreign-file.ts'
import { createPreparer, sessionId, type Query, type SendQuery } from './prepared-statements.ts'
import { cacheStatements } from './statement-cache.ts'
import { sendAhead } from './waiting-statements.ts'

const { knex } = knexPackage // an import statement does not see the names of this CommonJS package

const quiet = (): void => undefined

/** Silences Knex. Standard output is reserved for results, and Knex also throws the errors that it logs. */
const log = { warn: quiet, error: quiet }

/** Keeps the values of a failed statement out of the message of its error: they are searched values and secrets. */
const compileSqlOnError = false

/**
 * Connects to `postgres://…` or to the SQLite file at a path. A missing SQLite file is created. Throws RefusedDatabase
 * if the file belongs to another program or has several hard links.
 * @param connections maximum number of connections to PostgreSQL. SQLite always has one.
 */
export function connect(url: string, connections = 10): Knex {
  return isPostgresUrl(url) ? postgres(url, connections) : sqlite(url)
}

/** Time limit of a statement of {@link connectToCheck}, in milliseconds. */
const checkTimeoutMs = 5_000

/**
 * Connects to PostgreSQL for the first look at a database. A server that accepts connections and then never answers
 * fails the first statement within seconds, so that a start or a command can report it.
 */
export const connectToCheck = (url: string): Knex => postgres(url, 1, checkTimeoutMs, checkTimeoutMs + 1_000)

/**
 * Connects to PostgreSQL for migrations, without a time limit of queries: a new index of a large table takes minutes,
 * and so may the wait for another process that migrates.
 */
export function connectToMigrate(url: string): Knex {
  const limitless = new URL(url)
  limitless.searchParams.delete('query_timeout')
  return postgres(limitless.href, 1, 0)
}

/**
 * Option of the driver, which the types of Knex do not know: a query does not wait for the answer to the one before it.
 * https://node-postgres.com/apis/client
 */
const sendsAtOnce: object = { pipeline: true }

function postgres(
  connectionString: string,
  connections: number,
  queryTimeoutMs = 30_000,
  acquireTimeoutMs = 15_000, // a request then fails with 503 before most clients give up
): Knex {
  const afterCreate = preparePostgres(createPreparer())
  return knex({
    client: 'pg',
    connection: {
      connectionString,
      application_name: 'tracewell',
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      query_timeout: queryTimeoutMs, // the database URL can override it with ?query_timeout=
      ...sendsAtOnce,
    },
    pool: { min: connections === 1 ? 1 : 0, max: connections, afterCreate },
    acquireConnectionTimeout: acquireTimeoutMs,
    compileSqlOnError,
    log,
  })
}

interface PostgresConnection {
  connection: { stream: Socket }
  /** Id of the session, as it was named when the connection began. A proxy names another one. */
  processID: number
  query: SendQuery
}

const rollback: QueryConfig = { text: 'rollback' }

/**
 * Returns `true` for several statements in one text, from BEGIN to COMMIT, as pg-boss sends them. If one of them fails,
 * the COMMIT is skipped, and all later queries on this connection would fail too.
 */
const leavesTransaction = ({ text }: Query): boolean => text !== undefined && /^\s*BEGIN;/.test(text)

/**
 * Sends what waits for a statement ahead of it, and prepares statements if there is no proxy. Destroys a connection
 * whose query timed out, so that the pool opens a new one. If a network drops packets without closing the connection,
 * all later queries on this connection would time out too.
 */
const preparePostgres = (prepare: (send: SendQuery) => SendQuery) => (
  connection: PostgresConnection,
  done: (error: null, connection: PostgresConnection) => void,
): void => {
  const send = connection.query.bind(connection)
  const sendOrDestroy: SendQuery = (query, callback) => {
    writeTogether(connection.connection.stream)
    return send(query, (error, result) => {
      const { stream } = connection.connection
      const done = () => callback(error, result)
      if (error === null || stream.destroyed) return done()
      if (error.message !== 'Query read timeout') return leavesTransaction(query) ? send(rollback, done) : done()
      // destroyed before the callback, so that the pool cannot reuse the connection
      stream.once('close', done).destroy()
    })
  }
  sendOrDestroy(sessionId, (error, result) => {
    // an error is not reported here, because the pool would leave the connection open; the next query fails too
    const isDirect = error === null && (result as SessionId).rows[0].id === connection.processID
    connection.query = sendAhead(connection, isDirect ? prepare(sendOrDestroy) : sendOrDestroy)
    done(null, connection)
  })
}

/** Writes the queries of this turn with one system call, which wakes PostgreSQL once. */
function writeTogether(stream: Socket): void {
  if (stream.writableCorked > 0) return
  stream.cork()
  process.nextTick(() => stream.uncork())
}

interface SessionId {
  rows: [{ id: number }]
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
  // Transactions that share a commit run in savepoints. SQLite would write the pages of each to a temporary file, three
  // times as many bytes as the transactions themselves.
  ['temp_store', 'MEMORY', 2],
  // Pages of the log, 16 MB. A checkpoint writes each changed page once, however often it changed, and waits for the
  // disk. With the default of 1,000 pages, a third of the time of commits is spent on checkpoints.
  ['wal_autocheckpoint', '4000', 4000],
]

function sqlite(path: string): Knex {
  const filename = resolveDatabaseFile(path)
  refuseForeignFile(filename)
  createPrivateFile(filename)
  return knex({
    client: 'better-sqlite3',
    connection: { filename },
    useNullAsDefault: true,
    // SQLite allows one writer at a time. With two connections, two transactions of this process would block each
    // other.
    pool: { min: 1, max: 1, afterCreate: prepareSqlite },
    compileSqlOnError,
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
  // Takes the write lock when a transaction begins. Otherwise a transaction that reads first and then writes would fail
  // if another process wrote in between.
  const prepare = cacheStatements(connection.prepare.bind(connection))
  connection.prepare = sql => prepare(sql === 'BEGIN;' ? 'BEGIN IMMEDIATE;' : sql)
  done(null, connection)
}
