import { setTimeout as sleep } from 'node:timers/promises'
import { createSemaphore } from '../../src/lib/semaphore.ts'
import { createNames } from '../../src/sources/egress/names.ts'
import { startDnsServer } from '../support/dns-server.ts'
import { ratioAtMost, type Row } from './report.ts'

const total = 700
const answerMs = 30
/** Threads with which Node.js runs the resolver of the operating system. */
const threads = 4

/**
 * Measures how long a sweep of many hosts waits for their addresses. The baseline asks about four names at a time, as
 * the resolver of the operating system does.
 */
export async function benchNames(say: (text: string) => void): Promise<Row[]> {
  await using server = await startDnsServer(async (_, type) => {
    await sleep(answerMs)
    return type === 'A' ? { records: [{ data: [192, 0, 2, 1], ttl: 60 }] } : {}
  })
  const measure = async (parallel: number) => {
    const lookup = createNames({ servers: [server.address] })
    const slots = createSemaphore(parallel)
    const startMs = performance.now()
    await Promise.all(Array.from({ length: total }, async (_, index) => {
      const release = await slots.acquire(new AbortController().signal)
      await lookup(`n${index}.example.com`).finally(release)
    }))
    return performance.now() - startMs
  }

  say(`${total} names, as the service looks them up`)
  const measured = await measure(total)
  say(`${total} names, ${threads} at a time`)
  const value = await measure(threads)
  return [ratioAtMost({
    what: `addresses of ${total} hosts, ${answerMs} ms a name`,
    measured,
    unit: 'ms',
    baseline: { what: `ms, ${threads} at a time`, value },
  }, 0.2)]
}
