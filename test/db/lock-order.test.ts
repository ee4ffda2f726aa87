import { expect } from 'chai'
import type { Database } from '../../src/db/database.ts'
import { insertAccount, newSearch, newWatch, openStored } from '../support/stored.ts'
import { until } from '../../scripts/support/until.ts'

const at = '2026-11-20T10:00:00.000Z'
const ids = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'] as const

const changes: ReadonlyArray<readonly [table: string, name: string, change: (on: Database) => Promise<void>]> = [
  ['watches', 'hide', ({ watches }) => watches.hide(ids, at)],
  ['watches', 'moveRadar', ({ watches }) => watches.moveRadar(ids, 1)],
  ['searches', 'hide', ({ searches }) => searches.hide(ids, at)],
]

describe('a statement that changes several rows', () => {
  /** Creates a database with two watches of a domain, and two searches. Those with the higher id are stored first. */
  async function startWithTwo() {
    const stored = await openStored()
    const { database, db } = stored
    await insertAccount(db, 'account')
    for (const id of ids.toReversed()) {
      await database.watches.insert(newWatch('account', { id, domain: 'example.com' }))
      await database.searches.insert(newSearch('account', id), 'sam')
    }
    return stored
  }

  for (const [table, name, change] of changes) {
    it(`locks the ${table} of ${name} in the order of their ids, as their deletion does`, async function () {
      if (process.env['TEST_DATABASE_URL'] === undefined) this.skip() // SQLite has one connection
      await using stage = await startWithTwo()
      const { db, database } = stage
      const isBlocked = async () =>
        (await db('pg_stat_activity').whereRaw('datname = current_database()').where({ wait_event_type: 'Lock' })
          .select('pid')).length > 0

      const deletion = await db.transaction()
      await deletion(table).where({ id: ids[0] }).forUpdate().first()
      const changed = change(database).then(() => 'changed', ({ code }: { code: string }) => code)
      await until(isBlocked)
      const locked = await deletion(table).where({ id: ids[1] }).forUpdate().first()
        .then(() => 'locked', ({ code }: { code: string }) => code)
      await deletion.commit()

      expect([locked, await changed]).to.deep.equal(['locked', 'changed'])
    })
  }
})
