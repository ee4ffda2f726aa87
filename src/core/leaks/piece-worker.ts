import { parentPort, workerData } from 'node:worker_threads'
import { createPieceReader, type Piece, type PieceReaderOptions } from './piece.ts'

/** This file runs in a thread of the pool. It reads one piece for each message and exits when it receives `null`. */
const read = createPieceReader(workerData as PieceReaderOptions)
parentPort!.on('message', (piece: Piece | null) => {
  if (piece === null) return parentPort!.close()
  const result = read(piece)
  const { blocks, entries, rejects } = result
  parentPort!.postMessage(result, [blocks, entries, rejects].map(({ buffer }) => buffer as ArrayBuffer))
})
