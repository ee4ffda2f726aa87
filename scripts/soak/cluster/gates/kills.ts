import { setTimeout as sleep } from 'node:timers/promises'
import { countActive, expectCharged, expectWhole } from '../../../support/ledger.ts'
import { until } from '../../../support/until.ts'
import { searchFor } from '../../../support/stage.ts'
import { checkDeliveries, countUnsettled } from '../../kills/deliveries.ts'
import { outcomeFor } from '../../kills/posts.ts'
import { createReceivers, secretOf, type Behaviour } from '../../kills/receivers.ts'
import { follow, type Followed } from '../../kills/watch.ts'
import { createFaults } from '../../outcome.ts'
import { createCluster } from '../cluster.ts'
import type { Gate } from '../gate.ts'

/** Time between two kills, in milliseconds. */
const everyMs = 3_000
/** Time for which a killed engine stays away, in milliseconds. */
const awayMs = 500
const settleMs = 300_000
const behaviours: readonly Behaviour[] = ['good', 'fails', 'drops', 'busy', 'gone']

/**
 * Kills an API, a runner, an orchestrator, NATS and PostgreSQL in turn while clients create and follow searches with
 * webhooks. Afterwards checks the database, the streams and the webhooks.
 */
export const kills: Gate = async ({ kills: count, say, ...engines }) => {
  const { check, attempt, faults } = createFaults()
  await using cluster = await createCluster({
    ...engines, slowMs: 600, outcomes: outcomeFor, environment: { WEBHOOK_RETRY_SCHEDULE: '1,1,1,1,1,1' },
  })
  const { stage, database, wire } = cluster
  const outside = engines.network.addressOf('outside')
  await using receivers = await createReceivers(async id =>
    ['finished', 'error'].includes(
      (await stage.db('searches').where({ id }).first<{ status: string }>('status').catch(() => undefined))?.status
      ?? 'finished', // PostgreSQL may be away at this moment
    ), outside)
  const { accountId, key } = await stage.subscribe('business')
  await stage.db('plans').update({ requests_per_minute: null, daily: 1e6, monthly: 1e6 })
  const routes = { EGRESS_ROUTES: [stage.environment.EGRESS_ROUTES, ...receivers.routesFor('cluster')].join(',') }
  await cluster.start('orchestrator', 'duties-1', routes)
  await cluster.start('orchestrator', 'duties-2', routes)
  const runners = [await cluster.start('runner', 'runner-1', routes), await cluster.start('runner', 'runner-2', routes)]
  const apis = [await cluster.start('api', 'api-1', routes), await cluster.start('api', 'api-2', routes)]
  await cluster.ready()
  const duties = [...cluster.nodes].filter(({ role }) => role === 'orchestrator')
  const bounce = async (engine: typeof database) => {
    await engine.kill()
    await sleep(awayMs)
    await engine.start()
  }
  const victims: ReadonlyArray<readonly [string, (turn: number) => Promise<void>]> = [
    ['API', turn => apis[turn % 2]!.restart()],
    ['runner', turn => runners[turn % 2]!.restart()],
    ['orchestrator', turn => duties[turn % 2]!.restart()],
    ['NATS', () => bounce(wire)],
    ['PostgreSQL', () => bounce(database)],
  ]

  const [acknowledged, refused]: [string[], string[]] = [[], []]
  const readers: Array<Promise<Followed>> = []
  const over = new AbortController()
  const serving = (turn: number) => apis[turn % 2]!.process
  let [posting, number] = [true, 0]
  const post = async (client: number) => {
    while (posting) {
      const value = `crash${++number}`
      const url = receivers.url(behaviours[number % behaviours.length]!)
      const body = { ...searchFor(value), delivery: { webhook: { url, secret: secretOf(value) } } }
      try {
        const { status, body: answer } = await serving(client + number).request('POST', '/search', { key, body })
        if (status === 201) {
          acknowledged.push(answer.search.id)
          if (acknowledged.length % 5 === 0) readers.push(follow(serving, answer.search.id, key, over.signal))
        } else if (![409, 503].includes(status)) refused.push(`${status} ${JSON.stringify(answer)}`)
      } catch {
        // the API was killed
      }
      await sleep(400)
    }
  }
  const posts = [post(0), post(1)]
  for (let kill = 0; kill < count; kill++) {
    await sleep(everyMs)
    await victims[kill % victims.length]![1](Math.floor(kill / victims.length))
    if ((kill + 1) % 20 === 0) say(`${kill + 1} kills, ${acknowledged.length} searches`)
  }
  posting = false
  await Promise.all(posts)
  await until('every search ends', async () => await countActive(stage.db) === 0, 500, settleMs)
  say('every search has ended; waiting for the webhooks')
  await until('every webhook is settled', async () => await countUnsettled(stage.db) === 0, 500, settleMs)
  const streams = await Promise.all(readers)

  const stored = await stage.db<{ id: string }>('searches').pluck('id')
  const lost = new Set(acknowledged).difference(new Set(stored))
  check(lost.size === 0, `acknowledged searches that were lost: ${[...lost].join(', ')}`)
  check(refused.length === 0, `requests that were answered with ${refused.slice(0, 5).join('; ')}`)
  check(acknowledged.length > count / 2, `only ${acknowledged.length} searches in ${count} kills`)
  for (const { events } of streams) {
    check(events.every(({ id }, index) => Number(id) === index + 1), 'a stream followed over the kills has a gap')
  }
  await attempt('the ledger', () => expectWhole(stage.db))
  await attempt('the charges', () => expectCharged(stage.db, accountId, stored.length))
  faults.push(...await checkDeliveries(stage.db, receivers))
  return {
    faults,
    figures: {
      'kills': count,
      'searches acknowledged / stored': `${acknowledged.length} / ${stored.length}`,
      'streams followed over the kills': streams.length,
      'webhook requests received': receivers.received.length,
    },
  }
}
