/** Runs the whole product, and reports its memory, its handles and the delay of its event loop. */
import { createHistogram, type RecordableHistogram } from 'node:perf_hooks'
import { getHeapSpaceStatistics } from 'node:v8'
import type { Tracewell } from '../../../src/compose/start.ts'
import { createRetention } from '../../../src/core/upkeep/retention.ts'
import { answerParent } from '../../support/child.ts'
import { startServer } from '../../support/child-server.ts'
import { countHandles } from './handles.ts'
import type { Delay, Sample } from './judge.ts'

export interface Setting {
  environment: Record<string, string>
  /** Number of accounts, each with one key. */
  partners: number
}

export interface Served {
  port: number
  imagesPort: number
  keys: string[]
}

const bytesPerMb = 1024 * 1024
/** Names of the spaces of V8's heap that hold compiled code and its data. */
const codeSpaces = /^(code|trusted)_/
const tickMs = 5
const delays = createHistogram()
const busy = createHistogram()
let ticked: { at: number, cpuUs: number } | undefined
/** Records how late each tick is. Not `monitorEventLoopDelay`, because it cannot leave out a part of the time. */
function tick(): void {
  const now = performance.now()
  const { user, system } = process.threadCpuUsage()
  const cpuUs = user + system
  if (ticked) {
    delays.record(Math.max(1, Math.round((now - ticked.at - tickMs) * 1_000)))
    busy.record(Math.max(1, cpuUs - ticked.cpuUs))
  }
  ticked = { at: now, cpuUs }
}
const p99Ms = (histogram: RecordableHistogram): number => histogram.percentile(99) / 1_000
let tracewell: Tracewell

answerParent({
  async start({ environment, partners }: Setting): Promise<Served> {
    const { product, keys } = await startServer(environment, {}, { count: partners })
    tracewell = product
    await product.retention.set('business', 1)
    const served = { port: product.api!.port, imagesPort: product.images!.port, keys: keys.flat() }
    setInterval(tick, tickMs)
    return served
  },

  /**
   * Returns the memory after a collection. The collection itself blocks the event loop, so it is no part of the delays.
   */
  sample(): Sample {
    globalThis.gc!()
    const { heapUsed, external, rss } = process.memoryUsage()
    const code = getHeapSpaceStatistics().reduce((sum, { space_name: name, space_used_size: bytes }) =>
      codeSpaces.test(name) ? sum + bytes : sum, 0)
    ticked = undefined
    return {
      atMs: performance.now(),
      heapMb: (heapUsed + external - code) / bytesPerMb,
      codeMb: code / bytesPerMb,
      rssMb: rss / bytesPerMb,
    }
  },

  /** Returns the delays of the event loop from the first sample to the last one. */
  delay: (): Delay => ({ p99Ms: p99Ms(delays), maxMs: delays.max / 1_000, ownP99Ms: p99Ms(busy) }),

  /** Forgets all delays so far. */
  forget(): void {
    delays.reset()
    busy.reset()
  },

  count: countHandles,

  /** Deletes searches as the retention does a day after their end, but those that ended at least `keptMs` ago. */
  async retain(keptMs: number): Promise<number> {
    const clock = { now: () => new Date(Date.now() + 86_400_000 - keptMs) }
    const results = await createRetention({ database: tracewell.database, clock }).run()
    return results.reduce((sum, { searches }) => sum + searches, 0)
  },
})
