import { setImmediate as turn } from 'node:timers/promises'
import { expect } from 'chai'
import { createWatcher } from '../../../src/core/watches/watcher.ts'
import { systemClock } from '../../../src/lib/clock.ts'
import { createLog } from '../../../src/lib/log.ts'
import { insertAccount, newWatch, openStored } from '../../support/stored.ts'
import { until } from '../../../scripts/support/until.ts'

const count = 100

describe('createWatcher', () => {
  it('lets other work go on between the watches that are due at once', async () => {
    await using stored = await openStored()
    const { database, db } = stored
    for (let index = 0; index < count; index++) {
      const id = String(index)
      await insertAccount(db, id, 'revoked')
      await database.watches.insert(newWatch(id, { id }))
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

    expect(turnsOfWatches.size).to.be.at.least(count / 2)
  })
})
