import { expect } from 'chai'
import { createTestDatabase } from '../../../scripts/support/database.ts'
import { createDuties, type Duty } from '../../../src/core/work/duties.ts'
import { connect } from '../../../src/db/driver/connection.ts'
import { openDatabase } from '../../../src/db/database.ts'
import { jobId } from '../../../src/db/jobs/job.ts'
import { createJobs } from '../../../src/db/jobs/jobs.ts'
import { createJobEngine } from '../../../src/db/jobs/pg-boss.ts'
import { createLog } from '../../../src/lib/log.ts'
import { createPollingQueue } from '../../../src/queue/polling.ts'
import { createInProcessWire } from '../../../src/wire/in-process.ts'
import { bellOf } from '../../../src/wire/wire.ts'
import { createTestClock } from '../../support/clock.ts'
import { until } from '../../../scripts/support/until.ts'

const hourMs = 3_600_000
const begin = '2026-11-21T10:00:00.000Z'

/** Sets up orchestrators on one database. The test moves the clock. */
async function setUp() {
  const place = await createTestDatabase()
  const database = await openDatabase(place.url)
  const clock = createTestClock(begin)
  const logged: string[] = []
  const log = createLog({ level: 'info', destination: { write: line => { logged.push(line) } } })
  const started: Array<ReturnType<typeof createDuties>> = []
  return {
    database,
    clock,
    logged,

    /** Starts the duties of one process. */
    orchestrator(duties: readonly Duty[]) {
      const queue = createPollingQueue({
        claim: database.duties.take,
        bell: bellOf(createInProcessWire(), 'duty'),
        pollMs: 20,
      })
      const created = createDuties({
        database,
        duties,
        queue,
        clock,
        log,
      })
      created.start()
      started.push(created)
      return created
    },

    /** Waits until no run is left, due or not. */
    idle: () => until(async () => {
      const { due, scheduled } = await database.duties.countWaiting()
      return due + scheduled === 0 && (await database.duties.list()).every(({ isDone }) => isDone)
    }),

    states: async () => (await database.duties.list()).map(({ name, slot, isDone }) => [name, slot, isDone]),

    /** Makes the next attempt of a run due now. */
    async hurry(name: string, slot: string): Promise<void> {
      const db = connect(place.url)
      const engine = createJobEngine(() => connect(place.url, 2))
      await createJobs(db, 'duty', engine).hurry(jobId('duty', name, slot))
      await engine.stop()
      await db.destroy()
    },

    async [Symbol.asyncDispose]() {
      for (const one of started) await one.stop(0)
      await database.close()
      await place.drop()
    },
  }
}

describe('duties', () => {
  it('run once per slot, however many processes add and take them', async () => {
    await using world = await setUp()
    const ran: string[] = []
    const duty = (name: string): Duty => ({
      name,
      everyMs: hourMs,
      run: () => Promise.resolve(ran.push(`${name} ${world.clock.now().toISOString()}`)),
    })
    const both = [1, 2].map(() => world.orchestrator([duty('one'), duty('other')]))
    const schedule = async () => {
      for (let round = 0; round < 3; round++) await Promise.all(both.map(one => one.schedule()))
      await world.idle()
    }

    await schedule()
    world.clock.advance(hourMs - 1)
    await schedule()
    world.clock.advance(1)
    await schedule()

    expect(ran.sort()).to.deep.equal([`one ${begin}`, 'one 2026-11-21T11:00:00.000Z', `other ${begin}`,
      'other 2026-11-21T11:00:00.000Z'])
    expect(await world.states()).to.deep.equal([['one', '2026-11-21T11:00:00.000Z', true],
      ['other', '2026-11-21T11:00:00.000Z', true]])
  })

  it('make up for missed slots by one run, also if the run of an earlier slot was never taken', async () => {
    await using world = await setUp()
    let runs = 0
    const duty: Duty = { name: 'one', everyMs: hourMs, run: () => Promise.resolve(++runs) }
    await world.database.inTransaction(tx => tx.duties.add('one', begin))
    world.clock.advance(5 * hourMs)

    const orchestrator = world.orchestrator([duty])
    await world.idle()
    await orchestrator.schedule()
    world.clock.advance(7 * hourMs)
    const early = runs
    await orchestrator.schedule()
    await world.idle()

    expect([early, runs]).to.deep.equal([1, 2])
    expect(await world.states()).to.deep.equal([['one', '2026-11-21T22:00:00.000Z', true]])
  })

  it('are tried again after a failure, and get no other slot meanwhile', async () => {
    await using world = await setUp()
    const slots: string[] = []
    const orchestrator = world.orchestrator([{
      name: 'one',
      everyMs: hourMs,
      run() {
        slots.push(world.clock.now().toISOString())
        return slots.length < 3 ? Promise.reject(new Error('no')) : Promise.resolve()
      },
    }])
    const waits = (attempts: number) => until(async () =>
      slots.length === attempts && (await world.database.duties.countWaiting()).scheduled === 1)

    await orchestrator.schedule()
    await waits(1)
    world.clock.advance(2 * hourMs)
    await orchestrator.schedule()
    await world.hurry('one', begin)
    await waits(2)
    await world.hurry('one', begin)
    await world.idle()

    expect(slots).to.have.length(3)
    expect(world.logged.map(line => JSON.parse(line) as { msg: string, duty: string, attempt: number })
      .map(({ msg, duty, attempt }) => [msg, duty, attempt])).to.deep
      .equal([['the duty failed', 'one', 1], ['the duty failed', 'one', 2]])
    expect(await world.states()).to.deep.equal([['one', '2026-11-21T12:00:00.000Z', true]])
  })

  it('are tried again after a failure within their interval, as deletion has to end within a minute', async () => {
    await using world = await setUp()
    let runs = 0
    const run = () => ++runs === 1 ? Promise.reject(new Error('no')) : Promise.resolve()
    const orchestrator = world.orchestrator([{ name: 'one', everyMs: 100, run }])

    await orchestrator.schedule()

    await until('the duty runs again', () => runs === 2, 10, 30_000)
  })

  it('do not run if an earlier leader adds a slot late', async () => {
    await using world = await setUp()
    let runs = 0
    const orchestrator = world.orchestrator([{ name: 'one', everyMs: hourMs, run: () => Promise.resolve(++runs) }])
    await orchestrator.schedule()
    await world.idle()
    world.clock.advance(hourMs)
    await orchestrator.schedule()
    await world.idle()

    for (const late of [begin, '2026-11-21T11:00:00.000Z']) {
      await world.database.inTransaction(tx => tx.duties.add('one', late))
    }
    await world.idle()

    expect(runs).to.equal(2)
    expect(await world.states()).to.deep.equal([['one', '2026-11-21T11:00:00.000Z', true]])
  })

  it('of an earlier configuration are forgotten', async () => {
    await using world = await setUp()
    await world.database.inTransaction(tx => tx.duties.add('former', begin))

    await world.orchestrator([{ name: 'one', everyMs: hourMs, run: () => Promise.resolve() }]).schedule()
    await world.idle()

    expect(await world.states()).to.deep.equal([['one', begin, true]])
  })

  it('that run when the service stops run again in the next process', async () => {
    await using world = await setUp()
    let running = 0
    const stopped = world.orchestrator([{
      name: 'one',
      everyMs: hourMs,
      run: signal => new Promise((_, reject) => {
        running++
        signal.addEventListener('abort', () => reject(new Error('aborted')))
      }),
    }])
    await stopped.schedule()
    await until(() => running === 1)
    await stopped.stop(0)

    let runs = 0
    world.orchestrator([{ name: 'one', everyMs: hourMs, run: () => Promise.resolve(++runs) }])
    await world.idle()

    expect(runs).to.equal(1)
    expect(world.logged).to.deep.equal([])
  })
})
