import Sqlite from 'better-sqlite3'

/**
 * Locks a file against other processes and returns the function that releases it. The lock also ends with the process.
 * It is SQLite's own lock on a database that stays empty. Throws SQLITE_BUSY if another process holds it.
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
