import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Piece, PieceReaderOptions, PieceResult } from './piece.ts'

/** Threads that read pieces in parallel. A thread starts when there is work for it. */
export interface PiecePool extends AsyncDisposable {
  read(piece: Piece): Promise<PieceResult>
}

/** Heap limits of a thread. The garbage of a piece fits the young generation, where collection is cheap. */
const resourceLimits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 192 }

/** Creates a pool of at most `size` threads. Each thread reads one piece at a time; further pieces wait. */
export function createPiecePool(size: number, options: PieceReaderOptions): PiecePool {
  /** Threads, each with a promise of its exit. */
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
      // A copy: the piece shares its buffer with others, and a transfer would move all of them.
      const bytes = new Uint8Array(piece.bytes)
      thread.postMessage({ ...piece, bytes }, [bytes.buffer])
      const [result] = await once(thread, 'message') as [PieceResult] // rejects if the thread fails
      const next = waiting.shift()
      if (next) next(thread)
      else free.push(thread)
      return result
    },

    async [Symbol.asyncDispose]() {
      // No terminate(): during a zlib call it fails an assertion of Node 24, which aborts the process.
      for (const thread of threads.keys()) thread.once('error', () => undefined).postMessage(null)
      await Promise.all(threads.values())
    },
  }
}
