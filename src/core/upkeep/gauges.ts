import type { Repositories } from '../../db/database.ts'
import type { WaitingJobs } from '../../db/jobs/job.ts'
import type { SearchStatus } from '../../db/searches.ts'
import type { SourceHealth } from '../../db/source-health.ts'
import { within } from '../../lib/abort.ts'

/** Numbers of rows in the database. Every process reads the same numbers. */
export interface Gauges {
  /** Stored searches, including searches that are being deleted. */
  searches: Record<SearchStatus, number>
  temporarySearches: number
  /** Shards that wait for a runner. */
  shards: WaitingJobs
  /** Webhooks that wait for delivery. Does not include webhooks that a process is sending now. */
  webhooks: WaitingJobs
  /** Runs of duties that wait for an orchestrator. */
  duties: WaitingJobs
  /** Times of the last success of each duty that has succeeded. */
  dutySuccesses: Array<{ name: string, succeededAt: string }>
  /** Health of every source that has self-tests. */
  sourceHealth: SourceHealth[]
}

interface GaugeReaderParts {
  database: Repositories
  /** Monotonic clock, in milliseconds. */
  nowMs?: () => number
}

const freshMs = 5_000
/**
 * Maximum share of the elapsed time that counting may take. The result of a slow count is therefore reused for longer.
 */
const maxTimeShare = 1 / 100
const timeoutMs = 2_000

/**
 * Creates a function that reads the gauges. Concurrent calls share one read, and later calls reuse its result for at
 * least five seconds. The function resolves with `undefined` if the database fails or does not respond within two
 * seconds.
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
      shards: await database.shards.countWaiting(),
      webhooks: await database.webhooks.countWaiting(),
      duties: await database.duties.countWaiting(),
      dutySuccesses: (await database.duties.list()).flatMap(({ name, succeededAt }) =>
        succeededAt === null ? [] : { name, succeededAt }),
      sourceHealth: await database.sourceHealth.list(),
    }
    const endMs = nowMs()
    last = { gauges, goodUntilMs: endMs + Math.max(freshMs, (endMs - startMs) / maxTimeShare) }
    return gauges
  }

  return async () => {
    if (last && nowMs() < last.goodUntilMs) return last.gauges
    reading ??= read().finally(() => { reading = undefined })
    return withTimeout(reading)
  }
}

async function withTimeout(reading: Promise<Gauges>): Promise<Gauges | undefined> {
  return within(reading, timeoutMs, () => new Error('the store does not answer in time')).catch(() => undefined)
}
