/**
 * Hides the differences between SQLite and PostgreSQL. Both store times as ISO 8601 text in UTC. The text has a fixed
 * width, so that sorting it as text sorts it by time.
 */
import type { Knex } from 'knex'

export const isPostgres = (db: Knex): boolean => db.client.config.client === 'pg'

/** Parts of the text of a statement that differ between the databases. */
export interface Dialect {
  /** Returns SQL for the database's current time plus `plusMs` milliseconds, as text. Default: 0. */
  time(plusMs?: number): string
  /**
   * The condition after a column, that its text is in a parameter, a JSON list of texts. On PostgreSQL it is no join,
   * for which the planner would read the whole table.
   */
  among: string
  /** The table `element`, for `from`. Its column `value` has the elements of a parameter, a JSON list of lists. */
  elements: string
  /** The end of a `select` that locks its rows. Empty on SQLite, where only one transaction can write at a time. */
  forUpdate: string
}

/** `interval` is SQL, such as `'2 seconds'` or `?`. */
const sqliteTime = (interval: string): string => `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${interval})`
const postgresTime = (milliseconds: string): string =>
  `to_char((clock_timestamp() + ${milliseconds} * interval '1 millisecond') at time zone 'utc', ` +
  `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

export const sqliteDialect: Dialect = {
  time: (plusMs = 0) => sqliteTime(`'${plusMs / 1_000} seconds'`),
  among: 'in (select value from json_each(?))',
  elements: 'json_each(?) element',
  forUpdate: '',
}

export const postgresDialect: Dialect = {
  time: (plusMs = 0) => postgresTime(`(${plusMs})`),
  among: '= any(array(select json_array_elements_text(cast(? as json))))',
  elements: 'json_array_elements(cast(? as json)) element(value)',
  forUpdate: 'for update',
}

/**
 * Returns SQL for the database's current time plus `plusMs` milliseconds, as text. Leases use the database's clock,
 * because the clocks of processes differ.
 */
export function databaseTime(db: Knex, plusMs = 0): Knex.Raw {
  return isPostgres(db)
    ? db.raw(postgresTime('?'), [plusMs])
    : db.raw(sqliteTime('?'), [`${plusMs / 1000} seconds`])
}

/**
 * Takes the lock `name` until the transaction ends. Does nothing on SQLite, where only one transaction can write at a
 * time.
 */
export async function lockForTransaction(trx: Knex, name: string): Promise<void> {
  if (isPostgres(trx)) await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [name])
}

/**
 * Moves SQLite's write-ahead log into the database file and empties the log, because the log still holds old versions
 * of changed rows. Returns `false` if a reader prevented this.
 */
export async function scrub(db: Knex): Promise<boolean> {
  if (isPostgres(db)) return true
  const [result] = await db.raw('pragma wal_checkpoint(truncate)')
  return result.busy === 0
}

/** Returns the SQL condition that the column contains this text. No character of the text acts as a wildcard. */
export const contains = (db: Knex, column: string, text: string): Knex.Raw =>
  db.raw(isPostgres(db) ? 'strpos(??, ?) > 0' : 'instr(??, ?) > 0', [column, text])

/** Returns the text of a member of the column, which is a JSON object. */
export const jsonText = (db: Knex, column: string, member: string): Knex.Raw =>
  isPostgres(db)
    ? db.raw('cast(?? as json) ->> ?', [column, member])
    : db.raw('json_extract(??, ?)', [column, `$.${member}`])

/** Returns the SQL condition that the column, a JSON list of texts, has this entry. */
export const hasEntry = (db: Knex, column: string, entry: string): Knex.Raw =>
  isPostgres(db)
    ? db.raw('cast(?? as jsonb) @> cast(? as jsonb)', [column, JSON.stringify([entry])])
    : db.raw('exists (select 1 from json_each(??) where value = ?)', [column, entry])
