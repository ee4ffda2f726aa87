import { expect } from 'chai'
import { countActive, expectCharged, expectWhole, listShards } from '../../scripts/support/ledger.ts'
import { startProcess, startReady, type TracewellProcess } from '../../scripts/support/process.ts'
import { until } from '../../scripts/support/until.ts'
import { readEvents, type ReceivedEvent } from '../../scripts/support/sse.ts'
import { askedOrigins, createStage, searchFor, type Stage } from '../../scripts/support/stage.ts'

const api = { ROLE: 'api' }
const worker = { ROLE: 'runner,orchestrator' }

describe('Two processes on one database', () => {
  before(function () {
    if (process.env['TEST_DATABASE_URL'] === undefined) this.skip() // only one server can use a SQLite database
  })

  it('refuse a key that was revoked', async () => {
    await using stage = await createStage()
    const both = await startBoth(stage, {}, {})
    await using _one = both[0]
    await using _other = both[1]
    const { keyId, key } = await stage.subscribe('business')
    const ask = () => Promise.all(both.map(async tracewell => (await tracewell.request('GET', '/', { key })).status))

    const earlier = await ask()
    await stage.operator.keys.revoke(keyId)
    await until('both refuse it', async () => (await ask()).every(status => status === 401))

    expect(earlier).to.deep.equal([200, 200])
  })

  it('share the work, and send no source a request twice', async () => {
    await using stage = await createStage({ slowMs: 50, outcomes: () => 'slow' })
    const { accountId, key } = await stage.subscribe('business')
    const both = await startBoth(stage, {}, {})
    await using _one = both[0]
    await using _other = both[1]
    const values = Array.from({ length: 20 }, (_, index) => `shared${index}`)

    const created = await Promise.all(values.map((value, index) =>
      both[index % 2]!.request('POST', '/search', { key, body: searchFor(value) })))
    await until('every search ends', async () => await countActive(stage.db) === 0, 200)

    const asked = values.flatMap(value => [...askedOrigins.values()].map(origin => stage.timesAsked(origin, value)))
    const unanswered = await stage.db('search_tasks')
      .whereIn('status', ['timeout', 'failed']).whereIn('slug', [...askedOrigins.keys()])
    expect(created.map(({ status }) => status)).to.deep.equal(values.map(() => 201))
    await expectWhole(stage.db)
    await expectCharged(stage.db, accountId, values.length)
    expect(asked.filter(times => times > 1)).to.be.empty
    // a busy machine can end a task before its source is asked, and does not ask a source that was too slow five times
    expect(asked.filter(times => times === 0).length).to.be.at.most(unanswered.length)
  })

  it('stream from one process a search that runs in the other', async () => {
    await using stage = await createStage({
      slowMs: 300,
      outcomes: value => value.endsWith('slow') ? 'slow' : 'success',
    })
    const { key } = await stage.subscribe('business')
    const [front, back] = await startBoth(stage, { ROLE: 'api,images' }, worker)
    await using _front = front
    await using _back = back

    const streams = await Promise.all(['one', 'two', 'threeslow'].map(async value => {
      const { body } = await front.request('POST', '/search', { key, body: searchFor(value) })
      return read(front, body.search.id, key)
    }))

    for (const events of streams) {
      const [first, ...stored] = events
      expect(first).to.include({ event: 'connected', id: undefined })
      expect(stored.map(({ id }) => Number(id))).to.deep.equal(stored.map((_, index) => index + 1))
      expect(stored.at(-1)).to.have.property('event', 'search.finished')
      expect(stored.filter(({ event }) => event === 'module.result')).to.have.length.greaterThan(9)
    }
    await expectWhole(stage.db)
  })

  it('finish the searches of a killed and a paused process, and ignore late results of the paused one', async () => {
    let answers = false // no source answers before its runner is killed or paused
    await using stage = await createStage({ slowMs: 2_000, outcomes: () => answers ? 'slow' : 'hang' })
    const { accountId, key } = await stage.subscribe('business')
    const [front, killed] = await startBoth(stage, api, worker)
    await using _front = front
    const orphan = await stage.begin(front, key, 'orphan')
    const orphaned = await countHeld(stage, orphan)
    await killed.kill()
    await using paused = startProcess({ ...stage.environment, ...worker })
    const sleeper = await stage.begin(front, key, 'sleeper')
    paused.signal('SIGSTOP')
    answers = true
    const asleepAt = performance.now() // real clock: the processes measure the durations of their tasks
    const asleep = await countHeld(stage, sleeper)

    await using other = startProcess({ ...stage.environment, ...worker })
    await until(
      'the other asks again',
      async () => [...askedOrigins.values()].every(origin => stage.timesAsked(origin, 'sleeper') === 2),
    )
    const sleptMs = performance.now() - asleepAt // real clock: see above
    paused.signal('SIGCONT')
    const streams = await Promise.all([orphan, sleeper].map(id => read(front, id, key)))
    await other.kill()
    const next = await read(front, await stage.begin(front, key, 'awake'), key)

    expect([orphaned, asleep]).to.deep.equal([3, 3])
    for (const events of [...streams, next]) expect(events.at(-1)?.data).to.include({ status: 'completed' })
    const ended = await stage.db('search_tasks').where({ search_id: sleeper }).whereIn('slug', [...askedOrigins.keys()])
      .select('status', 'duration_ms')
    for (const { status, duration_ms } of ended) {
      expect(status).to.equal('success')
      expect(duration_ms, 'the time of one that did not sleep').to.be.lessThan(sleptMs)
    }
    await expectWhole(stage.db)
    await expectCharged(stage.db, accountId, 3)
  })

  it('continue while another process is paused inside a transaction', async () => {
    await using stage = await createStage({ slowMs: 2_000, outcomes: () => 'slow' })
    const { key } = await stage.subscribe('business')
    await using tracewell = await startReady(stage.environment)
    const id = await stage.begin(tracewell, key, 'locked')

    const asleep = await stage.db.transaction()
    await asleep('searches').where({ id }).forUpdate().first('id')
    const held = await countHeld(stage, id)
    const events = await read(tracewell, id, key)
    const later = await asleep('searches').first('id').then(() => 'goes on', () => 'is over')
    await asleep.rollback().catch(() => undefined)

    expect(held).to.be.greaterThan(0)
    expect(later).to.equal('is over')
    expect(events.at(-1)?.data).to.include({ status: 'completed' })
    await expectWhole(stage.db)
  })
})

const countHeld = async ({ db }: Stage, id: string): Promise<number> =>
  (await listShards(db)).filter(({ searchId, held }) => searchId === id && held).length

/** Starts both processes. Then waits until each process that serves the API is ready, which requires a live runner. */
async function startBoth(
  stage: Stage, one: Record<string, string>, other: Record<string, string>,
): Promise<[TracewellProcess, TracewellProcess]> {
  const both: [TracewellProcess, TracewellProcess] =
    [startProcess({ ...stage.environment, ...one }), startProcess({ ...stage.environment, ...other })]
  await Promise.all(both.filter((_, index) => [one, other][index] !== worker).map(tracewell => tracewell.ready()))
  return both
}

async function read(tracewell: TracewellProcess, id: string, key: string): Promise<ReceivedEvent[]> {
  return Array.fromAsync(readEvents(await tracewell.send('GET', `/search/${id}/stream`, { key })))
}
