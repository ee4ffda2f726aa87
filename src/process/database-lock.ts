import { dirname } from 'node:path'
import type { Config } from '../config/read.ts'
import { lockFile } from '../db/file-lock.ts'
import { makeFolder } from '../lib/folder.ts'
import { isPostgresUrl } from '../lib/postgres-url.ts'
import { exit } from './exit.ts'

/**
 * Reserves an SQLite file for this server and returns the function that releases it. Ends the process if another server
 * has reserved the file. PostgreSQL needs no reservation, because many servers may share one database.
 */
export function lockDatabase({ databaseUrl }: Config): () => void {
  if (isPostgresUrl(databaseUrl)) return () => undefined
  makeFolder(dirname(databaseUrl))
  try {
    return lockFile(`${databaseUrl}-lock`)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'SQLITE_BUSY') throw error
    return exit(1, `Another server uses the database ${databaseUrl}: stop that server, or set DATABASE_URL to ` +
      'another file. Several servers on one database need PostgreSQL.')
  }
}
