import { expect } from 'chai'
import { createTestDatabase } from '../../scripts/support/database.ts'
import { createAccounts } from '../../src/core/access/accounts.ts'
import { createKeys } from '../../src/core/access/keys.ts'
import { createPlans } from '../../src/core/access/plans.ts'
import { openDatabase } from '../../src/db/database.ts'
import { createTestClock } from '../support/clock.ts'

describe('createKeys', () => {
  it('refuses a key two seconds after another process revoked it', async () => {
    await using stage = await createTestDatabase()
    const database = await openDatabase(stage.url)
    const clock = createTestClock()
    const parts = { database, clock, mode: 'test' as const }
    const [one, other] = [createKeys(parts), createKeys(parts)]
    const { id } = await createAccounts({ database, clock }).create('sam@example.com')
    await createPlans({ database, clock }).set(id, 'business')
    const { key, secret } = await other.create(id)
    const status = async () => {
      try {
        return (await one.authenticate(`Bearer ${secret}`, '192.0.2.1')).keyId === key.id ? 'accepted' : 'other key'
      } catch (error) {
        return (error as { code: string }).code
      }
    }

    const first = await status()
    await other.revoke(key.id)
    clock.advance(1_999)
    const cached = await status()
    clock.advance(1)

    expect([first, cached, await status()]).to.deep.equal(['accepted', 'accepted', 'UNAUTHORIZED'])
    await database.close()
  })
})
