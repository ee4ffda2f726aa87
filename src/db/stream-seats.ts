import type { Knex } from 'knex'
import { databaseTime, lockForTransaction } from './driver/dialect.ts'
import { insertRows } from './driver/insert-rows.ts'
import { createStatement } from './driver/statement.ts'

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

  /** Counts the open streams of these keys or addresses. */
  async function count(countOpen: typeof countOfKeys, open: Map<string, number>): Promise<void> {
    const rows = await countOpen(db, JSON.stringify([...open.keys()]))
    for (const row of rows) open.set(row.holder, Number(row.count))
  }

  return {
    /**
     * Takes seats for `aliveMs` milliseconds, in the order of the list. If the key or the address of one has none left,
     * it takes no seat, and the result says which of them is full. Must run in a transaction, which holds locks of all
     * keys and addresses until it ends.
     */
    async enter(
      seats: readonly StreamSeat[], { perKey, perAddress }: StreamLimits, aliveMs: number,
    ): Promise<Map<string, 'key' | 'address'>> {
      const ofKey = new Map(seats.map(({ keyId }) => [keyId, 0]))
      const ofAddress = new Map(seats.map(({ addressHash }) => [addressHash, 0]))
      // always in this order, so that two transactions cannot wait for each other
      for (const keyId of [...ofKey.keys()].sort()) await lockForTransaction(db, `stream key ${keyId}`)
      for (const hash of [...ofAddress.keys()].sort()) await lockForTransaction(db, `stream address ${hash}`)
      await count(countOfKeys, ofKey)
      await count(countOfAddresses, ofAddress)
      const full = new Map<string, 'key' | 'address'>()
      const taken: StreamSeat[] = []
      for (const seat of seats) {
        const [open, openOfAddress] = [ofKey.get(seat.keyId)!, ofAddress.get(seat.addressHash)!]
        if (open >= perKey) full.set(seat.id, 'key')
        else if (openOfAddress >= perAddress) full.set(seat.id, 'address')
        else {
          ofKey.set(seat.keyId, open + 1)
          ofAddress.set(seat.addressHash, openOfAddress + 1)
          taken.push(seat)
        }
      }
      await insertRows(db, 'stream_seats', taken.map(seat => toRow(seat, aliveMs)))
      return full
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
      await removed(db, JSON.stringify(ids))
    },

    async removeExpired(): Promise<void> {
      await db('stream_seats').where('alive_until', '<', db.raw('(select ?)', [databaseTime(db)])).delete()
    },
  }
}

const countBy = (column: 'key_id' | 'address_hash') =>
  createStatement<{ holder: string, count: number | string }>(({ time, among }) => `
    select ${column} as holder, count(*) as count from stream_seats
    where ${column} ${among} and alive_until >= (select ${time()})
    group by ${column}`)

const countOfKeys = countBy('key_id')
const countOfAddresses = countBy('address_hash')

const removed = createStatement(({ among }) => `delete from stream_seats where id ${among}`)
