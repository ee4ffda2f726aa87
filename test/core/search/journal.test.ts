import { expect } from 'chai'
import { createJournal, SearchEnded } from '../../../src/core/search/journal.ts'
import { noRunner, timeLimitExceeded } from '../../../src/core/search/state.ts'
import { moduleTask } from '../../../src/core/search/tasks/module.ts'
import type { Database } from '../../../src/db/database.ts'
import type { SilenceLimits } from '../../../src/db/searches.ts'
import type { TaskOutcome } from '../../../src/db/search-tasks.ts'
import { LeaseLost } from '../../../src/core/worker.ts'
import { systemClock } from '../../../src/lib/clock.ts'
import { createInProcessWire } from '../../../src/wire/in-process.ts'
import { createModule } from '../../../scripts/support/modules.ts'
import { startUnrun } from '../../support/unrun.ts'

const success: TaskOutcome = {
  status: 'success',
  cached: false,
  durationMs: 1,
  error: null,
  count: 1,
  results: [{ one_001: { items: [] } }],
}
const taskOf = (slug: string) => moduleTask({ id: '', module: createModule(slug), key: undefined, available: true })
const one = taskOf('one')
const journalOf = (database: Database) =>
  createJournal({
    database,
    wire: createInProcessWire(),
    clock: systemClock,
    publicUrl: 'https://api.example',
  })
/** Limits by which every search is silent, and no search. */
const [future, past] = ['9999', '2000'].map(year => `${year}-01-01T00:00:00.000Z`).map(time =>
  ({ lastEventBefore: time, createdBefore: time })) as [SilenceLimits, SilenceLimits]
const resultOf = (write: Promise<unknown>) =>
  write.then(() => 'written', (error: unknown) =>
    error instanceof LeaseLost ? 'lease lost' : error instanceof SearchEnded ? 'search ended' : String(error))

async function eventsOf(database: Database, searchId: string) {
  const rows = await database.events.listAfter(searchId, 0, 1_000)
  expect(rows.map(({ seq }) => seq)).to.deep.equal(rows.map((_, index) => index + 1))
  return rows.map(({ name }) => name)
}

describe('createJournal', () => {
  it('stores the cards of a module once if endTask is called twice', async () => {
    await using unrun = await startUnrun()
    const { database, searchId } = unrun
    const journal = journalOf(database)
    const lease = (await database.shards.take())!
    await journal.beginShard(lease)

    await journal.endTask(lease, one, success)
    await journal.endTask(lease, one, success)
    await journal.endShard(lease)

    expect(await eventsOf(database, searchId)).to.deep.equal([
      'search.progress', 'search.progress', 'module.result', 'search.progress', 'search.finished',
    ])
    expect(await database.searches.get(searchId)).to.include({ status: 'finished', lastSeq: 5 })
  })

  it('refuses writes of a runner whose shard another runner took', async () => {
    await using unrun = await startUnrun()
    const { database, searchId } = unrun
    const journal = journalOf(database)
    const paused = (await database.shards.take())!
    await database.shards.giveBack(paused) // as if its lease had ended
    const lease = (await database.shards.take())!

    const late = [
      await resultOf(journal.beginShard(paused)),
      await resultOf(journal.endTask(paused, one, success, { key: 'late', content: '', expiresAt: '9999' })),
      await resultOf(journal.endShard(paused)),
    ]
    await journal.beginShard(lease)
    await journal.endTask(lease, one, success)
    const later = [await resultOf(journal.endTask(paused, one, success)), await resultOf(journal.endShard(paused))]
    await journal.endShard(lease)

    expect([...late, ...later]).to.deep.equal(Array(5).fill('lease lost'))
    expect(await database.moduleCache.get('late', '2026')).to.equal(undefined)
    expect((await eventsOf(database, searchId)).filter(name => name === 'module.result' || name === 'search.finished'))
      .to.deep.equal(['module.result', 'search.finished'])
  })

  it('ends a search once if all of its shards end at the same time', async () => {
    const slugs = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k']
    await using unrun = await startUnrun(slugs.map(slug => createModule(slug)))
    const { database, searchId } = unrun
    const journal = journalOf(database)
    const jobs = [(await database.shards.take())!, (await database.shards.take())!, (await database.shards.take())!]
    for (const job of jobs) {
      await journal.beginShard(job)
      for (const { slug } of await database.searchTasks.listUnfinished(searchId, job.data.number)) {
        await journal.endTask(job, taskOf(slug), success)
      }
    }

    const results = await Promise.all(jobs.map(job => resultOf(journal.endShard(job))))

    expect(results.toSorted()).to.deep.equal(['search ended', 'search ended', 'written'])
    expect((await eventsOf(database, searchId)).filter(name => name === 'search.finished')).to.have.length(1)
    expect(await database.shards.take()).to.equal(undefined)
  })

  it('ends a search once if the time limit passes while its last shard ends', async () => {
    await using unrun = await startUnrun()
    const { database, searchId } = unrun
    const journal = journalOf(database)
    const lease = (await database.shards.take())!
    await journal.beginShard(lease)
    await journal.endTask(lease, one, success)

    const results = await Promise.all([
      resultOf(journal.endShard(lease)),
      resultOf(journal.stopSearch(searchId, timeLimitExceeded)),
      resultOf(journal.stopSearch(searchId, timeLimitExceeded)),
    ])

    expect(results.filter(each => each === 'written')).to.have.length(1)
    expect((await eventsOf(database, searchId)).filter(name => name === 'search.finished')).to.have.length(1)
  })

  it('writes nothing to a search that has ended', async () => {
    await using unrun = await startUnrun()
    const { database, searchId } = unrun
    const journal = journalOf(database)
    const lease = (await database.shards.take())!
    await journal.beginShard(lease)
    await journal.stopSearch(searchId, timeLimitExceeded)
    const before = await database.searches.get(searchId)

    const results = [
      await resultOf(journal.endTask(lease, one, success)),
      await resultOf(journal.reportWaiting(searchId, future)),
      await resultOf(journal.stopSearch(searchId, noRunner)),
    ]

    expect(results).to.deep.equal(Array(3).fill('search ended'))
    expect(await database.searches.get(searchId)).to.deep.equal(before)
    expect(await database.shards.take()).to.equal(undefined)
  })

  it('does not end a running search for the lack of a runner', async () => {
    await using unrun = await startUnrun()
    const { database, searchId } = unrun
    const journal = journalOf(database)
    await journal.beginShard((await database.shards.take())!)
    const before = await eventsOf(database, searchId)

    await journal.stopSearch(searchId, noRunner)

    expect(await eventsOf(database, searchId)).to.deep.equal(before)
    expect(await database.searches.get(searchId)).to.include({ status: 'processing' })
  })

  it('reports that a search waits, once, and repeats the progress of a running one', async () => {
    await using unrun = await startUnrun()
    const { database, searchId } = unrun
    const journal = journalOf(database)
    const progress = async () => (await database.events.listAfter(searchId, 0, 100))
      .map(({ data }) => JSON.parse(data) as { status: string, message: string })
      .map(({ status, message }) => `${status}: ${message}`)

    const fresh = await database.searches.listSilent({ ...past, createdBefore: future.createdBefore }, 10)
    const silent = await database.searches.listSilent(future, 10)
    await journal.reportWaiting(searchId, future)
    await journal.reportWaiting(searchId, past)
    await journal.beginShard((await database.shards.take())!)
    await journal.reportWaiting(searchId, future)

    expect([fresh, silent]).to.deep.equal([[searchId], [searchId]])
    expect((await progress()).slice(1)).to.deep.equal([
      'queued: waiting for a free runner',
      'running: a runner started the search',
      'running: shard 1/1 progress 0/1',
    ])
    expect(await database.searches.listSilent(past, 10)).to.deep.equal([])
  })

  it('stores the attempt in which a task ended', async () => {
    await using unrun = await startUnrun([createModule('one'), createModule('two')])
    const { database, searchId } = unrun
    const journal = journalOf(database)
    const before = await database.searchTasks.lastProductiveAttempt(searchId, 1)
    await database.shards.giveBack((await database.shards.take())!)

    await journal.endTask((await database.shards.take())!, one, success)

    expect([before, await database.searchTasks.lastProductiveAttempt(searchId, 1)]).to.deep.equal([0, 2])
  })
})
