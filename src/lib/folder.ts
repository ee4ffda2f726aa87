import { existsSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/**
 * Creates a folder and its missing parents, for this user only. Throws if a folder cannot be created. Creates the
 * folders one by one, because the recursive mode of Node.js loops forever in places like /proc. Such a place reports an
 * existing folder as missing.
 */
export function makeFolder(path: string): void {
  const folder = resolve(path)
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error // EEXIST: another process created it first
  }
}
