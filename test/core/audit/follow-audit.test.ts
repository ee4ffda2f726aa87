import { expect } from 'chai'
import { createAudit } from '../../../src/core/audit/audit.ts'
import { followAudit } from '../../../src/core/audit/follow-audit.ts'
import { openDatabase, type Database } from '../../../src/db/database.ts'
import { systemClock } from '../../../src/lib/clock.ts'
import { createTestDatabase, type TestDatabase } from '../../../scripts/support/database.ts'

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 27, 10, 0, seconds)).toISOString()

describe('following the audit', () => {
  let test: TestDatabase
  let database: Database
  beforeEach(async () => {
    test = await createTestDatabase()
    database = await openDatabase(test.url)
  })
  afterEach(async () => {
    await database.close()
    await test.drop()
  })

  const add = (id: string, createdAt: string, outcome = 'ok') => database.operatorActs.insert({
    id,
    createdAt,
    operator: 'sam@host',
    operation: 'keys create',
    accountId: null,
    subjects: [],
    count: 1,
    outcome,
  })

  /** Follows until `steps` are done, each in one pause. Returns the ids and outcomes of the records in their order. */
  async function follow(limit: number, ...steps: Array<() => Promise<void>>): Promise<string[]> {
    const { list } = createAudit({ database, clock: systemClock, keepDays: 365 })
    const stop = new AbortController()
    const pause = async () => {
      const step = steps.shift()
      if (step === undefined) stop.abort()
      else await step()
    }
    const found: string[] = []
    for await (const { id, outcome } of followAudit({ since: at(0), limit }, { list, pause, signal: stop.signal })) {
      found.push(`${id} ${outcome}`)
    }
    return found
  }

  it('begins with the newest records, and goes on with each new one, once', async () => {
    for (const second of [1, 2, 3]) await add(`a${second}`, at(second))

    expect(await follow(
      2,
      () => add('b1', at(4)),
      async () => undefined,
      async () => {
        await add('b2', at(5))
        await add('b3', at(5))
      },
    )).to.deep.equal(['a2 ok', 'a3 ok', 'b1 ok', 'b2 ok', 'b3 ok'])
  })

  it('has records that are stored late, and outcomes that change, within a minute of the newest record', async () => {
    await add('a1', at(100), 'started')

    expect(await follow(
      10,
      () => add('late', at(70)),
      () => database.operatorActs.end('a1', { accountId: null, subjects: [], count: 1, outcome: 'ok' }),
      () => add('too late', at(30)),
      () => add('b1', at(200)),
      () => database.operatorActs.end('a1', { accountId: null, subjects: [], count: 1, outcome: 'stopped' }),
    )).to.deep.equal(['a1 started', 'late ok', 'a1 ok', 'b1 ok'])
  })

  it('begins with the first record if there is none yet', async () => {
    expect(await follow(10, async () => undefined, () => add('a1', at(1)))).to.deep.equal(['a1 ok'])
  })
})
