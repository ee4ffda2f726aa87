import { type FileHandle, lstat, open, rm } from 'node:fs/promises'
import type { Reject } from './piece.ts'

export interface RejectFile extends AsyncDisposable {
  /** Appends rows as lines of line number, fault and row, with tabs between. Answers the size of the file then. */
  append(rejects: readonly Reject[], linesBefore: number): Promise<number>
}

/**
 * The rows that an import could not read. It is made when there is a first one, or cut to the `bytes` that it had when
 * the import stopped; it holds personal data as the file itself does, so that only its owner may read it.
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

/** The first line of the file without the row: `line 1: <fault>`. The file goes with it: all of its rows are in the data set. */
export async function takeFirstReject(path: string): Promise<string> {
  const file = await open(path)
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(1_024) }).finally(() => file.close())
  const [line, fault] = buffer.subarray(0, bytesRead).toString().split('\t')
  if ((await lstat(path)).isFile()) await rm(path) // and no device
  return `line ${line}: ${fault}`
}
