import { setTimeout as sleep } from 'node:timers/promises'
import { get } from 'node:http'
import { startChild, type Child } from '../../support/child.ts'
import { residentBytes } from '../machine.ts'
import { startProduct, temporaryFolder, type Product } from '../product.ts'
import { atMost, median, type Row } from '../report.ts'
import { answered } from '../wait.ts'
import type { Crowd } from './crowd.ts'

const connections = 1_000
const mostGrowthMb = 100
const mostLiveMs = 50
const probes = 100
const probeEveryMs = 50

const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`
const crowds: ReadonlyArray<readonly [name: string, bytes: string]> = [
  ['pipeline 60 requests for the largest page', request('/docs/api.json').repeat(60)],
  ['pipeline 1,500 requests for it', request('/docs/api.json').repeat(1_500)],
  ['ask for it with a header of 15 kB, again and again', `GET /docs/api.json HTTP/1.1\r\nHost: a\r\nX: ${
    'x'.repeat(15_000)
  }\r\n\r\n`.repeat(4)],
  ['pipeline 1,500 requests without a key', request('/modules').repeat(1_500)],
  ['ask for it with a body in chunks of one byte',
    `GET /docs/api.json HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n${'1\r\na\r\n'.repeat(30_000)}`],
  ['send half a header', 'GET /docs/api.json HTTP/1.1\r\nHost:'],
  ['send nothing', ''],
]

/**
 * Measures the memory of the server while 1,000 clients without a key read nothing of its responses, and how long
 * `/health/live` takes meanwhile. Each crowd meets a new server. Memory of the kernel is not counted.
 */
export async function benchConnections(say: (text: string) => void, { only }: { only: RegExp }): Promise<Row[]> {
  const rows: Row[] = []
  for (const [name, bytes] of crowds) {
    if (!only.test(name)) continue
    using folder = temporaryFolder()
    await using product = await startProduct(folder.path)
    await using crowd = startChild('bench/hostile/crowd.ts')
    const { growthMb, liveMs } = await measure(product, crowd, bytes)
    say(`${name}: ${growthMb.toFixed(0)} MB, ${liveMs.toFixed(1)} ms`)
    const what = `${connections.toLocaleString('en')} clients that read nothing and ${name}`
    rows.push(
      atMost({ what: `${what}: growth of RSS`, unit: 'MB', measured: growthMb }, mostGrowthMb),
      atMost({ what: `${what}: /health/live, median`, unit: 'ms', measured: liveMs }, mostLiveMs),
    )
  }
  return rows
}

async function measure({ url, pid }: Product, crowd: Child, bytes: string) {
  await answered(`${url}/health/ready`)
  // not measured: the first request prepares the page
  await (await fetch(`${url}/docs/api.json`, { headers: { 'accept-encoding': 'identity' } })).text()
  const before = residentBytes(pid)
  const arrival: Crowd = { port: Number(new URL(url).port), count: connections, bytes }
  await crowd.ask('arrive', arrival)
  const times: number[] = []
  let most = 0
  for (let probe = 0; probe < probes; probe++) {
    times.push(await liveMs(url))
    most = Math.max(most, residentBytes(pid))
    await sleep(probeEveryMs)
  }
  return { growthMb: (most - before) / 2 ** 20, liveMs: median(times) }
}

function liveMs(url: string): Promise<number> {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    get(`${url}/health/live`, { agent: false }, response => {
      if (response.statusCode !== 200) reject(new Error(`/health/live answered ${response.statusCode}`))
      response.resume().on('end', () => resolve(performance.now() - start))
    }).on('error', reject)
  })
}
