import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import { createJournal } from '../../../src/core/search/journal.ts'
import { SearchEnded } from '../../../src/core/search/journal-write.ts'
import { noRunner, timeLimitExceeded } from '../../../src/core/search/state.ts'
import { findObservables } from '../../../src/core/observables/found.ts'
import type { Database } from '../../../src/db/database.ts'
import type { SilenceLimits } from '../../../src/db/search-care.ts'
import type { TaskOutcome } from '../../../src/db/search-tasks.ts'
import { LeaseLost } from '../../../src/core/work/worker.ts'
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

const slugs = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k']

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

    await Promise.all([journal.endTask(lease, one, success), journal.endTask(lease, one, success)])

    expect(await eventsOf(database, searchId)).to.deep.equal([
      'search.progress', 'search.progress', 'module.result', 'module.finished', 'search.progress', 'search.finished',
    ])
    expect(await database.searches.get(searchId)).to.include({ status: 'finished', lastSeq: 6 })
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
      await resultOf(journal.endTask(paused, one, success, { entry: { key: 'late', content: '', expiresAt: '9999' } })),
      await resultOf(journal.endShard(paused)),
    ]
    await journal.beginShard(lease)
    const before = await database.searches.get(searchId)
    await Promise.all([1, 2].map(async () => late.push(await resultOf(journal.endTask(paused, one, success)))))
    const after = await database.searches.get(searchId)
    await journal.endTask(lease, one, success)

    expect(late).to.deep.equal(Array(5).fill('lease lost'))
    expect(after).to.deep.equal(before)
    expect(await resultOf(journal.endTask(paused, one, success))).to.equal('search ended')
    expect(await database.moduleCache.get('late', '2026')).to.equal(undefined)
    expect((await eventsOf(database, searchId)).filter(name => name === 'module.result' || name === 'search.finished'))
      .to.deep.equal(['module.result', 'search.finished'])
  })

  it('stores the other tasks that end together with one that cannot be stored', async () => {
    await using unrun = await startUnrun(slugs.map(slug => createModule(slug)))
    const { database, searchId } = unrun
    const journal = journalOf(database)
    const jobs = await beginShards(journal, database)
    const broken: TaskOutcome = { ...success, results: [{ one_001: { items: [], size: 1n } }] }

    const results = await Promise.all(jobs.flatMap(({ job, tasks }) => tasks.map(task =>
      resultOf(journal.endTask(job, task, task.slug === 'a' ? broken : success)))))

    expect(results.filter(result => result !== 'written')).to.have.length(1)
    expect((await database.searchTasks.listUnfinished(searchId)).map(({ slug }) => slug)).to.deep.equal(['a'])
    expect((await eventsOf(database, searchId)).filter(name => name === 'module.result'))
      .to.have.length(slugs.length - 1)
  })

  it('stores the tasks of a shard if the runner lost another shard of the search', async () => {
    await using unrun = await startUnrun(slugs.map(slug => createModule(slug)))
    const { database, searchId } = unrun
    const journal = journalOf(database)
    const [lost, held] = await beginShards(journal, database)
    await database.shards.giveBack(lost!.job)
    const before = await database.searchTasks.listUnfinished(searchId, lost!.job.data.number)

    const results = await Promise.all([lost!, held!].map(({ job, tasks }) =>
      Promise.all(tasks.map(task => resultOf(journal.endTask(job, task, success))))))

    expect(results.map(each => new Set(each))).to.deep.equal([new Set(['lease lost']), new Set(['written'])])
    expect(await database.searchTasks.listUnfinished(searchId, held!.job.data.number)).to.deep.equal([])
    expect(await database.searchTasks.listUnfinished(searchId, lost!.job.data.number)).to.deep.equal(before)
  })

  it('ends a search once if all of its shards end at the same time', async () => {
    await using unrun = await startUnrun(slugs.map(slug => createModule(slug)))
    const { database, databaseOf, searchId } = unrun
    const journals = [0, 1, 2].map(runner => journalOf(databaseOf(runner)))
    const jobs = await beginShards(journals[0]!, database)

    const results = await Promise.all(jobs.flatMap(({ job, tasks }, runner) =>
      tasks.map(task => resultOf(journals[runner]!.endTask(job, task, success)))))

    expect(new Set(results)).to.deep.equal(new Set(['written']))
    expect((await eventsOf(database, searchId)).filter(name => name === 'search.finished')).to.have.length(1)
    expect(await database.shards.take()).to.equal(undefined)
  })

  it('announces an observable once if tasks of three runners end with it at the same time', async () => {
    await using unrun = await startUnrun(slugs.map(slug => createModule(slug)))
    const { database, databaseOf, searchId } = unrun
    const journals = [0, 1, 2].map(runner => journalOf(databaseOf(runner)))
    const jobs = await beginShards(journals[0]!, database)

    await Promise.all(jobs.flatMap(({ job, tasks }, runner) => tasks.map(async task => {
      const items = [['Website', 'https://sam.example'], ['Login', `sam-${task.slug}`]]
        .map(([label, value]) => ({ label, value }))
      const outcome = { ...success, results: [{ [`${task.slug}_001`]: { items } }] }
      const found = await findObservables({ type: 'Pseudonym', value: 'other' }, { ...task, outcome })
      await journals[runner]!.endTask(job, task, outcome, { found })
    })))

    const names = await eventsOf(database, searchId)
    expect(names.filter(name => name === 'observable.found')).to.have.length(slugs.length + 2) // address and domain
  })

  it('ends a search once if the time limit passes while its last shard ends', async () => {
    await using unrun = await startUnrun()
    const { database, searchId } = unrun
    const journal = journalOf(database)
    const lease = (await database.shards.take())!
    await journal.beginShard(lease)

    const results = await Promise.all([
      resultOf(journal.endTask(lease, one, success)),
      // real clock: the journal gathers the ends of tasks for about so long
      sleep(10).then(() => resultOf(journal.stopSearch(searchId, timeLimitExceeded))),
      resultOf(journal.stopSearch(searchId, timeLimitExceeded)),
    ])

    expect(results.filter(each => each === 'written')).to.have.length(1)
    expect((await eventsOf(database, searchId)).filter(name => name === 'search.finished')).to.have.length(1)
  })

  it('ends a shard without unfinished tasks', async () => {
    await using unrun = await startUnrun([])
    const { database, searchId } = unrun
    const journal = journalOf(database)
    const lease = (await database.shards.take())!
    await journal.beginShard(lease)

    await journal.endShard(lease)

    expect(await database.searches.get(searchId)).to.include({ status: 'finished' })
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
    const silent = async (limits: typeof past) => (await database.searches.listSilent(limits, 10)).ids

    const fresh = await silent({ ...past, createdBefore: future.createdBefore })
    const all = await silent(future)
    await journal.reportWaiting(searchId, future)
    await journal.reportWaiting(searchId, past)
    await journal.beginShard((await database.shards.take())!)
    await journal.reportWaiting(searchId, future)

    expect([fresh, all]).to.deep.equal([[searchId], [searchId]])
    expect((await progress()).slice(1)).to.deep.equal([
      'queued: waiting for a free runner',
      'running: a runner started the search',
      'running: shard 1/1 progress 0/1',
    ])
    expect(await silent(past)).to.deep.equal([])
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
