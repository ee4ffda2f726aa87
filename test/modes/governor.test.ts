import { expect } from 'chai'
import { mostWithin, startLimitedSource } from '../../scripts/support/limited-source.ts'
import { startProcess, startReady } from '../../scripts/support/process.ts'
import { until } from '../../scripts/support/until.ts'
import { createStage } from '../../scripts/support/stage.ts'
import { moduleId } from '../../src/core/catalogue/modules.ts'

const runner = { ROLE: 'runner', RUNNER_CAPACITY: '10' }
const origin = 'https://api.github.com'
const retryAfterMs = 5_000
/**
 * Time after a 429 in which requests may still arrive, in milliseconds: slots are reserved up to 50 ms ahead, and the
 * 429 must first reach the runner and the database, on a machine that is busy.
 */
const knownAfterMs = 1_500

describe('Three runners on one database', function () {
  this.timeout(180_000)

  before(function () {
    if (process.env['TEST_DATABASE_URL'] === undefined) this.skip() // only one server can use a SQLite database
  })

  // Windows of five seconds: a busy machine may delay one request by more than the tolerance of a second (75 ms).
  // The gate "governor" of the soak counts each second.
  it('send a source of ten a second at most fifty in any five seconds, nothing during its Retry-After', async () => {
    await using source = await startLimitedSource({ refused: 20, retryAfterMs })
    await using stage = await createStage()
    const { key } = await stage.subscribe('business')
    await stage.db('plans').where({ id: 'business' }).update({ concurrency: 1_000, requests_per_minute: null })
    const environment = {
      ...stage.environment,
      EGRESS_ROUTES: `${origin}=${source.url}`,
      EGRESS_LIMITS: `${origin}=10/1`,
    }
    await using _one = startProcess({ ...environment, ...runner })
    await using _two = startProcess({ ...environment, ...runner })
    await using _three = startProcess({ ...environment, ...runner })
    await using front = await startReady({ ...environment, ROLE: 'api,orchestrator' })
    await until('three runners are alive', async () => (await stage.db('runners')).length === 3)

    const body = (index: number) => ({
      query: { type: 'Pseudonym' as const, value: `person${index}` },
      modules: { mode: 'selected' as const, ids: [moduleId('github')] },
      features: { registered_accounts: 'exclude' as const, breached_accounts: false },
    })
    // A loaded machine answers 503 if the heartbeats of the runners are late.
    await Promise.all(Array.from({ length: 90 }, (_, index) => until('the search is created', async () =>
      (await front.request('POST', '/search', { key, body: body(index) })).status === 201)))
    await until('every search has ended', async () =>
      (await stage.db('search_tasks').whereNull('status')).length === 0, 200, 90_000)

    const { arrivals, refusedAt } = await source.arrivals()
    const refusals = await stage.db('search_tasks').where({ error_message: 'the source answered 429' })
      .pluck('error_code')
    expect(await stage.db('search_tasks').where({ slug: 'github' })).to.have.length(90)
    expect(mostWithin(5_000, arrivals)).to.be.at.most(50)
    expect(arrivals.filter(at => at > refusedAt + knownAfterMs && at < refusedAt + retryAfterMs)).to.deep.equal([])
    expect(arrivals.filter(at => at >= refusedAt + retryAfterMs)).to.have.length.greaterThan(10)
    expect(refusals).to.deep.equal(['UPSTREAM_RATE_LIMITED'])
  })
})
