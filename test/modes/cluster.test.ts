import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { findCanary, toAllSinks } from '../../scripts/soak/canaries/find.ts'
import { createCollector } from '../../scripts/support/collector.ts'
import { expectWhole } from '../../scripts/support/ledger.ts'
import { createHeldModule, createModule } from '../../scripts/support/modules.ts'
import { startProcess, type TracewellProcess } from '../../scripts/support/process.ts'
import { readEvents, type ReceivedEvent } from '../../scripts/support/sse.ts'
import { askedOrigins, createStage, searchFor, type Stage } from '../../scripts/support/stage.ts'
import { start } from '../../scripts/support/start.ts'
import type { Module } from '../../src/sources/kit/source.ts'
import { requireNats, startNats, type NatsServer } from '../support/nats.ts'
import { until } from '../../scripts/support/until.ts'

const query = { type: 'Pseudonym', value: 'sam' }

describe('Processes that NATS connects', function () {
  this.timeout(120_000)
  let nats: NatsServer

  before(async function () {
    if (process.env['TEST_DATABASE_URL'] === undefined) this.skip() // only one server can use a SQLite database
    requireNats(this)
  })
  beforeEach(async () => { nats = await startNats() })
  afterEach(() => nats[Symbol.asyncDispose]())

  describe('with a temporary search in another process', () => {
    it('stream it to its end, and write its value nowhere', async () => {
      await using stage = await createStage()
      const { key } = await stage.subscribe('business')
      await using collector = await createCollector()
      const startedAt = new Date()
      const canary = `canary${Date.now()}x`
      const [front, back] = await startBoth(stage, toAllSinks(collector))
      await using _front = front
      await using _back = back

      const events = await temporary(front, key, canary)

      expect(events[0]).to.include({ event: 'connected' })
      expect(events.at(-1)!.event).to.equal('search.finished')
      expect(events.at(-1)!.data).to.include({ status: 'completed' })
      expect(events.filter(({ event }) => event === 'module.result').length).to.be.at.least(askedOrigins.size)
      expect(stage.everySourceAsked(canary)).to.equal(true)
      await until(async () => (await stage.db('temporary_runs')).length === 0)
      await until(() => collector.text !== '')
      const { found, sinks } = await findCanary(canary, {
        processes: [front, back],
        folder: stage.environment.DATA_DIR,
        databaseUrl: stage.environment.DATABASE_URL,
        startedAt,
        collector,
        wireFolder: nats.folder,
      })
      const log = readFileSync(join(nats.folder, 'nats.log'), 'latin1')
      expect(found).to.deep.equal([])
      expect(sinks).to.include.members(['the log', 'the metrics', 'the traces', 'files of PostgreSQL', 'files of NATS'])
      expect(log, 'the log contains the bodies of messages').to.match(/MSG_PAYLOAD: \[.*v2\./)
    })

    it('stop its modules when the reader leaves', async () => {
      const held = createHeldModule()
      await using cluster = await startHere([createModule('quick'), held.module])
      const leaving = new AbortController()

      const response = await cluster.open('POST', '/search/temporary', { body: { query }, signal: leaving.signal })
      const reader = response.body!.getReader()
      await reader.read()
      await until(() => held.running === 1)
      leaving.abort()
      await until(() => held.aborted === 1)

      await until(async () => (await cluster.runs()) === 0)
      expect(held).to.include({ running: 0, runs: 1 })
    })

    it('answer 503 while the runner has no free slot, and run it afterwards', async () => {
      const held = createHeldModule()
      await using cluster = await startHere([held.module], { RUNNER_CAPACITY: '1' })
      const first = await cluster.open('POST', '/search/temporary', { body: { query } })
      await until(() => held.running === 1)

      const refused = await cluster.request('POST', '/search/temporary', { body: { query } })
      const runs = await cluster.runs()
      held.release()
      await first.text()
      const later = await cluster.events('/search/temporary', { body: { query } })

      expect([refused.status, refused.body.error.code]).to.deep.equal([503, 'NO_ELIGIBLE_RUNNER'])
      expect(refused.body.error.message)
        .to.equal('No runner with a free slot can be reached for this temporary search')
      expect(Number(refused.headers.get('retry-after'))).to.equal(5)
      expect(runs).to.equal(1)
      expect(later.at(-1)).to.include({ event: 'search.finished' })
    })

    it('end the stream without a result if the runner dies', async () => {
      await using stage = await createStage({ slowMs: 60_000, outcomes: () => 'slow' })
      const { key } = await stage.subscribe('business')
      const [front, back] = await startBoth(stage)
      await using _front = front
      await using _back = back

      const reading = temporary(front, key, 'orphan')
      await until(() => stage.everySourceAsked('orphan'))
      await back.kill()
      const events = await reading

      expect(events[0]).to.include({ event: 'connected' })
      expect(events.map(({ event }) => event)).not.to.include('search.finished')
      await until(async () => (await stage.db('temporary_runs')).length === 0)
      await until(() => front.errors.includes('the connection to the runner of the temporary search was lost'))
    })

    it('end the work if the process that serves the reader dies', async () => {
      await using stage = await createStage({ slowMs: 3_000, outcomes: () => 'slow' })
      const { key } = await stage.subscribe('business')
      const [front, back] = await startBoth(stage, { RUNNER_CAPACITY: '1', LOG_LEVEL: 'debug' })
      await using _front = front
      await using _back = back
      const asked = () => [...askedOrigins.values()].filter(origin => stage.timesAsked(origin, 'left') > 0).length
      const busy = (): Promise<number[]> => stage.db('runners').pluck('busy')

      const reading = temporary(front, key, 'left').catch(() => undefined)
      await until(() => asked() > 0)
      await until(async () => (await busy()).includes(1))
      await front.kill()
      await reading
      await until(async () => (await busy()).every(count => count === 0))

      expect(asked()).to.be.below(askedOrigins.size)
    })
  })

  for (const isUp of [true, false]) {
    it(`abort the work of a search that another process cancels, with${isUp ? '' : 'out'} NATS`, async () => {
      const held = createHeldModule()
      await using cluster = await startHere([createModule('quick'), held.module])
      const id = await cluster.createSearch('Pseudonym', 'sam')
      await until(() => held.running === 1)
      if (!isUp) await nats.kill()

      const { body } = await cluster.request('POST', `/search/${id}/cancel`)
      await until(() => held.aborted === 1)
      const events = await cluster.events(`/search/${id}/stream`)

      expect(body.data.search.error).to.include({ code: 'SEARCH_CANCELLED' })
      expect(events.filter(({ event }) => event === 'search.finished')).to.have.length(1)
      expect(held).to.include({ running: 0, runs: 1 })
    })
  }

  it('deliver every event of a stored search if NATS is killed in the middle', async () => {
    await using stage = await createStage({ slowMs: 1_000, outcomes: () => 'slow' })
    const { key } = await stage.subscribe('business')
    const [front, back] = await startBoth(stage, { RUNNER_CAPACITY: '4' })
    await using _front = front
    await using _back = back

    const { body } = await front.request('POST', '/search', { key, body: searchFor('cut') })
    const stream = readEvents(await front.send('GET', `/search/${body.search.id}/stream`, { key }))
    const events: ReceivedEvent[] = []
    for await (const event of stream) {
      events.push(event)
      if (events.length === 6) await nats.kill()
      if (events.length === 18) await nats.restart()
    }

    const [, ...stored] = events
    expect(stored.map(({ id }) => Number(id))).to.deep.equal(stored.map((_, index) => index + 1))
    expect(stored.at(-1)).to.have.property('event', 'search.finished')
    await expectWhole(stage.db)
  })

  it('serve stored searches if NATS was never there', async () => {
    await nats.kill()
    await using stage = await createStage()
    const { key } = await stage.subscribe('business')
    const [front, back] = await startBoth(stage, {}, false)
    await using _front = front
    await using _back = back

    const health = await front.request('GET', '/health')
    const { body } = await front.request('POST', '/search', { key, body: searchFor('alone') })
    const stream = await front.send('GET', `/search/${body.search.id}/stream`, { key })
    const events = await Array.fromAsync(readEvents(stream))
    const refused = await front.request('POST', '/search/temporary', { key, body: { query } })

    expect(health.status).to.equal(200)
    expect(health.body.checks.wire).to.equal('degraded')
    expect(events.at(-1)!.data).to.include({ status: 'completed' })
    expect([refused.status, refused.body.error.code]).to.deep.equal([503, 'NO_ELIGIBLE_RUNNER'])
    expect(front.errors).to.include('not connected to NATS')
  })

  /** Starts an API process and a runner process. Waits until both are connected, if `isConnected`. */
  async function startBoth(
    stage: Stage, more: Record<string, string> = {}, isConnected = true,
  ): Promise<[front: TracewellProcess, back: TracewellProcess]> {
    const environment = { ...stage.environment, LOG_LEVEL: 'info', WIRE_URL: nats.url, ...more }
    const back = startProcess({ ...environment, ROLE: 'runner,orchestrator' })
    const front = startProcess({ ...environment, ROLE: 'api' })
    await front.ready(45_000)
    await until(() => !isConnected || [front, back].every(({ errors }) => errors.includes('"connected to NATS"')))
    return [front, back]
  }

  /** Starts a runner and an API in this process, with these modules. Requests go to the API. */
  async function startHere(modules: readonly Module[], more: Record<string, string> = {}) {
    const environment = { WIRE_URL: nats.url, SANDBOX: '0', ...more }
    const back = await start({ ...environment, ROLE: 'runner,orchestrator' }, { modules })
    const front = await start({
      ...environment,
      ROLE: 'api',
      DATABASE_URL: back.databaseUrl,
      DATA_DIR: back.folder,
    }, { modules })
    await until(() => [front, back].every(({ logged }) => logged.some(line => line.includes('"connected to NATS"'))))
    return {
      ...front,
      runs: () => front.tracewell.database.temporaryRuns.countAll(),
      async [Symbol.asyncDispose]() {
        await front[Symbol.asyncDispose]()
        await back[Symbol.asyncDispose]()
      },
    }
  }
})

/** Reads a temporary search to its end. Asks again while no runner is ready, within the requests of a minute. */
async function temporary(front: TracewellProcess, key: string, value: string): Promise<ReceivedEvent[]> {
  let response: Response | undefined
  await until('a runner takes the search', async () => {
    response = await front.send('POST', '/search/temporary', { key, body: { query: { ...query, value } } })
    if (response.status === 200) return true
    expect(await response.json()).to.have.nested.property('error.code', 'NO_ELIGIBLE_RUNNER')
    return false
  }, 500)
  return Array.fromAsync(readEvents(response!))
}
