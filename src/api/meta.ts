import type { Clock } from '../lib/clock.ts'

export interface Meta {
  environment: string
  timestamp: string
}

/** Creates a function that returns the `meta` of a successful response. */
export function createMeta({ clock, environment }: { clock: Clock, environment: string }): () => Meta {
  let last: Meta = { environment, timestamp: '' }
  let lastMs = NaN
  return () => {
    const now = clock.now()
    // responses of the same millisecond share one, because formatting a time takes as long as finding a route
    if (now.getTime() === lastMs) return last
    lastMs = now.getTime()
    return last = { environment, timestamp: now.toISOString() }
  }
}
