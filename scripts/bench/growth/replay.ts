import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createEventHub } from '../../../src/core/search/event-hub/hub.ts'
import type { Database } from '../../../src/db/database.ts'
import { createInProcessWire } from '../../../src/wire/in-process.ts'
import { atMost, row, type Row } from '../report.ts'
import type { Facts } from './fill.ts'

/** Largest growth of the memory between the first events of a replay and its end, in KB. */
const mostKb = 1_024
/** Number of events between two measurements. */
const measuredEvery = 5_000

/** Measures the memory and the speed of one reader that replays all events of the search with many events. */
export async function benchReplay(on: string, { events }: Database, { long }: Facts): Promise<Row[]> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const used = (): number => {
    collect()
    collect() // the memory of Buffers is free only after another collection
    const { heapUsed, external } = process.memoryUsage()
    return (heapUsed + external) / 1024
  }
  const hub = createEventHub({ events, wire: createInProcessWire() })
  const stop = new AbortController()
  const start = performance.now()
  let seen = 0
  let first: number | undefined
  let most = 0
  let nextAt = 1_000
  for await (const chunk of hub.subscribe(long.id, 1, stop.signal)) {
    seen += chunk.toString().split('\n\n').length - 1
    if (seen >= nextAt) {
      most = Math.max(most, used())
      first ??= most
      nextAt += measuredEvery
    }
    if (seen >= long.events) stop.abort()
  }
  hub.close()
  const seconds = (performance.now() - start) / 1000
  const what = `replay of ${long.events.toLocaleString('en')} events, ${on}`
  return [
    atMost({ what: `${what}: memory above that at 1,000`, unit: 'KB', measured: most - (first ?? most) }, mostKb),
    row({ what: `${what}: events`, unit: '/s', measured: seen / seconds }),
  ]
}
