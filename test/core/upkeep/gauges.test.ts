import { expect } from 'chai'
import { createGaugeReader } from '../../../src/core/upkeep/gauges.ts'
import { openDatabase, type Database } from '../../../src/db/database.ts'
import { createTestDatabase } from '../../../scripts/support/database.ts'

/** Runs `work` with a gauge reader on a store that counts its queries, and with a clock that the test sets. */
async function withGauges(
  work: (
    parts: {
      database: Database,
      asked: () => number,
      clock: { ms: number },
      read: ReturnType<typeof createGaugeReader>,
    },
  ) => Promise<void>,
  tookMs = 0,
) {
  const { url, drop } = await createTestDatabase()
  const database = await openDatabase(url)
  const clock = { ms: 0 }
  let asked = 0
  const searches: Database['searches'] = {
    ...database.searches,
    countByStatus() {
      asked++
      clock.ms += tookMs
      return database.searches.countByStatus()
    },
  }
  try {
    await work({
      database,
      asked: () => asked,
      clock,
      read: createGaugeReader({ database: { ...database, searches }, nowMs: () => clock.ms }),
    })
  } finally {
    await database.close()
    await drop()
  }
}

describe('the gauge reader', () => {
  it('returns 0 for everything that does not exist', () =>
    withGauges(async ({ read }) => {
      expect(await read()).to.deep.equal({
        searches: { pending: 0, processing: 0, finished: 0, error: 0 },
        temporarySearches: 0,
        shards: { due: 0, scheduled: 0, oldestMs: 0 },
        webhooks: { due: 0, scheduled: 0, oldestMs: 0 },
        duties: { due: 0, scheduled: 0, oldestMs: 0 },
        dutySuccesses: [],
      sourceHealth: [],
      })
    }))

  it('reads once for simultaneous calls, and again after five seconds', () =>
    withGauges(async ({ read, asked, clock }) => {
      await Promise.all([read(), read(), read()])
      clock.ms = 4_999
      await read()
      const early = asked()
      clock.ms = 5_000
      await read()

    expect([early, asked()]).to.deep.equal([1, 2])
  }))

  it('reads less often if a read takes longer', () => withGauges(async ({ read, asked, clock }) => {
    await read()
    clock.ms += 29_999
    await read()
    const early = asked()
    clock.ms += 1
    await read()

    expect([early, asked()]).to.deep.equal([1, 2])
  }, 300))

  it('resolves with undefined if the store does not answer', async () => {
    await withGauges(async ({ database, clock, read }) => {
      await read()
      clock.ms = 5_000
      await database.close()

      expect(await read()).to.equal(undefined)
    })
  })
})
