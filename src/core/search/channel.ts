/** The reader took nothing for the deadline: its own affair, and no fault of the service. */
export class ReaderStalled extends Error {}

/** A pipe in memory from one writer to one reader. A full one makes the writer wait; a reader that stays away breaks it. */
export interface Channel {
  /** Resolves when there is room again. Rejects once the channel is closed, or the reader took nothing for the deadline. */
  push(chunk: Buffer): Promise<void>
  end(): void
  chunks(): AsyncGenerator<Buffer>
}

export function createChannel({ mostBytes, deadlineMs, signal }: { mostBytes: number, deadlineMs: number, signal: AbortSignal }): Channel {
  let queued: Buffer[] = []
  let bytes = 0
  let ended = false
  let changed = Promise.withResolvers<void>()

  function change(): void {
    changed.resolve()
    changed = Promise.withResolvers()
  }

  signal.addEventListener('abort', change, { once: true })

  async function room(): Promise<void> {
    const { promise: late, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => reject(new ReaderStalled('the reader of the stream took nothing for too long')), deadlineMs)
    try {
      while (bytes >= mostBytes && !signal.aborted) await Promise.race([changed.promise, late])
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    async push(chunk) {
      signal.throwIfAborted()
      queued.push(chunk)
      bytes += chunk.length
      change()
      await room()
      signal.throwIfAborted()
    },

    end() {
      ended = true
      change()
    },

    async* chunks() {
      while (!signal.aborted) {
        if (queued.length > 0) {
          const chunk = Buffer.concat(queued)
          queued = []
          bytes = 0
          change()
          yield chunk
        } else if (ended) return
        else await changed.promise
      }
    },
  }
}
