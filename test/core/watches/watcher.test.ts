import { setImmediate as turn } from 'node:timers/promises'
import { expect } from 'chai'
import { createWatcher } from '../../../src/core/watches/watcher.ts'
import { connect } from '../../../src/db/connection.ts'
import { openDatabase } from '../../../src/db/database.ts'
import { systemClock } from '../../../src/lib/clock.ts'
import { createLog } from '../../../src/lib/log.ts'
import { createEmptyDatabase } from '../../../scripts/support/database.ts'
import { until } from '../../support/until.ts'

const at = '2026-01-01T00:00:00.000Z'
const count = 100

describe('createWatcher', () => {
  it('lets other work go on between the watches that are due at once', async () => {
    const created = await createEmptyDatabase()
    const database = await openDatabase(created.url)
    const db = connect(created.url)
    for (let index = 0; index < count; index++) {
      const id = String(index)
      await db('accounts').insert({ id, email: `${id}@example.com`, created_at: at })
      await db('api_keys').insert({
        id,
        account_id: id,
        hash: id,
        hint: '',
        label: '',
        state: 'revoked',
        created_at: at,
      })
      await database.watches.insert({
        id,
        accountId: id,
        keyId: id,
        type: 'Pseudonym',
        value: 'sam',
        normalValue: 'sam',
        domain: null,
        options: '{}',
        providerKeys: null,
        webhook: null,
        intervalHours: 24,
        reference: null,
        labels: [],
        radarRevision: 0,
        createdAt: at,
      })
    }
    let turns = 0
    let isDone = false
    const others = (async () => {
      for (; !isDone; turns++) await turn()
    })()
    const turnsOfWatches = new Set<number>()
    const find = () => {
      turnsOfWatches.add(turns)
      return Promise.resolve(undefined)
    }
    // a watch without a key needs no other part
    const watcher = createWatcher({
      database, keys: { find }, clock: systemClock, log: createLog({ level: 'silent' }),
    } as unknown as Parameters<typeof createWatcher>[0])

    watcher.wake()
    await until(async () => (await db('watches').where({ status: 'paused' })).length === count)
    await watcher.stop()
    isDone = true
    await others
    await db.destroy()
    await database.close()
    await created.drop()

    expect(turnsOfWatches.size).to.be.at.least(count / 2)
  })
})
