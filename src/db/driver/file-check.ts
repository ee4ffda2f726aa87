import { fork } from 'node:child_process'

/** Message of the child process. Without a fault, the file is a whole database of the service. */
export type FileCheckResult = { fault?: string | undefined } | { error: { message: string, code?: string | undefined } }

const program = new URL('./file-check-child.ts', import.meta.url)

/**
 * Returns why a file is no usable database of the service, or `undefined`. Reads the whole file, in a child process:
 * the check of a large file takes minutes, in which this process handles signals. Rejects with the reason of `signal`
 * once the child has ended if that is aborted, and with the error of SQLite if the file cannot be read.
 */
export async function findDatabaseFault(file: string, signal: AbortSignal): Promise<string | undefined> {
  signal.throwIfAborted()
  const child = fork(program, [file], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  const kill = () => void child.kill('SIGKILL')
  signal.addEventListener('abort', kill)
  try {
    const result = await new Promise<FileCheckResult | undefined>((resolve, reject) => {
      let received: FileCheckResult | undefined
      child.once('message', message => { received = message as FileCheckResult })
      child.once('error', reject).once('close', () => resolve(received))
    })
    signal.throwIfAborted()
    if (result === undefined) throw new Error(`the process that checks ${file} ended`)
    if ('error' in result) throw Object.assign(new Error(result.error.message), { code: result.error.code })
    return result.fault
  } finally {
    signal.removeEventListener('abort', kill)
  }
}
