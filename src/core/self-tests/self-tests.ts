import type { Database } from '../../db/database.ts'
import { createSemaphore } from '../../lib/semaphore.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Client } from '../../sources/egress/client.ts'
import { afterSelfTest, sourceKey, untested, type SelfTestResult } from '../source-health/state.ts'
import type { SourceExamples } from './examples.ts'

interface SelfTestParts {
  database: Pick<Database, 'sourceHealth'>
  /** The sources to test. */
  sources: ReadonlyArray<SourceExamples<string>>
  client: Client
  clock: Clock
}

/** Number of sources that one run tests. A run begins every minute. */
const atOnce = 20
const parallel = 4
/** Time after which the health of a source that nothing tests is forgotten, in milliseconds. */
const unusedMs = 30 * 24 * 3_600_000

/**
 * Creates the duty that tests sources: each one once a day with a value that it has and one that it has not, sooner if
 * it failed.
 */
export function createSelfTests({ database, sources, client, clock }: SelfTestParts) {
  const byKey = new Map(sources.map(source => [sourceKey(source), source]))
  return {
    async run(signal: AbortSignal): Promise<void> {
      const begin = clock.now()
      await database.sourceHealth.keep(
        sources.map(source => untested(source, begin)),
        new Date(begin.getTime() - unusedMs).toISOString(),
      )
      const due = await database.sourceHealth.listDue(begin.toISOString(), atOnce)
      const slots = createSemaphore(parallel)
      await Promise.all(due.map(async health => {
        const source = byKey.get(sourceKey(health))
        if (source === undefined) return
        const release = await slots.acquire(signal)
        try {
          const result = await selfTest(source, client, signal)
          await database.sourceHealth.store(afterSelfTest(health, result, clock.now()))
        } finally {
          release()
        }
      }))
    },
  }
}

/** Asks a source about the first example that it has and the first that it has not. */
async function selfTest(
  { examples, check }: SourceExamples<string>, client: Client, signal: AbortSignal,
): Promise<SelfTestResult> {
  const tested = new Set<string>()
  for (const { example, expected } of examples) {
    if (tested.has(expected)) continue
    tested.add(expected)
    const { verdict, reason } = await check(example, expected, client, signal)
    if (verdict === 'ok') continue
    const isLimited = reason?.includes('UPSTREAM_RATE_LIMITED') === true
    return { verdict: isLimited ? 'delayed' : 'failed', reason: `the self-test expected ${expected}: ${reason}` }
  }
  return { verdict: 'ok' }
}
