import { statSync } from 'node:fs'
import type { Config } from '../config/read.ts'
import { hasSecretFile } from '../config/secret.ts'
import { RefusedDatabase } from '../db/driver/refused.ts'
import { isPostgresUrl } from '../lib/postgres-url.ts'

/**
 * Throws RefusedDatabase if the SQLite file has zero bytes, although the service has created `secret.key`. The service
 * creates the secret after the tables, so that the file has lost its content: this is not a first start.
 */
export function refuseLostDatabase({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): void {
  if (isPostgresUrl(databaseUrl) || !hasSecretFile({ dataDir })) return
  const stats = statSync(databaseUrl, { throwIfNoEntry: false })
  if (!stats?.isFile() || stats.size > 0) return
  throw new RefusedDatabase(`The database ${databaseUrl} is empty, although ${dataDir} has a secret.key: its content ` +
    'is lost. Restore it from a backup, or remove the empty file to begin with a new database.')
}

/**
 * Throws RefusedDatabase if the service has created `secret.key`, but PostgreSQL has no tables of it. To be called when
 * PostgreSQL has none.
 */
export function refuseLostPostgres({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): void {
  if (!isPostgresUrl(databaseUrl) || !hasSecretFile({ dataDir })) return
  const { host } = new URL(databaseUrl)
  throw new RefusedDatabase(`The database in PostgreSQL at ${host} has no tables of the service, ` +
    `although ${dataDir} has a secret.key: its content is lost, or DATABASE_URL names another database. Restore it ` +
    'from a backup, correct DATABASE_URL, or move secret.key away to begin with a new database.')
}
