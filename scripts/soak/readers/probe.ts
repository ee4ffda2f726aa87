import { setTimeout as sleep } from 'node:timers/promises'
import { quantile } from '../../bench/report.ts'

export interface Probed {
  requests: number
  p99Ms: number
  /** Number of answers other than 200. */
  failed: number
}

const callers = 4
const pauseMs = 5

/** Sends small requests from several concurrent callers for `forMs` milliseconds, and measures the response times. */
export async function probe(url: string, paths: readonly string[], key: string, forMs: number): Promise<Probed> {
  const until = performance.now() + forMs
  const times: number[] = []
  let failed = 0
  await Promise.all(Array.from({ length: callers }, async (_, caller) => {
    for (let count = caller; performance.now() < until; count++) {
      const started = performance.now()
      const response = await fetch(url + paths[count % paths.length]!, { headers: { authorization: `Bearer ${key}` } })
        .catch(() => undefined)
      await response?.arrayBuffer().catch(() => undefined)
      times.push(performance.now() - started)
      if (response?.status !== 200) failed++
      await sleep(pauseMs)
    }
  }))
  return { requests: times.length, p99Ms: quantile(times, 0.99), failed }
}
