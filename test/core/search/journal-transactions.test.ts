import { expect } from 'chai'
import { createJournal } from '../../../src/core/search/journal.ts'
import { LeaseLost } from '../../../src/core/work/worker.ts'
import type { Database } from '../../../src/db/database.ts'
import type { TaskOutcome } from '../../../src/db/search-tasks.ts'
import type { ShardJob } from '../../../src/db/shards.ts'
import { systemClock } from '../../../src/lib/clock.ts'
import { createInProcessWire } from '../../../src/wire/in-process.ts'
import { createModule } from '../../../scripts/support/modules.ts'
import { beginShards, taskOf } from '../../support/shards.ts'
import { startUnrun } from '../../support/unrun.ts'

const success: TaskOutcome = {
  status: 'success',
  cached: false,
  durationMs: 1,
  error: null,
  count: 1,
  results: [{ one_001: { items: [] } }],
}
const eleven = Array.from({ length: 11 }, (_, number) => `module-${number}`)
const one = taskOf('one')
const journalOf = (database: Database) =>
  createJournal({ database, wire: createInProcessWire(), clock: systemClock, publicUrl: 'https://api.example' })

describe('the journal', () => {
  it('stores tasks of all shards that end together in one transaction', async () => {
    await using unrun = await startUnrun(eleven.map(slug => createModule(slug)))
    const { database, searchId } = unrun
    const counted = countTransactions(database)
    const journal = journalOf(counted.database)
    const jobs = await beginShards(journal, database)
    const before = counted.count()

    await Promise.all(jobs.flatMap(({ job, tasks }) => tasks.map(task => journal.endTask(job, task, success))))

    expect(counted.count() - before).to.equal(1)
    const events = await database.events.listAfter(searchId, 2, 1_000)
    expect(events.map(({ name }) => name)).to.deep.equal([
      ...eleven.flatMap(() => ['module.result', 'module.finished']),
      ...jobs.map(() => 'search.progress'),
      'search.finished',
    ])
    expect(await database.shards.take()).to.equal(undefined)
  })

  it('begins the shards that a runner takes at once in one transaction', async () => {
    await using unrun = await startUnrun(eleven.map(slug => createModule(slug)))
    const { database, searchId } = unrun
    const counted = countTransactions(database)
    const journal = journalOf(counted.database)
    const jobs: ShardJob[] = []
    for (let job; (job = await database.shards.take());) jobs.push(job)

    const begun = await Promise.all(jobs.map(job => journal.beginShard(job)))

    expect(counted.count()).to.equal(1)
    expect(begun.map(({ unfinished }) => unfinished.length)).to.deep.equal([4, 4, 3])
    expect(new Set(begun.map(({ search }) => search)).size).to.equal(1)
    expect(await database.searches.get(searchId)).to.include({ status: 'processing' })
  })

  it('refuses a lost shard that begins together with a held one', async () => {
    await using unrun = await startUnrun(eleven.map(slug => createModule(slug)))
    const { database } = unrun
    const journal = journalOf(database)
    const [lost, held] = [(await database.shards.take())!, (await database.shards.take())!]
    await database.shards.giveBack(lost)

    const [refusal, begun] = await Promise.allSettled([journal.beginShard(lost), journal.beginShard(held)])

    expect(refusal).to.have.property('reason').that.is.instanceOf(LeaseLost)
    expect(begun).to.have.property('status', 'fulfilled')
  })

  it('runs a search of 40 modules that end together in five transactions', async () => {
    await using unrun = await startUnrun(Array.from({ length: 40 }, (_, number) => createModule(`module-${number}`)))
    const { database, searchId } = unrun
    const counted = countTransactions(database)
    const journal = journalOf(counted.database)

    const jobs = await beginShards(journal, database)
    await Promise.all(jobs.flatMap(({ job, tasks }) => tasks.map(task => journal.endTask(job, task, success))))

    expect(await database.searches.get(searchId)).to.include({ status: 'finished' })
    expect(counted.count()).to.equal(4) // and one for its creation
  })

  it('stores 700 account checks that end together in four transactions', async () => {
    await using unrun = await startUnrun()
    const { database, searchId } = unrun
    const sites = Array.from({ length: 700 }, (_, number) => `site-${number}`)
    await database.searchTasks.insert(searchId, sites.map(slug =>
      ({ kind: 'account', slug, name: slug, shard: 1 })))
    const counted = countTransactions(database)
    const journal = journalOf(counted.database)
    const lease = (await database.shards.take())!
    await journal.beginShard(lease)
    await journal.endTask(lease, one, success)
    const before = counted.count()

    await Promise.all(sites.map(slug => {
      const result = { module: { slug, name: slug }, status: 'registered', url: null, reason: null }
      return journal.endTask(lease, { ...one, kind: 'account', slug, name: slug }, { ...success, results: [result] })
    }))

    expect(await database.searches.get(searchId)).to.include({ status: 'finished' })
    expect(counted.count() - before).to.equal(4)
  })
})

/** Returns the database with a count of the transactions that were begun through it. */
function countTransactions(database: Database) {
  let transactions = 0
  return {
    count: () => transactions,
    database: {
      ...database,
      inTransaction(...work) {
        transactions++
        return database.inTransaction(...work)
      },
    } satisfies Database,
  }
}
