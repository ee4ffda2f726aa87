import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { createSemaphore } from '../../lib/semaphore.ts'
import { SourceFailure, type FailureCode } from '../failures.ts'
import { listLayout, type ListLayout } from '../kit/list-source.ts'
import { packList, type ReadList } from './read-list.ts'

export type ThreadResult = ReadList | { code: FailureCode, message: string }

/** Maximum length of a file that is read without a thread, in bytes. It takes a few milliseconds. */
const smallLength = 64 * 1024

/** Heap limit of a thread, in MiB. A file of 64 MiB with a million entries needs about 600 MiB. */
const resourceLimits = { maxOldGenerationSizeMb: 1_024 }

/** One thread at a time, because each takes much memory. */
const slots = createSemaphore(1)

/**
 * Reads the file of a list like `packList`, in a thread if it is large. The caller must not use `file` afterwards: its
 * bytes are handed over without a copy if they have a buffer of their own.
 */
export async function readInThread(list: ListLayout, file: Buffer): Promise<ReadList> {
  const layout = listLayout(list)
  if (file.length <= smallLength) return packList(layout, file)
  const release = await slots.acquire(new AbortController().signal)
  try {
    const worker = new Worker(new URL('./list-worker.ts', import.meta.url), {
      workerData: { layout, file },
      transferList: file.buffer.byteLength === file.byteLength ? [file.buffer as ArrayBuffer] : [],
      resourceLimits,
    })
    const [result] = await once(worker, 'message') as [ThreadResult] // rejects if the thread fails
    if ('code' in result) throw new SourceFailure(result.code, result.message)
    const { packed } = result
    return { ...result, packed: Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength) }
  } finally {
    release()
  }
}
