import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { onPostgres } from '../support/postgres.ts'
import { temporaryFolder } from './product.ts'
import { startChild } from '../support/child.ts'
import type { Created, CreateReached } from './create-server.ts'
import { cpuSeconds } from './machine.ts'
import { atLeast, median, quantile, row, type Row } from './report.ts'
import { createSearch } from './searches.ts'

const accounts = 50
const modules = 10
const connections = 64
const rounds = 3
const roundSeconds = 4

interface Load {
  perSecond: number
  p99Ms: number
  /** Processor time of the server for one search, in milliseconds. */
  cpuMs: number
  created: number
}

/**
 * Measures how many searches a second one process stores. Each one is a request of its own, of one of many accounts,
 * which are charged and audited. No runner takes them, and a fifth of the requests has an Idempotency-Key. The baseline
 * is the number of transactions of one row that the same database commits one after another.
 */
export async function benchCreate(say: (text: string) => void): Promise<Row[]> {
  using folder = temporaryFolder()
  const sqlite = await measure('SQLite', 800, { DATA_DIR: folder.path }, say)
  const postgres = await onPostgres(folder.path, url =>
    measure('PostgreSQL', 600, { DATA_DIR: join(folder.path, 'other'), DATABASE_URL: `${url}/postgres` }, say))
  return [...sqlite, ...postgres]
}

async function measure(
  name: string, least: number, environment: Record<string, string>, say: (text: string) => void,
): Promise<Row[]> {
  await using server = startChild('bench/create-server.ts')
  const reached = await server.ask<CreateReached>('start', { environment, accounts, modules })
  await createSearch({ url: reached.url, key: reached.keys[0]! })
  let sent = 1 + (await load(reached, server.pid, 2)).created
  const loads: Load[] = []
  const commits: number[] = []
  for (let round = 1; round <= rounds; round++) {
    commits.push(await server.ask<number>('commits'))
    const measured = await load(reached, server.pid, roundSeconds)
    loads.push(measured)
    sent += measured.created
    say(`${name}, round ${round} of ${rounds}: ${Math.round(measured.perSecond)} searches/s, ${
      measured.cpuMs.toFixed(2)
    } ms each, p99 ${Math.round(measured.p99Ms)} ms`)
  }
  const created = await server.ask<Created>('count')
  if (new Set([sent, created.searches, created.audited, created.charged]).size > 1) {
    throw new Error(`${name}: ${sent} searches were answered, the database has ${JSON.stringify(created)}`)
  }
  const middle = (pick: (load: Load) => number) => median(loads.map(pick))
  return [
    atLeast({
      what: `${name}: searches of ${modules} modules created`,
      unit: '/s',
      measured: middle(({ perSecond }) => perSecond),
      baseline: { what: 'transactions of one row', value: median(commits) },
    }, least),
    row({ what: `${name}: p99 at ${connections} connections`, unit: 'ms', measured: middle(({ p99Ms }) => p99Ms) }),
    row({ what: `${name}: processor time of a creation`, unit: 'ms', measured: middle(({ cpuMs }) => cpuMs) }),
  ]
}

/** Creates searches for some seconds, on connections that stay open. Every answer must be 201. */
async function load({ url, keys }: CreateReached, pid: number, seconds: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let begun = 0 // not `times.length`: requests in flight together would all be of one account
  const before = cpuSeconds(pid)
  const startMs = performance.now()
  await Promise.all(Array.from({ length: connections }, async () => {
    while (performance.now() - startMs < seconds * 1_000) {
      const sentMs = performance.now()
      const number = begun++ + Math.random()
      await create(agent, url, keys[Math.floor(number) % keys.length]!, number)
      times.push(performance.now() - sentMs)
    }
  }))
  const tookMs = performance.now() - startMs
  agent.destroy()
  return {
    perSecond: times.length / tookMs * 1_000,
    p99Ms: quantile(times, 0.99),
    cpuMs: (cpuSeconds(pid) - before) / times.length * 1e3,
    created: times.length,
  }
}

function create(agent: Agent, url: string, key: string, number: number): Promise<void> {
  const body = JSON.stringify({ query: { type: 'Pseudonym', value: `ada${number}` }, modules: { mode: 'all' } })
  return new Promise((resolve, reject) => {
    request(`${url}/search`, {
      agent,
      method: 'POST',
      headers: {
        'Authorization': `Bearer ${key}`,
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
        ...Math.floor(number) % 5 === 0 && { 'Idempotency-Key': `key-${number}` },
      },
    }, response => {
      response.on('error', reject).on('end', resolve).resume()
      if (response.statusCode !== 201) reject(new Error(`POST /search answered ${response.statusCode}`))
    }).on('error', reject).end(body)
  })
}
