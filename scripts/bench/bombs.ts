import { setTimeout as sleep } from 'node:timers/promises'
import { bombs, type Bomb, type Call } from './bombs/list.ts'
import type { Pause, Started } from './bombs/server.ts'
import { temporaryFolder } from './product.ts'
import { startChild, type Child } from '../support/child.ts'
import { atMost, type Row } from './report.ts'
import { moduleId } from '../../src/core/catalogue/modules.ts'
import { until } from '../support/until.ts'

const rounds = 3
const mostMs = 50
const restMs = 60
const maxCallMs = 30_000
const deleted = { searches: 99, events: 2_000 }
const deletion = `deletion of ${deleted.searches} searches of ${deleted.events.toLocaleString('en')} events`

interface Parts extends Started {
  server: Child
  upstream: Child
}

/**
 * Measures the longest pause of the event loop while sources give hostile answers, for the bombs whose name matches
 * `only`. Each value is the shortest of three rounds, because other work of the machine and the garbage collector only
 * lengthen a pause.
 */
export async function benchBombs(say: (text: string) => void, { only }: { only: RegExp }): Promise<Row[]> {
  using folder = temporaryFolder()
  await using upstream = startChild('bench/bombs/upstream.ts')
  await using server = startChild('bench/bombs/server.ts', ['--max-semi-space-size=4'])
  const upstreamPort = await upstream.ask<number>('listen')
  const started = await server.ask<Started>('start', { dataDir: folder.path, upstreamPort })
  const parts: Parts = { ...started, server, upstream }
  const rows: Row[] = []
  for (const [index, bomb] of bombs.entries()) {
    if (!only.test(bomb.name)) continue
    const measured = await worstSize(parts, bomb, index)
    rows.push(measured)
    say(`${index + 1} of ${bombs.length}: ${measured.what}: ${measured.measured.toFixed(0)} ms`)
  }
  if (only.test(deletion)) rows.push(await deletions(parts, say))
  return rows.sort((a, b) => b.measured - a.measured)
}

async function worstSize(parts: Parts, { name, call, sizes }: Bomb, index: number): Promise<Row> {
  let worst = { bytes: 0, pause: { cpuMs: 0, wallMs: 0 } }
  for (const bytes of sizes) {
    await parts.upstream.ask('choose', { index, bytes })
    const pause = await shortest(() => longestPause(parts, () => make(parts, call)))
    if (pause.cpuMs > worst.pause.cpuMs) worst = { bytes, pause }
  }
  return toRow(`${name}, ${Math.round(worst.bytes / 1_000).toLocaleString('en')} kB`, worst.pause)
}

/** Measures up to three times, and stops as soon as the target is met. */
async function shortest(measure: () => Promise<Pause>): Promise<Pause> {
  let best = await measure()
  for (let round = 1; round < rounds && best.cpuMs > mostMs; round++) {
    const next = await measure()
    if (next.cpuMs < best.cpuMs) best = next
  }
  return best
}

const toRow = (what: string, { cpuMs, wallMs }: Pause): Row =>
  atMost({ what, unit: 'ms', measured: cpuMs, baseline: { what: 'ms on the clock', value: wallMs } }, mostMs)

async function longestPause({ server }: Parts, work: () => Promise<unknown>): Promise<Pause> {
  await server.ask('emptyCache')
  await sleep(restMs)
  await server.ask('reset')
  // A call that takes too long is cut off. The pause is measured all the same.
  await work().catch((error: unknown) => { if (!isTimeout(error)) throw error })
  await sleep(restMs)
  return server.ask<Pause>('longest')
}

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError'

let logos = 0

/** Makes a call and reads every response about it. */
async function make(parts: Parts, call: Call): Promise<void> {
  if (call.kind === 'radar') return parts.server.ask('readCatalogue')
  if (call.kind === 'logo') return discard(await fetch(`${parts.imagesUrl}/bench-${++logos}.com`))
  if (call.kind === 'tool') return discard(await request(parts, `tools/${call.path}`, call.body))
  const id = await createSearch(parts, searchBody(call))
  await discard(await request(parts, `search/${id}/stream`))
  const leaks = call.kind === 'search' ? call.leaks ?? [] : []
  for (const path of ['', '/results', '/byok', '/results/leaks', ...leaks.map(code => `/results/leaks/${code}`)]) {
    await discard(await request(parts, `search/${id}${path}`))
  }
}

/** Modules that ask no source. They run if the bomb concerns another part of the search, which needs a module. */
const harmless: Record<string, string> = { 'Email Address': 'email-address', 'Pseudonym': 'pseudonym-variants' }

function searchBody(call: Extract<Call, { kind: 'search' | 'provider' }>): object {
  if (call.kind === 'provider') {
    const byok = { mode: 'only', provider_one: { api_key: 'bench-key-1' } }
    return { query: { type: 'Pseudonym', value: 'ada' }, byok }
  }
  const { query, module = harmless[query.type]!, features, leaks } = call
  return {
    query,
    cache: { mode: 'bypass' },
    modules: { mode: 'selected', ids: [moduleId(module)] },
    ...(features ? { features } : {}),
    ...(leaks ? { leaks: { mode: 'selected', sources: leaks } } : {}),
  }
}

async function deletions(parts: Parts, say: (text: string) => void): Promise<Row> {
  const query = { type: 'Pseudonym', value: 'ada' }
  const body = searchBody({ kind: 'search', query })
  const pause = await shortest(async () => {
    const ids: string[] = []
    for (let search = 0; search < deleted.searches; search++) {
      const id = await createSearch(parts, body)
      await discard(await request(parts, `search/${id}/stream`))
      await parts.server.ask('addEvents', { searchId: id, count: deleted.events })
      ids.push(id)
    }
    say(`deletion of ${ids.length} searches`)
    return longestPause(parts, async () => {
      await discard(await request(parts, 'search/delete', { ids }))
      await until('nothing hidden is left', async () => await parts.server.ask<number>('hidden') === 0, restMs)
    })
  })
  return toRow(deletion, pause)
}

async function createSearch(parts: Parts, body: object): Promise<string> {
  const response = await request(parts, 'search', body)
  const text = await response.text()
  if (response.status !== 201) throw new Error(`POST /search answered ${response.status}: ${text.slice(0, 500)}`)
  return (JSON.parse(text) as { search: { id: string } }).search.id
}

function request({ url, key }: Started, path: string, body?: object): Promise<Response> {
  return fetch(`${url}/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'Authorization': `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
    signal: AbortSignal.timeout(maxCallMs),
  })
}

/** Reads a response to its end without keeping it. */
async function discard(response: Response): Promise<void> {
  for await (const _ of response.body ?? []) { /* only read */ }
}
