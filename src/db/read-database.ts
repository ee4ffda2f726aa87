import type { Repositories } from './database.ts'
import { databaseExists } from './driver/database-file.ts'

/**
 * Reads from an existing database. Does not create the database, and does not change its schema. `read` gets
 * `undefined` if the database does not exist, is an empty file, or has no tables yet. Rejects with RefusedDatabase as
 * `openDatabase` does.
 * Without a database, it loads neither Knex nor the repositories, which are a third of the start of a search in a
 * terminal.
 */
export async function readDatabase<Result>(
  url: string,
  read: (repositories: Repositories | undefined) => Promise<Result>,
): Promise<Result> {
  if (!databaseExists(url)) return read(undefined)
  return (await import('./database.ts')).readExisting(url, read)
}
