import { setTimeout as sleep } from 'node:timers/promises'
import { countActive, expectWhole } from '../../../support/ledger.ts'
import { until } from '../../../support/until.ts'
import { readEvents } from '../../../support/sse.ts'
import { askedOrigins } from '../../../support/stage.ts'
import { createFaults } from '../../outcome.ts'
import { createCluster, createSearch } from '../cluster.ts'
import type { Gate } from '../gate.ts'

const cutMs = 20_000
const longestMs = 15_000

/**
 * Cuts nodes off with one-way loss, so that open connections become silent: first an API node from NATS, then a runner
 * from PostgreSQL. Needs network namespaces.
 */
export const partition: Gate = async ({ say, ...engines }) => {
  const { check, attempt, faults } = createFaults()
  if (engines.network.kind !== 'namespaces') return { faults, figures: { 'left out': 'needs network namespaces' } }
  let answers = true
  await using cluster = await createCluster({ ...engines, slowMs: 1_500, outcomes: () => answers ? 'slow' : 'hang' })
  const { stage } = cluster
  const { key } = await stage.subscribe('business')
  await cluster.start('orchestrator', 'duties')
  const alone = await cluster.start('runner', 'runner-1')
  const api = await cluster.start('api', 'api')
  await cluster.ready()

  await api.machine.cut('wire')
  const followed = await createSearch(api, key, 'cutwire')
  const ids: number[] = []
  for await (const { id } of readEvents(await api.process.send('GET', `/search/${followed}/stream`, { key }))) {
    if (id !== undefined) ids.push(Number(id))
  }
  check(ids.every((id, index) => id === index + 1), `the stream of a node without NATS has a gap: ${ids.join(' ')}`)
  await api.machine.heal()
  say(`an API without NATS delivered ${ids.length} events`)

  const value = 'cutdatabase'
  answers = false // no source answers before its runner is cut off
  await stage.begin(api.process, key, value)
  await cluster.start('runner', 'runner-2')
  const cutAt = performance.now()
  await alone.machine.cut('database')
  answers = true
  await until('another runner has asked every source again', () =>
    Promise.resolve([...askedOrigins.values()].every(origin => stage.timesAsked(origin, value) >= 2)), 20, 60_000)
  const ms = Math.round(performance.now() - cutAt)
  check(ms <= longestMs, `the work of a runner without PostgreSQL continued elsewhere after ${ms} ms`)
  await until('the search ends', async () => await countActive(stage.db) === 0, 200, 60_000)
  await sleep(Math.max(0, cutMs - ms))
  await alone.machine.heal()
  await sleep(5_000)
  await createSearch(api, key, 'healed')
  await until('the last search ends', async () => await countActive(stage.db) === 0, 200, 60_000)
  await attempt('the ledger', () => expectWhole(stage.db))
  return {
    faults,
    figures: {
      'events of an API without NATS': ids.length,
      'work of a runner without PostgreSQL elsewhere': `${ms} ms`,
    },
  }
}
