import type { Database } from '../db/database.ts'
import type { SearchStatus } from '../db/searches.ts'
import { within } from '../lib/abort.ts'

/** Counts of the rows in the store. Every process reads the same values. */
export interface Gauges {
  /** Stored searches, including searches that are being deleted. */
  searches: Record<SearchStatus, number>
  temporarySearches: number
  shardsWaiting: number
  /** Webhooks to deliver, without those that a process is sending now. */
  deliveries: { due: number, scheduled: number }
}

interface GaugeReaderParts {
  database: Database
  /** Monotonic clock, in milliseconds. */
  nowMs?: () => number
}

const freshMs = 5_000
/** Largest share of time that counting may take. The more rows there are, the longer a result is reused. */
const maxTimeShare = 1 / 100
const timeoutMs = 2_000

/**
 * Returns a function that reads the gauges. Calls at the same time share one read, and later calls reuse its result for
 * a while. The function resolves with `undefined` if the store fails or does not answer within two seconds.
 */
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
    last = { gauges, goodUntilMs: endMs + Math.max(freshMs, (endMs - startMs) / maxTimeShare) }
    return gauges
  }

  return async () => {
    if (last && nowMs() < last.goodUntilMs) return last.gauges
    reading ??= read().finally(() => { reading = undefined })
    return inTime(reading)
  }
}

async function inTime(reading: Promise<Gauges>): Promise<Gauges | undefined> {
  return within(reading, timeoutMs, () => new Error('the store does not answer in time')).catch(() => undefined)
}
