import { expect } from 'chai'
import { createFirstAccount } from '../../../src/core/access/first-account.ts'
import { createKeys } from '../../../src/core/access/keys.ts'
import { openDatabase } from '../../../src/db/database.ts'
import { createTestDatabase } from '../../../scripts/support/database.ts'
import { createTestClock } from '../../support/clock.ts'

describe('the account of the first start', () => {
  it('has one key, which may manage the account, and is created once', async () => {
    await using stage = await createTestDatabase()
    const database = await openDatabase(stage.url)
    const parts = { database, clock: createTestClock(), mode: 'live' } as const

    const first = await createFirstAccount(parts)
    const second = await createFirstAccount(parts)

    const keys = createKeys(parts)
    expect((await keys.list()).map(({ label, manage }) => [label, manage])).to.deep.equal([['first start', true]])
    expect((await keys.authenticate(`Bearer ${first!.secret}`, '127.0.0.1')).manage).to.equal(true)
    expect(second).to.equal(undefined)
    await database.close()
  })
})
