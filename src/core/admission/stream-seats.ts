import type { Database } from '../../db/database.ts'
import type { StreamLimits, StreamSeat } from '../../db/stream-seats.ts'
import { maxConcurrencyExceeded } from '../../errors.ts'
import { within } from '../../lib/abort.ts'
import { createBatchLoader } from '../../lib/batch-loader.ts'
import { newId } from '../../lib/ids.ts'
import type { HashAddress } from '../access/address-hash.ts'

export interface SeatParts {
  database: Database
  limits: StreamLimits
  hashAddress: HashAddress
  /** Interval of the renewal of the seats, in milliseconds. */
  renewMs: number
}

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

/**
 * Creates the seats of the open streams of this process.
 *
 *   entering ──→ open ──→ removing
 *       └──→ refused
 *
 *   entering   From `take` on, until the transaction that counts the streams of the key and the address.
 *   open       Until `free`. The seat is renewed, and stored again if the database has lost it.
 *   removing   Until the row is deleted. If that fails, the seat is free when it expires.
 */
export function createStreamSeats({ database, limits, hashAddress, renewMs }: SeatParts) {
  const state = {
    /** Seats by id. */
    entering: new Map<string, StreamSeat>(),
    /** Seats by id. */
    open: new Map<string, StreamSeat>(),
    removing: new Set<Promise<unknown>>(),
    /** `true` while a renewal runs: the next one then does nothing. */
    isRenewing: false,
  }

  const remove = createBatchLoader(async ids => {
    await database.streamSeats.remove(ids)
    return new Map<string, never>()
  }, maxPerRemoval)

  /** Takes seats together: each transaction waits for the disk and counts the streams that are open already. */
  const loadEntry = createBatchLoader(ids => {
    const seats = ids.map(id => state.entering.get(id)!)
    return database.inTransaction(tx => tx.streamSeats.enter(seats, limits, seatMs))
  }, maxPerEntry, entryPauseMs)

  /** Takes a seat. Returns which of its holders is full, or `undefined` if it was taken. */
  function enter(seat: StreamSeat): Promise<'key' | 'address' | undefined> {
    state.entering.set(seat.id, seat)
    return loadEntry(seat.id).finally(() => state.entering.delete(seat.id))
  }

  async function renew(): Promise<void> {
    const { open } = state
    if (state.isRenewing || open.size === 0) return
    state.isRenewing = true
    try {
      const missing = await within(database.streamSeats.renew([...open.keys()], seatMs), renewMs, silent)
      // the seats of streams that ended meanwhile are missing for good
      const lost = [...missing].flatMap(id => open.get(id) ?? [])
      await within(database.streamSeats.restore(lost, seatMs), renewMs, silent)
    } catch {
      // the database does not respond: the next renewal tries again
    } finally {
      state.isRenewing = false
    }
  }

  const timer = setInterval(renew, renewMs)
  timer.unref()

  return {
    /** Takes a seat for a stream of the key and the address. Throws MAX_CONCURRENCY_EXCEEDED. */
    async take(keyId: string, clientAddress: string): Promise<StreamSeat> {
      const seat = { id: newId(), keyId, addressHash: await hashAddress(clientAddress) }
      const full = await enter(seat)
      if (full !== undefined) {
        const [holder, max] = full === 'key' ? ['this API key', limits.perKey] : ['this address', limits.perAddress]
        throw maxConcurrencyExceeded({
          message: `Too many streams of ${holder} are open: this server allows ${max}`,
        })
      }
      state.open.set(seat.id, seat)
      return seat
    },

    free({ id }: StreamSeat): void {
      state.open.delete(id)
      // if the removal fails, the seat is free when it expires
      const removal = remove(id).catch(() => undefined).finally(() => state.removing.delete(removal))
      state.removing.add(removal)
    },

    /** Stops the renewals, and waits until the seats of ended streams are free. */
    async close(): Promise<void> {
      clearInterval(timer)
      await Promise.all(state.removing)
    },
  }
}
