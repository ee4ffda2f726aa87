import { expect } from 'chai'
import { createModules } from '../../../src/core/catalogue/modules.ts'
import { createCatalogue } from '../../../src/core/search/catalogue.ts'
import { createWatcher } from '../../../src/core/watches/watcher.ts'
import { systemClock } from '../../../src/lib/clock.ts'
import { newId } from '../../../src/lib/ids.ts'
import { createLog } from '../../../src/lib/log.ts'
import { createModule } from '../../../scripts/support/modules.ts'
import { insertAccount, newWatch, openStored } from '../../support/stored.ts'
import { until } from '../../../scripts/support/until.ts'
import { noLimits } from '../../support/no-limits.ts'

const at = '2026-01-01T00:00:00.000Z'
const modules = createModules({ modules: [createModule('quick')], sourceKeys: new Map() })
const catalogue = createCatalogue({
  modules,
  leakSources: { all: () => Promise.resolve([]) } as unknown as Parameters<typeof createCatalogue>[0]['leakSources'],
  breachSources: [],
  sourceKeys: new Map(),
  checks: [],
  probes: new Set(),
  radar: () => Promise.reject(new Error('no search runs here')),
})

type Parts = Parameters<typeof createWatcher>[0]

describe('the starts of a watcher', () => {
  /** Creates a database with due watches, this number for each account. A run counts as started after its claim. */
  async function startWith(...counts: number[]) {
    const stored = await openStored()
    const { database, db } = stored
    for (const [account, count] of counts.entries()) {
      const id = String(account)
      await insertAccount(db, id)
      const createdAt = new Date(Date.parse(at) + account).toISOString()
      for (let index = 0; index < count; index++) {
        await database.watches.insert(newWatch(id, { id: `${id}-${index}`, createdAt }))
      }
    }
    const started: string[] = []
    const find: Parts['keys']['find'] = keyId =>
      Promise.resolve({
        keyId,
        accountId: keyId,
        ...noLimits,
        manage: false,
        plan: null,
        startedAt: null,
      })
    const startScheduled: Parts['creation']['startScheduled'] = async ({ accountId }, _, __, { claim }) => {
      const id = newId()
      await database.inTransaction(tx => claim(tx, id))
      started.push(accountId)
    }
    return {
      database,
      started,
      watcher: (nextDue = database.watches.nextDue, findKey = find) => createWatcher({
        database: { ...database, watches: { ...database.watches, nextDue } },
        keys: { find: findKey },
        catalogue,
        creation: { startScheduled },
        clock: systemClock,
        log: createLog({ level: 'silent' }),
      } as unknown as Parts),
      [Symbol.asyncDispose]: () => stored[Symbol.asyncDispose](),
    }
  }

  it('are one run if two processes find the same watch due', async () => {
    await using stage = await startWith(1)
    const { database, started } = stage
    const bothHaveFound = Promise.withResolvers<void>()
    let looks = 0
    const nextDue: typeof database.watches.nextDue = async (accountId, now) => {
      const watch = await database.watches.nextDue(accountId, now)
      if (++looks === 2) bothHaveFound.resolve()
      await bothHaveFound.promise
      return watch
    }
    const watchers = [stage.watcher(nextDue), stage.watcher(nextDue)]

    for (const watcher of watchers) watcher.wake()
    await until(() => looks === 4) // each watcher looks again after its claim
    for (const watcher of watchers) await watcher.stop()

    expect(started).to.have.length(1)
    expect(await database.watches.get('0-0')).to.deep.include({ runs: 1, dueAt: null })
  })

  it('wait for the next look if the caller resumed the watch while its run was refused', async () => {
    await using stage = await startWith(1)
    const { database } = stage
    const paused = { code: 'PAUSED_BY_CALLER', message: 'paused', since: at }
    await database.watches.update('0-0', { status: 'paused', paused }) // a requested run is due
    let looks = 0
    const watcher = stage.watcher(database.watches.nextDue, async () => {
      if (++looks === 1) await database.watches.update('0-0', { status: 'active', paused: null })
      return undefined // the key is revoked
    })

    watcher.wake()
    await until(async () => (await database.watches.get('0-0'))!.dueAt !== at)
    await watcher.stop()

    const watch = (await database.watches.get('0-0'))!
    expect(watch.paused?.code).to.equal('KEY_REVOKED')
    expect(watch.dueAt, 'the time of the next look').to.be.a('string')
  })

  it('take turns between the accounts, ten in a round', async () => {
    await using stage = await startWith(12, 1, 2)
    const watcher = stage.watcher()

    watcher.wake()
    await until(() => stage.started.length === 10)
    await watcher.stop()

    expect(stage.started).to.deep.equal(['0', '1', '2', '0', '2', '0', '0', '0', '0', '0'])
  })
})
