import { setTimeout as sleep } from 'node:timers/promises'
import { createFaults } from '../../outcome.ts'
import { createCluster, type Cluster } from '../cluster.ts'
import type { Gate } from '../gate.ts'

const watchMs = 30_000

/** Counts the transactions of nodes without requests: the leader, then each further node. */
export const idle: Gate = async ({ say, ...engines }) => {
  const { check, faults } = createFaults()
  await using cluster = await createCluster(engines)
  await cluster.start('orchestrator', 'leader')
  const figures: Record<string, string> = {}
  let before = await perSecond(cluster)
  figures['leader'] = `${before.toFixed(1)} transactions/s`
  for (const role of ['runner', 'api', 'orchestrator'] as const) {
    await cluster.start(role, `more-${role}`)
    if (role === 'api') await cluster.ready()
    const now = await perSecond(cluster)
    figures[`one more ${role}`] = `${(now - before).toFixed(1)} transactions/s`
    say(`one more ${role}: ${(now - before).toFixed(1)} transactions/s`)
    check(now - before <= 2, `an idle ${role} costs ${(now - before).toFixed(1)} transactions a second, over 2`)
    before = now
  }
  return { faults, figures }
}

/** https://www.postgresql.org/docs/current/monitoring-stats.html#MONITORING-PG-STAT-DATABASE-VIEW */
async function perSecond({ stage: { db } }: Cluster): Promise<number> {
  await sleep(10_000) // start of the process
  const read = async (): Promise<number> => {
    const { rows } = await db.raw<{ rows: Array<{ count: string }> }>(
      'select xact_commit + xact_rollback as count from pg_stat_database where datname = current_database()',
    )
    return Number(rows[0]!.count)
  }
  const first = await read()
  await sleep(watchMs)
  return (await read() - first - 1) / (watchMs / 1_000)
}
