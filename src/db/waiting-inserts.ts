import type { Knex } from 'knex'
import type { QueryConfig } from 'pg'
import { isPostgres } from './dialect.ts'

/*
 * Inserts of a transaction that wait, for PostgreSQL. A search is stored in six tables: each INSERT of its own would
 * cost a round trip to the database.
 *
 *   waiting   From `insertLater` on, at the connection of the transaction.
 *   sent      All of them as one statement, before the next statement of the transaction, whatever that is: a query
 *             sees what was inserted before it, and a commit stores it.
 *   dropped   If the transaction, or its savepoint, is rolled back.
 *
 * All tables of one statement differ, because a part of a statement does not see the rows of another part. PostgreSQL
 * checks foreign keys at the end of the statement: https://www.postgresql.org/docs/current/queries-with.html
 *
 * The trade: an INSERT that fails reports its error at the next statement of the transaction.
 */

export interface WaitingInsert {
  table: string
  /** The values are `$1`, `$2`, and so on. */
  text: string
  values: readonly unknown[]
}

interface Connection {
  query(query: QueryConfig, callback: (error: Error | null) => void): void
}

const waiting = new WeakMap<object, WaitingInsert[]>()

/** `true` if inserts of this connection or transaction can wait. */
export const canWait = (db: Knex): boolean => db.isTransaction === true && isPostgres(db) && !isCompleted(db)

const isCompleted = (db: Knex): boolean => (db as Knex.Transaction).isCompleted()

/** Inserts before the next statement of the transaction. Its errors are errors of that statement. */
export async function insertLater(db: Knex, insert: WaitingInsert): Promise<void> {
  // not released here, because it belongs to the transaction
  const connection = await db.client.acquireConnection() as Connection
  const inserts = waiting.get(connection)
  if (inserts === undefined) waiting.set(connection, [insert])
  else if (inserts.every(({ table }) => table !== insert.table)) inserts.push(insert)
  else {
    const earlier = takeInserts(connection)!
    await new Promise<void>((done, failed) => {
      connection.query(earlier, error => { if (error) failed(error); else done() })
    })
    waiting.set(connection, [insert])
  }
}

/** Removes the waiting inserts of a connection, and returns them as one statement. `undefined` if there are none. */
export function takeInserts(connection: object): QueryConfig | undefined {
  const inserts = waiting.get(connection)
  if (inserts === undefined) return undefined
  waiting.delete(connection)
  const values: unknown[] = []
  const texts = inserts.map(insert => {
    const before = values.length
    values.push(...insert.values)
    return before === 0 ? insert.text : insert.text.replace(/\$(\d+)/g, (_, place) => `$${before + Number(place)}`)
  })
  const last = texts.pop()!
  const others = texts.map((text, index) => `w${index} as (${text})`)
  return { text: others.length === 0 ? last : `with ${others.join(', ')} ${last}`, values }
}
