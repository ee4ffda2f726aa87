import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Piece, PieceReaderOptions, ReadPiece } from './piece.ts'

/** Threads that read pieces side by side. Each is started when there is work for it. */
export interface PiecePool extends AsyncDisposable {
  read(piece: Piece): Promise<ReadPiece>
}

const threadMb = 96

/** `size`: threads at most. Give it no more pieces at once than that: each thread has one. */
export function createPiecePool(size: number, options: PieceReaderOptions): PiecePool {
  const threads: Worker[] = []
  const free: Worker[] = []
  const waiting: Array<(thread: Worker) => void> = []

  function take(): Worker | Promise<Worker> {
    const idle = free.pop()
    if (idle) return idle
    if (threads.length >= size) return new Promise(done => waiting.push(done))
    const thread = new Worker(new URL('./piece-worker.ts', import.meta.url), {
      workerData: options, resourceLimits: { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 2 * threadMb },
    })
    threads.push(thread)
    return thread
  }

  return {
    async read(piece) {
      const thread = await take()
      // The bytes go over to the thread, unless they lie in a buffer with others.
      const { buffer, byteLength } = piece.bytes
      thread.postMessage(piece, buffer.byteLength === byteLength ? [buffer as ArrayBuffer] : [])
      const [result] = await once(thread, 'message') as [ReadPiece] // rejects where the thread breaks
      const next = waiting.shift()
      if (next) next(thread)
      else free.push(thread)
      return result
    },

    async [Symbol.asyncDispose]() {
      await Promise.all(threads.map(thread => thread.terminate()))
    },
  }
}
