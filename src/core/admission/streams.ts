import type { Database } from '../../db/database.ts'
import type { StreamLimits, StreamSeat } from '../../db/stream-seats.ts'
import type { HashAddress } from '../access/address-hash.ts'
import type { Keys, Principal } from '../access/keys.ts'
import { createRevokedStreams, keyRevoked } from './revoked-streams.ts'
import { createStreamSeats } from './stream-seats.ts'

interface StreamParts {
  database: Database
  limits: StreamLimits
  hashAddress: HashAddress
  keys: Pick<Keys, 'requireActive' | 'findRevoked'>
  /** Intervals of the check of the keys, and of the renewal of the seats. */
  periods: { streamKeysMs: number, streamSeatsMs: number }
}

/** The request for an event stream. */
interface StreamRequest {
  principal: Principal
  clientAddress: string
  /** Calls `work` once, when the response is sent or the client has disconnected. */
  whenClosed(work: () => void): void
}

/** An event stream that one client reads. */
export interface ClientStream {
  /** Aborts when the response has closed, or the key of the caller is revoked. */
  signal: AbortSignal
  /**
   * Counts the stream as open until the response closes. Throws UNAUTHORIZED if the key was revoked in the meantime,
   * and MAX_CONCURRENCY_EXCEEDED if the key or the address has too many open streams.
   */
  enter(): Promise<void>
  /** Yields the chunks of `events`. If the key is revoked, a comment with the reason is the last chunk. */
  chunks(events: AsyncIterable<Buffer>): AsyncIterable<Buffer>
}

export type Streams = ReturnType<typeof createStreams>

/** SSE comment at the end of the streams of a revoked key. */
const revokedComment = Buffer.from(': the API key was revoked\n')

/**
 * Limits the open event streams of all processes, per API key and per client address, and ends the streams of revoked
 * keys. One query every second checks the keys of all streams, so it does not matter which process revokes a key.
 *
 * Each stream has a seat in the database, which this process renews every five seconds. The seats of a killed process
 * are free after 15 seconds. If the database is away, no stream opens, and the open ones continue.
 */
export function createStreams({ database, limits, hashAddress, keys, periods }: StreamParts) {
  const seats = createStreamSeats({
    database,
    limits,
    hashAddress,
    renewMs: periods.streamSeatsMs,
  })
  const revoked = createRevokedStreams({ keys, everyMs: periods.streamKeysMs })

  return {
    /**
     * Creates a stream of this caller. A stream that waits for its next event keeps nothing here but one signal and one
     * seat, because thousands wait at the same time.
     */
    create(request: StreamRequest): ClientStream {
      const { principal, clientAddress } = request
      const controller = new AbortController()
      let isClosed = false
      let seat: StreamSeat | undefined

      function end(): void {
        if (seat === undefined) return
        seats.free(seat)
        revoked.unwatch(seat.keyId, controller)
        seat = undefined
      }

      request.whenClosed(() => {
        isClosed = true
        controller.abort()
        end()
      })

      return {
        signal: controller.signal,

        async enter() {
          seat = await seats.take(principal.keyId, clientAddress)
          revoked.watch(principal.keyId, controller)
          if (isClosed) end()
          // The key may have been revoked after it was authenticated, because principals are cached. The stream is
          // already watched, so a revocation after this check ends it.
          await keys.requireActive(principal).catch((error: unknown) => {
            end()
            throw error
          })
        },

        chunks: events => new Chunks(events, controller.signal),
      }
    },

    /** Stops the checks, and waits until the seats of ended streams are free. */
    async close(): Promise<void> {
      revoked.close()
      await seats.close()
    },
  }
}

/**
 * Yields the chunks of `events`. Then yields the comment if the signal was aborted because the key was revoked. It is a
 * class, because an async generator around another takes half a kilobyte more for each stream that waits.
 */
class Chunks implements AsyncIterableIterator<Buffer> {
  readonly #events: AsyncIterator<Buffer>
  readonly #signal: AbortSignal
  #hasEnded = false

  constructor(events: AsyncIterable<Buffer>, signal: AbortSignal) {
    this.#events = events[Symbol.asyncIterator]()
    this.#signal = signal
  }

  [Symbol.asyncIterator](): this {
    return this
  }

  next(): Promise<IteratorResult<Buffer>> {
    return this.#events.next().then(result => {
      if (!result.done || this.#hasEnded) return result
      this.#hasEnded = true
      return this.#signal.reason === keyRevoked ? { done: false, value: revokedComment } : result
    })
  }

  return(): Promise<IteratorResult<Buffer>> {
    return this.#events.return?.() ?? Promise.resolve({ done: true, value: undefined })
  }
}
