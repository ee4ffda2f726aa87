import { until } from '../../../support/until.ts'
import { createFaults } from '../../outcome.ts'
import { createCluster, createSearch } from '../cluster.ts'
import type { Gate } from '../gate.ts'

const backlog = 2_000
const longestMs = 1_000

/**
 * Lets one account wait with 2,000 searches, and then creates one search of another account. Measures the time from its
 * creation to its first asked source, less the time until a slot is free: each source takes half a second.
 */
export const fairness: Gate = async ({ say, ...engines }) => {
  const { check, faults } = createFaults()
  const slowMs = 500
  await using cluster = await createCluster({ ...engines, slowMs, outcomes: () => 'slow' })
  const { stage } = cluster
  const [many, one] = [await stage.subscribe('business'), await stage.subscribe('pro')]
  await stage.db('plans').update({ concurrency: backlog, daily: 1e6, monthly: 1e6, requests_per_minute: null })
  await cluster.start('orchestrator', 'duties')
  await cluster.start('runner', 'runner')
  const api = await cluster.start('api', 'api')
  await cluster.ready()
  const create = async (from: number) => {
    for (let number = from; number < backlog; number += 8) await createSearch(api, many.key, `backlog${number}`)
  }
  await Promise.all(Array.from({ length: 8 }, (_, from) => create(from)))
  const { due } = await stage.operator.database.shards.countWaiting()
  say(`${due} shards wait`)

  const startedAt = performance.now()
  const id = await createSearch(api, one.key, 'single')
  await until('a source is asked', async () =>
    (await stage.db('searches').where({ id }).first<{ status: string }>('status')).status !== 'pending', 10, 60_000)
  const ms = Math.round(performance.now() - startedAt)
  check(due > backlog, `only ${due} shards waited`)
  check(ms <= slowMs + longestMs, `the search of the other account started after ${ms} ms`)
  return { faults, figures: { 'shards of one account that waited': due, 'start of the other account': `${ms} ms` } }
}
