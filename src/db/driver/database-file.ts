import { closeSync, existsSync, lstatSync, openSync, readlinkSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { makeFolder } from '../../lib/folder.ts'
import { isPostgresUrl } from '../../lib/postgres-url.ts'
import { giveToOwner } from '../../lib/private-file.ts'
import { RefusedDatabase } from './refused.ts'

/**
 * Returns `true` for a PostgreSQL URL, and if there is something other than an empty file. Connecting to an empty file
 * would write to it; connecting to anything that is no file names the fault.
 */
export function databaseExists(url: string): boolean {
  if (isPostgresUrl(url)) return true
  if (!existsSync(url)) return false
  const stats = statSync(url)
  return !stats.isFile() || stats.size > 0
}

/**
 * Returns the path of an SQLite file without symbolic links, so that each file has one path. The file need not exist.
 * Creates its folder. Throws RefusedDatabase if the file has several hard links: each of its names would have its
 * own write-ahead log and its own lock.
 * https://www.sqlite.org/howtocorrupt.html#_multiple_links_to_the_same_file
 * Throws it also for a device, a pipe or a socket: to open a pipe waits for ever for another program.
 */
export function resolveDatabaseFile(path: string): string {
  makeFolder(dirname(path))
  const file = followLinks(path)
  const stats = statSync(file, { throwIfNoEntry: false })
  if (stats && !stats.isFile() && !stats.isDirectory()) {
    throw new RefusedDatabase(
      `The database ${path} is a device, a pipe or a socket: set DATABASE_URL to the path of a file.`,
    )
  }
  if (stats?.isFile() && stats.nlink > 1) {
    throw new RefusedDatabase(
      `The database ${path} has ${stats.nlink} hard links, and SQLite can corrupt such a file: ` +
      'remove the other links, or set DATABASE_URL to a copy of the file.',
    )
  }
  return file
}

/** Like `realpath`, but the file at the end of the links need not exist. */
function followLinks(path: string): string {
  const entry = lstatSync(path, { throwIfNoEntry: false })
  const folder = realpathSync(dirname(path))
  if (entry === undefined) return join(folder, basename(path))
  try {
    return realpathSync(path) // throws ELOOP for links in a circle
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  const target = resolve(folder, readlinkSync(path))
  makeFolder(dirname(target))
  return followLinks(target)
}

/**
 * Creates a database file, if it is missing. Only its owner can read it, because it holds searched values. SQLite
 * creates the files `-wal` and `-shm` with the same access mode. The mode of an existing file does not change.
 */
export function createPrivateFile(filename: string): void {
  try {
    const fd = openSync(filename, 'ax', 0o600)
    giveToOwner(fd, dirname(filename))
    closeSync(fd)
  } catch { /* the file exists, or the first query reports the reason */ }
}
