import type { Knex } from 'knex'
import { databaseTime, lockForTransaction } from './dialect.ts'

/** An open event stream, with its two holders: the API key, and the client address as a hash. */
export interface StreamSeat {
  id: string
  keyId: string
  addressHash: string
}

/** Maximum number of open streams of one API key and of one address. */
export interface StreamLimits {
  perKey: number
  perAddress: number
}

/** Largest number of seats in one statement. */
const batch = 500

/**
 * Repository of the table `stream_seats`: one row for each event stream that is open in any process. Each process
 * renews the rows of its streams, so that the rows of a killed process stop counting. Times are the database's.
 */
export function createStreamSeatRepository(db: Knex) {
  const toRow = ({ id, keyId, addressHash }: StreamSeat, aliveMs: number) =>
    ({ id, key_id: keyId, address_hash: addressHash, alive_until: databaseTime(db, aliveMs) })

  return {
    /**
     * Takes a seat for `aliveMs` milliseconds. If the key or the address has none left, takes no seat and returns which
     * of them is full. Must run in a transaction, which holds locks of both until it ends.
     */
    async enter(
      seat: StreamSeat, { perKey, perAddress }: StreamLimits, aliveMs: number,
    ): Promise<'key' | 'address' | undefined> {
      const { keyId, addressHash } = seat
      // always in this order, so that two transactions cannot wait for each other
      await lockForTransaction(db, `stream key ${keyId}`)
      await lockForTransaction(db, `stream address ${addressHash}`)
      const open = await db('stream_seats')
        .where(held => held.where({ key_id: keyId }).orWhere({ address_hash: addressHash }))
        .where('alive_until', '>=', db.raw('(select ?)', [databaseTime(db)]))
        .first({
          of_key: db.raw('count(case when key_id = ? then 1 end)', [keyId]),
          of_address: db.raw('count(case when address_hash = ? then 1 end)', [addressHash]),
        })
      if (Number(open.of_key) >= perKey) return 'key'
      if (Number(open.of_address) >= perAddress) return 'address'
      await db('stream_seats').insert(toRow(seat, aliveMs))
      return undefined
    },

    /**
     * Keeps seats for `aliveMs` milliseconds more. Returns the ids of those whose rows are missing: they were removed,
     * or they expired while this process could not renew them.
     */
    async renew(ids: readonly string[], aliveMs: number): Promise<Set<string>> {
      const missing = new Set(ids)
      for (let from = 0; from < ids.length; from += batch) {
        const rows: Array<{ id: string }> = await db('stream_seats').whereIn('id', ids.slice(from, from + batch))
          .update({ alive_until: databaseTime(db, aliveMs) }).returning('id')
        for (const { id } of rows) missing.delete(id)
      }
      return missing
    },

    /** Takes the seats of streams that are already open, whatever the limits are. */
    async restore(seats: readonly StreamSeat[], aliveMs: number): Promise<void> {
      for (let from = 0; from < seats.length; from += batch) {
        await db('stream_seats').insert(seats.slice(from, from + batch).map(seat => toRow(seat, aliveMs)))
          .onConflict('id').ignore()
      }
    },

    async remove(ids: readonly string[]): Promise<void> {
      await db('stream_seats').whereIn('id', ids).delete()
    },

    async removeExpired(): Promise<void> {
      await db('stream_seats').where('alive_until', '<', db.raw('(select ?)', [databaseTime(db)])).delete()
    },
  }
}
