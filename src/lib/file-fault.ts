/** Why a file cannot be read or written, in words, of what Node.js throws; its own words for all that is rare. */
export function fileFault(thrown: unknown): string {
  const { code = '', message } = thrown as NodeJS.ErrnoException
  return reasons[code] ?? message
}

/** Whether it is a failure of the system that has to do with a file or a folder. */
export const isFileFault = (thrown: unknown): thrown is NodeJS.ErrnoException & { path: string } =>
  thrown instanceof Error && 'path' in thrown && typeof thrown.path === 'string' && 'code' in thrown &&
  String(thrown.code) in reasons

const denied = 'this user may not do that'
const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is no folder',
  EACCES: denied,
  EPERM: denied,
  EROFS: 'nothing can be written there',
  ENOSPC: 'there is no room left on the disk',
  ENAMETOOLONG: 'its name is too long',
}
