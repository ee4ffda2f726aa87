import { setTimeout as sleep } from 'node:timers/promises'
import type { Pause, Started } from './bombs/server.ts'
import { temporaryFolder } from './product.ts'
import { startChild, type Child } from '../support/child.ts'
import { inflations } from './families/inflate.ts'
import { atMost, type Row } from './report.ts'
import { moduleId } from '../../src/core/catalogue/modules.ts'
import { listSources } from '../../src/sources/lists/index.ts'
import { modules } from '../../src/sources/modules.ts'
import type { Module } from '../../src/sources/kit/source.ts'

/** Calls of the direct tools, by the name under which `only` selects them. */
const tools: ReadonlyArray<readonly [name: string, path: string, body: object]> = [
  ['tool-email', 'account-intelligence/email', { email: 'ada@bench.example' }],
  ['tool-pseudonym', 'account-intelligence/pseudonym', { pseudonym: 'ada' }],
  ['tool-domain', 'domain-intelligence/all', { domain: 'bench.example' }],
  ['tool-ip', 'ip-intelligence/all', { ip: '8.8.8.8' }],
  ['tool-player', 'gaming-intelligence/profile', { pseudonym: 'ada' }],
  ['tool-vehicle', 'vehicle-intelligence/vin', { vin: '1HGCM82633A004352' }],
]
const mostMs = 50
/** Pause of several modules at once from which each of them is measured alone, in milliseconds. */
const suspectMs = 30
const together = 8
const rounds = 3
const sizes = [240_000, 900_000, 3_900_000]
const restMs = 60

interface Asked {
  slug: string
  ask(): Promise<void>
}

interface Parts extends Started {
  server: Child
}

/**
 * Measures the longest pause of the event loop while the source of a module makes its documented answer hostile, for
 * each module whose slug matches `only`. Lists are left out: they are read in a thread, see the bench `lists`. Returns
 * a row for each module and answer over `suspectMs`.
 */
export async function benchFamilies(say: (text: string) => void, { only }: { only: RegExp }): Promise<Row[]> {
  using folder = temporaryFolder()
  await using upstream = startChild('bench/families/upstream.ts')
  await using server = startChild('bench/bombs/server.ts', ['--max-semi-space-size=4'])
  const upstreamPort = await upstream.ask<number>('listen')
  const parts: Parts = { ...await server.ask<Started>('start', { dataDir: folder.path, upstreamPort }), server }
  const isList = new Set(listSources.map(({ slug }) => slug))
  const chosen = [
    ...modules.filter(({ slug }) => only.test(slug) && !isList.has(slug))
      .map(module => ({ slug: module.slug, ask: () => search(parts, module) })),
    ...tools.filter(([name]) => only.test(name))
      .map(([slug, path, body]) => ({ slug, ask: async () => void await request(parts, `tools/${path}`, body) })),
  ]
  await pauseOf(parts, chosen.slice(0, together)) // loads and compiles what the first search needs
  const rows: Row[] = []
  for (const name of Object.keys(inflations)) {
    for (const bytes of sizes) {
      await upstream.ask('choose', { name, bytes })
      let longest: Pause = { cpuMs: 0, wallMs: 0 }
      for (let from = 0; from < chosen.length; from += together) {
        const group = chosen.slice(from, from + together)
        const pause = await pauseOf(parts, group)
        if (pause.cpuMs > longest.cpuMs) longest = pause
        if (pause.cpuMs < suspectMs) continue
        for (const module of group) {
          const suspects = await measured(parts, module, `${name}, ${bytes / 1_000} kB`)
          for (const { what, measured } of suspects) say(`${what}: ${measured.toFixed(0)} ms`)
          rows.push(...suspects)
        }
      }
      rows.push(toRow(`all modules: ${name}, ${bytes / 1_000} kB`, longest))
      say(`${name}, ${bytes / 1_000} kB: ${longest.cpuMs.toFixed(0)} ms`)
    }
  }
  return rows.sort((a, b) => b.measured - a.measured)
}

async function measured(parts: Parts, module: Asked, what: string): Promise<Row[]> {
  let best = await pauseOf(parts, [module])
  for (let round = 1; round < rounds && best.cpuMs > suspectMs; round++) {
    const next = await pauseOf(parts, [module])
    if (next.cpuMs < best.cpuMs) best = next
  }
  return best.cpuMs > suspectMs ? [toRow(`${module.slug}: ${what}`, best)] : []
}

const toRow = (what: string, { cpuMs, wallMs }: Pause): Row =>
  atMost({ what, unit: 'ms', measured: cpuMs, baseline: { what: 'ms on the clock', value: wallMs } }, mostMs)

/** Returns the longest pause while these modules run, each in a search of its own. */
async function pauseOf(parts: Parts, group: readonly Asked[]): Promise<Pause> {
  await parts.server.ask('emptyCache')
  await sleep(restMs)
  await parts.server.ask('reset')
  await Promise.all(group.map(({ ask }) => ask()))
  await sleep(restMs)
  return parts.server.ask<Pause>('longest')
}

async function search(parts: Started, { slug, types, examples }: Module): Promise<void> {
  const created = await request(parts, 'search', {
    query: { type: types[0], value: examples.found[0] },
    cache: { mode: 'bypass' },
    modules: { mode: 'selected', ids: [moduleId(slug)] },
    features: { breached_accounts: false, registered_accounts: 'exclude' },
  })
  const id = (JSON.parse(created) as { search?: { id: string } }).search?.id
  if (id === undefined) return // the module needs a setting that the bench does not make
  await request(parts, `search/${id}/stream`)
  await request(parts, `search/${id}/results`)
}

async function request({ url, key }: Started, path: string, body?: object): Promise<string> {
  const response = await fetch(`${url}/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'Authorization': `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
  })
  return response.text()
}
