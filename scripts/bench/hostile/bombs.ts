import { moduleId } from '../../../src/core/catalogue/modules.ts'
import { until } from '../../support/until.ts'
import type { Row } from '../report.ts'
import { bombs, type Bomb, type Call } from './list.ts'
import { longestPause, request, restMs, shortest, startHostile, toRow, type Hostile } from './pause.ts'

const deleted = { searches: 99, events: 2_000 }
const deletion = `deletion of ${deleted.searches} searches of ${deleted.events.toLocaleString('en')} events`

/**
 * Measures the longest pause of the event loop while sources give hostile answers, for the bombs whose name matches
 * `only`. Each value is the shortest of three rounds, because other work of the machine and the garbage collector only
 * lengthen a pause.
 */
export async function benchBombs(say: (text: string) => void, { only }: { only: RegExp }): Promise<Row[]> {
  await using hostile = await startHostile('bench/hostile/bomb-upstream.ts')
  const rows: Row[] = []
  for (const [index, bomb] of bombs.entries()) {
    if (!only.test(bomb.name)) continue
    const measured = await worstSize(hostile, bomb, index)
    rows.push(measured)
    say(`${index + 1} of ${bombs.length}: ${measured.what}: ${measured.measured.toFixed(0)} ms`)
  }
  if (only.test(deletion)) rows.push(await deletions(hostile, say))
  return rows.sort((a, b) => b.measured - a.measured)
}

async function worstSize(hostile: Hostile, { name, call, sizes }: Bomb, index: number): Promise<Row> {
  let worst = { bytes: 0, pause: { cpuMs: 0, wallMs: 0 } }
  for (const bytes of sizes) {
    await hostile.upstream.ask('choose', { index, bytes })
    const pause = await shortest(() => longestPause(hostile, () => make(hostile, call)))
    if (pause.cpuMs > worst.pause.cpuMs) worst = { bytes, pause }
  }
  return toRow(`${name}, ${Math.round(worst.bytes / 1_000).toLocaleString('en')} kB`, worst.pause)
}

let logos = 0

/** Makes a call and reads every response about it. */
async function make(hostile: Hostile, call: Call): Promise<void> {
  if (call.kind === 'radar') return hostile.server.ask('readCatalogue')
  if (call.kind === 'logo') return discard(await fetch(`${hostile.imagesUrl}/bench-${++logos}.com`))
  if (call.kind === 'tool') return discard(await request(hostile, `tools/${call.path}`, call.body))
  const id = await createSearch(hostile, searchBody(call))
  await discard(await request(hostile, `search/${id}/stream`))
  const leaks = call.kind === 'search' ? call.leaks ?? [] : []
  for (const path of ['', '/results', '/byok', '/results/leaks', ...leaks.map(code => `/results/leaks/${code}`)]) {
    await discard(await request(hostile, `search/${id}${path}`))
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

async function deletions(hostile: Hostile, say: (text: string) => void): Promise<Row> {
  const query = { type: 'Pseudonym', value: 'ada' }
  const body = searchBody({ kind: 'search', query })
  const pause = await shortest(async () => {
    const ids: string[] = []
    for (let search = 0; search < deleted.searches; search++) {
      const id = await createSearch(hostile, body)
      await discard(await request(hostile, `search/${id}/stream`))
      await hostile.server.ask('addEvents', { searchId: id, count: deleted.events })
      ids.push(id)
    }
    say(`deletion of ${ids.length} searches`)
    return longestPause(hostile, async () => {
      await discard(await request(hostile, 'search/delete', { ids }))
      await until('nothing hidden is left', async () => await hostile.server.ask<number>('hidden') === 0, restMs)
    })
  })
  return toRow(deletion, pause)
}

async function createSearch(hostile: Hostile, body: object): Promise<string> {
  const response = await request(hostile, 'search', body)
  const text = await response.text()
  if (response.status !== 201) throw new Error(`POST /search answered ${response.status}: ${text.slice(0, 500)}`)
  return (JSON.parse(text) as { search: { id: string } }).search.id
}

/** Reads a response to its end without keeping it. */
async function discard(response: Response): Promise<void> {
  for await (const _ of response.body ?? []) { /* only read */ }
}
