import type { Config } from '../config/read.ts'
import { isDatabaseFailure } from '../db/driver/failure.ts'
import { storeUnavailable } from '../errors.ts'
import { isPostgresUrl } from '../lib/postgres-url.ts'

interface SystemError extends Error {
  code?: string
  path?: string
  port?: number
  address?: string
  hostname?: string
}

interface Context {
  error: SystemError
  config: Config
  /** Path of the SQLite file, or host of the PostgreSQL server. */
  database: string
}

interface Explanation {
  /** Matches the codes of the errors that this entry explains. */
  codes: RegExp
  /** Condition that must hold in addition to the code. */
  if?(context: Context): boolean
  sentence(context: Context): string
}

const isMetricsServer = ({ error: { port, address }, config: { host, metricsHost, metricsPort } }: Context): boolean =>
  metricsPort !== undefined && (port === metricsPort || address === metricsHost && address !== host)

/** Explanations of start errors, in this order: servers, SQLite, files, PostgreSQL. The first match applies. */
const explanations: readonly Explanation[] = [
  {
    codes: /^EADDRINUSE$/,
    if: isMetricsServer,
    sentence: ({ error: { port, address } }) =>
      `Port ${port} of ${address} is already in use: stop the process that uses it, or change METRICS_PORT ` +
      '(--metrics-port).',
  },
  {
    codes: /^EADDRNOTAVAIL$/,
    if: isMetricsServer,
    sentence: ({ error }) => `METRICS_HOST ${error.address} is not an address of this machine.`,
  },
  {
    codes: /^EACCES$/,
    if: isMetricsServer,
    sentence: ({ error }) => `This user may not open port ${error.port}: set METRICS_PORT to a port above 1023.`,
  },
  {
    codes: /^ENOTFOUND$/,
    if: ({ error, config: { host, metricsHost, metricsPort } }) =>
      metricsPort !== undefined && error.hostname === metricsHost && metricsHost !== host,
    sentence: ({ config }) => `METRICS_HOST ${config.metricsHost} is not an address of this machine.`,
  },
  {
    codes: /^EADDRINUSE$/,
    sentence: ({ error: { port, address }, config }) =>
      `Port ${port} of ${address} is already in use: stop the process that uses it, or change ` +
      (port === config.imagesPort ? 'IMAGES_PORT (--images-port).' : 'PORT (--port).'),
  },
  {
    codes: /^EADDRNOTAVAIL$/,
    sentence: ({ error }) => `HOST ${error.address} is not an address of this machine.`,
  },
  {
    codes: /^ENOTFOUND$/,
    if: ({ error, config }) => error.hostname === config.host,
    sentence: ({ config }) => `HOST ${config.host} is not an address of this machine.`,
  },
  {
    codes: /^EACCES$/,
    if: ({ error }) => error.port !== undefined,
    sentence: ({ error: { port }, config }) =>
      `This user may not open port ${port}: set ${port === config.imagesPort ? 'IMAGES_PORT' : 'PORT'} to a port ` +
      'above 1023.',
  },
  {
    codes: /^DATABASE_REFUSED$/,
    sentence: ({ error }) => error.message,
  },
  {
    codes: /^SQLITE_NOTADB$/,
    sentence: ({ database }) =>
      `${database} is not a SQLite database: set DATABASE_URL to another file, or move this file away.`,
  },
  {
    codes: /^SQLITE_CORRUPT/,
    sentence: ({ database }) => `The database ${database} is damaged: replace it with a backup.`,
  },
  {
    codes: /^SQLITE_BUSY/,
    sentence: ({ database }) => `Another process has locked the database ${database}.`,
  },
  {
    codes: /^(ENOSPC|SQLITE_FULL)$/,
    sentence: ({ error, database }) => `The disk of ${error.path ?? database} is full.`,
  },
  {
    codes: /^SQLITE_IOERR/, // also on a full disk, where SQLite cannot create its shared memory
    sentence: ({ error, database }) => `The disk of ${database} is full, or does not work (${error.code}).`,
  },
  {
    codes: /^SQLITE_(CANTOPEN|READONLY|PERM)/,
    sentence: ({ database }) =>
      `The database ${database} cannot be opened for writing: set DATA_DIR or DATABASE_URL to a writable path.`,
  },
  {
    codes: /^(EACCES|EPERM|EROFS|ENOTDIR|EEXIST|ENOENT|EISDIR|ELOOP)$/,
    sentence: ({ error, config }) =>
      `${error.path ?? config.dataDir} cannot be written (${error.code}): set DATA_DIR to a writable folder.`,
  },
  {
    codes: /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ECONNRESET)$/,
    if: ({ config }) => isPostgresUrl(config.databaseUrl),
    sentence: ({ error, database }) =>
      `PostgreSQL does not respond at ${database} (${codeOf(error)}): check DATABASE_URL.`,
  },
  {
    codes: /^55P03$/,
    sentence: () => 'Another session has locked a table of the database in PostgreSQL: find it in pg_stat_activity, ' +
      'and wait for its end, or end it.',
  },
  {
    codes: /^QUERY_TIMEOUT$/,
    sentence: ({ database }) =>
      `PostgreSQL at ${database} accepts connections, but did not answer in time: look at its load, and in ` +
      'pg_stat_activity for a session that has locked a table.',
  },
  {
    codes: /^NO_TLS$/,
    sentence: ({ database }) =>
      `PostgreSQL at ${database} does not support TLS: set it up there, or remove sslmode from DATABASE_URL.`,
  },
  {
    codes: /^42501$/,
    if: ({ config }) => isPostgresUrl(config.databaseUrl),
    // Knex puts the query and ` - ` before the message.
    sentence: ({ error, database }) =>
      `The user of DATABASE_URL may not create tables in this database of PostgreSQL at ${database} (${
        error.message.replace(/^.* - /s, '')
      }): make the user the owner of the database.`,
  },
  {
    codes: /^3D/,
    if: ({ config }) => isPostgresUrl(config.databaseUrl),
    sentence: ({ error, database }) =>
      `PostgreSQL at ${database} refused the connection: ${error.message}. Create it, or check DATABASE_URL.`,
  },
  {
    codes: /^(28|53|57P)/,
    if: ({ config }) => isPostgresUrl(config.databaseUrl),
    sentence: ({ error, database }) => `PostgreSQL at ${database} refused the connection: ${error.message}.`,
  },
]

/** Codes for errors of the PostgreSQL driver that have only a message. */
const codeOfMessage: Readonly<Record<string, string>> = {
  'timeout expired': 'ETIMEDOUT', // the server accepts the connection, but never answers
  'Connection terminated due to connection timeout': 'ETIMEDOUT',
  'Connection terminated unexpectedly': 'ECONNRESET',
  'Query read timeout': 'QUERY_TIMEOUT',
  'Client was closed and is not queryable': 'ECONNRESET',
  'Client has encountered a connection error and is not queryable': 'ECONNRESET',
  'The server does not support SSL connections': 'NO_TLS',
}

/** Knex puts the query and ` - ` before the message. */
const codeOf = ({ code, name, message }: SystemError): string =>
  code ?? codeOfMessage[message.replace(/^.* - /s, '')] ?? (name === 'KnexTimeoutError' ? 'QUERY_TIMEOUT' : '')

/**
 * Explains in one sentence why the server did not start and what the operator can do. The sentence never contains a
 * password.
 *
 * @returns `undefined` if the operator cannot solve the problem
 */
export function explainStartFailure(thrown: unknown, config: Config): string | undefined {
  const error = thrown as SystemError
  const { databaseUrl } = config
  const context = { error, config, database: isPostgresUrl(databaseUrl) ? new URL(databaseUrl).host : databaseUrl }
  return explanations.find(({ codes, if: applies }) => codes.test(codeOf(error)) && (applies?.(context) ?? true))
    ?.sentence(context)
}

/**
 * Returns an error with the explanation of `explainStartFailure`, or `cause` itself if there is no explanation. If the
 * database cannot answer, the error is STORE_UNAVAILABLE, as in the API.
 */
export function toStartError(cause: unknown, config: Config): unknown {
  const explanation = explainStartFailure(cause, config)
  if (explanation === undefined) return cause
  return isDatabaseFailure(cause)
    ? storeUnavailable({ message: explanation, cause })
    : new Error(explanation, { cause })
}
