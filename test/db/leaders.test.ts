import { expect } from 'chai'
import { createTestDatabase } from '../../scripts/support/database.ts'
import { openDatabase } from '../../src/db/database.ts'
import { until } from '../../scripts/support/until.ts'

describe('leaders', () => {
  it('let one of many lead, and the next one after its lease', async () => {
    await using place = await createTestDatabase()
    const database = await openDatabase(place.url)
    const { leaders } = database
    try {
      const names = Array.from({ length: 20 }, (_, index) => `process ${index}`)
      const raced = await Promise.all(names.map(name => leaders.lead(name, 600_000)))
      const leader = names[raced.indexOf(true)]!
      const again = await leaders.lead(leader, 1)
      await until(() => leaders.lead('next', 600_000))

      expect(raced.filter(Boolean)).to.have.length(1)
      expect([again, await leaders.lead(leader, 600_000)]).to.deep.equal([true, false])
    } finally {
      await database.close()
    }
  })

  it('let another lead at once after they resign, but not after another resigns', async () => {
    await using place = await createTestDatabase()
    const database = await openDatabase(place.url)
    const { leaders } = database
    try {
      await leaders.lead('one', 600_000)
      await leaders.resign('two')
      const early = await leaders.lead('two', 600_000)
      await leaders.resign('one')

      expect([early, await leaders.lead('two', 600_000)]).to.deep.equal([false, true])
    } finally {
      await database.close()
    }
  })
})
