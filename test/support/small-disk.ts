import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, rmdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Mounts a file system in memory. Rejects if this user may not mount one.
 * @param kilobytes size, in units of 1,024 bytes
 * @param folder where it is mounted; created. Default: a folder for temporary files
 */
export async function smallDisk(kilobytes = 4 * 1024, folder?: string) {
  const path = folder ?? await mkdtemp(join(tmpdir(), 'tracewell-disk-'))
  await mkdir(path, { recursive: true })
  const ballast = join(path, 'ballast')
  await run('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', path]).catch(async (error: unknown) => {
    await rmdir(path)
    throw error
  })
  return {
    path,
    async fill(): Promise<void> {
      for (let bytes = kilobytes * 1024; bytes >= 1; bytes = Math.floor(bytes / 2)) {
        await writeFile(ballast, Buffer.alloc(bytes), { flag: 'a' }).catch(() => undefined)
      }
    },
    free: () => rm(ballast),
    async [Symbol.asyncDispose]() {
      await run('umount', [path])
      await rmdir(path)
    },
  }
}
