/** Explains in words why a file cannot be read or written. For rare errors, returns the message of Node.js. */
export function fileFault(thrown: unknown): string {
  const { code = '', message } = thrown as NodeJS.ErrnoException
  return reasons[code] ?? message
}

/** `true` if the thrown value is one of the common system errors about a file or a folder. */
export const isFileFault = (thrown: unknown): thrown is NodeJS.ErrnoException & { path: string } =>
  isOpenFileFault(thrown) && typeof thrown.path === 'string'

/** Like `isFileFault`, also for a file that is open already: the error of a write to a full disk has no path. */
export const isOpenFileFault = (thrown: unknown): thrown is NodeJS.ErrnoException =>
  thrown instanceof Error && 'code' in thrown && String(thrown.code) in reasons

const denied = 'permission denied'
const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  NOT_A_FILE: 'it is a device, a pipe or a socket',
  ENXIO: 'it is a pipe that no program reads, or a socket',
  ENOTDIR: 'a part of its path is not a folder',
  ELOOP: 'its symbolic links lead in a circle',
  EACCES: denied,
  EPERM: denied,
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  ENAMETOOLONG: 'its name is too long',
}
