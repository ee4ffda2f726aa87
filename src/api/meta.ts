import type { Clock } from '../lib/clock.ts'

export interface Meta {
  environment: string
  timestamp: string
}

/** Creates the `meta` of successful responses. */
export const createMeta = ({ clock, environment }: { clock: Clock, environment: string }) =>
  (): Meta => ({ environment, timestamp: clock.now().toISOString() })
