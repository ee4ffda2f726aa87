import { closeSync, constants, existsSync, mkdirSync, openSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { giveToOwner } from './private-file.ts'

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
    give(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error // EEXIST: another process created it first
  }
}

function give(folder: string): void {
  if (process.getuid?.() !== 0) return
  // a link in its place is not followed: it would be another folder
  const fd = openSync(folder, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW)
  try {
    giveToOwner(fd, dirname(folder))
  } finally {
    closeSync(fd)
  }
}
