import { createFaults } from '../../outcome.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { createCluster, quantile } from '../cluster.ts'
import type { Gate } from '../gate.ts'

const waiting = 15_000
const takes = 300

/** Measures how long it takes to take one shard of 15,000 that wait, of 3,000 accounts with different priorities. */
export const claim: Gate = async ({ say, ...engines }) => {
  const { check, faults } = createFaults()
  await using cluster = await createCluster(engines)
  const { shards } = cluster.stage.operator.database
  for (let number = 0; number < waiting / 3; number++) await shards.insert(newId(), 3, number % 20)
  await cluster.stage.db.raw('analyze')
  say(`${waiting} shards wait`)
  const times: number[] = []
  for (let take = 0; take < takes; take++) {
    const startedAt = performance.now()
    const shard = await shards.take()
    times.push(performance.now() - startedAt)
    if (shard === undefined) throw new Error('no shard was taken')
  }
  const p50 = quantile(times, 0.5)
  check(p50 <= 5, `the median is ${p50.toFixed(1)} ms, over 5 ms`)
  return {
    faults,
    figures: {
      'shards that wait': waiting,
      'take, p50 / p99': `${p50.toFixed(1)} / ${quantile(times, 0.99).toFixed(1)} ms`,
    },
  }
}
