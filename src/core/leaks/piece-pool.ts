import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Piece, PieceReaderOptions, PieceResult } from './piece.ts'

/**
 * Pool of threads that read pieces in parallel. The pool starts a thread when a piece arrives, if no thread is idle and
 * the maximum number of threads is not reached.
 */
interface PiecePool extends AsyncDisposable {
  read(piece: Piece): Promise<PieceResult>
}

/** Heap limits of a thread. Most objects of a row are short-lived: collections of the young generation are cheap. */
const resourceLimits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 192 }

/**
 * Creates a pool of at most `size` threads. Each thread reads one piece at a time. Further pieces wait for a thread.
 */
export function createPiecePool(size: number, options: PieceReaderOptions): PiecePool {
  /** Started threads, each with a promise that resolves when the thread has exited. */
  const threads = new Map<Worker, Promise<void>>()
  const free: Worker[] = []
  const waiting: Array<(thread: Worker) => void> = []

  function take(): Worker | Promise<Worker> {
    const idle = free.pop()
    if (idle) return idle
    if (threads.size >= size) return new Promise(done => waiting.push(done))
    const thread = new Worker(new URL('./piece-worker.ts', import.meta.url), { workerData: options, resourceLimits })
    threads.set(thread, new Promise(ended => thread.once('exit', () => ended())))
    return thread
  }

  return {
    async read(piece) {
      const thread = await take()
      // The bytes are copied, because the piece shares its buffer with other pieces and a transfer would move the whole
      // buffer.
      const bytes = new Uint8Array(piece.bytes)
      thread.postMessage({ ...piece, bytes }, [bytes.buffer])
      const [result] = await once(thread, 'message') as [PieceResult] // rejects if the thread fails
      const next = waiting.shift()
      if (next) next(thread)
      else free.push(thread)
      return result
    },

    async [Symbol.asyncDispose]() {
      // terminate() must not be called. If it interrupts a zlib call, an assertion of Node 24 fails and aborts the
      // whole process.
      for (const thread of threads.keys()) thread.once('error', () => undefined).postMessage(null)
      await Promise.all(threads.values())
    },
  }
}
