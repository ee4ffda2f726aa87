import { join } from 'node:path'
import autocannon from 'autocannon'
import { changePlan } from '../support/tables.ts'
import { startProduct, temporaryFolder } from './product.ts'
import { startChild } from '../support/child.ts'
import { cpuSeconds } from './machine.ts'
import { median, quantile, ratioAtLeast, ratioAtMost, row, type Row } from './report.ts'
import { answered } from './wait.ts'

const connections = 64
const rounds = 3
const roundSeconds = 5

interface Round {
  perSecond: number
  p99Ms: number
  /** Processor time of the server for one request, in microseconds. */
  cpuMicros: number
}

export interface Target {
  url: string
  pid: number
  headers: Record<string, string>
  method?: 'GET' | 'POST'
  body?: string
}

interface Asked extends Targets {
  path: string
  /** Body of a POST. */
  body?: string
  /** Also measures a server on Koa alone, to show what the framework costs. */
  besideKoa?: true
}

const read: Targets = { leastRatio: 0.7, mostP99Ratio: 1.5 }
/** Requests that are answered from memory. All but the last are authenticated and validated. */
const asked: readonly Asked[] = [
  { path: '/account-checks?type=Domain%20Name', ...read },
  { path: '/modules?type=IP%20Address&tag=anonymity', ...read, besideKoa: true }, // 5 kB
  { path: '/modules?type=Email%20Address', ...read },
  { path: '/modules?type=Pseudonym', ...read },
  { path: '/observables/types', body: '{"values":["jane.doe@example.com"]}', leastRatio: 0.6, mostP99Ratio: 1.5 },
  { path: '/health/live' },
]

/**
 * Measures requests that are answered from memory: lists of four sizes, a POST, and one without authentication. The
 * baseline is a bare server that returns the same bytes, and reads the same body. A server on Koa alone, which neither
 * authenticates nor checks anything, shows how much of the difference is the framework's.
 */
export async function benchHttp(say: (text: string) => void): Promise<Row[]> {
  using folder = temporaryFolder()
  await using product = await startProduct(folder.path)
  await using bare = startChild('bench/bare-server.ts')
  await using koa = startChild('bench/koa-server.ts')
  const [barePort, koaPort] = await Promise.all([bare, koa].map(child => child.ask<number>('port')))
  await answered(`${product.url}/health/ready`)
  const headers = { authorization: `Bearer ${await product.key}` }
  // before the first request with the key, because the plan is cached with it
  await changePlan({ databaseUrl: join(folder.path, 'tracewell.db') }, 'business', { requests_per_minute: 1_000_000 })
  const rows: Row[] = []

  for (const { path, body, besideKoa, ...targets } of asked) {
    const url = product.url + path
    const request = body === undefined
      ? { method: 'GET' as const, headers }
      : { method: 'POST' as const, headers: { ...headers, 'content-type': 'application/json' }, body }
    const response = await fetch(url, request)
    const text = await response.text()
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${text}`)
    for (const child of [bare, koa]) {
      await child.ask('serve', { text, contentType: response.headers.get('content-type') })
    }
    const name = `${request.method} ${path}, ${text.length} bytes`
    const baseline = { url: `http://127.0.0.1:${barePort}${path}`, pid: bare.pid, ...request }
    const pair = await alternate({ url, pid: product.pid, ...request }, baseline, text => say(`${path}: ${text}`))
    rows.push(...compare(name, pair, targets))
    if (!besideKoa) continue
    const ofKoa = { ...baseline, url: `http://127.0.0.1:${koaPort}${path}`, pid: koa.pid }
    const koaPair = await alternate(ofKoa, baseline, text => say(`${path} by Koa alone: ${text}`))
    rows.push(...compare(`${name}, by Koa alone`, koaPair, {}))
  }
  return rows
}

export interface Pair {
  product: Round[]
  bare: Round[]
}

/** Measures the bare server and the product in turn, several times, so that other load on the machine affects both. */
export async function alternate(product: Target, bare: Target, say: (text: string) => void): Promise<Pair> {
  const pair: Pair = { product: [], bare: [] }
  await load(bare, 1)
  await load(product, 2)
  for (let round = 1; round <= rounds; round++) {
    pair.bare.push(await load(bare, roundSeconds))
    pair.product.push(await load(product, roundSeconds))
    const [ours, theirs] = [pair.product.at(-1)!, pair.bare.at(-1)!].map(({ perSecond }) => Math.round(perSecond))
    say(`round ${round} of ${rounds}: ${ours} requests/s, bare ${theirs}`)
  }
  return pair
}

async function load({ url, pid, headers, method = 'GET', body }: Target, duration: number): Promise<Round> {
  const times: number[] = []
  const before = cpuSeconds(pid)
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon(
      {
        url,
        headers,
        method,
        ...body !== undefined && { body },
        connections,
        duration,
      },
      (error, ended) => error ? reject(error as Error) : resolve(ended),
    )
    // collects the times here, because autocannon's own histogram counts only whole milliseconds
    running.on('response', (_client, _status, _bytes, ms) => times.push(ms))
  })
  if (result.errors + result.non2xx > 0) throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} not 2xx`)
  return {
    perSecond: result['2xx'] / result.duration,
    p99Ms: quantile(times, 0.99),
    cpuMicros: (cpuSeconds(pid) - before) / result['2xx'] * 1e6,
  }
}

interface Targets {
  leastRatio?: number
  mostP99Ratio?: number
}

export function compare(name: string, { product, bare }: Pair, { leastRatio, mostP99Ratio }: Targets): Row[] {
  const middle = (rounds: Round[], pick: (round: Round) => number) => median(rounds.map(pick))
  const facts = (what: string, unit: string, pick: (round: Round) => number) => ({
    what: `${name}: ${what}`,
    unit,
    measured: middle(product, pick),
    baseline: { what: 'bare node:http', value: middle(bare, pick) },
  })
  const perSecond = facts('requests/s', '/s', round => round.perSecond)
  const p99 = facts(`p99 at ${connections} connections`, 'ms', round => round.p99Ms)
  return [
    leastRatio === undefined ? row(perSecond) : ratioAtLeast(perSecond, leastRatio),
    mostP99Ratio === undefined ? row(p99) : ratioAtMost(p99, mostP99Ratio),
    row(facts('processor time a request', 'µs', round => round.cpuMicros)),
  ]
}
