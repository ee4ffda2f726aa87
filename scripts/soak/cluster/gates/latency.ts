import { readEvents } from '../../../support/sse.ts'
import { createFaults } from '../../outcome.ts'
import { createCluster, createSearch, quantile } from '../cluster.ts'
import type { Gate } from '../gate.ts'

const searches = 40

/**
 * Reads streams on an API node while another node runs the searches. The latency of an event is the time from its
 * commit until the client has it. PostgreSQL knows the time of each commit:
 * https://www.postgresql.org/docs/current/functions-info.html#FUNCTIONS-INFO-COMMIT-TIMESTAMP
 */
export const latency: Gate = async ({ say, ...engines }) => {
  const { check, faults } = createFaults()
  await using cluster = await createCluster({ ...engines, slowMs: 300, outcomes: () => 'slow' })
  const { stage } = cluster
  const { key } = await stage.subscribe('business')
  await cluster.start('orchestrator', 'duties')
  await cluster.start('runner', 'runner')
  const api = await cluster.start('api', 'api')
  await cluster.ready()
  const times: number[] = []

  for (let number = 0; number < searches; number++) {
    const id = await createSearch(api, key, `latency${number}`)
    const response = await api.process.send('GET', `/search/${id}/stream`, { key })
    const arrivals = new Map<number, number>()
    for await (const { id, event } of readEvents(response)) {
      if (event === 'module.result') arrivals.set(Number(id), Date.now())
    }
    const commits: Array<{ seq: number, at: Date }> = await stage.db('search_events').where({ search_id: id })
      .select('seq', stage.db.raw('pg_xact_commit_timestamp(xmin) as at'))
    for (const { seq, at } of commits) if (arrivals.has(seq)) times.push(arrivals.get(seq)! - at.getTime())
  }

  const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)]
  say(`${times.length} events, p50 ${p50} ms, p99 ${p99} ms`)
  check(p50 <= 5, `the median is ${p50} ms, over 5 ms`)
  check(p99 <= 25, `the 99th percentile is ${p99} ms, over 25 ms`)
  return {
    faults,
    figures: { 'events read on another node': times.length, 'commit to client, p50 / p99': `${p50} / ${p99} ms` },
  }
}
