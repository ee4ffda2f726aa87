import { type FileHandle, lstat, open, rm } from 'node:fs/promises'

export interface RejectFile extends AsyncDisposable {
  /** Appends lines of rejected rows. Returns the new file size in bytes. */
  append(lines: Uint8Array): Promise<number>
}

/**
 * Creates the writer for the file of rejected rows. The file is created when the first row is rejected. A resumed
 * import first truncates the file to `bytes`, its size at the last stored step. Only the owner may read the file,
 * because it holds personal data.
 */
export function createRejectFile(path: string, bytes: number): RejectFile {
  let file: FileHandle | undefined
  let size = bytes

  async function start(): Promise<FileHandle> {
    const started = await open(path, bytes === 0 ? 'w' : 'a', 0o600)
    if (bytes > 0) await started.truncate(bytes)
    return started
  }

  return {
    async append(lines) {
      if (lines.length === 0) return size
      file ??= await start()
      await file.appendFile(lines)
      await file.datasync()
      size += lines.length
      return size
    },

    async [Symbol.asyncDispose]() {
      await file?.close()
    },
  }
}

/**
 * Returns `line <number>: <fault>` for the first rejected row. Then deletes the file of rejected rows, because the rows
 * are also in the imported file. Deletes only a regular file, never a path such as /dev/stderr.
 */
export async function takeFirstReject(path: string): Promise<string> {
  const file = await open(path)
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(1_024) }).finally(() => file.close())
  const [line, fault] = buffer.subarray(0, bytesRead).toString().split('\t')
  if ((await lstat(path)).isFile()) await rm(path)
  return `line ${line}: ${fault}`
}
