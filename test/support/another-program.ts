import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import { connect } from '../../src/db/driver/connection.ts'
import { isPostgresUrl } from '../../src/lib/postgres-url.ts'

/** A database with a folder of its own, which holds the file of an SQLite database. */
interface Place {
  url: string
  folder: string
}

/** Runs statements on a database as another program would. */
export async function asAnotherProgram({ url }: Place, ...statements: string[]): Promise<void> {
  if (isPostgresUrl(url)) {
    await using db = connected(url)
    for (const statement of statements) await db.knex.raw(statement)
    return
  }
  const other = new Sqlite(url)
  for (const statement of statements) other.exec(statement)
  other.close()
}

/** Returns the names and hashes of all files in the folder, and the tables of all schemas of PostgreSQL. */
export async function contentsOf({ url, folder }: Place): Promise<unknown> {
  const hash = (name: string) => createHash('sha256').update(readFileSync(`${folder}/${name}`)).digest('hex')
  const files = readdirSync(folder).sort().map(name => [name, name.endsWith('-shm') ? '' : hash(name)])
  if (!isPostgresUrl(url)) return files
  await using db = connected(url)
  const tables: unknown = await db.knex('pg_tables').whereNot({ schemaname: 'pg_catalog' })
    .whereNot('schemaname', 'information_schema').orderBy(['schemaname', 'tablename']).select('schemaname', 'tablename')
  return { files, tables }
}

function connected(url: string) {
  const knex = connect(url)
  return { knex, [Symbol.asyncDispose]: () => knex.destroy() }
}
