/** The reader took nothing for the deadline: its own affair, and no fault of the service. */
export class ReaderStalled extends Error {}

/** A pipe in memory from one writer to one reader. A full one makes the writer wait; a reader that stays away breaks it. */
export interface Channel {
  /** Resolves when there is room again. Rejects once the channel is closed, or the reader took nothing for the deadline. */
  push(chunk: Buffer): Promise<void>
  end(): void
  chunks(): AsyncGenerator<Buffer>
}

const mostTakenBytes = 64 * 1024

export function createChannel(
  { mostBytes, deadlineMs, signal }: { mostBytes: number, deadlineMs: number, signal: AbortSignal },
): Channel {
  const queued: Buffer[] = []
  let bytes = 0
  let takenAt = 0
  let ended = false
  let changed = Promise.withResolvers<void>()

  function change(): void {
    changed.resolve()
    changed = Promise.withResolvers()
  }

  signal.addEventListener('abort', change, { once: true })

  async function room(): Promise<void> {
    const start = performance.now()
    const { promise: late, reject } = Promise.withResolvers<never>()
    const look = () => {
      const left = Math.max(start, takenAt) + deadlineMs - performance.now()
      if (left > 0) timer = setTimeout(look, left)
      else reject(new ReaderStalled('the reader of the stream took nothing for too long'))
    }
    let timer = setTimeout(look, deadlineMs)
    try {
      while (bytes >= mostBytes && !signal.aborted) await Promise.race([changed.promise, late])
    } finally {
      clearTimeout(timer)
    }
  }

  /** A little at a time: a reader that takes slowly is seen to take. */
  function take(): Buffer {
    let count = 0
    let size = 0
    do size += queued[count++]!.length
    while (count < queued.length && size + queued[count]!.length <= mostTakenBytes)
    const chunk = Buffer.concat(queued.splice(0, count))
    bytes -= size
    takenAt = performance.now()
    change()
    return chunk
  }

  return {
    async push(chunk) {
      signal.throwIfAborted()
      queued.push(chunk)
      bytes += chunk.length
      change()
      if (bytes >= mostBytes) await room()
      signal.throwIfAborted()
    },

    end() {
      ended = true
      change()
    },

    async* chunks() {
      while (!signal.aborted) {
        if (queued.length > 0) yield take()
        else if (ended) return
        else await changed.promise
      }
    },
  }
}
