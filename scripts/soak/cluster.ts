import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onPostgres } from '../support/postgres.ts'
import { claim } from './cluster/gates/claim.ts'
import { delay } from './cluster/gates/delay.ts'
import { fairness } from './cluster/gates/fairness.ts'
import { governor } from './cluster/gates/governor.ts'
import { idle } from './cluster/gates/idle.ts'
import { kills } from './cluster/gates/kills.ts'
import { latency } from './cluster/gates/latency.ts'
import { limits } from './cluster/gates/limits.ts'
import { outage } from './cluster/gates/outage.ts'
import { partition } from './cluster/gates/partition.ts'
import { recovery } from './cluster/gates/recovery.ts'
import { succession } from './cluster/gates/succession.ts'
import { temporary } from './cluster/gates/temporary.ts'
import { wire } from './cluster/gates/wire.ts'
import { createPostgresEngine, startWireEngine } from './cluster/engines.ts'
import type { Gate } from './cluster/gate.ts'
import { canIsolate, createLoopback, createNamespaces } from './cluster/network.ts'
import type { Outcome, Say } from './outcome.ts'

/** The promises of a cluster, in the order in which they are checked. */
export const gates: Readonly<Record<string, Gate>> = {
  claim,
  idle,
  latency,
  limits,
  governor,
  fairness,
  temporary,
  wire,
  outage,
  delay,
  partition,
  recovery,
  succession,
  kills,
}

interface ClusterOptions {
  /** Names of the gates to check. */
  chosen: readonly string[]
  rounds: number
  kills: number
  say: Say
}

/**
 * Checks the promises of a cluster: API nodes, runners and orchestrators as separate processes on one PostgreSQL and
 * one NATS server, which are killed too. As root on Linux, each node has a network namespace of its own.
 */
export async function soakCluster({ chosen, rounds, kills, say }: ClusterOptions): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'tracewell-cluster-'))
  const outcome: Outcome = { figures: {}, faults: [] }
  try {
    const isolated = await canIsolate()
    await onPostgres(folder, async (url, { start }) => {
      const database = createPostgresEngine({ url, folder: join(folder, 'postgres'), start })
      for (const name of chosen) {
        await using network = isolated ? await createNamespaces() : createLoopback()
        outcome.figures['network'] = network.kind
        await using wire = await startWireEngine(network.addressOf('wire'))
        process.env['TEST_DATABASE_URL'] = isolated ? url.replace('127.0.0.1', network.addressOf('database')) : url
        say(`${name} starts`)
        const { figures, faults } = await gates[name]!({
          network,
          database,
          wire,
          rounds,
          kills,
          say: text => say(`${name}: ${text}`),
        }).catch((error: Error): Outcome => ({ figures: {}, faults: [`it broke: ${String(error.stack)}`] }))
        for (const [figure, value] of Object.entries(figures)) outcome.figures[`${name}: ${figure}`] = value
        for (const fault of faults) say(`${name}: FAULT ${fault}`)
        outcome.faults.push(...faults.map(fault => `${name}: ${fault}`))
      }
    }, { serves: isolated ? 'networks' : 'loopback', settings: ['track_commit_timestamp=on'] }) // for the gate latency
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return outcome
}
