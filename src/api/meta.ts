import type { Clock } from '../lib/clock.ts'

export interface Meta {
  environment: string
  timestamp: string
}

/** Creates a function that returns the `meta` of a successful response. */
export const createMeta = ({ clock, environment }: { clock: Clock, environment: string }) =>
  (): Meta => ({ environment, timestamp: clock.now().toISOString() })
