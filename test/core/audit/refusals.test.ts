import { expect } from 'chai'
import { createRefusals } from '../../../src/core/audit/audit.ts'
import { openDatabase } from '../../../src/db/database.ts'
import { queryBlocked, validationError } from '../../../src/errors.ts'
import { createLog } from '../../../src/lib/log.ts'
import { createTestClock } from '../../support/clock.ts'
import { createTestDatabase } from '../../../scripts/support/database.ts'
import { noLimits } from '../../support/no-limits.ts'

const callerOf = (keyId: string) => ({
  keyId,
  accountId: 'acme',
  ...noLimits,
  manage: false,
  plan: null,
  startedAt: null,
})
const searchIn = (...sources: string[]) => ({
  method: 'POST',
  operation: 'createSearch',
  body: { query: { type: 'Pseudonym', value: 'canary' }, leaks: { mode: 'selected', sources } },
})

describe('createRefusals', () => {
  it('counts every refusal, in a bounded number of records for each key', async () => {
    await using stage = await createTestDatabase()
    const database = await openDatabase(stage.url)
    const refusals = createRefusals({
      database,
      clock: createTestClock(),
      log: createLog({ level: 'silent' }),
      everyMs: 60_000,
    })

    for (let time = 0; time < 60; time++) refusals.add(callerOf('loud'), searchIn(`source-${time}`), queryBlocked())
    for (let time = 0; time < 3; time++) refusals.add(callerOf('other'), searchIn('b', 'a', 'b'), queryBlocked())
    refusals.add(callerOf('other'), searchIn('a'), validationError())
    refusals.add(callerOf('other'), { ...searchIn('a'), method: 'GET' }, queryBlocked())
    await refusals.close()

    const records = await database.audit.listNewest({ since: '' }, 1_000)
    const [loud, other] = ['loud', 'other'].map(key => records.filter(({ keyId }) => keyId === key))
    expect(loud).to.have.lengthOf(21)
    expect(loud!.reduce((sum, { count }) => sum + count, 0)).to.equal(60)
    expect(other).to.have.lengthOf(1)
    expect(other![0]).to.deep.include({
      outcome: 'QUERY_BLOCKED',
      queryType: 'Pseudonym',
      leakSources: ['a', 'b'],
      cost: 0,
      count: 3,
    })
    expect(JSON.stringify(records)).not.to.include('canary')
    await database.close()
  })
})
