import type { Database } from '../../db/database.ts'
import type { StreamLimits, StreamSeat } from '../../db/stream-seats.ts'
import { maxConcurrencyExceeded } from '../../errors.ts'
import { within } from '../../lib/abort.ts'
import { createBatchLoader } from '../../lib/batch-loader.ts'
import { newId } from '../../lib/ids.ts'
import type { HashAddress } from '../access/address-hash.ts'
import type { Keys, Principal } from '../access/keys.ts'

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

/** Time for which a stream counts as open after its last renewal, in milliseconds. */
const seatMs = 15_000
/** Ends the wait for a connection that became silent, so that the next renewal uses another one in time. */
const silent = () => new Error('the renewal of the streams took too long')
/** Largest number of streams that one statement removes. */
const maxPerRemoval = 500
/** Largest number of streams that one transaction opens. It locks the key and the address of each. */
const maxPerEntry = 100
/** Pause between two of these transactions, in milliseconds: thousands of streams open after a restart. */
const entryPauseMs = 5
/** SSE comment at the end of the streams of a revoked key. */
const revokedComment = Buffer.from(': the API key was revoked\n')
/** Abort reason of the signals of these streams. */
const keyRevoked = new DOMException('the API key was revoked', 'AbortError')

/**
 * Limits the open event streams of all processes, per API key and per client address, and ends the streams of revoked
 * keys. One query every second checks the keys of all streams, so it does not matter which process revokes a key.
 *
 * Each stream has a seat in the database, which this process renews every five seconds. The seats of a killed process
 * are free after 15 seconds. If the database is away, no stream opens, and the open ones continue.
 */
export function createStreams({ database, limits, hashAddress, keys, periods }: StreamParts) {
  const { streamKeysMs, streamSeatsMs } = periods
  const open = new Map<string, StreamSeat>() // by id
  const watched = new Map<string, Set<AbortController>>() // by key id
  let checking = false
  let renewing = false

  const remove = createBatchLoader(async ids => {
    await database.streamSeats.remove(ids)
    return new Map<string, never>()
  }, maxPerRemoval)
  const removals = new Set<Promise<unknown>>()

  const entering = new Map<string, StreamSeat>() // by id
  /** Takes seats together: each transaction waits for the disk and counts the streams that are open already. */
  const loadEntry = createBatchLoader(ids => {
    const seats = ids.map(id => entering.get(id)!)
    return database.inTransaction(tx => tx.streamSeats.enter(seats, limits, seatMs))
  }, maxPerEntry, entryPauseMs)

  /** Takes a seat. Returns which of its holders is full, or `undefined` if it was taken. */
  function enter(seat: StreamSeat): Promise<'key' | 'address' | undefined> {
    entering.set(seat.id, seat)
    return loadEntry(seat.id).finally(() => entering.delete(seat.id))
  }

  /** Takes a seat for a stream of the key and the address. */
  async function takeSeat(keyId: string, clientAddress: string): Promise<StreamSeat> {
    const seat = { id: newId(), keyId, addressHash: await hashAddress(clientAddress) }
    const full = await enter(seat)
    if (full !== undefined) {
      const [holder, max] = full === 'key' ? ['this API key', limits.perKey] : ['this address', limits.perAddress]
      throw maxConcurrencyExceeded({
        message: `Too many streams of ${holder} are open: this server allows ${max}`,
      })
    }
    open.set(seat.id, seat)
    return seat
  }

  function freeSeat({ id }: StreamSeat): void {
    open.delete(id)
    // if the removal fails, the seat is free when it expires
    const removal = remove(id).catch(() => undefined).finally(() => removals.delete(removal))
    removals.add(removal)
  }

  async function renewSeats(): Promise<void> {
    if (renewing || open.size === 0) return
    renewing = true
    try {
      const missing = await within(database.streamSeats.renew([...open.keys()], seatMs), streamSeatsMs, silent)
      // the seats of streams that ended meanwhile are missing for good
      const lost = [...missing].flatMap(id => open.get(id) ?? [])
      await within(database.streamSeats.restore(lost, seatMs), streamSeatsMs, silent)
    } catch {
      // the database does not respond: the next renewal tries again
    } finally {
      renewing = false
    }
  }

  /** Adds a stream to those that end if the key is revoked. */
  function watch(keyId: string, stream: AbortController): void {
    watched.set(keyId, (watched.get(keyId) ?? new Set()).add(stream))
  }

  function unwatch(keyId: string, stream: AbortController): void {
    const ofKey = watched.get(keyId)
    ofKey?.delete(stream)
    if (ofKey?.size === 0) watched.delete(keyId)
  }

  async function endRevoked(): Promise<void> {
    if (checking || watched.size === 0) return
    checking = true
    try {
      for (const keyId of await keys.findRevoked([...watched.keys()])) {
        for (const stream of watched.get(keyId) ?? []) stream.abort(keyRevoked)
      }
    } catch {
      // the database does not respond: the next check tries again
    } finally {
      checking = false
    }
  }

  const timers = [setInterval(endRevoked, streamKeysMs), setInterval(renewSeats, streamSeatsMs)]
  for (const timer of timers) timer.unref()

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
        freeSeat(seat)
        unwatch(seat.keyId, controller)
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
          seat = await takeSeat(principal.keyId, clientAddress)
          watch(principal.keyId, controller)
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
      for (const timer of timers) clearInterval(timer)
      await Promise.all(removals)
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
