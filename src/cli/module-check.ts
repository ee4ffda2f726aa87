import { composeEgress } from '../compose-outside.ts'
import type { Config } from '../config.ts'
import type { ListedModule } from '../core/modules.ts'
import { withDefaults } from '../core/search/request.ts'
import { runTask } from '../core/search/run-task.ts'
import { moduleTask } from '../core/search/tasks/module.ts'
import { guessType, parseObservable } from '../core/search/observable.ts'
import { systemClock } from '../lib/clock.ts'
import { createSemaphore } from '../lib/semaphore.ts'
import type { Client } from '../sources/client.ts'
import type { Query, QueryType } from '../sources/source.ts'

export interface Checked {
  slug: string
  example: string
  expected: 'found' | 'nothing'
  /** `rotted`: it answers otherwise than it should. `unknown`: it could not be asked. */
  verdict: 'ok' | 'rotted' | 'unknown'
  reason: string | null
}

/** Modules at once. The examples of one are asked one after another: its source is a stranger's. */
const atOnce = 4

/** The answers of the source itself; with any other failure nothing is known of it. */
const rot = new Set(['UPSTREAM_CHANGED', 'MODULE_ERROR'])

/** Runs every example of the modules, in their order, with progress on a terminal. */
export async function checkModules(config: Config, modules: readonly ListedModule[]): Promise<Checked[]> {
  const { stderr } = process
  const tell = (text: string) => { if (stderr.isTTY) stderr.write(`\r\x1b[2K${text}`) }
  const egress = await composeEgress(config)
  const places = createSemaphore(atOnce)
  let done = 0
  try {
    return (await Promise.all(modules.map(async listed => {
      const release = await places.acquire(new AbortController().signal)
      const checked = await checkOne(listed, egress.client).finally(release)
      tell(`${++done}/${modules.length} modules checked, last ${listed.module.slug}`)
      return checked
    }))).flat()
  } finally {
    tell('')
    await egress.close()
  }
}

async function checkOne(listed: ListedModule, client: Client): Promise<Checked[]> {
  const { slug, types, examples } = listed.module
  const cases = [
    ...examples.found.map(example => ({ slug, example, expected: 'found' as const })),
    ...examples.notFound.map(example => ({ slug, example, expected: 'nothing' as const })),
  ]
  const results: Checked[] = []
  for (const one of cases) {
    const judged = listed.available
      ? await judge(listed, queryOf(types, one.example), one.expected, client)
      : { verdict: 'unknown' as const, reason: 'it needs a key, which is not configured' }
    results.push({ ...one, ...judged })
  }
  return results
}

async function judge(
  listed: ListedModule, query: Query, expected: Checked['expected'], client: Client,
): Promise<Pick<Checked, 'verdict' | 'reason'>> {
  const { status, error } = await runTask(moduleTask(listed), { query, options: withDefaults({ query }), secrets: false }, {
    client, clock: systemClock, signal: new AbortController().signal, page: () => Promise.resolve(), credential: () => Promise.resolve(undefined),
  })
  const told = status === 'success' ? 'found' : status === 'no_results' ? 'nothing' : undefined
  if (told === expected) return { verdict: 'ok', reason: null }
  if (told !== undefined) return { verdict: 'rotted', reason: `answered ${told}` }
  const { code = '', message = '' } = error ?? {}
  return { verdict: rot.has(code) ? 'rotted' : 'unknown', reason: `${message} (${code})` }
}

/** An example that fits no type goes in as it is: some are there to be refused. */
function queryOf(types: readonly QueryType[], example: string): Query {
  const guess = guessType(example)
  for (const type of types.includes(guess) ? [guess] : types) {
    const parsed = parseObservable(type, example)
    if ('value' in parsed) return { type, value: parsed.value }
  }
  return { type: types[0]!, value: example }
}
