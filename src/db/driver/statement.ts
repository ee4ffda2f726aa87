import type { Knex } from 'knex'
import { isPostgres, postgresDialect, sqliteDialect, type Dialect } from './dialect.ts'
import type { Query, SendQuery } from './prepared-statements.ts'

/** A value that a statement binds to a parameter. */
export type Value = string | number | boolean | Uint8Array | null

type SqliteValue = Exclude<Value, boolean>

interface SqliteConnection {
  prepare(sql: string): {
    reader: boolean
    all(...values: readonly SqliteValue[]): unknown[]
    run(...values: readonly SqliteValue[]): unknown
  }
}

interface PostgresConnection {
  query: SendQuery
}

/**
 * Creates a function that runs a frequent statement with its values, and returns the rows of a SELECT or of
 * `returning`. Does not use Knex's builder: to write a short statement, it takes ten times as long as SQLite takes to
 * execute it. PostgreSQL prepares the statement (`prepared-statements.ts`), so it must name its columns, and its best
 * plan must not depend on its values. Rejects if the transaction has ended, or with the error of the database.
 * @param sql has a `?` for each value, and none in a text. A function if it differs between the databases
 */
export function createStatement<Row extends object>(sql: string | ((dialect: Dialect) => string)) {
  const textIn = (dialect: Dialect) => typeof sql === 'string' ? sql : sql(dialect)
  const sqliteText = textIn(sqliteDialect)
  let place = 0
  const postgresText = textIn(postgresDialect).replaceAll('?', () => `$${++place}`)

  const send = (connection: PostgresConnection, values: Value[]): Promise<Row[]> =>
    new Promise((resolve, reject) => {
      const query: Query & { values: Value[] } = { text: postgresText, values, isPrepared: true }
      connection.query(query, (error, result) => {
        if (error) reject(error)
        else resolve((result as { rows: Row[] }).rows)
      })
    })

  return (db: Knex, ...values: Value[]): Promise<Row[]> => isPostgres(db)
    ? onConnection<PostgresConnection, Row>(db, postgresText, values, connection => send(connection, values))
    : runOnSqlite<Row>(db, sqliteText, values)
}

/** Runs a statement on SQLite, and returns the rows of a SELECT or of `returning`. The connection keeps it. */
export function runOnSqlite<Row extends object>(db: Knex, sql: string, values: readonly Value[]): Promise<Row[]> {
  return onConnection<SqliteConnection, Row>(db, sql, values, connection => {
    const statement = connection.prepare(sql)
    const bound = values.map(value => typeof value === 'boolean' ? Number(value) : value)
    if (statement.reader) return statement.all(...bound) as Row[]
    statement.run(...bound)
    return []
  })
}

/** Runs a statement on a connection, with the events and the refusal that Knex's own statements have. */
async function onConnection<Connection, Row>(
  db: Knex, sql: string, bindings: readonly Value[], run: (connection: Connection) => Promise<Row[]> | Row[],
): Promise<Row[]> {
  const { client } = db
  const connection = await client.acquireConnection() as Connection
  // After the wait, in which the transaction may have ended. The connection may already run another one.
  if (db.isTransaction === true && (db as Knex.Transaction).isCompleted()) throw new Error('the transaction has ended')
  client.emit('query', { sql, bindings })
  try {
    const rows = await run(connection)
    client.emit('query-response', rows)
    return rows
  } catch (error) {
    client.emit('query-error', error)
    throw error
  } finally {
    await client.releaseConnection(connection) // does nothing in a transaction, which keeps its connection
  }
}
