import type { Outcome, Say } from '../outcome.ts'
import type { Engine, WireEngine } from './engines.ts'
import type { Network } from './network.ts'

export interface GateOptions {
  network: Network
  database: Engine
  wire: WireEngine
  /** Number of repetitions of a gate that repeats. */
  rounds: number
  /** Number of kills. */
  kills: number
  say: Say
}

/** A promise of the cluster that is checked with real processes. */
export type Gate = (options: GateOptions) => Promise<Outcome>
