import { createHash } from 'node:crypto'
import type { Knex } from 'knex'
import type { QueryConfig } from 'pg'
import { isPostgres } from './dialect.ts'

type Value = string | number | Uint8Array

interface SqliteConnection {
  prepare(sql: string): { all(...values: readonly Value[]): unknown[] }
}

interface PostgresConnection {
  query(
    query: QueryConfig,
    callback: (error: Error | null, result: { rows: unknown[] }) => void,
  ): void
}

/**
 * Codes for a statement whose name exists already, or does not exist: a proxy such as PgBouncer in transaction mode has
 * passed the query to another connection of PostgreSQL. https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const otherConnectionCodes: ReadonlySet<unknown> = new Set(['42P05', '26000'])

/**
 * Creates a SELECT for look-ups that take a fraction of a millisecond. It does without Knex's builder, which takes
 * longer than the query. PostgreSQL plans it once for each connection, unless a proxy shares its connections.
 * @param label beginning of the name of the prepared statement
 * @param sql has a `?` for each value
 */
export function createSelect<Row extends object>(label: string, sql: string) {
  let isNamed = true
  let place = 0
  const text = sql.replaceAll('?', () => `$${++place}`)
  // the hash keeps versions of the service apart: behind a proxy, PostgreSQL may know the name from another process
  const name = `${label} ${createHash('sha256').update(text).digest('base64url').slice(0, 12)}`

  const send = (connection: PostgresConnection, query: QueryConfig): Promise<Row[]> =>
    new Promise((done, failed) => {
      connection.query(query, (error, result) => {
        if (error) failed(error)
        else done(result.rows as Row[])
      })
    })

  async function selectPostgres(db: Knex, connection: PostgresConnection, values: Value[]): Promise<Row[]> {
    if (!isNamed || db.isTransaction === true) return send(connection, { text, values })
    try {
      return await send(connection, { name, text, values })
    } catch (error) {
      if (!otherConnectionCodes.has((error as { code?: unknown }).code)) throw error
      isNamed = false
      return send(connection, { text, values })
    }
  }

  return async (db: Knex, ...values: Value[]): Promise<Row[]> => {
    const connection: unknown = await db.client.acquireConnection()
    try {
      return isPostgres(db)
        ? await selectPostgres(db, connection as PostgresConnection, values)
        : (connection as SqliteConnection).prepare(sql).all(...values) as Row[]
    } finally {
      await db.client.releaseConnection(connection) // does nothing in a transaction, which keeps its connection
    }
  }
}
