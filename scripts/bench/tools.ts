import { setTimeout as sleep } from 'node:timers/promises'
import { startProduct, temporaryFolder } from './product.ts'
import { startChild } from '../support/child.ts'
import type { Reached } from '../support/child-server.ts'
import { peakBytes } from './machine.ts'
import { atMost, median, row, type Row } from './report.ts'
import { answered } from './wait.ts'

const afterMs = 400
const sources = 8
const namesEach = 6_250
const rounds = 7
const restMs = 5_000

/**
 * Measures the subdomain tool with eight slow sources. The baseline is plain requests to the same sources. The memory
 * target applies to the first call, because the peak after later calls also depends on when the engine collects
 * garbage.
 */
export async function benchTools(say: (text: string) => void): Promise<Row[]> {
  using folder = temporaryFolder()
  await using upstream = startChild('bench/names-upstream.ts')
  const { port, hosts } = await upstream.ask<{ port: number, hosts: string[] }>('listen', { afterMs, names: namesEach })
  const environment = { EGRESS_ROUTES: `*=http://127.0.0.1:${port}/{host}` }
  const key = await firstStart(folder.path, environment)
  await using product = await startProduct(folder.path, environment)
  await answered(`${product.url}/health/ready`)
  await sleep(restMs)

  const ours: number[] = []
  const kept: number[] = []
  const plain: number[] = []
  const peaks: number[] = []
  for (let round = 1; round <= rounds; round++) {
    const domain = `bench-${round}.example`
    ours.push(await ask({ url: product.url, key }, domain))
    peaks.push(peakBytes(product.pid) / 1_048_576)
    kept.push(await ask({ url: product.url, key }, domain))
    plain.push(await fetchAll(port, hosts, domain))
    say(`round ${round} of ${rounds}: ${Math.round(ours.at(-1)!)} ms, from what was kept ${
      Math.round(kept.at(-1)!)
    } ms, plain ${Math.round(plain.at(-1)!)} ms, ${Math.round(peaks.at(-1)!)} MB`)
  }
  const what = `${(sources * namesEach).toLocaleString('en')} subdomains of ${sources} sources of ${afterMs} ms`
  const baseline = { what: 'plain requests', value: median(plain) }
  return [
    atMost({ what, unit: 'ms', measured: median(ours), baseline }, 1_300),
    row({ what: '  the same from what was kept', unit: 'ms', measured: median(kept), baseline }),
    atMost({ what: '  memory of the process at most, first call', unit: 'MB', measured: peaks[0]! }, 200),
    row({ what: `  after ${rounds} calls, and as many from what was kept`, unit: 'MB', measured: peaks.at(-1)! }),
  ]
}

/**
 * Starts the product once and stops it. The first start compiles the code, which takes memory that must not be
 * measured. Returns the API key.
 */
async function firstStart(folder: string, environment: Record<string, string>): Promise<string> {
  await using product = await startProduct(folder, environment)
  await answered(`${product.url}/health/ready`)
  return product.key
}

async function ask({ url, key }: Reached, domain: string): Promise<number> {
  const start = performance.now()
  const response = await fetch(`${url}/tools/domain-intelligence/subdomains`, {
    method: 'POST',
    headers: { 'Authorization': `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ domain }),
  })
  const text = await response.text()
  const time = performance.now() - start
  const { data } = JSON.parse(text) as { data?: { count: number } }
  if (data?.count !== sources * namesEach) {
    throw new Error(`${response.status} with ${data?.count} names: ${text.slice(0, 500)}`)
  }
  return time
}

async function fetchAll(port: number, hosts: readonly string[], domain: string): Promise<number> {
  const start = performance.now()
  await Promise.all(hosts.map(async host => (await fetch(`http://127.0.0.1:${port}/${host}/${domain}`)).text()))
  return performance.now() - start
}
