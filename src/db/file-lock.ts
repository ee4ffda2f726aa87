import Sqlite from 'better-sqlite3'

/**
 * Keeps other processes from this file until the function that it gives back is called, or the process ends in whichever way:
 * SQLite's own lock, on a database that stays empty. Throws SQLITE_BUSY where another one has it.
 * https://www.sqlite.org/lockingv3.html
 */
export function lockFile(path: string): () => void {
  const lock = new Sqlite(path, { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    throw error
  }
  return () => lock.close()
}
