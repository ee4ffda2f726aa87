import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { refuseLostDatabase } from '../compose/lost-database.ts'
import type { Config } from '../config/read.ts'
import { restoreFolder } from '../db/driver/file-copy.ts'
import { lockDatabaseFile } from '../db/driver/file-lock.ts'
import { isPostgresUrl } from '../lib/postgres-url.ts'
import { exit } from './exit.ts'

/**
 * Reserves an SQLite file for this server and returns the function that releases it. Ends the process if another server
 * has reserved the file. PostgreSQL needs no reservation, because many servers may share one database. Throws
 * RefusedDatabase before it creates a file, if the SQLite file belongs to another program or has lost its content.
 */
export function lockDatabase(config: Config): () => void {
  const { databaseUrl } = config
  if (isPostgresUrl(databaseUrl)) return () => undefined
  refuseLostDatabase(config)
  try {
    const unlock = lockDatabaseFile(databaseUrl)
    removeUnpacked(databaseUrl)
    return unlock
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'SQLITE_BUSY') throw error
    return exit(1, `Another server uses the database ${resolve(databaseUrl)}: stop that server, or set DATA_DIR ` +
      '(--data-dir) or DATABASE_URL to another place. Several servers on one database need PostgreSQL.')
  }
}

/** Removes the copy of all data that a killed restore has left. `doctor` reports one that cannot be removed. */
function removeUnpacked(databaseUrl: string): void {
  try {
    rmSync(restoreFolder(databaseUrl), { recursive: true, force: true })
  } catch { /* another user ran the restore */ }
}
