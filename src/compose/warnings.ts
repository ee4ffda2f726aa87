import type { Config } from '../config/read.ts'
import { hasRole } from '../config/table.ts'
import type { LeakSources } from '../core/catalogue/leak-sources.ts'
import type { Database } from '../db/database.ts'
import type { Log } from '../lib/log.ts'

/**
 * Warns if leak sources were imported with a secret that the service no longer has. Searches skip these sources without
 * a warning.
 */
export async function warnOfUnreadableLeaks(leakSources: LeakSources, log: Log): Promise<void> {
  const unreadable = (await leakSources.all()).flatMap(({ source }) =>
    source.unavailable === undefined ? [] : source.code
  )
  if (unreadable.length === 0) return
  log.warn(
    { leak_sources: unreadable.join(' ') },
    'leak sources were imported with another secret: restore that SECRET_KEY or secret.key, ' +
      'or remove them and import them again',
  )
}

/** Warns if a production server uses the generated secret, because that secret exists only in DATA_DIR. */
export function warnOfGeneratedSecret({ secretKey, environment }: Config, log: Log): void {
  if (secretKey !== undefined || environment !== 'production') return
  log.warn({}, 'SECRET_KEY is not set: the secret generated in DATA_DIR encrypts stored secrets')
}

/**
 * Warns if this process serves the API without a runner and without WIRE_URL. No runner can then be reached for a
 * temporary search.
 */
export function warnOfMissingRunner(config: Config, log: Log): void {
  if (!hasRole(config, 'api') || hasRole(config, 'runner') || config.wire.servers) return
  log.warn(
    {},
    'this process has the role api but not runner: temporary searches are refused; add runner to ROLE, or set WIRE_URL',
  )
}

/** Warns if a later version has changed the schema. This version can work with it. */
export function warnOfUnknownMigrations({ unknownMigrations }: Database, log: Log): void {
  if (unknownMigrations.length === 0) return
  log.warn({ migrations: unknownMigrations.join(' ') }, 'a later version has changed the schema of the database')
}
