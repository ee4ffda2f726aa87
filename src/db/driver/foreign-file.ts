import { closeSync, existsSync, openSync, readSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import { firstOfPreRelease, preRelease, RefusedDatabase } from './refused.ts'

/** Marks the SQLite files of the service: "Trwl". https://www.sqlite.org/pragma.html#pragma_application_id */
export const applicationId = 0x54_72_77_6c

/**
 * Throws RefusedDatabase if the file is an SQLite database of another program, or of a version before 0.1.0, and
 * SQLITE_NOTADB if it is no database. Does not change the file. Accepts a file that is missing or empty, and one that
 * cannot be read: SQLite creates or refuses it.
 */
export function refuseForeignFile(file: string): void {
  const header = readHeader(file)
  if (header === undefined) return
  if (header.toString('latin1', 0, 16) !== 'SQLite format 3\0') {
    throw new Sqlite.SqliteError(`${file} is not a database`, 'SQLITE_NOTADB')
  }
  if (header.readUInt32BE(68) === applicationId) return
  const db = openToRead(file) // the write-ahead log may hold a newer header
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

/**
 * Opens a file from which only is read. With a write-ahead log, it is opened read-only, because the end of the last
 * connection would move the log into the file. Without one, SQLite may create the log: only a connection that may write
 * removes it again at its end. https://www.sqlite.org/wal.html#the_wal_file
 */
export const openToRead = (file: string): Sqlite.Database =>
  new Sqlite(file, { readonly: existsSync(`${file}-wal`), fileMustExist: true })

/**
 * Returns the header of a database file, with zeros behind the end of a short one. Returns `undefined` if the file is
 * missing, empty or cannot be read. https://www.sqlite.org/fileformat.html
 */
function readHeader(path: string): Buffer | undefined {
  const header = Buffer.alloc(100)
  try {
    const file = openSync(path, 'r')
    try {
      return readSync(file, header) > 0 ? header : undefined
    } finally {
      closeSync(file)
    }
  } catch {
    return undefined // the first query reports the reason
  }
}
