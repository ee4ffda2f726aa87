import { expect } from 'chai'
import { createTestDatabase } from '../../scripts/support/database.ts'
import { onDatabase } from '../../scripts/support/tables.ts'
import { until } from '../../scripts/support/until.ts'
import { openDatabase, type Database } from '../../src/db/database.ts'

const [first, second] = ['a', 'b'].map(digit => digit.repeat(64)) as [string, string]
const entry = (key: string, expiresAt: string) => ({ key, content: 'x', expiresAt })
const removals: Record<string, (database: Database) => Promise<void>> = {
  removeExpired: ({ moduleCache }) => moduleCache.removeExpired('2026'),
  remove: ({ moduleCache }) => moduleCache.remove([first, second]),
}

describe('createModuleCacheRepository', () => {
  for (const [name, remove] of Object.entries(removals)) {
    it(`lets ${name} and the storing of the same answers wait for each other without a deadlock`, async function () {
      if (process.env['TEST_DATABASE_URL'] === undefined) this.skip() // SQLite has one writer at a time
      await using test = await createTestDatabase()
      const database = await openDatabase(test.url)
      // PostgreSQL reads a small table in the order of its rows
      for (const key of [second, first]) await database.moduleCache.put([entry(key, '2020')])
      let removal: Promise<void> | undefined

      await database.inTransaction(async tx => {
        await tx.moduleCache.put([entry(first, '2030')])
        removal = remove(database)
        removal.catch(() => undefined)
        await until('the removal waits', () => onDatabase({ databaseUrl: test.url }, async db =>
          (await db('pg_stat_activity').whereRaw('datname = current_database()').where({ wait_event_type: 'Lock' })
            .select('pid')).length > 0))
        await tx.moduleCache.put([entry(second, '2030')])
      })

      await removal
      const stored = await Promise.all([first, second].map(key => database.moduleCache.get(key, '2026')))
      expect(stored).to.deep.equal(name === 'remove' ? [undefined, undefined] : ['x', 'x'])
      await database.close()
    })
  }
})
