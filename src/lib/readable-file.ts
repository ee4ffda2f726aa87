import { statSync } from 'node:fs'

/**
 * Throws NOT_A_FILE for the path of a socket or a device, and of a pipe unless `takesPipes` is `true`. Throws EISDIR
 * for a folder. Does nothing for a missing file, and for `/dev/null`, which is empty. A pipe can be read only once, and
 * a named one that no process writes to keeps its reader waiting for ever.
 */
export function refuseSpecialFile(path: string, { takesPipes }: { takesPipes: boolean }): void {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (stats === undefined || stats.isFile() || path === '/dev/null' || (takesPipes && stats.isFIFO())) return
  const code = stats.isDirectory() ? 'EISDIR' : 'NOT_A_FILE'
  throw Object.assign(new Error(`${path} is no regular file`), { code, path })
}
