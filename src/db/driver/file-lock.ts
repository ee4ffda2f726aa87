import { existsSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import { createPrivateFile, resolveDatabaseFile } from './database-file.ts'
import { isDamage } from './failure.ts'
import { refuseForeignFile } from './foreign-file.ts'

/**
 * Reserves an SQLite file for this process. Returns a function that releases the lock. The end of the process releases
 * the lock too. The lock is SQLite's own lock on an empty database beside the file. Creates the folder of the file.
 * Throws SQLITE_BUSY if another process holds the lock, and RefusedDatabase if the file has several hard links or
 * belongs to another program. Throws SQLITE_CORRUPT or SQLITE_NOTADB if the file is damaged and `acceptDamage` is
 * `false`. Waits up to `waitMs` for another process; the thread blocks meanwhile.
 * https://www.sqlite.org/lockingv3.html
 */
export function lockDatabaseFile(path: string, { acceptDamage = false, waitMs = 0 } = {}): () => void {
  const database = resolveDatabaseFile(path)
  try {
    refuseForeignFile(database)
  } catch (error) {
    if (!acceptDamage || !isDamage(error)) throw error
  }
  const file = `${database}-lock`
  createPrivateFile(file)
  const lock = new Sqlite(file, { timeout: waitMs })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    throw error
  }
  return () => lock.close()
}

/**
 * Returns `true` if a process has reserved the SQLite file with `lockDatabaseFile`. Reserves and creates nothing: it
 * reads the lock file, which takes microseconds. A server that starts in that moment would find the file reserved.
 */
export function isDatabaseFileLocked(path: string): boolean {
  const file = `${resolveDatabaseFile(path)}-lock`
  if (!existsSync(file)) return false
  const lock = new Sqlite(file, { timeout: 0, readonly: true })
  try {
    lock.prepare('select count(*) from sqlite_schema').get()
    return false
  } catch (error) {
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error
    return true
  } finally {
    lock.close()
  }
}
