import { expect } from 'chai'
import { createAddressHash } from '../../../src/core/access/address-hash.ts'
import { createServiceKeys } from '../../../src/core/service-keys.ts'
import { createWrongKeys } from '../../../src/core/access/wrong-keys.ts'
import { openDatabase, type Database } from '../../../src/db/database.ts'
import { createSealer } from '../../../src/lib/sealed.ts'
import { createTestDatabase } from '../../../scripts/support/database.ts'
import { createTestClock } from '../../support/clock.ts'

/** Two processes on one database, which count their transactions together. */
async function open(perMinute: number) {
  const place = await createTestDatabase()
  const clock = createTestClock()
  const database = await openDatabase(place.url, { clock })
  const serviceKeys = createServiceKeys({ database, sealer: () => createSealer(() => ['a'.repeat(32)]) })
  await serviceKeys.get('address')
  let transactions = 0
  const counted: Database = {
    ...database,
    inTransaction(work) {
      transactions++
      return database.inTransaction(work)
    },
  }
  const parts = { database: counted, clock, hashAddress: createAddressHash({ serviceKeys }), perMinute }
  const processes = [createWrongKeys(parts), createWrongKeys(parts)]
  return {
    clock,
    get transactions() { return transactions },
    /** Counts wrong keys of an address at once, in both processes by turns. Returns how many are refused. */
    async send(address: string, times: number): Promise<number> {
      const results = await Promise.all(Array.from({ length: times }, (_, index) =>
        processes[index % 2]!.count(address).then(() => 'counted', (error: { code: string }) => error.code)))
      const refused = results.filter(result => result === 'RATE_LIMIT_RPM_EXCEEDED').length
      expect(results.filter(result => result === 'counted')).to.have.lengthOf(times - refused)
      return refused
    },
    async [Symbol.asyncDispose]() {
      await database.close()
      await place.drop()
    },
  }
}

describe('wrong keys', () => {
  it('are refused over the limit, by address, and allowed again a minute later', async () => {
    await using stage = await open(5)

    const refused = [await stage.send('192.0.2.1', 20), await stage.send('192.0.2.2', 6)]
    stage.clock.advance(59_999)
    const within = await stage.send('192.0.2.1', 1)
    stage.clock.advance(1)
    const later = await stage.send('192.0.2.1', 7)

    expect([...refused, within, later]).to.deep.equal([15, 1, 1, 2])
  })

  it('of a flood cost a few transactions, and none after a refusal', async () => {
    await using stage = await open(30)

    const refused = await stage.send('192.0.2.1', 2_000)
    const { transactions } = stage
    await stage.send('192.0.2.1', 2_000)
    await stage.send('192.0.2.1', 2_000)

    expect(refused).to.equal(1_970)
    expect(transactions).to.be.at.most(12)
    expect(stage.transactions).to.equal(transactions)
  })

  it('of many addresses share transactions', async () => {
    await using stage = await open(30)

    await Promise.all(Array.from({ length: 1_000 }, (_, index) => stage.send(`2001:db8:${index}::1`, 2)))

    expect(stage.transactions).to.be.at.most(20)
  })
})
