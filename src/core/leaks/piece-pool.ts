import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Piece, PieceReaderOptions, ReadPiece } from './piece.ts'

/** Threads that read pieces side by side. Each is started when there is work for it. */
export interface PiecePool extends AsyncDisposable {
  read(piece: Piece): Promise<ReadPiece>
}

/** The heap of a thread; what a piece leaves behind fits the young one, so that it is cleared cheaply. */
const resourceLimits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 192 }

/** `size`: threads at most. Each has one piece; the others wait. */
export function createPiecePool(size: number, options: PieceReaderOptions): PiecePool {
  /** Each with its end. */
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
      const bytes = new Uint8Array(piece.bytes) // they lie in a buffer with others, which would go along
      thread.postMessage({ ...piece, bytes }, [bytes.buffer])
      const [result] = await once(thread, 'message') as [ReadPiece] // rejects where the thread breaks
      const next = waiting.shift()
      if (next) next(thread)
      else free.push(thread)
      return result
    },

    async [Symbol.asyncDispose]() {
      // Not terminated: within zlib that fails an assertion of Node 24, which takes the whole process along.
      for (const thread of threads.keys()) thread.once('error', () => undefined).postMessage(null)
      await Promise.all(threads.values())
    },
  }
}
