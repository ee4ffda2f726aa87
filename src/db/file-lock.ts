import Sqlite from 'better-sqlite3'

/**
 * Locks a file against other processes. Returns the function that releases the lock; the end of the process also
 * releases it. The file is an empty SQLite database, and the lock is SQLite's own. Throws SQLITE_BUSY if another
 * process holds the lock. https://www.sqlite.org/lockingv3.html
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
