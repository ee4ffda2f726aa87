import { expect } from 'chai'
import { countActive } from '../../scripts/support/ledger.ts'
import { startReady } from '../../scripts/support/process.ts'
import { until } from '../../scripts/support/until.ts'
import { askedOrigins, createStage, searchFor, type Stage } from '../../scripts/support/stage.ts'
import { answers, createReceiver } from '../support/receiver.ts'

/** A lease that does not end during a test. Only the start of a successor can end it. */
const forever = '9999-12-31T23:59:59.999Z'

/** Returns the number of held jobs of this kind. Duties are jobs too, and any number of them may be held. */
const holdForever = ({ db }: Stage, kind: 'shard' | 'webhook'): Promise<number> =>
  db('jobs').where({ kind }).whereNotNull('held_until').update({ held_until: forever })

describe('Jobs of a killed process', () => {
  before(function () {
    if (process.env['TEST_DATABASE_URL'] !== undefined) this.skip() // other processes may hold jobs on PostgreSQL
  })

  it('are given back at the start of its successor, so that its searches continue at once', async () => {
    await using stage = await createStage({ slowMs: 1_500, outcomes: () => 'slow' })
    const { key } = await stage.subscribe('business')
    await using killed = await startReady(stage.environment)
    await stage.begin(killed, key, 'orphan')
    await killed.kill()
    const orphaned = await holdForever(stage, 'shard')

    await using _next = await startReady(stage.environment)
    await until('the search ends', async () => await countActive(stage.db) === 0, 100)

    expect(orphaned).to.equal(3)
    expect([...askedOrigins.values()].map(origin => stage.timesAsked(origin, 'orphan')))
      .to.deep.equal(Array(askedOrigins.size).fill(2))
  })

  it('are given back at the start of its successor, so that its webhooks are sent again at once', async () => {
    await using stage = await createStage()
    await using receiver = await createReceiver(() => undefined, answers(204))
    const { key } = await stage.subscribe('business')
    const origin = new URL(receiver.url).origin
    const routes = `${stage.environment.EGRESS_ROUTES},${origin}=${origin}`
    const environment = {
      ...stage.environment,
      EGRESS_ROUTES: routes,
      SECRET_KEY: 'a secret of this test, and of no other',
    }
    await using killed = await startReady(environment)
    const body = { ...searchFor('notified'), delivery: { webhook: { url: receiver.url } } }
    const { status } = await killed.request('POST', '/search', { key, body })
    await until('the webhook is sent', () => Promise.resolve(receiver.delivered.length === 1))
    await killed.kill()
    const orphaned = await holdForever(stage, 'webhook')

    await using _next = await startReady(environment)
    await until('it is delivered', async () =>
      (await stage.db('webhook_deliveries').where({ status: 'delivered' })).length === 1)

    expect([status, orphaned, receiver.delivered.length]).to.deep.equal([201, 1, 2])
  })
})
