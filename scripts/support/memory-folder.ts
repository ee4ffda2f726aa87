import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const neededBytes = 4 * 1024 ** 3

/**
 * Returns the folder for files of this run only. It is in memory, if this machine has a file system there with 4 GiB
 * free, else it is the folder of temporary files. PostgreSQL creates a database of 300 files for each test, which on a
 * disk takes ten times the processor time.
 */
export function memoryFolder(folder = '/dev/shm'): string {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= neededBytes ? folder : tmpdir()
  } catch {
    return tmpdir() // other systems than Linux have no such folder
  }
}
