import { expect } from 'chai'
import type { SourceBudgetRepository } from '../../../src/db/source-budgets.ts'
import { breaker } from '../../../src/sources/governor/budgets.ts'
import { createMemoryBudgets } from '../../../src/sources/governor/memory.ts'
import { createSharedBudgets } from '../../../src/sources/governor/shared.ts'
import { closeDatabase, demand, fail, fast, inDatabase, published, unknown } from '../../support/budgets.ts'

describe('budgets of several processes', () => {
  before(function () {
    if (process.env['TEST_DATABASE_URL'] === undefined) this.skip() // SQLite has one process
  })
  after(closeDatabase)

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
    const list = () => world.table.listTroubled('direct', limits)
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
