import Sqlite from 'better-sqlite3'

/**
 * Locks a file against other processes. Returns a function that releases the lock. The lock is also released when the
 * process ends. The file is an empty SQLite database, which SQLite itself locks. https://www.sqlite.org/lockingv3.html
 * Throws SQLITE_BUSY if another process holds the lock.
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
