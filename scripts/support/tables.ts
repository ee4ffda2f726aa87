import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Knex } from 'knex'
import { connect } from '../../src/db/driver/connection.ts'
import type { Started } from './start.ts'

/** Runs `work` with a separate connection to the database of the product. */
export async function onDatabase<Result>(
  { databaseUrl }: Pick<Started, 'databaseUrl'>,
  work: (db: Knex) => Promise<Result>,
): Promise<Result> {
  const db = connect(databaseUrl)
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

export const isSqlite = (db: Knex): boolean =>
  (db.client as { config: { client: string } }).config.client === 'better-sqlite3'

/**
 * Changes the row of a plan. Example: `changePlan(service, 'starter', { daily: 1 })`. The change may take two seconds
 * to have an effect, because the product caches keys for this time.
 */
export const changePlan = (
  service: Pick<Started, 'databaseUrl'>,
  id: string,
  columns: Record<string, number | null>,
): Promise<unknown> => onDatabase(service, db => db('plans').where({ id }).update(columns))

export const countRows = (service: Started, table: string): Promise<number> =>
  onDatabase(service, async db => Number((await db(table).count({ count: '*' }).first())?.count))

/**
 * Returns the names of all tables. On PostgreSQL, those of the queue too, with its schema (`tracewell_jobs.job`), but
 * not those of PostgreSQL itself.
 */
export async function listTables(db: Knex): Promise<string[]> {
  if (isSqlite(db)) return db('sqlite_master').where({ type: 'table' }).pluck<string[]>('name')
  const { rows } = await db.raw<{ rows: Array<{ name: string }> }>(`
    select case when table_schema = 'public' then '' else table_schema || '.' end || table_name as name
    from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`)
  return rows.map(({ name }) => name)
}

/** Returns every row of every table, as the name of the table and the row in JSON. Bytes are there as Latin-1. */
export async function dumpTables(service: Pick<Started, 'databaseUrl'>): Promise<string[]> {
  return onDatabase(service, async db => {
    const dumps = await Promise.all((await listTables(db)).map(async name =>
      (await db<Record<string, unknown>>(name).select()).map(row => `${name}: ${JSON.stringify(withTexts(row))}`)
    ))
    return dumps.flat()
  })
}

/** JSON would have bytes as a list of numbers, in which no text is found. */
const withTexts = (row: Record<string, unknown>): object =>
  Object.fromEntries(Object.entries(row).map(([name, value]) =>
    [name, Buffer.isBuffer(value) ? value.toString('latin1') : value]))

/**
 * Returns the paths of the files in the data folder that contain this text. The data folder also contains the SQLite
 * database and its write-ahead log.
 */
export async function filesWith({ folder }: Pick<Started, 'folder'>, text: string): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter(entry => entry.isFile())
  const found = await Promise.all(files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name)
    return (await readFile(path)).includes(text) ? [path] : []
  }))
  return found.flat()
}

/** Returns what all accounts have used and stored. All numbers are zero if every request was refused. */
export async function traces(
  service: Started,
): Promise<{ searches: number, records: number, used: number, runs: number }> {
  return onDatabase(service, async db => {
    const count = async (table: string) => Number((await db(table).count({ count: '*' }).first())?.count)
    const charged = async () =>
      Number((await db('audit_records').where('core_searches', '>', 0).count({ count: '*' }).first())?.count)
    const sum = await db('usage_windows').sum({ sum: 'used' }).first()
    return {
      searches: await count('searches'),
      records: await charged(),
      used: Number(sum?.sum ?? 0),
      runs: await count('temporary_runs'),
    }
  })
}
