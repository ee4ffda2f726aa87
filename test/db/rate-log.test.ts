import { expect } from 'chai'
import fc from 'fast-check'
import { createAccounts } from '../../src/core/access/accounts.ts'
import { connect } from '../../src/db/driver/connection.ts'
import { openDatabase, type Repositories } from '../../src/db/database.ts'
import { isPostgres } from '../../src/db/driver/dialect.ts'
import type { RateTake } from '../../src/db/rate-log.ts'
import { systemClock, type Clock } from '../../src/lib/clock.ts'
import { createTestDatabase } from '../../scripts/support/database.ts'
import { createTestClock } from '../support/clock.ts'

const minuteMs = 60_000

async function take(tx: Repositories, subject: string, max: number): Promise<RateTake> {
  const { store, ...granted } = await tx.rateLog.grant(subject, max)
  await store()
  return granted
}

async function open(clock?: Clock) {
  const place = await createTestDatabase()
  const database = await openDatabase(place.url, { clock })
  const db = connect(place.url)
  return {
    database,
    db,
    take: (subject: string, max: number) => database.inTransaction(tx => take(tx, subject, max)),
    takeMany: (wanted: Record<string, number>, max: number) =>
      database.inTransaction(tx => tx.rateLog.takeMany(new Map(Object.entries(wanted)), max)),
    peek: (subject: string, max: number) => database.rateLog.peek(subject, max),
    countRows: async () => (await db('rate_log').select()).length,
    async [Symbol.asyncDispose]() {
      await db.destroy()
      await database.close()
      await place.drop()
    },
  }
}

/** The sliding window, with the times of all granted requests in memory. */
function createModel() {
  const times: number[] = []
  const inWindow = (nowMs: number) => times.filter(time => time > nowMs - minuteMs)
  const stateOf = (max: number, nowMs: number) => {
    const counted = inWindow(nowMs)
    const remaining = Math.max(0, max - counted.length)
    const freeing = max === 0 && counted.length > 0 ? undefined : counted[Math.max(0, counted.length - max)]
    return { remaining, resetMs: (freeing ?? nowMs) + minuteMs, nowMs }
  }
  return {
    peek: stateOf,
    take(wanted: number, max: number, nowMs: number) {
      const granted = Math.min(wanted, Math.max(0, max - inWindow(nowMs).length))
      for (let one = 0; one < granted; one++) times.push(nowMs)
      return { granted, ...stateOf(max, nowMs) }
    },
  }
}

describe('rate log', () => {
  it('agrees with a window in memory for any requests, waits and limits', async () => {
    const clock = createTestClock()
    await using log = await open(clock)
    const step = fc.record({
      waitMs: fc.nat({ max: 25_000 }),
      wanted: fc.integer({ min: 0, max: 4 }),
      max: fc.integer({ min: 0, max: 5 }),
      swept: fc.boolean(),
    })
    let run = 0

    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async steps => {
        const subject = `subject ${++run}`
        const model = createModel()
        for (const { waitMs, wanted, max, swept } of steps) {
          clock.advance(waitMs)
          const nowMs = clock.now().getTime()
          if (swept) await log.database.rateLog.removeExpired()
          if (wanted === 0) expect(await log.peek(subject, max)).to.deep.equal(model.peek(max, nowMs))
          else if (wanted === 1) expect(await log.take(subject, max)).to.deep.equal(model.take(1, max, nowMs))
          else {
            expect((await log.takeMany({ [subject]: wanted }, max)).get(subject))
              .to.deep.equal(model.take(wanted, max, nowMs))
          }
        }
      }),
      { numRuns: 40 },
    )
  })

  it('grants exactly the limit to parallel transactions that lock the account', async () => {
    await using log = await open()
    const { id } = await createAccounts({ database: log.database, clock: systemClock }).create('sam@example.com')

    const takes = await Promise.all(Array.from({ length: 100 }, () => log.database.inTransaction(async tx => {
      await tx.accounts.lock(id)
      return take(tx, id, 20)
    })))

    const granted = takes.filter(take => take.granted === 1)
    expect(granted.map(({ remaining }) => remaining).sort((a, b) => a - b)).to.deep.equal([...Array(20).keys()])
    expect(new Set(takes.map(({ resetMs }) => resetMs)).size, 'one reset for all').to.equal(1)
    expect(await log.countRows()).to.equal(20)
  })

  it('grants exactly the limit to parallel batches, each subject by itself', async () => {
    await using log = await open()

    const batches = await Promise.all(Array.from({ length: 30 }, () => log.takeMany({ one: 3, other: 1 }, 50)))

    const granted = (subject: string) =>
      batches.reduce((sum, batch) => sum + batch.get(subject)!.granted, 0)
    expect([granted('one'), granted('other')]).to.deep.equal([50, 30])
    expect(await log.countRows()).to.equal(80)
  })

  it('does not count a request whose transaction is rolled back', async () => {
    await using log = await open()

    const refused = await log.database.inTransaction(async tx => {
      await take(tx, 'one', 1)
      throw new Error('refused')
    }).catch((error: Error) => error.message)

    expect(refused).to.equal('refused')
    expect(await log.take('one', 1)).to.include({ granted: 1, remaining: 0 })
  })

  it('counts by the clock of the database, also if that was set back', async () => {
    await using log = await open()
    const moveRows = async (ms: number) => {
      for (const { taken_at } of await log.db('rate_log').select<Array<{ taken_at: string }>>()) {
        await log.db('rate_log').where({ taken_at })
          .update({ taken_at: new Date(Date.parse(taken_at) + ms).toISOString() })
      }
    }
    const first = await log.take('one', 1)
    const second = await log.take('one', 1)

    await moveRows(-30_000)
    const later = await log.take('one', 1)
    await moveRows(-30_000)
    const third = await log.take('one', 1)
    await moveRows(600_000)
    const setBack = await log.take('one', 1)
    await log.database.rateLog.removeExpired()

    expect([first, second, later, third, setBack].map(({ granted }) => granted)).to.deep.equal([1, 0, 0, 1, 1])
    // real clock: the databases of the tests are on this machine
    expect(Math.abs(first.nowMs - Date.now())).to.be.below(30_000)
    expect(later.resetMs).to.equal(first.resetMs - 30_000)
    expect(await log.countRows()).to.equal(1)
  })

  it('is an unlogged table on PostgreSQL', async function () {
    await using log = await open()
    if (!isPostgres(log.db)) return this.skip()

    expect(await log.db('pg_class').where({ relname: 'rate_log' }).pluck('relpersistence')).to.deep.equal(['u'])
  })
})
