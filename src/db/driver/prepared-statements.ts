import type { QueryConfig } from 'pg'

/*
 * Prepared statements, for PostgreSQL: a connection parses and plans them once. This takes longer than their execution,
 * two thirds of the time that the creation of a search costs PostgreSQL.
 *
 * Only statements that ask for it are prepared. Their text must be the same each time, because a connection keeps all
 * of them. They name the columns that they return: after a migration that adds a column, a prepared `select *` fails.
 * PostgreSQL may plan them without their values, so the best plan must not depend on these.
 *
 * They need a session of PostgreSQL's own. A proxy such as PgBouncer in transaction mode sends each transaction to any
 * of its sessions, which may not know the statement, or know it already. It has ids of its own for its connections, and
 * shows itself by them. Its statements are not prepared.
 */

/** A query, and whether it is prepared. */
export interface Query {
  text?: string
  name?: string | undefined
  isPrepared?: boolean
}

/** Returns what the driver returns, which is the stream of a COPY. */
export type SendQuery = (query: Query, callback: (error: Error | null, result: unknown) => void) => unknown

/** Statement that returns the id of the session, to compare with the id that the connection got. */
export const sessionId: QueryConfig = { text: 'select pg_backend_pid() as id' }

/**
 * Creates a function that wraps the one that sends queries to a connection without a proxy. Statements that ask for it
 * get a name, the same on each connection, by which the driver prepares them.
 * @param maxPrepared number of statements after which further ones are not prepared, because connections keep them all
 */
export function createPreparer(maxPrepared = 100): (send: SendQuery) => SendQuery {
  const names = new Map<string, string>()

  function nameOf(text: string): string | undefined {
    if (!names.has(text) && names.size < maxPrepared) names.set(text, `tracewell_${names.size + 1}`)
    return names.get(text)
  }

  return send => (query, callback) => {
    const name = query.isPrepared === true && query.text !== undefined ? nameOf(query.text) : undefined
    return send(name === undefined ? query : { ...query, name }, callback)
  }
}
