import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Verdict } from '../../src/sources/registered/account-check.ts'
import { readEvents } from '../support/sse.ts'
import { temporaryFolder } from './product.ts'
import { startChild, type Child } from '../support/child.ts'
import type { Reached } from '../support/child-server.ts'
import { cpuSeconds, peakBytes } from './machine.ts'
import { benchRivals } from './rivals.ts'
import { atMost, median, ratioAtMost, row, type Row } from './report.ts'
import { judge, type Judgement } from './rivals/judge.ts'
import type { SweepServer } from './sweep-server.ts'
import { searchedName } from './sweep-sites.ts'
import type { Web, WebAddress } from './sweep-web.ts'

const siteMs = 150
const nameMs = 30
const modules = 5
const smallRounds = 5
/** Time between two sweeps, in milliseconds. Kept connections and addresses end meanwhile. */
const restMs = 6_000
const bytesPerMb = 1024 * 1024

export interface SweepOptions {
  /** Numbers of sites. */
  sites: readonly number[]
  /** CHECK_CAPACITY. Default: that of the product. */
  capacity: number | undefined
  isHostile: boolean
  /** `true` to run other tools at the same sites, without TLS. */
  rivals: boolean
}

interface World extends Pick<SweepOptions, 'capacity' | 'isHostile' | 'rivals'> {
  sites: number
  isSecure: boolean
}

interface Sweep {
  seconds: number
  /** Processor time of the service, in seconds. */
  cpu: number
  /** Transactions of the service. */
  commits: number
  /** Requests that the sites have got. */
  requests: number
  peakMb: number
  events: number
  progress: number
  judgement: Judgement
}

/** Measures account checks of many slow sites, and a small search beside them. */
export async function benchSweep(say: (text: string) => void, options: SweepOptions): Promise<Row[]> {
  const rows: Row[] = []
  for (const sites of options.sites) {
    for (const isSecure of [false, true]) rows.push(...await benchWorld(say, { ...options, sites, isSecure }))
  }
  return rows
}

async function benchWorld(say: (text: string) => void, world: World): Promise<Row[]> {
  using folder = temporaryFolder()
  const { web, server, bare, reached, port } = await startWorld(world, folder.path)
  await using _web = web
  await using _server = server
  await using _bare = bare
  const name = `${world.sites} sites of ${siteMs} ms${world.isSecure ? `, TLS, ${nameMs} ms a name` : ''}`
  const measure = async (kind: string, path: '/search' | '/search/temporary') => {
    await sleep(restMs)
    const sweep = await runSweep({ reached, server, web }, world, path)
    const { seconds, cpu, requests, commits, peakMb, events, progress, judgement } = sweep
    say(`${name}, ${kind}: ${[
      `${seconds.toFixed(1)} s`,
      `${Math.round(world.sites / seconds)} sites/s`,
      `processor ${cpu.toFixed(1)} s`,
      `${requests} requests`,
      `${commits} transactions`,
      `${Math.round(peakMb)} MB`,
      `${events} events`,
      `${progress} of progress`,
      `${judgement.wrong} wrong`,
    ].join(', ')}`)
    return { kind, ...sweep }
  }
  const sweeps = [
    await measure('first, with control questions', '/search'),
    await measure('later', '/search'),
    await measure('temporary', '/search/temporary'),
  ]
  const bareCpu = world.isHostile ? undefined : await runBare(bare, world, port)
  const small = world.isHostile ? [] : await benchSmall(say, world, { reached, server, web })
  const others = world.rivals && !world.isSecure
    ? await benchRivals(say, {
      ...world,
      port,
      newName,
      sweeps,
    })
    : []
  const seconds = world.isHostile ? undefined : world.sites <= 700 ? 2.5 : world.sites <= 5_000 ? 15 : undefined
  return [
    ...sweeps.flatMap(({ kind, ...sweep }) => {
      const facts = { what: `${name}, ${kind}`, unit: 's', measured: sweep.seconds }
      return [
        seconds === undefined ? row(facts) : atMost(facts, seconds),
        row({ what: '  sites per second', unit: '', measured: world.sites / sweep.seconds }),
        row({ what: '  requests for each site', unit: '', measured: sweep.requests / world.sites }),
        processor(world, sweep.cpu, bareCpu),
        memory(world, sweep.peakMb),
        ...kind === 'temporary' ? [] : [transactions(world, sweep.commits)],
        row({ what: '  events of progress', unit: '', measured: sweep.progress }),
        atMost({ what: '  wrong verdicts', unit: '', measured: sweep.judgement.wrong }, 0),
      ]
    }),
    ...small,
    ...others,
  ]
}

/** @param bareCpu processor time of undici alone, in seconds */
function processor({ sites }: World, cpu: number, bareCpu: number | undefined): Row {
  const facts = {
    what: '  processor time of the service',
    unit: 's',
    measured: cpu,
    ...bareCpu !== undefined && { baseline: { what: 's, undici alone, each site once', value: bareCpu } },
  }
  return sites <= 700 ? atMost(facts, 0.6) : row(facts)
}

function memory({ sites }: World, peakMb: number): Row {
  const facts = { what: '  memory of the service at most', unit: 'MB', measured: peakMb }
  return sites <= 700 ? atMost(facts, 250) : row(facts)
}

/** Number of transactions of a sweep, with those of its creation and of the periodic work beside it. */
function transactions({ sites }: World, commits: number): Row {
  const facts = { what: '  transactions', unit: '', measured: commits }
  return sites <= 700 ? atMost(facts, 40) : row(facts)
}

async function startWorld({ sites, capacity, isSecure, isHostile, rivals }: World, folder: string) {
  const tls = isSecure ? createCertificate(folder) : undefined
  const web = startChild('bench/sweep-web.ts')
  const address = await web.ask<WebAddress>('listen', {
    siteMs,
    nameMs: isSecure ? nameMs : 0,
    ...tls && { tls },
    isHostile,
    addresses: rivals && !isSecure ? sites : 0,
  } satisfies Web)
  const trust: Record<string, string> = tls ? { NODE_EXTRA_CA_CERTS: tls.cert } : {}
  const server = startChild('bench/sweep-server.ts', ['--max-semi-space-size=4'], trust)
  const reached = await server.ask<Reached>('start', {
    ...address,
    sites,
    modules,
    scheme: isSecure ? 'https' : 'http',
    asksNames: isSecure,
    environment: { DATA_DIR: folder, ...capacity === undefined ? {} : { CHECK_CAPACITY: String(capacity) } },
  } satisfies SweepServer)
  const bare = startChild('bench/sweep-bare.ts', [], trust)
  return {
    web,
    server,
    bare,
    reached,
    port: address.port,
  }
}

/** Returns the processor time of the second sweep of the baseline, in seconds. The first one warms it up. */
async function runBare(bare: Child, { sites, isSecure }: World, port: number): Promise<number> {
  const scheme = isSecure ? 'https' : 'http'
  let before = 0
  for (let round = 0; round < 2; round++) {
    before = cpuSeconds(bare.pid)
    await bare.ask('sweep', { sites, port, scheme })
  }
  return cpuSeconds(bare.pid) - before
}

/** Creates a certificate for all sites. The service trusts it with NODE_EXTRA_CA_CERTS. */
function createCertificate(folder: string): { cert: string, key: string } {
  const [cert, key] = [join(folder, 'sites.pem'), join(folder, 'sites-key.pem')]
  execFileSync('openssl', ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes',
    '-days', '2', '-subj', '/CN=sites.example', '-addext', 'subjectAltName=DNS:*.sites.example', '-keyout', key,
    '-out', cert], { stdio: 'ignore' })
  return { cert, key }
}

let names = 0
const newName = (): string => searchedName(names++)

interface Running {
  reached: Reached
  server: Child
  web: Child
}

async function runSweep(
  { reached, server, web }: Running, { sites, isHostile }: World, path: '/search' | '/search/temporary',
): Promise<Sweep> {
  await server.ask('forgetPeak')
  const cpuBefore = cpuSeconds(server.pid)
  const commitsBefore = await server.ask<number>('commits')
  const requestsBefore = await web.ask<number>('requests')
  const start = performance.now()
  const stream = await startSearch(reached, path, {
    query: { type: 'Pseudonym', value: newName() },
    features: { registered_accounts: 'include' },
  })
  const verdicts = new Map<string, Verdict['status'] | undefined>()
  let [events, progress] = [0, 0]
  for await (const { event, data } of readEvents(stream)) {
    events++
    if (event === 'search.progress') progress++
    if (event === 'registered_accounts' && data.event === 'result') verdicts.set(data.module.name, data.status)
  }
  const seconds = (performance.now() - start) / 1_000
  return {
    seconds,
    cpu: cpuSeconds(server.pid) - cpuBefore,
    commits: await server.ask<number>('commits') - commitsBefore,
    requests: await web.ask<number>('requests') - requestsBefore,
    peakMb: peakBytes(server.pid) / bytesPerMb,
    events,
    progress,
    judgement: judge(verdicts, sites, isHostile),
  }
}

/** Starts a search and returns its stream. */
async function startSearch({ url, key }: Reached, path: string, body: object): Promise<Response> {
  const headers = { 'Authorization': `Bearer ${key}`, 'Content-Type': 'application/json' }
  const response = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (path === '/search/temporary') return response
  const text = await response.text()
  if (response.status !== 201) throw new Error(`POST ${path} answered ${response.status}: ${text}`)
  const { search } = JSON.parse(text) as { search: { id: string } }
  return fetch(`${url}/search/${search.id}/stream`, { headers })
}

/** Measures a search of a few modules alone, and while a sweep of the same account runs. */
async function benchSmall(say: (text: string) => void, world: World, running: Running): Promise<Row[]> {
  const { reached } = running
  await sleep(restMs)
  await runSmall(reached) // warm-up
  const alone: number[] = []
  for (let round = 0; round < smallRounds; round++) alone.push(await runSmall(reached))
  let isSweeping = true
  const sweep = runSweep(running, world, '/search').finally(() => { isSweeping = false })
  const beside: number[] = []
  await sleep(siteMs)
  while (isSweeping) {
    const ms = await runSmall(reached)
    if (isSweeping) beside.push(ms)
  }
  await sweep
  if (beside.length === 0) beside.push(NaN)
  const what = `search of ${modules} modules of ${siteMs} ms beside a sweep of ${world.sites}${
    world.isSecure ? ' with TLS' : ''
  }, p50 of ${beside.length}`
  say(`${what}: ${Math.round(median(beside))} ms, alone ${Math.round(median(alone))} ms`)
  return [ratioAtMost({
    what,
    unit: 'ms',
    measured: median(beside),
    baseline: { what: 'ms alone', value: median(alone) },
  }, 2)]
}

async function runSmall(reached: Reached): Promise<number> {
  const start = performance.now()
  const stream = await startSearch(reached, '/search', {
    query: { type: 'Pseudonym', value: `small-${names++}` },
    modules: { mode: 'all' },
  })
  let cards = 0
  for await (const { event } of readEvents(stream)) if (event === 'module.result') cards++
  if (cards !== modules) throw new Error(`a search of ${modules} modules had ${cards} cards`)
  return performance.now() - start
}
