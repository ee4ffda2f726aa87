/** A database that cannot answer, without an error of a driver: it refused a recent write, or a fault is injected. */
export class DatabaseFailure extends Error {}

/**
 * SQLSTATE classes and codes with which PostgreSQL reports that it cannot execute a correct query now: 08 connection,
 * 28 login, 53 resources, 57 shutdown and cancelled query, 58 system error; missing database, read-only server,
 * deadlock, and the time-outs of transactions and locks.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const postgresCodes = /^(?:08|28|53|57|58)[0-9A-Z]{3}$|^(?:3D000|25006|25P03|25P04|40001|40P01|55P03)$/

/**
 * Result codes with which SQLite reports the same. Extended codes add a suffix, such as `SQLITE_IOERR_WRITE`.
 * https://www.sqlite.org/rescode.html
 */
const sqliteCodes =
  /^SQLITE_(?:BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|CORRUPT|NOTADB|NOMEM|PROTOCOL|PERM)(?:_[A-Z_]+)?$/

/** `true` if SQLite reports that a file is damaged, or no database. */
export const isDamage = (error: unknown): boolean =>
  /^SQLITE_(?:CORRUPT|NOTADB)/.test(String((error as { code?: unknown }).code))

/**
 * Codes with which a database reports that it can read but not write: disk full, input or output error, read-only.
 * Class 58 of PostgreSQL contains its input and output errors.
 */
const writeCodes = /^(?:SQLITE_(?:FULL|IOERR|READONLY)(?:_[A-Z_]+)?|53100|25006|58[0-9A-Z]{3})$/

/** Codes of Node for a connection that cannot be opened or has broken. The driver of PostgreSQL passes them on. */
const networkCodes: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH',
])

/** Messages of the driver's and of Knex's errors that have no code. Knex puts the query and ` - ` before some. */
const driverMessages = new RegExp(`(?:^|- )(?:${[
  'Connection terminated(?: unexpectedly| due to connection timeout)?', 'timeout expired', 'Query read timeout',
  'Client has encountered a connection error and is not queryable', 'Client was closed and is not queryable',
  'Unable to acquire a connection',
].join('|')})$`)

/**
 * `true` if the error shows that the database could not answer: it is away, full, locked or too slow. The same query
 * may succeed later. `false` for faults of the program, such as a missing table or a violated constraint.
 */
export function isDatabaseFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof DatabaseFailure || error.name === 'KnexTimeoutError') return true
  const { code } = error as NodeJS.ErrnoException
  if (typeof code !== 'string') return driverMessages.test(error.message)
  return networkCodes.has(code) || postgresCodes.test(code) || sqliteCodes.test(code)
}

/** `true` if the error shows that the database cannot store anything now, although it may answer reads. */
export const isWriteFailure = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && writeCodes.test(String(error.code))
