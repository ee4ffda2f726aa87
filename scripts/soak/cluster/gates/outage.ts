import { setTimeout as sleep } from 'node:timers/promises'
import { countActive, expectCharged, expectWhole } from '../../../support/ledger.ts'
import { until } from '../../../support/until.ts'
import { searchFor } from '../../../support/stage.ts'
import { createFaults } from '../../outcome.ts'
import { createCluster, createSearch } from '../cluster.ts'
import type { Gate } from '../gate.ts'

const awayMs = 20_000
const searches = 12

/**
 * Kills PostgreSQL for 20 s while searches run. Meanwhile every request must be answered with 503 and Retry-After.
 * Afterwards all work must continue by itself, and only acknowledged searches may have been charged.
 */
export const outage: Gate = async ({ say, ...engines }) => {
  const { check, attempt, faults } = createFaults()
  await using cluster = await createCluster({ ...engines, slowMs: 3_000, outcomes: () => 'slow' })
  const { stage, database } = cluster
  const { accountId, key } = await stage.subscribe('business')
  await cluster.start('orchestrator', 'duties')
  await cluster.start('runner', 'runner')
  const api = await cluster.start('api', 'api')
  await cluster.ready()
  for (let number = 0; number < searches; number++) await createSearch(api, key, `outage${number}`)

  await database.kill()
  const back = sleep(awayMs)
  const statuses: Record<string, number> = {}
  let requests = 0
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await api.process.request(method, path, { key, ...body && { body } })
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
    requests++
    check(answer.status === 503, `${method} ${path} was answered with ${answer.status} while PostgreSQL was away`)
    check(answer.headers.has('retry-after'), `${method} ${path}: 503 without Retry-After`)
  }
  let isBack = false
  void back.then(() => { isBack = true })
  while (!isBack) {
    await ask('POST', '/search', searchFor(`refused${requests}`))
    await ask('GET', '/search')
    await ask('GET', '/usage')
    await sleep(500)
  }
  await database.start()
  const startedAt = performance.now()
  say(`PostgreSQL was away for 20 s, ${requests} requests`)
  await until('every search ends', async () => await countActive(stage.db) === 0, 200, 120_000)
  const resumedMs = Math.round(performance.now() - startedAt)
  await attempt('the ledger', () => expectWhole(stage.db))
  await attempt('the charges', () => expectCharged(stage.db, accountId, searches))
  const next = await api.process.request('POST', '/search', { key, body: searchFor('afterwards') })
  check(next.status === 201, `a search afterwards was answered with ${next.status}`)
  await until('the last search ends', async () => await countActive(stage.db) === 0, 200)
  return {
    faults,
    figures: {
      'requests while PostgreSQL was away': requests,
      'their statuses': JSON.stringify(statuses),
      'all searches ended after it was back': `${resumedMs} ms`,
    },
  }
}
