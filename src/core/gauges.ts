import type { Database } from '../db/database.ts'
import type { SearchStatus } from '../db/searches.ts'
import { within } from '../lib/abort.ts'

/** How much there is in the store, whoever put it there: every process reads the same. */
export interface Gauges {
  /** Stored searches, those that are being deleted with them. */
  searches: Record<SearchStatus, number>
  temporarySearches: number
  shardsWaiting: number
  /** Webhooks that nobody is delivering at the moment. */
  deliveries: { due: number, scheduled: number }
}

interface GaugeReaderParts {
  database: Database
  /** Monotonic milliseconds. */
  nowMs?: () => number
}

const freshMs = 5_000
/** Counting may take this part of the time at most, and waits longer for its next turn where there is much to count. */
const mostOfTime = 1 / 100
const longestMs = 2_000

/** Reads once for all who ask at the same time or shortly after. Undefined where the store does not answer. */
export function createGaugeReader(
  { database, nowMs = () => performance.now() }: GaugeReaderParts,
): () => Promise<Gauges | undefined> {
  let last: { gauges: Gauges, goodUntilMs: number } | undefined
  let reading: Promise<Gauges> | undefined

  async function read(): Promise<Gauges> {
    const startMs = nowMs()
    const gauges = {
      searches: await database.searches.countByStatus(),
      temporarySearches: await database.temporaryRuns.countAll(),
      shardsWaiting: await database.shards.countWaiting(),
      deliveries: await database.webhooks.countWaiting(),
    }
    const endMs = nowMs()
    last = { gauges, goodUntilMs: endMs + Math.max(freshMs, (endMs - startMs) / mostOfTime) }
    return gauges
  }

  return async () => {
    if (last && nowMs() < last.goodUntilMs) return last.gauges
    reading ??= read().finally(() => { reading = undefined })
    return soon(reading)
  }
}

async function soon(reading: Promise<Gauges>): Promise<Gauges | undefined> {
  return within(reading, longestMs, () => new Error('the store does not answer in time')).catch(() => undefined)
}
