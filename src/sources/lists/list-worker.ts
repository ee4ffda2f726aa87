import { parentPort, workerData } from 'node:worker_threads'
import { SourceFailure } from '../failures.ts'
import type { ListLayout } from '../kit/list-source.ts'
import { packList } from './read-list.ts'
import type { ThreadResult } from './read-in-thread.ts'

/** This file runs in a thread. It reads one file of a list and exits. */
const { layout, file } = workerData as { layout: ListLayout, file: Uint8Array }
const result = read()
// the bytes are handed over without a copy
parentPort!.postMessage(result, 'packed' in result ? [result.packed.buffer as ArrayBuffer] : [])

function read(): ThreadResult {
  try {
    return packList(layout, Buffer.from(file.buffer, file.byteOffset, file.byteLength))
  } catch (thrown) {
    if (thrown instanceof SourceFailure) return { code: thrown.code, message: thrown.message }
    throw thrown
  }
}
