import type { Clock } from '../lib/clock.ts'

export interface Meta {
  environment: string
  timestamp: string
}

/** The `meta` of a successful answer. */
export const createMeta = ({ clock, environment }: { clock: Clock, environment: string }) =>
  (): Meta => ({ environment, timestamp: clock.now().toISOString() })
