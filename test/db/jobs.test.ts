import { expect } from 'chai'
import type { Knex } from 'knex'
import { createEmptyDatabase, type TestDatabase } from '../../scripts/support/database.ts'
import { connect } from '../../src/db/driver/connection.ts'
import { isPostgres } from '../../src/db/driver/dialect.ts'
import { jobId, jobRules, type Job, type JobKind, type JobRepository } from '../../src/db/jobs/job.ts'
import { createJobs } from '../../src/db/jobs/jobs.ts'
import { createJobEngine, jobSchema, type JobEngine } from '../../src/db/jobs/pg-boss.ts'
import { migrate } from '../../src/db/migrations/migrate.ts'

type Data = { n: number }

const idOf = (n: number): string => jobId('test', n)
const jobsOf = (...numbers: number[]) => numbers.map(n => ({ id: idOf(n), data: { n } }))

describe('Jobs', () => {
  let place: TestDatabase
  let db: Knex
  let engine: JobEngine
  let jobs: JobRepository<Data>
  const on = (trx: Knex, kind: JobKind = 'shard') => createJobs<Data>(trx, kind, engine)

  beforeEach(async () => {
    place = await createEmptyDatabase()
    db = connect(place.url)
    engine = createJobEngine(() => connect(place.url, 2))
    if (isPostgres(db)) await engine.install()
    await migrate(db)
    jobs = on(db)
  })

  afterEach(async () => {
    await engine.stop()
    await db.destroy()
    await place.drop()
  })

  async function takeAll(from = jobs): Promise<Array<Job<Data>>> {
    const taken: Array<Job<Data>> = []
    for (let job: Job<Data> | undefined; (job = await from.take());) taken.push(job)
    return taken
  }

  const numbersOf = (taken: ReadonlyArray<Job<Data> | undefined>) => taken.map(job => job?.data.n)

  /** Ends the leases of all held jobs, as if their workers had died long ago. */
  async function endLeases(): Promise<void> {
    if (!isPostgres(db)) return void await db('jobs').whereNotNull('held_until').update({ held_until: '2000' })
    await db.raw(`update ${jobSchema}.job set heartbeat_on = now() - interval '1 hour' where state = 'active'`)
    await db.raw(`update ${jobSchema}.queue set monitor_claim_on = null, monitor_on = null`)
    await (await engine.boss()).supervise()
  }

  /** Changes the due jobs as if they had been due for five seconds more. */
  async function waitFiveSeconds(): Promise<void> {
    const before = new Date(Date.now() - 5_000) // real clock: jobs are due by the time of the database
    if (isPostgres(db)) {
      await db.withSchema(jobSchema).from('job').where('start_after', '<=', db.fn.now()).update({ start_after: before })
    } else {
      await db('jobs').where('due_at', '<=', new Date().toISOString()).update({ due_at: before.toISOString() })
    }
  }

  it('are held together outside a transaction on SQLite, except those that were lost', async () => {
    await jobs.add(jobsOf(...Array(6).keys()))
    const taken = await takeAll()
    await jobs.end(taken[3]!)
    const old = { ...taken[4]!, attempt: taken[4]!.attempt + 1 }
    const statements: string[] = []
    db.on('query', ({ sql }: { sql: string }) => statements.push(sql))

    const held = await Promise.all([...taken.slice(0, 4), old, taken[5]!].map(job => jobs.hold(job)))

    expect(held).to.deep.equal([true, true, true, false, false, true])
    if (!isPostgres(db)) expect(statements).to.have.length(2) // the first hold does not wait for others
  })

  it('are held several at once with one statement per attempt, except those that were lost', async () => {
    await jobs.add(jobsOf(1, 2, 3, 4))
    const [first, ended, ...others] = await takeAll()
    await jobs.giveBack(first!)
    const second = (await jobs.take())!
    await jobs.end(ended!)
    const statements: string[] = []
    db.on('query', ({ sql }: { sql: string }) => statements.push(sql))

    const held = await jobs.holdAll([first!, second, ended!, ...others])

    expect([...held]).to.have.members([second, ...others])
    expect(statements).to.have.length(isPostgres(db) ? 2 : 1)
  })

  it('are each taken by exactly one of many workers', async () => {
    await jobs.add(jobsOf(...Array(15).keys()))

    const raced = await Promise.all(Array.from({ length: 40 }, () => jobs.take()))
    const taken = [...raced.filter(job => job !== undefined), ...await takeAll()]

    expect(numbersOf(taken).sort((a, b) => a! - b!)).to.deep.equal([...Array(15).keys()])
    expect(taken.map(({ attempt }) => attempt)).to.deep.equal(Array(15).fill(1))
  })

  it('are taken several at once, the most urgent ones, unless other processes could take them', async () => {
    await jobs.add(jobsOf(1, 2))
    await jobs.add([{ id: idOf(3), data: { n: 3 }, priority: -1 }])

    const first = await jobs.takeMany(2)
    const others = await takeAll()

    expect(first).to.have.length(isPostgres(db) ? 1 : 2)
    expect(numbersOf([...first, ...others]).sort()).to.deep.equal([1, 2, 3])
    expect(numbersOf(others)).to.deep.equal(isPostgres(db) ? [2, 3] : [3])
  })

  it('are taken one at a time if their groups have a limit', async () => {
    await on(db, 'webhook').add([1, 2].map(n => ({ id: idOf(n), data: { n }, group: 'host' })))

    expect(await on(db, 'webhook').takeMany(2)).to.have.length(1)
  })

  it('are taken most urgent first, and oldest first of equally urgent ones', async () => {
    await jobs.add([{ id: idOf(1), data: { n: 1 }, priority: -3 }])
    await jobs.add([{ id: idOf(2), data: { n: 2 }, priority: -1 }])
    await jobs.add([{ id: idOf(3), data: { n: 3 } }])
    await jobs.add([{ id: idOf(4), data: { n: 4 }, priority: -1 }])

    expect(numbersOf(await takeAll())).to.deep.equal([3, 2, 4, 1])
  })

  it('are not taken before they are due, unless they are hurried', async () => {
    await jobs.add(jobsOf(1, 2).map(job => ({ ...job, afterMs: 600_000 })))

    const early = await jobs.take()
    await jobs.hurry(idOf(2))

    expect(early).to.equal(undefined)
    expect(numbersOf(await takeAll())).to.deep.equal([2])
  })

  it('are added once, even while they are held', async () => {
    await jobs.add(jobsOf(1))
    await jobs.add(jobsOf(1, 2))

    const taken = await takeAll()
    await jobs.add(jobsOf(1))
    await jobs.hurry(idOf(1))

    expect(numbersOf(taken)).to.deep.equal([1, 2])
    expect(await jobs.take()).to.equal(undefined)
  })

  it('are added and ended only if their transaction is committed', async () => {
    await jobs.add(jobsOf(1))
    const job = (await jobs.take())!

    await db.transaction(async trx => {
      await on(trx).add(jobsOf(2))
      await on(trx).end(job)
      throw new Error('rolled back')
    }).catch(() => undefined)

    expect(await jobs.take()).to.equal(undefined)
    expect(await jobs.hold(job)).to.equal(true)
  })

  it('can be added again after their end', async () => {
    await jobs.add(jobsOf(1))
    const ended = await jobs.end((await jobs.take())!)
    await jobs.add(jobsOf(1))

    expect(ended).to.equal(true)
    expect(numbersOf(await takeAll())).to.deep.equal([1])
  })

  it('are taken again after their lease, and refuse the earlier worker', async () => {
    await jobs.add(jobsOf(1))
    const first = (await jobs.take())!
    await endLeases()

    const second = (await jobs.take())!
    const earlier = [await jobs.hold(first), await jobs.end(first)]
    await jobs.giveBack(first)

    expect([first.attempt, second.attempt]).to.deep.equal([1, 2])
    expect(earlier).to.deep.equal([false, false])
    expect([await jobs.take(), await jobs.hold(second), await jobs.end(second)]).to.deep.equal([undefined, true, true])
    expect([await jobs.hold(second), await jobs.end(second)]).to.deep.equal([false, false])
  })

  it('are taken again after their lease, even if the look for dead workers failed before', async function () {
    if (!isPostgres(db)) this.skip() // the statement that takes a job ends leases
    await jobs.add(jobsOf(1))
    await jobs.take()
    await db.raw(`create function fail() returns trigger language plpgsql as 'begin raise exception ''failed''; end'`)
    await db.raw(`create trigger fail before delete on ${jobSchema}.job_common for each row execute function fail()`)
    const failure = await endLeases().catch(String)
    await db.raw(`drop trigger fail on ${jobSchema}.job_common`)

    await endLeases()

    expect(failure).to.match(/ failed$/)
    expect(await jobs.take()).to.include({ attempt: 2 })
  })

  it('are looked after without a rebuild of indexes, which would wait for long transactions', async function () {
    if (!isPostgres(db)) this.skip() // SQLite rebuilds no index
    await endLeases()

    expect(await db.withSchema(jobSchema).from('version').pluck('reindex_on')).to.deep.equal([null])
  })

  it('are taken again at once after they are given back, as another attempt', async () => {
    await jobs.add(jobsOf(1))
    const first = (await jobs.take())!

    await jobs.giveBack(first)
    await jobs.giveBack(first)
    const second = (await jobs.take())!

    expect([second.data, second.attempt]).to.deep.equal([{ n: 1 }, 2])
    expect(await jobs.hold(first)).to.equal(false)
  })

  it('wait for the pause of their kind after they are given back', async () => {
    const webhooks = on(db, 'webhook')
    await webhooks.add(jobsOf(1))

    await webhooks.giveBack((await webhooks.take())!)

    expect(jobRules.webhook.pauseS).to.be.greaterThan(0)
    expect(await webhooks.take()).to.equal(undefined)
    expect(await webhooks.countWaiting()).to.include({ due: 0, scheduled: 1 })
  })

  it('are gone after they are dropped, held or not', async () => {
    await jobs.add(jobsOf(1, 2))
    const held = (await jobs.take())!

    await jobs.drop([idOf(1), idOf(2), idOf(3)])

    expect([await jobs.hold(held), await jobs.end(held), await jobs.take()]).to.deep.equal([false, false, undefined])
  })

  it('of one group are held up to the limit of their kind', async () => {
    const webhooks = on(db, 'webhook')
    await webhooks.add([1, 2, 3, 4, 5, 6].map(n => ({ ...jobsOf(n)[0]!, group: 'slow.example' })))
    await webhooks.add([{ ...jobsOf(7)[0]!, group: 'quick.example' }, ...jobsOf(8)])

    const taken = await takeAll(webhooks)
    await webhooks.end(taken[0]!)
    const next = await takeAll(webhooks)

    expect(numbersOf(taken)).to.have.members([1, 2, 3, 4, 7, 8])
    expect(numbersOf(next)).to.deep.equal([5])
  })

  it('of one kind are not seen by workers of another', async () => {
    await jobs.add(jobsOf(1))
    await on(db, 'webhook').add(jobsOf(1))

    await on(db, 'webhook').drop([idOf(1)])

    expect(numbersOf([await on(db, 'webhook').take(), await jobs.take()])).to.deep.equal([undefined, 1])
  })

  it('are counted while they wait', async () => {
    const before = await jobs.countWaiting()
    await jobs.add([...jobsOf(1, 2, 3), { ...jobsOf(4)[0]!, afterMs: 600_000 }])
    await jobs.take()
    await waitFiveSeconds()

    const { oldestMs, ...counts } = await jobs.countWaiting()

    expect(before).to.deep.equal({ due: 0, scheduled: 0, oldestMs: 0 })
    expect(counts).to.deep.equal({ due: 2, scheduled: 1 })
    expect(oldestMs).to.be.within(5_000, 65_000)
  })

  it('get their tables from one of several processes that start at once', async function () {
    if (!isPostgres(db)) this.skip() // only one server can use a SQLite database
    await using empty = await createEmptyDatabase()
    const engines = Array.from({ length: 6 }, () => createJobEngine(() => connect(empty.url, 2)))

    const installed = await Promise.allSettled(engines.map(one => one.install()))
    await Promise.all(engines.map(one => one.stop()))

    expect(installed.map(({ status }) => status)).to.deep.equal(Array(6).fill('fulfilled'))
  })

  it('are kept in the tables of a later version of pg-boss too', async function () {
    if (!isPostgres(db)) this.skip() // the migrations of this service create the table
    await db.withSchema(jobSchema).from('version').increment('version', 1)
    const earlier = createJobEngine(() => connect(place.url, 2))

    await earlier.install()
    await createJobs<Data>(db, 'shard', earlier).add(jobsOf(1))
    await earlier.stop()

    expect(numbersOf(await takeAll())).to.deep.equal([1])
  })

  it('let 200 transactions add at the same time', async function () {
    if (!isPostgres(db)) this.skip() // one transaction at a time anyway
    await Promise.all(Array.from({ length: 200 }, (_, n) => db.transaction(trx => on(trx).add(jobsOf(n)))))

    expect(await jobs.countWaiting()).to.include({ due: 200 })
  })
})
