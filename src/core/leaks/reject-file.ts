import { type FileHandle, lstat, open, rm } from 'node:fs/promises'
import type { RejectedRow } from './piece.ts'

export interface RejectFile extends AsyncDisposable {
  /** Appends lines: line number, fault and row, separated by tabs. Returns the new file size in bytes. */
  append(rejects: readonly RejectedRow[], linesBefore: number): Promise<number>
}

/**
 * Opens the file of rows that an import cannot read. It is created with the first bad row. A resumed import truncates
 * it to `bytes`, its size at the last stored step. Only its owner may read it, because it holds personal data.
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
    async append(rejects, linesBefore) {
      if (rejects.length === 0) return size
      file ??= await start()
      const text = rejects.map(({ line, fault, row }) =>
        `${linesBefore + line}\t${fault}\t${row.replace(/[\r\n]+/g, ' ')}\n`
      ).join('')
      const { bytesWritten } = await file.write(Buffer.from(text))
      await file.datasync()
      size += bytesWritten
      return size
    },

    async [Symbol.asyncDispose]() {
      await file?.close()
    },
  }
}

/**
 * Returns `line <number>: <fault>` of the first rejected row, and deletes the file: the data set still has all of its
 * rows. A device is not deleted.
 */
export async function takeFirstReject(path: string): Promise<string> {
  const file = await open(path)
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(1_024) }).finally(() => file.close())
  const [line, fault] = buffer.subarray(0, bytesRead).toString().split('\t')
  if ((await lstat(path)).isFile()) await rm(path)
  return `line ${line}: ${fault}`
}
