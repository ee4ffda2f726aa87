import { expect } from 'chai'
import { breaker, horizonMs } from '../../../src/sources/governor/budgets.ts'
import { paceOf } from '../../../src/sources/governor/origin-limits.ts'
import {
  closeDatabase,
  demand,
  fail,
  fast,
  inDatabase,
  inMemory,
  limit,
  published,
  unknown,
} from '../../support/budgets.ts'

const kinds = process.env['TEST_DATABASE_URL'] === undefined ? { inMemory } : { inMemory, inDatabase }

for (const [kind, create] of Object.entries(kinds)) {
  describe(`budgets ${kind === 'inMemory' ? 'in memory' : 'in PostgreSQL'}`, () => {
    after(closeDatabase)

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

      const beganMs = performance.now() // real clock: the table has that of the database
      await world.one.reserve(published, { want: 100, inFlight: 0, pace })
      const { waits } = await world.one.reserve(published, { want: 1_000, inFlight: 0, pace })
      const passedMs = performance.now() - beganMs // real clock: as above

      // One slot a millisecond: those of the horizon, and those of the time that passed. After a slow answer of the
      // table, the slots are later by as much.
      expect(waits.length).to.be.within(horizonMs * 0.7, horizonMs * 1.05 + 2 * passedMs)
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

    it('name the cause of the first failure and the time at which the breaker opened', async () => {
      for (const origin of [published, unknown]) {
        await using world = await create()
        await fail(world.one, origin, breaker.failures)
        await fail(world.one, origin, 1) // is not counted

        const refused = await world.other.reserve(origin, demand(1, 0, fast))
        await world.pass(breaker.openMs + 1)
        await world.other.reserve(origin, demand(1, 0, fast))
        await world.other.report(origin, { kind: 'failed', cause: 'the probe' }, true)
        const later = await world.one.reserve(origin, demand(1, 0, fast))

        expect(refused.opened?.cause).to.equal('cause 1')
        expect(refused.now - refused.opened!.at).to.be.within(-100, 5_000)
        expect(later).to.deep.include({ reason: 'breaker', failures: breaker.failures + 1 })
        expect(later.opened?.cause).to.equal('cause 1')
        expect(later.now - later.opened!.at).to.be.within(breaker.openMs - 100, breaker.openMs + 5_000)
      }
    })

    it('forget the cause after an answer', async () => {
      await using world = await create()
      await fail(world.one, published, breaker.failures)
      await world.pass(breaker.openMs + 1)
      await world.one.reserve(published, demand(1, 0, fast))
      await world.one.report(published, { kind: 'answered' }, true)
      for (const cause of ['new', ...Array.from({ length: breaker.failures - 1 }, () => 'later')]) {
        await world.one.report(published, { kind: 'failed', cause }, false)
      }

      const { opened } = await world.other.reserve(published, demand(1, 0, fast))

      expect(opened?.cause).to.equal('new')
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
