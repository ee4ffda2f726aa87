import autocannon from 'autocannon'
import { startChild, startProduct, temporaryFolder } from './children.ts'
import { cpuSeconds } from './machine.ts'
import { atMost, median, quantile, ratioAtLeast, row, type Row } from './report.ts'
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
}

/**
 * Measures two GET requests that are answered from memory: one with authentication and validation, one without. The
 * baseline of both is a bare server that returns the same bytes.
 */
export async function benchHttp(say: (text: string) => void): Promise<Row[]> {
  using folder = temporaryFolder()
  await using product = await startProduct(folder.path)
  await using bare = startChild('bare-server.ts')
  const barePort = await bare.ask<number>('port')
  await answered(`${product.url}/health/ready`)
  const headers = { authorization: `Bearer ${await product.key}` }
  const rows: Row[] = []

  for (const [path, isTarget] of [['/modules?type=Pseudonym', true], ['/health/live', false]] as const) {
    const url = product.url + path
    const response = await fetch(url, { headers })
    const text = await response.text()
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${text}`)
    await bare.ask('serve', { text, contentType: response.headers.get('content-type') })
    const baseline = { url: `http://127.0.0.1:${barePort}${path}`, pid: bare.pid, headers }
    const pair = await alternate({ url, pid: product.pid, headers }, baseline, text => say(`${path}: ${text}`))
    rows.push(...compare(`GET ${path}, ${text.length} bytes`, pair, isTarget ? { leastRatio: 0.55, mostP99Ms: 4 } : {}))
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

async function load({ url, pid, headers }: Target, duration: number): Promise<Round> {
  const times: number[] = []
  const before = cpuSeconds(pid)
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon(
      { url, headers, connections, duration },
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
  mostP99Ms?: number
}

export function compare(name: string, { product, bare }: Pair, { leastRatio, mostP99Ms }: Targets): Row[] {
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
    mostP99Ms === undefined ? row(p99) : atMost(p99, mostP99Ms),
    row(facts('processor time a request', 'µs', round => round.cpuMicros)),
  ]
}
