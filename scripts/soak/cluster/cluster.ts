import { startProcess, type TracewellProcess } from '../../support/process.ts'
import { until } from '../../support/until.ts'
import { createStage, searchFor, type Stage } from '../../support/stage.ts'
import type { Outcome as SourceOutcome } from '../../../src/upstreams/outcomes.ts'
import type { Engine } from './engines.ts'
import type { Machine, Network } from './network.ts'

type Role = 'api' | 'runner' | 'orchestrator'

/** A machine and the process of the service on it. */
export interface Node extends AsyncDisposable {
  name: string
  role: Role
  machine: Machine
  process: TracewellProcess
  /** Kills the process and starts it again on the same machine. */
  restart(): Promise<void>
}

export type Cluster = Awaited<ReturnType<typeof createCluster>>

interface ClusterOptions {
  network: Network
  database: Engine
  wire: Engine
  slowMs?: number
  outcomes?: (value: string, origin: string) => SourceOutcome
  environment?: Record<string, string>
}

/** Longest time that a node may take to start while others do, in milliseconds. */
export const longestStartMs = 120_000

/**
 * Creates an empty database and a simulated outside world for nodes that start later. Nodes are separate processes, on
 * machines of their own if the network has any.
 */
export async function createCluster({ network, database, wire, slowMs, outcomes, environment = {} }: ClusterOptions) {
  const stage = await createStage({
    host: network.addressOf('outside'),
    ...slowMs !== undefined && { slowMs },
    ...outcomes !== undefined && { outcomes },
  })
  const nodes = new Set<Node>()
  const common = {
    ...stage.environment,
    WIRE_URL: wire.url,
    SECRET_KEY: 'the secret of every node of this cluster',
    ...environment,
  }

  return {
    stage,
    network,
    database,
    wire,
    nodes: nodes as ReadonlySet<Node>,

    /** Starts a node. Waits until it serves requests or takes work. */
    async start(role: Role, name: string, more: Record<string, string> = {}): Promise<Node> {
      const machine = await network.addMachine(name)
      const onMachine = { HOST: machine.address, METRICS_HOST: machine.address }
      const begin = () => startProcess({ ...common, ...onMachine, ROLE: role, ...more }, machine.command)
      const node: Node = {
        name,
        role,
        machine,
        process: begin(),
        async restart() {
          await node.process.kill()
          node.process = begin()
        },
        async [Symbol.asyncDispose]() {
          nodes.delete(node)
          await node.process.kill()
        },
      }
      nodes.add(node)
      if (role === 'runner') await aliveRunners(stage, [...nodes].filter(({ role }) => role === 'runner').length)
      return node
    },

    /** Waits until every API serves requests. It needs a runner first. */
    async ready(): Promise<void> {
      for (const { role, process } of nodes) if (role === 'api') await process.ready(longestStartMs)
    },

    async [Symbol.asyncDispose]() {
      for (const node of nodes) await node.process.kill()
      await stage[Symbol.asyncDispose]()
    },
  }
}

/** Waits until as many runners are alive. */
const aliveRunners = (stage: Stage, count: number): Promise<void> =>
  until(`${count} runners are alive`, async () =>
    (await stage.operator.database.runners.listAlive()).length >= count, 50, longestStartMs)

/** Creates a search about a pseudonym on a node and returns its id. */
export async function createSearch({ process }: Node, key: string, value: string): Promise<string> {
  const { status, body } = await process.request('POST', '/search', { key, body: searchFor(value) })
  if (status !== 201) throw new Error(`the search for ${value} was answered with ${status} ${JSON.stringify(body)}`)
  return body.search.id
}

/** Returns the value below which `share` of the numbers are: 0.5 for the median. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
