import { existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import Sqlite from 'better-sqlite3'
import { syncFile } from '../../lib/private-file.ts'
import { resolveDatabaseFile } from './database-file.ts'
import { isDamage } from './failure.ts'
import { openToRead } from './foreign-file.ts'

/** Pages that one step copies, 4 MB. Between two steps the process handles signals. */
const pagesPerStep = 1_000

/** One state of an SQLite file, which does not change while others write. Disposal ends it. */
export interface Snapshot extends Disposable {
  /**
   * Copies the state to a new file. Rejects with the reason of `signal` if that is aborted.
   * @param onProgress gets the fraction of the pages that were copied, from 0 to 1
   */
  copyTo(file: string, onProgress: (fraction: number) => void, signal: AbortSignal): Promise<void>
}

/**
 * Opens the state of an SQLite file at this moment. A read transaction keeps it: without one, each write of another
 * process would restart the copy. Until disposal, SQLite's log grows with the writes of others.
 * https://www.sqlite.org/c3ref/backup_finish.html
 */
export function openSnapshot(path: string): Snapshot {
  const db = new Sqlite(resolveDatabaseFile(path), { fileMustExist: true })
  db.exec('begin')
  db.prepare('select count(*) from sqlite_schema').get() // the first read begins the transaction
  return {
    async copyTo(file, onProgress, signal) {
      await db.backup(file, {
        progress({ totalPages, remainingPages }) {
          signal.throwIfAborted()
          onProgress(1 - remainingPages / totalPages)
          return pagesPerStep
        },
      })
    },
    [Symbol.dispose]: () => { db.close() },
  }
}

/**
 * Moves the write-ahead log that a closed database has left into its file. SQLite leaves it, without an error, if the
 * disk was full. Throws if the log cannot be moved.
 */
export function mergeLog(file: string): void {
  const db = new Sqlite(file)
  try {
    const mode = db.pragma('journal_mode = delete', { simple: true })
    if (mode !== 'delete') throw new Error(`${file} still has a write-ahead log`)
  } finally {
    db.close()
  }
}

/**
 * Puts a database file in the place of another one, on the same file system. After a crash, the place has either the
 * whole old database or the whole new one. A damaged file, which SQLite cannot close properly, is moved aside first
 * with its write-ahead log. Returns the paths of what was moved. Throws SQLITE_BUSY if another process has the old one
 * open.
 * @param beforeRename called just before the new database takes the place, while no other process can use the old one
 */
export function replaceDatabaseFile(replacement: string, path: string, beforeRename: () => void): string[] {
  const file = resolveDatabaseFile(path)
  syncFile(replacement)
  if (!existsSync(file) || statSync(file).size === 0) {
    for (const end of ['-wal', '-shm']) rmSync(`${file}${end}`, { force: true }) // left by a lost database
    beforeRename()
    place(replacement, file)
    return []
  }
  try {
    readSchema(file) // without writing: the end of a connection that may write removes the log of a damaged file
    replaceWhole(replacement, file, beforeRename)
    return []
  } catch (error) {
    if (!isDamage(error)) throw error
  }
  const moved = moveAside(file)
  beforeRename()
  place(replacement, file)
  return moved
}

function readSchema(file: string): void {
  const db = openToRead(file)
  try {
    db.prepare('select count(*) from sqlite_schema').get()
  } finally {
    db.close()
  }
}

/** Throws SQLITE_CORRUPT or SQLITE_NOTADB, and has changed nothing, if the old database is damaged. */
function replaceWhole(replacement: string, file: string, beforeRename: () => void): void {
  const old = new Sqlite(file)
  try {
    // Moves the write-ahead log into the old file and removes it: SQLite would apply it to the new one. It needs the
    // only connection, and the lock keeps others from opening the old file until it has lost its name. Then SQLite
    // refuses to write to it. https://www.sqlite.org/rescode.html#readonly_dbmoved
    old.pragma('journal_mode = delete')
    old.exec('begin exclusive')
    beforeRename()
    place(replacement, file)
  } finally {
    old.close()
  }
}

/** Gives a damaged file and its write-ahead log a new name, with which SQLite can still recover rows. */
function moveAside(file: string): string[] {
  let aside = `${file}-damaged`
  for (let number = 2; existsSync(aside); number += 1) aside = `${file}-damaged-${number}`
  rmSync(`${file}-shm`, { force: true })
  const moved = []
  for (const end of ['-wal', '']) { // the log first: without its database, it would be taken for one that is lost
    if (!existsSync(`${file}${end}`)) continue
    renameSync(`${file}${end}`, `${aside}${end}`)
    moved.unshift(`${aside}${end}`)
  }
  return moved
}

function place(replacement: string, file: string): void {
  renameSync(replacement, file)
  syncFile(dirname(file))
}

/** Folder beside an SQLite file in which a restore prepares the files. A killed restore leaves it. */
export const restoreFolder = (path: string): string => `${resolveDatabaseFile(path)}-restore`
