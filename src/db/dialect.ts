/** The differences between SQLite and PostgreSQL. Both store times as fixed-width ISO 8601 UTC text. */
import type { Knex } from 'knex'

export const isPostgres = (db: Knex): boolean => db.client.config.client === 'pg'

/** SQL for the database's current time plus `plusMs`, as text. Leases use it because clocks of processes differ. */
export function databaseTime(db: Knex, plusMs = 0): Knex.Raw {
  return isPostgres(db)
    ? db.raw(
      `to_char((clock_timestamp() + ? * interval '1 millisecond') at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
      [plusMs],
    )
    : db.raw(`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ?)`, [`${plusMs / 1000} seconds`])
}

/** Locks the selected rows of `table` and skips rows that another transaction has locked. */
export const forUpdateSkipLocked = <Query extends Knex.QueryBuilder>(db: Knex, query: Query, table: string): Query =>
  (isPostgres(db) ? query.forUpdate(table).skipLocked() : query) as Query

/** Takes the lock `name` until the transaction ends. SQLite needs none: it has one writer. */
export async function lockForTransaction(trx: Knex, name: string): Promise<void> {
  if (isPostgres(trx)) await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [name])
}

/**
 * Moves SQLite's write-ahead log into the database file and empties it, because the log keeps old versions of pages.
 * Returns `false` if a reader prevented that.
 */
export async function scrub(db: Knex): Promise<boolean> {
  if (isPostgres(db)) return true
  const [result] = await db.raw('pragma wal_checkpoint(truncate)')
  return result.busy === 0
}

/** Condition: the column contains this text, without wildcards. */
export const contains = (db: Knex, column: string, text: string): Knex.Raw =>
  db.raw(isPostgres(db) ? 'strpos(??, ?) > 0' : 'instr(??, ?) > 0', [column, text])
