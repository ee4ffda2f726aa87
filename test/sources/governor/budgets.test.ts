import { expect } from 'chai'
import type { Knex } from 'knex'
import { createTestDatabase, type TestDatabase } from '../../../scripts/support/database.ts'
import { connect } from '../../../src/db/connection.ts'
import { openDatabase, type Database } from '../../../src/db/database.ts'
import type { SourceBudgetRepository } from '../../../src/db/source-budgets.ts'
import { breaker, horizonMs, type Budgets, type Demand } from '../../../src/sources/governor/budgets.ts'
import { createMemoryBudgets } from '../../../src/sources/governor/memory.ts'
import { paceOf, type OriginLimit } from '../../../src/sources/governor/origin-limits.ts'
import { createSharedBudgets } from '../../../src/sources/governor/shared.ts'

interface World extends AsyncDisposable {
  /** Budgets of two processes. In memory, both are the same. */
  one: Budgets
  other: Budgets
  /** Lets time pass, in milliseconds. */
  pass(ms: number): Promise<void>
}

const published = 'https://published.example'
const unknown = 'https://unknown.example'

// Periods are hours, so that the time that a statement takes does not matter.
const limit = { requests: 20, perMs: 3_600_000 }

/** A limit that no test reaches. */
const fast = { requests: 1_000, perMs: 1_000 }

const demand = (want: number, inFlight = 0, of: OriginLimit = limit): Demand => ({ want, inFlight, pace: paceOf(of) })

async function inMemory(): Promise<World> {
  let now = 1_000_000
  const budgets = createMemoryBudgets({ now: () => now })
  return {
    one: budgets,
    other: budgets,
    async pass(ms) { now += ms },
    async [Symbol.asyncDispose]() { /* nothing to close */ },
  }
}

let shared: { place: TestDatabase, database: Database, db: Knex } | undefined

/** Opens the database that the tests of this file share. */
async function open() {
  const place = await createTestDatabase()
  return { place, database: await openDatabase(place.url), db: connect(place.url) }
}

after(async () => {
  await shared?.db.destroy()
  await shared?.database.close()
  await shared?.place.drop()
})

/** Two processes with one database. Time passes by moving all times of the table back. */
async function inDatabase(): Promise<World & { origins(): Promise<string[]> }> {
  const { database, db } = shared ??= await open()
  await db('source_budgets').delete()
  let now = 1_000_000
  const process = (holder: string) => createSharedBudgets({
    table: database.sourceBudgets!,
    local: createMemoryBudgets({ now: () => now }),
    published: new Set([published]),
    hide: async origin => `hidden ${origin.length}`,
    exit: 'direct',
    holder,
    onAway: error => { console.error(error) },
  })
  const [one, other] = [process('one'), process('other')]
  return {
    one,
    other,
    origins: () => db('source_budgets').pluck('origin'),
    async pass(ms) {
      now += ms
      await db.raw(`update source_budgets set next_at = next_at - :ms, blocked_until = blocked_until - :ms,
        open_until = open_until - :ms, failed_at = failed_at - :ms,
        holders = (select coalesce(jsonb_object_agg(key,
          jsonb_build_array(value -> 0, (value ->> 1)::float8 - :ms)), '{}') from jsonb_each(holders))`, { ms })
    },
    async [Symbol.asyncDispose]() {
      one.close()
      other.close()
    },
  }
}

async function fail(budgets: Budgets, origin: string, times: number, isProbe = false): Promise<void> {
  for (let count = 0; count < times; count++) await budgets.report(origin, { kind: 'failed' }, isProbe)
}

const kinds = process.env['TEST_DATABASE_URL'] === undefined ? { inMemory } : { inMemory, inDatabase }

for (const [kind, create] of Object.entries(kinds)) {
  describe(`budgets ${kind === 'inMemory' ? 'in memory' : 'in PostgreSQL'}`, () => {
    it('reserve a burst at once, then no slot until the time that they name', async () => {
      await using world = await create()
      const { intervalMs } = paceOf(limit)

      const burst = await world.one.reserve(published, demand(5))
      const refused = await world.other.reserve(published, demand(1))
      await world.pass(refused.againMs + 1)
      const later = await world.other.reserve(published, demand(5))

      expect(burst.waits).to.deep.equal([0, 0])
      expect(refused).to.deep.include({ waits: [], reason: 'rate' })
      expect(refused.againMs).to.be.within(intervalMs * 0.9, intervalMs)
      expect(later.waits).to.have.length(1)
      expect(later.waits[0]).to.be.within(0, 200)
    })

    it('reserve each slot once for demands that arrive together', async () => {
      await using world = await create()

      const wanted = demand(1, 0, { requests: 100, perMs: 3_600_000 })
      const reservations = await Promise.all(Array.from({ length: 20 }, async (_, index) =>
        (index % 2 === 0 ? world.one : world.other).reserve(published, wanted)))

      expect(reservations.flatMap(({ waits }) => waits)).to.have.length(10)
    })

    it('reserve slots of a fast origin in advance', async () => {
      await using world = await create()
      const pace = paceOf({ requests: 1_000, perMs: 1_000 })

      await world.one.reserve(published, { want: 100, inFlight: 0, pace })
      const { waits } = await world.one.reserve(published, { want: 1_000, inFlight: 0, pace })

      expect(waits.length).to.be.within(horizonMs * 0.7, horizonMs * 1.05) // one slot a millisecond
      for (const [index, wait] of waits.slice(1).entries()) {
        expect(wait - waits[index]!).to.be.within(0, pace.intervalMs + 0.01)
      }
    })

    for (const [name, origin] of Object.entries({ published, unknown })) {
      it(`reserve no slot of an origin (${name}) during its Retry-After, in any process`, async () => {
        await using world = await create()
        await world.one.reserve(origin, demand(1))

        await world.one.report(origin, { kind: 'retry_after', ms: 600_000 }, false)
        const refused = await world.other.reserve(origin, demand(1))
        await world.pass(601_000)
        const later = await world.other.reserve(origin, demand(1))

        expect(refused).to.deep.include({ waits: [], reason: 'retry_after' })
        expect(refused.againMs).to.be.within(500_000, 600_000)
        expect(later.waits).to.have.length(1)
      })

      it(`open the breaker of an origin (${name}) after failures in a row, and allow one probe at a time`, async () => {
        await using world = await create()
        await fail(world.one, origin, breaker.failures)

        const refused = await world.other.reserve(origin, demand(3))
        await world.pass(breaker.openMs + 1)
        const probe = await world.other.reserve(origin, demand(3))
        const second = await world.one.reserve(origin, demand(3))
        await world.other.report(origin, { kind: 'answered' }, true)
        const closed = await world.other.reserve(origin, demand(1))

        expect(refused).to.deep.include({ waits: [], reason: 'breaker', failures: breaker.failures })
        expect(refused.againMs).to.be.within(1, breaker.openMs)
        expect(probe).to.deep.include({ waits: [0], isProbe: true })
        expect(second).to.deep.include({ waits: [], reason: 'breaker' })
        expect(closed.waits).to.have.length(1)
        expect(closed.isProbe).to.equal(false)
      })
    }

    it('open the breaker for a growing time, at most a minute, and ignore late failures', async () => {
      await using world = await create()
      await fail(world.one, published, breaker.failures)
      const times: number[] = []

      for (let round = 0; round < 6; round++) {
        await fail(world.one, published, 3)
        const { againMs } = await world.one.reserve(published, demand(1, 0, fast))
        times.push(Math.ceil(againMs / 5_000) * 5)
        await world.pass(againMs + 1)
        const { isProbe } = await world.other.reserve(published, demand(1, 0, fast))
        expect(isProbe).to.equal(true)
        await fail(world.other, published, 1, true)
      }

      expect(times).to.deep.equal([5, 10, 20, 40, 60, 60])
    })

    it('allow another probe if the first was not sent, or if its process has died', async () => {
      await using world = await create()
      await fail(world.one, published, breaker.failures)
      await world.pass(breaker.openMs + 1)

      await world.one.reserve(published, demand(1, 0, fast))
      await world.one.report(published, { kind: 'not_sent' }, true)
      const again = await world.other.reserve(published, demand(1, 0, fast))
      await world.pass(breaker.probeMs + 1)
      const after = await world.one.reserve(published, demand(1, 0, fast))

      expect([again.isProbe, after.isProbe]).to.deep.equal([true, true])
    })

    it('do not open the breaker for failures with an answer or a minute between them', async () => {
      await using world = await create()

      await fail(world.one, published, breaker.failures - 1)
      await world.one.report(published, { kind: 'answered' }, false)
      await fail(world.one, published, breaker.failures - 1)
      await world.pass(breaker.memoryMs + 1)
      await fail(world.one, published, 1)
      const { waits } = await world.one.reserve(published, demand(1))

      expect(waits).to.have.length(1)
    })

    it('reserve no more slots than the concurrency that an origin allows', async () => {
      await using world = await create()
      const two = { ...fast, concurrent: 2 }

      const { waits } = await world.one.reserve(published, demand(5, 0, two))
      const refused = await world.one.reserve(published, demand(1, 2, two))
      await world.one.hold(published, 1)
      const freed = await world.one.reserve(published, demand(1, 1, two))

      expect(waits).to.have.length(2)
      expect(refused).to.deep.include({ waits: [], reason: 'concurrency' })
      expect(freed.waits).to.have.length(1)
    })
  })
}

describe('budgets of several processes', () => {
  before(function () {
    if (process.env['TEST_DATABASE_URL'] === undefined) this.skip() // SQLite has one process
  })

  it('count the concurrent requests of all of them, until a process has died', async () => {
    await using world = await inDatabase()
    const two = { ...fast, concurrent: 2 }

    await world.one.reserve(published, demand(2, 0, two))
    const full = await world.other.reserve(published, demand(1, 0, two))
    await world.one.hold(published, 1)
    const freed = await world.other.reserve(published, demand(1, 0, two))
    await world.pass(60_000)
    const afterDeath = await world.other.reserve(published, demand(1, 1, two))

    expect(full).to.deep.include({ waits: [], reason: 'concurrency' })
    expect([freed.waits, afterDeath.waits].map(({ length }) => length)).to.deep.equal([1, 1])
  })

  for (const origin of [published, unknown]) {
    it(`do not open the breaker of an origin (${origin}) that answered another process in between`, async () => {
      await using world = await inDatabase()

      await fail(world.one, origin, breaker.failures - 1)
      await world.other.report(origin, { kind: 'answered' }, false)
      await fail(world.one, origin, 1)
      const { waits } = await world.other.reserve(origin, demand(1))

      expect(waits).to.have.length(1)
    })
  }

  it('list no origin whose failures no longer count', async () => {
    await using world = await inDatabase()
    const limits = { maxFailures: breaker.failures, memoryMs: breaker.memoryMs }
    const list = () => shared!.database.sourceBudgets!.listTroubled('direct', limits)
    await fail(world.one, unknown, breaker.failures - 1)
    await fail(world.one, published, breaker.failures)

    const before = await list()
    await world.pass(breaker.memoryMs + 1)
    const after = await list()

    expect(before).to.have.deep.members([{ origin: 'hidden 23', closed: false }, { origin: published, closed: true }])
    expect(after).to.deep.equal([{ origin: published, closed: true }])
  })

  it('store the origins that publish no limit only in the hidden form', async () => {
    await using world = await inDatabase()

    await world.one.report(unknown, { kind: 'retry_after', ms: 600_000 }, false)
    await world.one.reserve(unknown, demand(1))
    await world.one.reserve(published, demand(1))

    expect(await world.origins()).to.have.members([published, 'hidden 23'])
  })

  it('use their own rules while the table does not respond', async () => {
    const never = new Promise<never>(() => undefined)
    let asked = 0
    let away = 0
    const table = new Proxy({}, {
      get: () => () => {
        asked++
        return never
      },
    }) as SourceBudgetRepository
    const budgets = createSharedBudgets({
      table,
      local: createMemoryBudgets(),
      published: new Set([published]),
      hide: async origin => origin,
      exit: 'direct',
      holder: 'one',
      onAway: () => away++,
    })

    const first = await budgets.reserve(published, demand(1))
    const next = await budgets.reserve(published, demand(5))
    await budgets.report(published, { kind: 'retry_after', ms: 60_000 }, false)
    const blocked = await budgets.reserve(published, demand(1))
    budgets.close()

    expect([asked, away]).to.deep.equal([1, 1])
    expect([first.waits, next.waits]).to.deep.equal([[0], [0]])
    expect(blocked.reason).to.equal('retry_after')
  })
})
