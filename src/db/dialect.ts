import type { Knex } from 'knex'

/** The few places where SQLite and PostgreSQL differ. Times are fixed-width ISO 8601 UTC text on both. */
export const isPostgres = (db: Knex): boolean => db.client.config.client === 'pg'

/** The database's own time, plus some milliseconds, as text: leases are compared against it and no process's clock. */
export function databaseTime(db: Knex, plusMs = 0): Knex.Raw {
  return isPostgres(db)
    ? db.raw(
      `to_char((clock_timestamp() + ? * interval '1 millisecond') at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
      [plusMs],
    )
    : db.raw(`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ?)`, [`${plusMs / 1000} seconds`])
}

/** Locks the rows of `table` and passes over those that another holds. */
export const forUpdateSkipLocked = <Query extends Knex.QueryBuilder>(db: Knex, query: Query, table: string): Query =>
  (isPostgres(db) ? query.forUpdate(table).skipLocked() : query) as Query

/** Keeps others out of the same work to the end of the transaction. SQLite has one writer anyway. */
export async function lockForTransaction(trx: Knex, work: string): Promise<void> {
  if (isPostgres(trx)) await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [work])
}

/** Empties SQLite's write-ahead log into the database: until then it holds pages as they were. False where it could not. */
export async function scrub(db: Knex): Promise<boolean> {
  if (isPostgres(db)) return true
  const [result] = await db.raw('pragma wal_checkpoint(truncate)')
  return result.busy === 0
}
/** Where a column holds this text, exactly as it is. */
export const contains = (db: Knex, column: string, text: string): Knex.Raw =>
  db.raw(isPostgres(db) ? 'strpos(??, ?) > 0' : 'instr(??, ?) > 0', [column, text])
