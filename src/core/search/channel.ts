import { createChange } from '../../lib/change.ts'

/** Thrown by `push` if the reader takes no chunk before the deadline. The reader caused the error, not the service. */
export class ReaderStalled extends Error {}

/** A buffer in memory between several writers and one reader. Writers wait while the buffer is full. */
export interface Channel {
  /**
   * Adds a chunk. Resolves when the buffer has room for the next chunk. Rejects if the signal aborts. Rejects with
   * `ReaderStalled` if the buffer stays full because the reader takes nothing for `deadlineMs`.
   */
  push(chunk: Buffer): Promise<void>
  /** Makes `chunks` end after it has yielded the chunks that are already in the buffer. */
  end(): void
  /** Yields the pushed chunks. May join several chunks, but never splits a chunk. Ends early if the signal aborts. */
  chunks(): AsyncGenerator<Buffer>
}

const maxChunkBytes = 64 * 1024

export function createChannel(
  { maxBytes, deadlineMs, signal }: { maxBytes: number, deadlineMs: number, signal: AbortSignal },
): Channel {
  const queue: Buffer[] = []
  let bytes = 0
  let lastTakenAt = 0
  let ended = false
  const change = createChange()

  signal.addEventListener('abort', change.notify, { once: true })

  async function waitForRoom(): Promise<void> {
    const start = performance.now()
    const { promise: timeout, reject } = Promise.withResolvers<never>()
    const check = () => {
      const remainingMs = Math.max(start, lastTakenAt) + deadlineMs - performance.now()
      if (remainingMs > 0) timer = setTimeout(check, remainingMs)
      else reject(new ReaderStalled('the reader of the stream took nothing for too long'))
    }
    let timer = setTimeout(check, deadlineMs)
    try {
      while (bytes >= maxBytes && !signal.aborted) await Promise.race([change.next(), timeout])
    } finally {
      clearTimeout(timer)
    }
  }

  /**
   * Removes chunks from the buffer and returns them joined: at least one chunk, and more chunks while the total is at
   * most 64 KiB. The limit is low, so that even a slow reader takes something before each deadline.
   */
  function take(): Buffer {
    let count = 0
    let size = 0
    do size += queue[count++]!.length
    while (count < queue.length && size + queue[count]!.length <= maxChunkBytes)
    const chunk = Buffer.concat(queue.splice(0, count))
    bytes -= size
    lastTakenAt = performance.now()
    change.notify()
    return chunk
  }

  return {
    async push(chunk) {
      signal.throwIfAborted()
      queue.push(chunk)
      bytes += chunk.length
      change.notify()
      if (bytes >= maxBytes) await waitForRoom()
      signal.throwIfAborted()
    },

    end() {
      ended = true
      change.notify()
    },

    async* chunks() {
      while (!signal.aborted) {
        if (queue.length > 0) yield take()
        else if (ended) return
        else await change.next()
      }
    },
  }
}
