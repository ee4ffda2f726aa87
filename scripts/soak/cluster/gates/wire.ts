import { setTimeout as sleep } from 'node:timers/promises'
import { expectWhole } from '../../../support/ledger.ts'
import { readEvents } from '../../../support/sse.ts'
import { createFaults } from '../../outcome.ts'
import { createCluster, createSearch, quantile } from '../cluster.ts'
import type { Gate } from '../gate.ts'

const awayMs = 5_000
/** Longest time that an event may be late without the wire, in milliseconds. */
const longestLateMs = 1_500
const searches = 6

/**
 * Kills NATS for 5 s while clients follow searches that run on another node. No event may be missing, and none late by
 * more than the interval of the look into the database.
 */
export const wire: Gate = async ({ say, ...engines }) => {
  const { check, attempt, faults } = createFaults()
  await using cluster = await createCluster({ ...engines, slowMs: 1_200, outcomes: () => 'slow' })
  const { stage, wire } = cluster
  const { key } = await stage.subscribe('business')
  await cluster.start('orchestrator', 'duties')
  await cluster.start('runner', 'runner', { RUNNER_CAPACITY: '12' }) // so that events arrive during the whole gate
  const api = await cluster.start('api', 'api')
  await cluster.ready()
  const late: number[] = []
  const readers = Array.from({ length: searches }, async (_, number) => {
    const id = await createSearch(api, key, `wire${number}`)
    const ids: number[] = []
    const response = await api.process.send('GET', `/search/${id}/stream`, { key })
    for await (const { id, event, data } of readEvents(response)) {
      if (id === undefined) continue
      ids.push(Number(id))
      if (event === 'module.result') late.push(Date.now() - Date.parse((data as { timestamp: string }).timestamp))
    }
    check(ids.every((id, index) => id === index + 1), `a stream without the wire has a gap: ${ids.join(' ')}`)
    const stored = await stage.db('search_events').where({ search_id: id })
    check(stored.length === ids.length, `a stream without the wire has ${ids.length} of ${stored.length} events`)
  })
  await sleep(1_000)
  await wire.kill()
  await sleep(awayMs)
  const temporary = await api.process.request('POST', '/search/temporary', {
    key, body: { query: { type: 'Pseudonym', value: 'nobody-hears' } },
  })
  check(temporary.status === 503, `a temporary search without the wire was answered with ${temporary.status}`)
  check(temporary.headers.has('retry-after'), 'the 503 of a temporary search has no Retry-After')
  await wire.start()
  await Promise.all(readers)
  const worst = Math.max(...late)
  say(`${late.length} events, at most ${worst} ms late`)
  check(worst <= longestLateMs, `an event was ${worst} ms late`)
  await attempt('the ledger', () => expectWhole(stage.db))
  return {
    faults,
    figures: {
      'events of streams without the wire for 5 s': late.length,
      'timestamp to client, p50 / max': `${quantile(late, 0.5)} / ${worst} ms`,
      'temporary search without the wire': temporary.status,
    },
  }
}
