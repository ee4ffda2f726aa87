import type { Knex } from 'knex'
import { isPostgres } from './dialect.ts'
import type { Query, SendQuery } from './prepared-statements.ts'

type Value = string | number | null

interface SqliteConnection {
  prepare(sql: string): { reader: boolean, all(...values: Value[]): unknown[], run(...values: Value[]): unknown }
}

interface PostgresConnection {
  query: SendQuery
}

/** Texts of one statement that differs between the databases. */
interface Texts {
  sqlite: string
  postgres: string
}

/**
 * Creates a statement that every search needs. It does without Knex's builder, which takes ten times as long to write a
 * short statement as SQLite to execute it. On PostgreSQL it is prepared, if it meets the conditions of
 * `prepared-statements.ts`:
 * it names its columns, and its best plan does not depend on its values.
 * @param sql has a `?` for each value, and none in a text. The function that runs it returns the rows of a SELECT or of
 * `returning`.
 */
export function createStatement<Row extends object>(sql: string | Texts) {
  const texts = typeof sql === 'string' ? { sqlite: sql, postgres: sql } : sql
  let place = 0
  const postgresText = texts.postgres.replaceAll('?', () => `$${++place}`)

  const send = (connection: PostgresConnection, values: Value[]): Promise<Row[]> =>
    new Promise((done, failed) => {
      const query: Query & { values: Value[] } = { text: postgresText, values, isPrepared: true }
      connection.query(query, (error, result) => {
        if (error) failed(error)
        else done((result as { rows: Row[] }).rows)
      })
    })

  function run(connection: SqliteConnection, values: Value[]): Row[] {
    const statement = connection.prepare(texts.sqlite) // the connection keeps it
    if (statement.reader) return statement.all(...values) as Row[]
    statement.run(...values)
    return []
  }

  return async (db: Knex, ...values: Value[]): Promise<Row[]> => {
    const { client } = db
    // Knex refuses its own statements then. The connection may already run another transaction.
    if (db.isTransaction === true && (db as Knex.Transaction).isCompleted()) {
      throw new Error('the transaction has ended')
    }
    const connection: unknown = await client.acquireConnection()
    // the events of Knex's own statements, for those who listen to all of them
    client.emit('query', { sql: isPostgres(db) ? postgresText : texts.sqlite, bindings: values })
    try {
      const rows = isPostgres(db)
        ? await send(connection as PostgresConnection, values)
        : run(connection as SqliteConnection, values)
      client.emit('query-response', rows)
      return rows
    } catch (error) {
      client.emit('query-error', error)
      throw error
    } finally {
      await client.releaseConnection(connection) // does nothing in a transaction, which keeps its connection
    }
  }
}
