import { moduleId } from '../../../../src/core/catalogue/modules.ts'
import { countActive } from '../../../support/ledger.ts'
import { mostWithin, startLimitedSource } from '../../../support/limited-source.ts'
import { until } from '../../../support/until.ts'
import { createFaults } from '../../outcome.ts'
import { createCluster } from '../cluster.ts'
import type { Gate } from '../gate.ts'

const origin = 'https://api.github.com'
const searches = 90
const retryAfterMs = 5_000
/**
 * Time after the 429 in which requests may still arrive, in milliseconds. Slots are reserved 50 ms ahead, and the 429
 * must first reach the runner, the database and the other runners.
 */
const knownAfterMs = 100

/** Lets three runners ask one source of ten requests a second, which answers one request with 429 and `Retry-After`. */
export const governor: Gate = async ({ say, ...engines }) => {
  const { check, faults } = createFaults()
  const source = await startLimitedSource({ refused: 20, retryAfterMs, host: engines.network.addressOf('outside') })
  await using _source = source
  await using cluster = await createCluster({
    ...engines, environment: { EGRESS_ROUTES: `${origin}=${source.url}`, EGRESS_LIMITS: `${origin}=10/1` },
  })
  const { stage } = cluster
  const { key } = await stage.subscribe('business')
  await stage.db('plans').update({ concurrency: 1_000, requests_per_minute: null })
  await cluster.start('orchestrator', 'duties')
  for (const number of [1, 2, 3]) await cluster.start('runner', `runner-${number}`)
  const api = await cluster.start('api', 'api')
  await cluster.ready()

  await Promise.all(Array.from({ length: searches }, (_, number) => until('the search is created', async () => {
    const { status } = await api.process.request('POST', '/search', { key, body: {
      query: { type: 'Pseudonym', value: `person${number}` },
      modules: { mode: 'selected', ids: [moduleId('github')] },
      features: { registered_accounts: 'exclude', breached_accounts: false },
    } })
    return status === 201
  })))
  await until('every search ends', async () => await countActive(stage.db) === 0, 200)

  const { arrivals, refusedAt } = await source.arrivals()
  const after = arrivals.map(at => at - refusedAt).filter(ms => ms > 0)
  const most = mostWithin(1_000, arrivals)
  const last = Math.max(0, ...after.filter(ms => ms < retryAfterMs / 2))
  const first = Math.min(...after.filter(ms => ms > retryAfterMs / 2))
  const early = after.filter(ms => ms > knownAfterMs && ms < retryAfterMs)
  say(`${arrivals.length} requests, ${most} in a second, the last before the pause after ${Math.round(last)} ms`)
  check(most <= 10, `${most} requests arrived in one second`)
  check(early.length === 0, `requests arrived ${early.map(Math.round).join(', ')} ms after the 429`)
  check(after.some(ms => ms >= retryAfterMs), 'no request arrived after the pause')
  return {
    faults,
    figures: {
      'requests at the source, most in a second': `${arrivals.length}, ${most}`,
      'last request before the pause, first after it': `${Math.round(last)}, ${Math.round(first)} ms after the 429`,
    },
  }
}
