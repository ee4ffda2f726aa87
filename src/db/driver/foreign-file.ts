import { closeSync, openSync, readSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import { firstOfPreRelease, preRelease, RefusedDatabase } from './refused.ts'

/** Marks the SQLite files of the service: "Trwl". https://www.sqlite.org/pragma.html#pragma_application_id */
export const applicationId = 0x54_72_77_6c

/**
 * Throws RefusedDatabase if the file is an SQLite database of another program, or of a version before 0.1.0. Does not
 * change the file, but SQLite may create empty `-wal` and `-shm` files beside it. Accepts a file that is missing, empty
 * or no database: SQLite creates or refuses it.
 */
export function refuseForeignFile(file: string): void {
  const header = readHeader(file)
  if (header.toString('latin1', 0, 16) !== 'SQLite format 3\0') return
  if (header.readUInt32BE(68) === applicationId) return
  const db = new Sqlite(file, { readonly: true }) // the write-ahead log may hold a newer header
  try {
    const id = db.pragma('application_id', { simple: true })
    const tables = db.prepare(`select name from sqlite_schema where type = 'table'`).pluck().all()
    if (id === applicationId || (id === 0 && tables.length === 0)) return
    const isPreRelease = id === 0 && tables.includes('knex_migrations') &&
      db.prepare('select 1 from knex_migrations where name = ?').get(firstOfPreRelease) !== undefined
    throw isPreRelease ? preRelease(`The database ${file}`) : new RefusedDatabase(
      `The database ${file} belongs to another program: set DATA_DIR or DATABASE_URL to another place.`)
  } finally {
    db.close()
  }
}

/** Returns the header of a database file, or zeros if it cannot be read. https://www.sqlite.org/fileformat.html */
function readHeader(path: string): Buffer {
  const header = Buffer.alloc(100)
  try {
    const file = openSync(path, 'r')
    try {
      readSync(file, header)
    } finally {
      closeSync(file)
    }
  } catch { /* the first query reports the reason */ }
  return header
}
