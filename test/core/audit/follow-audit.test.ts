import { expect } from 'chai'
import { createAudit } from '../../../src/core/audit/audit.ts'
import { followAudit } from '../../../src/core/audit/follow-audit.ts'
import { openDatabase, type Database } from '../../../src/db/database.ts'
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
  const follow = (limit: number, ...steps: Array<() => Promise<void>>) => followOutcome(undefined, limit, ...steps)

  async function followOutcome(
    outcome: string | undefined, limit: number, ...steps: Array<() => Promise<void>>
  ): Promise<string[]> {
    const clock = { now: () => new Date(at(1_000)) }
    const { list } = createAudit({ database, clock, keepDays: 365 })
    const stop = new AbortController()
    const pause = async () => {
      const step = steps.shift()
      if (step === undefined) stop.abort()
      else await step()
    }
    const found: string[] = []
    const following = {
      list,
      clock,
      pendingMs: 600_000,
      pause,
      signal: stop.signal,
    }
    for await (const record of followAudit({ since: at(0), limit, outcome }, following)) {
      found.push(`${record.id} ${record.outcome}`)
    }
    return found
  }

  it('begins with the newest records, and continues with each new one, once', async () => {
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

  const end = (id: string, outcome: string) => async () =>
    database.operatorActs.end(id, { accountId: null, subjects: [], count: 1, outcome })

  it('has a record that gets the requested outcome long after newer ones', async () => {
    await add('before', at(1))
    await add('long', at(100), 'started')
    await add('a1', at(300))
    await add('other', at(310), 'stopped')

    expect(await followOutcome(
      'ok',
      1,
      () => add('b1', at(500)),
      end('long', 'ok'),
      async () => undefined,
    )).to.deep.equal(['a1 ok', 'b1 ok', 'long ok'])
  })

  it('no longer waits for a record that is pending for longer than a search may take', async () => {
    await add('killed', at(1), 'started')
    await add('a1', at(300))

    expect(await follow(10, () => add('b1', at(700)), end('killed', 'ok')))
      .to.deep.equal(['killed started', 'a1 ok', 'b1 ok'])
  })

  it('has the records of other processes after one whose clock is ahead', async () => {
    await add('ahead', at(9_000))

    expect(await follow(10, () => add('a1', at(999)), () => add('a2', at(1_000))))
      .to.deep.equal(['ahead ok', 'a1 ok', 'a2 ok'])
  })

  it('begins with the first record if there is none yet', async () => {
    expect(await follow(10, async () => undefined, () => add('a1', at(1)))).to.deep.equal(['a1 ok'])
  })
})
