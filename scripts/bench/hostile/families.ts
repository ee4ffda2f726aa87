import { moduleId } from '../../../src/core/catalogue/modules.ts'
import type { Module } from '../../../src/sources/kit/source.ts'
import { listSources } from '../../../src/sources/lists/index.ts'
import { modules } from '../../../src/sources/modules.ts'
import type { Row } from '../report.ts'
import { inflations } from './inflate.ts'
import { longestPause, request, shortest, startHostile, toRow, type Hostile } from './pause.ts'
import type { Pause } from './server.ts'

/** Calls of the direct tools, by the name under which `only` selects them. */
const tools: ReadonlyArray<readonly [name: string, path: string, body: object]> = [
  ['tool-email', 'account-intelligence/email', { email: 'ada@bench.example' }],
  ['tool-pseudonym', 'account-intelligence/pseudonym', { pseudonym: 'ada' }],
  ['tool-domain', 'domain-intelligence/all', { domain: 'bench.example' }],
  ['tool-ip', 'ip-intelligence/all', { ip: '8.8.8.8' }],
  ['tool-network', 'ip-intelligence/network', { network: '8.8.8.0/24' }],
  ['tool-system', 'ip-intelligence/asn', { asn: 'AS3333' }],
  ['tool-player', 'gaming-intelligence/profile', { pseudonym: 'ada' }],
  ['tool-vehicle', 'vehicle-intelligence/vin', { vin: '1HGCM82633A004352' }],
]
/** Pause of several modules at once from which each of them is measured alone, in milliseconds. */
const suspectMs = 30
const together = 8
const sizes = [240_000, 900_000, 3_900_000]

interface Asked {
  slug: string
  ask(): Promise<void>
}

/**
 * Measures the longest pause of the event loop while the source of a module makes its documented answer hostile, for
 * each module whose slug matches `only`. Lists are left out: they are read in a thread, see the bench `lists`. Returns
 * a row for each module and answer over `suspectMs`.
 */
export async function benchFamilies(say: (text: string) => void, { only }: { only: RegExp }): Promise<Row[]> {
  await using hostile = await startHostile('bench/hostile/family-upstream.ts')
  const isList = new Set(listSources.map(({ slug }) => slug))
  const chosen = [
    ...modules.filter(({ slug }) => only.test(slug) && !isList.has(slug))
      .map(module => ({ slug: module.slug, ask: () => search(hostile, module) })),
    ...tools.filter(([name]) => only.test(name))
      .map(([slug, path, body]) => ({ slug, ask: async () => void await read(hostile, `tools/${path}`, body) })),
  ]
  await pauseOf(hostile, chosen.slice(0, together)) // loads and compiles what the first search needs
  const rows: Row[] = []
  for (const name of Object.keys(inflations)) {
    for (const bytes of sizes) {
      await hostile.upstream.ask('choose', { name, bytes })
      let longest: Pause = { cpuMs: 0, wallMs: 0 }
      for (let from = 0; from < chosen.length; from += together) {
        const group = chosen.slice(from, from + together)
        const pause = await pauseOf(hostile, group)
        if (pause.cpuMs > longest.cpuMs) longest = pause
        if (pause.cpuMs < suspectMs) continue
        for (const module of group) {
          const suspects = await measured(hostile, module, `${name}, ${bytes / 1_000} kB`)
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

async function measured(hostile: Hostile, module: Asked, what: string): Promise<Row[]> {
  const best = await shortest(() => pauseOf(hostile, [module]), suspectMs)
  return best.cpuMs > suspectMs ? [toRow(`${module.slug}: ${what}`, best)] : []
}

/** Returns the longest pause while these modules run, each in a search of its own. */
const pauseOf = (hostile: Hostile, group: readonly Asked[]): Promise<Pause> =>
  longestPause(hostile, () => Promise.all(group.map(({ ask }) => ask())))

async function search(hostile: Hostile, { slug, types, examples }: Module): Promise<void> {
  const created = await read(hostile, 'search', {
    query: { type: types[0], value: examples.found[0] },
    cache: { mode: 'bypass' },
    modules: { mode: 'selected', ids: [moduleId(slug)] },
    features: { breached_accounts: false, registered_accounts: 'exclude' },
  })
  const id = (JSON.parse(created) as { search?: { id: string } }).search?.id
  if (id === undefined) return // the module needs a setting that the bench does not make
  await read(hostile, `search/${id}/stream`)
  await read(hostile, `search/${id}/results`)
}

/** Returns the text of the response. */
const read = async (hostile: Hostile, path: string, body?: object): Promise<string> =>
  (await request(hostile, path, body)).text()
