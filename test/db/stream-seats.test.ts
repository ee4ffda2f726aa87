import { expect } from 'chai'
import { connect } from '../../src/db/driver/connection.ts'
import { openDatabase } from '../../src/db/database.ts'
import { isPostgres } from '../../src/db/driver/dialect.ts'
import type { StreamSeat } from '../../src/db/stream-seats.ts'
import { newId } from '../../src/lib/ids.ts'
import { createTestDatabase } from '../../scripts/support/database.ts'

/** Lease that has already ended, in milliseconds. */
const expired = -1
const longMs = 600_000

async function open() {
  const place = await createTestDatabase()
  const database = await openDatabase(place.url)
  const db = connect(place.url)
  return {
    ...database.streamSeats,
    db,
    enter: async (seat: StreamSeat, perKey: number, perAddress: number, aliveMs = longMs) =>
      (await database.inTransaction(tx => tx.streamSeats.enter([seat], { perKey, perAddress }, aliveMs))).get(seat.id),
    enterAll: (all: readonly StreamSeat[], perKey: number, perAddress: number) =>
      database.inTransaction(tx => tx.streamSeats.enter(all, { perKey, perAddress }, longMs)),
    async [Symbol.asyncDispose]() {
      await db.destroy()
      await database.close()
      await place.drop()
    },
  }
}

const seatOf = (keyId: string, addressHash: string): StreamSeat => ({ id: newId(), keyId, addressHash })

describe('stream seats', () => {
  it('are limited exactly for each key and each address, among parallel streams', async () => {
    await using seats = await open()
    const names = ['a', 'b', 'c', 'd']

    const entered = await Promise.all(Array.from({ length: 96 }, async (_, index) => {
      const [keyId, address] = [names[index % 4]!, names[Math.floor(index / 4) % 3]!]
      return { keyId, address, full: await seats.enter(seatOf(keyId, address), 7, 9) }
    }))

    const taken = entered.filter(({ full }) => full === undefined)
    const count = (of: 'keyId' | 'address', name: string) => taken.filter(seat => seat[of] === name).length
    for (const name of names) expect(count('keyId', name), `key ${name}`).to.be.at.most(7)
    expect(names.slice(0, 3).map(name => count('address', name)), 'each address is full').to.deep.equal([9, 9, 9])
  })

  it('report which holder is full, the key first', async () => {
    await using seats = await open()
    await seats.enter(seatOf('a', 'x'), 1, 1)

    expect([
      await seats.enter(seatOf('a', 'x'), 1, 1),
      await seats.enter(seatOf('a', 'y'), 1, 1),
      await seats.enter(seatOf('b', 'x'), 1, 1),
      await seats.enter(seatOf('b', 'y'), 1, 1),
    ]).to.deep.equal(['key', 'key', 'address', undefined])
  })

  it('are limited exactly if several are taken together, in their order', async () => {
    await using seats = await open()
    await seats.enter(seatOf('a', 'x'), 3, 4)
    const together = [['a', 'x'], ['b', 'x'], ['a', 'y'], ['a', 'y'], ['b', 'x'], ['b', 'x'], ['b', 'y']] as const
    const all = together.map(([keyId, address]) => seatOf(keyId, address))

    const full = await seats.enterAll(all, 3, 4)

    expect(all.map(({ id }) => full.get(id))).to.deep.equal([
      undefined, undefined, undefined, 'key', undefined, 'address', undefined,
    ])
    expect(await seats.db('stream_seats').whereIn('id', all.map(({ id }) => id)).pluck('id')).to.have.members(
      [0, 1, 2, 4, 6].map(index => all[index]!.id),
    )
  })

  it('are free after they are removed, and after they expire', async () => {
    await using seats = await open()
    const removed = seatOf('a', 'x')
    await seats.enter(removed, 1, 10)
    await seats.remove([removed.id])
    const afterRemoval = await seats.enter(seatOf('a', 'x'), 1, 10, expired)
    const afterExpiry = await seats.enter(seatOf('a', 'x'), 1, 10)
    await seats.removeExpired()

    expect([afterRemoval, afterExpiry]).to.deep.equal([undefined, undefined])
    expect(await seats.enter(seatOf('a', 'x'), 1, 10)).to.equal('key')
  })

  it('are kept by a renewal, which reports missing ones, and can be restored', async () => {
    await using seats = await open()
    const all = Array.from({ length: 1_100 }, () => seatOf('a', 'x'))
    await seats.restore(all, expired)

    const missing = await seats.renew(all.map(({ id }) => id), longMs)
    const full = await seats.enter(seatOf('a', 'x'), 1_100, 2_000)
    await seats.remove(all.slice(0, 3).map(({ id }) => id))
    const gone = await seats.renew(all.map(({ id }) => id), longMs)
    await seats.restore(all.filter(({ id }) => gone.has(id)), longMs)
    await seats.restore(all.slice(0, 5), longMs)

    expect([missing.size, full, gone.size]).to.deep.equal([0, 'key', 3])
    expect(await seats.enter(seatOf('a', 'x'), 1_100, 2_000)).to.equal('key')
    expect(await seats.enter(seatOf('a', 'x'), 1_101, 2_000)).to.equal(undefined)
  })

  it('are an unlogged table on PostgreSQL', async function () {
    await using seats = await open()
    if (!isPostgres(seats.db)) return this.skip()

    expect(await seats.db('pg_class').where({ relname: 'stream_seats' }).pluck('relpersistence')).to.deep.equal(['u'])
  })
})
