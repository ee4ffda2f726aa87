import type { Knex } from 'knex'
import type { QueryConfig } from 'pg'
import { isPostgres } from './dialect.ts'
import type { Query, SendQuery } from './prepared-statements.ts'

/*
 * Statements of a transaction that wait for the next one, for PostgreSQL. Each would cost a round trip to the database
 * and a write to its socket, which together are most of the time of a short transaction: the creation of a search
 * needs three round trips instead of eight.
 *
 *   waiting   From BEGIN, `lockLater` or `insertLater` on, at the connection of the transaction.
 *   sent      Ahead of the next statement of the transaction, whatever that is, without a wait for their answers. The
 *             inserts are one statement. A query sees what was inserted before it, and a commit stores it.
 *   dropped   Inserts and locks if the transaction, or its savepoint, is rolled back. BEGIN too, if nothing followed.
 *
 * Only a read is sent behind a BEGIN that was not answered yet. A write waits for the answer, because it would be
 * stored at once if the BEGIN had failed alone.
 *
 * All tables of one statement differ, because a part of a statement does not see the rows of another part. PostgreSQL
 * checks foreign keys at the end of the statement: https://www.postgresql.org/docs/current/queries-with.html
 *
 * The trade: a statement that waited reports its error at the next statement of the transaction.
 */

interface WaitingInsert {
  table: string
  /** The values are `$1`, `$2`, and so on. */
  text: string
  values: readonly unknown[]
  /** `true` if the text is one of a few, so that statements with it can be prepared. */
  isPrepared: boolean
}

type Callback = Parameters<SendQuery>[1]

interface Waiting {
  begin?: QueryConfig | undefined
  locks: Array<QueryConfig & Query>
  inserts: WaitingInsert[]
}

const waiting = new WeakMap<object, Waiting>()

/**
 * Begins a transaction that PostgreSQL ends if it is idle for five seconds. The limit must be shorter than a lease: if
 * a process is suspended inside a transaction, PostgreSQL then frees its row locks before another process can take over
 * its lease. It is set for each transaction, because PgBouncer refuses it as a parameter of the connection.
 */
const begin: QueryConfig = { text: 'BEGIN; SET LOCAL idle_in_transaction_session_timeout = 5000;' }

/** `true` if statements of this connection or transaction can wait. */
export const canWait = (db: Knex): boolean => db.isTransaction === true && isPostgres(db) && !isCompleted(db)

const isCompleted = (db: Knex): boolean => (db as Knex.Transaction).isCompleted()

// not released here, because it belongs to the transaction
const connectionOf = (db: Knex): Promise<object> => db.client.acquireConnection() as Promise<object>

function waitingAt(connection: object): Waiting {
  const known = waiting.get(connection)
  if (known !== undefined) return known
  const none: Waiting = { locks: [], inserts: [] }
  waiting.set(connection, none)
  return none
}

/** Inserts before the next statement of the transaction. Its errors are errors of that statement. */
export async function insertLater(db: Knex, insert: WaitingInsert): Promise<void> {
  const connection = await connectionOf(db)
  if (waiting.get(connection)?.inserts.some(({ table }) => table === insert.table)) await sendWaiting(db)
  waitingAt(connection).inserts.push(insert)
}

/**
 * Locks rows before the next statement of the transaction, which then sees what the lock guards. The text must be the
 * same each time.
 */
export async function lockLater(db: Knex, text: string, values: unknown[]): Promise<void> {
  if (!canWait(db)) throw new Error('a lock must be taken in a transaction')
  const connection = await connectionOf(db)
  if (waiting.get(connection)?.inserts.length) await sendWaiting(db)
  waitingAt(connection).locks.push({ text, values, isPrepared: true })
}

/** Sends what waits at the connection of the transaction, and waits for the answer. */
export async function sendWaiting(db: Knex): Promise<void> {
  await db.raw('select 1')
}

/** Wraps the function that sends a query to a connection: what waits at the connection is sent ahead. */
export function sendAhead(connection: object, send: SendQuery): SendQuery {
  let held: Array<() => void> | undefined // behind a BEGIN that is awaited

  function sendTransaction(query: Query, callback: Callback, { begin, locks, inserts }: Waiting): void {
    let failure: Error | null = null
    const note = (error: Error | null) => { failure ??= error }
    function sendRest(): void {
      for (const lock of locks) send(lock, note)
      if (inserts.length > 0) send(toStatement(inserts), note)
      // after a failure, PostgreSQL refuses the query, or rolls back if it is a commit
      send(query, (error, result) => callback(failure ?? error, result))
    }
    if (begin === undefined) return sendRest()
    if (inserts.length === 0 && isRead(query.text)) {
      send(begin, note)
      return sendRest()
    }
    held = []
    send(begin, error => {
      const behind = held!
      held = undefined
      if (error) callback(error, undefined)
      else sendRest()
      for (const sendHeld of behind) sendHeld()
    })
  }

  return function sendQuery(query, callback) {
    if (held !== undefined) {
      held.push(() => sendQuery(query, callback))
      return
    }
    if (query.text === 'BEGIN;') {
      waiting.set(connection, { begin, locks: [], inserts: [] })
      return callback(null, nothing)
    }
    const ahead = waiting.get(connection)
    if (ahead === undefined) return send(query, callback)
    waiting.delete(connection)
    if (query.text?.startsWith('ROLLBACK') === true) {
      return ahead.begin === undefined ? send(query, callback) : callback(null, nothing)
    }
    return sendTransaction(query, callback, ahead)
  }
}

const nothing = { rows: [], rowCount: 0 }

/** `true` for a SELECT, also behind the table `clock` of rate-log.ts. Every other statement counts as a write. */
const isRead = (text = ''): boolean => /^\s*(?:select\b|with clock\b(?![^]*\bdelete\b))/i.test(text)

/** Returns inserts into different tables as one statement. */
function toStatement(inserts: readonly WaitingInsert[]): QueryConfig & Query {
  const values: unknown[] = []
  const texts = inserts.map(insert => {
    const before = values.length
    values.push(...insert.values)
    return before === 0 ? insert.text : insert.text.replace(/\$(\d+)/g, (_, place) => `$${before + Number(place)}`)
  })
  const last = texts.pop()!
  const others = texts.map((text, index) => `w${index} as (${text})`)
  return {
    text: others.length === 0 ? last : `with ${others.join(', ')} ${last}`,
    values,
    isPrepared: inserts.every(({ isPrepared }) => isPrepared),
  }
}
