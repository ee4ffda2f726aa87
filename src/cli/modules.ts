import { Command } from 'commander'
import { composeEgress } from '../compose.ts'
import { readConfig } from '../config.ts'
import { createModules, type ListedModule } from '../core/modules.ts'
import { runModule } from '../core/search/module-run.ts'
import { parseObservable } from '../core/search/observable.ts'
import { notFound } from '../errors.ts'
import { systemClock } from '../lib/clock.ts'
import type { Client } from '../sources/client.ts'
import { modules as allModules } from '../sources/modules/index.ts'
import type { Query } from '../sources/source.ts'
import { plain, table, type JsonOption } from './output.ts'
import { readType } from './query-type.ts'

/** `ok`, `rotted` (it answers otherwise than it should), or `unknown` (it could not be asked, and why). */
interface Checked {
  slug: string
  example: string
  expected: 'found' | 'nothing'
  verdict: 'ok' | 'rotted' | 'unknown'
  reason: string | null
}

export function moduleCommands(): Command {
  const modules = new Command('modules').description('the sources that searches ask')
  modules.command('list').description('list all modules')
    .option('--type <type>', 'only those for this type: pseudonym, email, domain, crypto, ip', readType)
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample: modules list --type email')
    .action(({ type, json }: JsonOption & { type?: Query['type'] }) => {
      const list = catalogue().list(type)
      process.stdout.write(`${json ? JSON.stringify(list, undefined, 2) : table(
        ['SLUG', 'NAME', 'TYPES', 'DEFAULT', 'AVAILABLE'],
        list.map(one => [one.slug, one.name, one.types, one.default ? 'yes' : 'no', one.available ? 'yes' : 'needs a key']),
      )}\n`)
    })
  modules.command('check').description('ask sources about values they are known to have, and to lack').argument('[slug...]', 'which; all unless named')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample: modules check github gravatar\nExit code 1 where a source has rotted.')
    .action(check)
  return modules
}

const catalogue = () => createModules({ modules: allModules, keys: readConfig().sourceKeys })

async function check(slugs: string[], { json = false }: JsonOption): Promise<void> {
  const all = catalogue()
  const chosen = slugs.length === 0 ? all.all.filter(({ available }) => available) : slugs.map(slug => {
    const listed = all.bySlug(slug)
    if (listed === undefined) throw notFound({ message: `There is no module ${plain(slug)}` })
    return listed
  })
  const egress = await composeEgress(readConfig())
  const results: Checked[] = []
  try {
    for (const [index, listed] of chosen.entries()) {
      if (process.stderr.isTTY) process.stderr.write(`\r\x1b[2K${index + 1}/${chosen.length} ${listed.module.slug}`)
      results.push(...await checkOne(listed, egress.client))
    }
  } finally {
    if (process.stderr.isTTY) process.stderr.write('\r\x1b[2K')
    await egress.close()
  }
  const rotted = results.filter(({ verdict }) => verdict === 'rotted')
  process.stdout.write(`${json ? JSON.stringify(results, undefined, 2) : describe(results)}\n`)
  if (rotted.length > 0) process.exitCode = 1
}

async function checkOne(listed: ListedModule, client: Client): Promise<Checked[]> {
  const { found, notFound: lacking } = listed.module.examples
  const cases = [...found.map(value => [value, 'found'] as const), ...lacking.map(value => [value, 'nothing'] as const)]
  const results: Checked[] = []
  for (const [example, expected] of cases) {
    const fact = { slug: listed.module.slug, example, expected }
    const query = queryOf(listed, example)
    if (query === undefined) {
      results.push({ ...fact, verdict: 'rotted', reason: 'the example fits none of its types' })
      continue
    }
    const { status, error } = await runModule(listed, query, { client, clock: systemClock, signal: new AbortController().signal })
    const told = status === 'success' ? 'found' : status === 'no_results' ? 'nothing' : undefined
    if (told === undefined) results.push({ ...fact, verdict: 'unknown', reason: error && `${error.code}: ${error.message}` })
    else results.push({ ...fact, verdict: told === expected ? 'ok' : 'rotted', reason: told === expected ? null : `answered ${told}` })
  }
  return results
}

function queryOf({ module }: ListedModule, example: string): Query | undefined {
  for (const type of module.types) {
    const parsed = parseObservable(type, example)
    if ('value' in parsed) return { type, value: parsed.value }
  }
  return undefined
}

function describe(results: Checked[]): string {
  const count = (verdict: Checked['verdict']) => results.filter(result => result.verdict === verdict).length
  const rows = results.map(({ slug, example, expected, verdict, reason }) => [slug, example, expected, verdict, reason ?? ''])
  return `${table(['MODULE', 'EXAMPLE', 'EXPECTED', 'VERDICT', 'REASON'], rows)}\n\n${count('ok')} ok, ${count('rotted')} rotted, ${count('unknown')} unknown`
}
