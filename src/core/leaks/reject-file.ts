import { constants } from 'node:fs'
import { type FileHandle, lstat, open, rm, stat } from 'node:fs/promises'
import { validationError } from '../../errors.ts'

interface RejectFile extends AsyncDisposable {
  /** Appends lines of rejected rows. Returns the new file size in bytes. */
  append(lines: Uint8Array): Promise<number>
}

/**
 * Creates the writer for the file of rejected rows. The file is created when the first row is rejected, and replaces
 * another one. A resumed import first truncates the file to `bytes`, its size at the last stored step. Only the owner
 * may read the file, because it holds personal data. A symbolic link is not followed, but a device is written
 * to. A device, as a pipe, has no size and no disk.
 */
export function createRejectFile(path: string, bytes: number): RejectFile {
  let file: FileHandle | undefined
  let size = bytes
  let isRegular = true

  async function start(): Promise<FileHandle> {
    if (isDevice(path)) {
      return openChecked(path, 'a', async device => { isRegular = (await device.stat()).isFile() })
    }
    if (bytes === 0) {
      await rm(path, { force: true })
      return open(path, 'wx', 0o600)
    }
    return openChecked(path, appended, async started => {
      await requireOwn(path, started)
      await started.truncate(Math.min(bytes, (await started.stat()).size)) // a person may have removed it
    })
  }

  return {
    async append(lines) {
      if (lines.length === 0) return size
      file ??= await start()
      await file.appendFile(lines)
      if (isRegular) await file.datasync()
      size += lines.length
      return size
    },

    async [Symbol.asyncDispose]() {
      await file?.close()
    },
  }
}

const appended = constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | constants.O_NOFOLLOW |
  (constants.O_NONBLOCK ?? 0) // a pipe without a reader is refused, and not waited for

/** Opens a file that only the owner may read. Closes it again if `check` fails. */
async function openChecked(
  path: string, flags: string | number, check: (file: FileHandle) => Promise<void>,
): Promise<FileHandle> {
  const file = await open(path, flags, 0o600)
  try {
    await check(file)
    return file
  } catch (error) {
    await file.close()
    throw error
  }
}

/**
 * Checks that a file is that of an earlier part of the import. Throws VALIDATION_ERROR if another file is in its place,
 * of another user or with a second name: others may be able to write to the folder.
 */
async function requireOwn(path: string, file: FileHandle): Promise<void> {
  const stats = await file.stat()
  if (stats.isFile() && stats.nlink === 1 && stats.uid === (process.geteuid?.() ?? stats.uid)) return
  throw validationError({
    message: `--reject: ${path} is not the file that this import has written: remove it, and run the command again`,
  })
}

/** Returns `true` if a file of rejects is there already, which an import replaces only when told to. */
export const hasRejectFile = async (path: string): Promise<boolean> =>
  !isDevice(path) && await lstat(path).then(() => true, () => false)

/** An output of this process, or a device, is written to as it is. */
const isDevice = (path: string): boolean => /^\/(dev\/(stdout|stderr|null|tty|fd\/\d+)|proc\/self\/fd\/\d+)$/.test(path)

/**
 * Returns `line <number>: <fault>` for the first rejected row. Then deletes the file of rejected rows, because the rows
 * are also in the imported file. Reads only a regular file and deletes no link: for a path such as /dev/stderr, returns
 * `undefined`.
 */
export async function takeFirstReject(path: string): Promise<string | undefined> {
  if (!(await stat(path).catch(() => undefined))?.isFile()) return undefined
  const file = await open(path)
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(1_024) }).finally(() => file.close())
  const [line, fault] = buffer.subarray(0, bytesRead).toString().split('\t')
  if ((await lstat(path)).isFile()) await rm(path)
  return `line ${line}: ${fault}`
}
