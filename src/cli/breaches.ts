import { readFile } from 'node:fs/promises'
import { Option, type Command } from 'commander'
import { composeEgress } from '../compose/outside.ts'
import { readConfig } from '../config/read.ts'
import type { Breach } from '../core/radar/breach.ts'
import { enrichBreaches, type Enriched } from '../core/radar/enrich.ts'
import { severities } from '../core/radar/breach.ts'
import { createCatalogueFetch, type Fetched } from '../core/radar/fetch.ts'
import type { Imported } from '../core/radar/import.ts'
import { validationError } from '../errors.ts'
import { fileFault } from '../lib/file-fault.ts'
import { cliCommand } from '../lib/cli-command.ts'
import type { Store } from '../compose/store.ts'
import { commandOf, group, operate, type JsonOption } from './output.ts'
import { table } from './text.ts'

const catalogueUrl = 'https://haveibeenpwned.com/api/v3/breaches'
const example = `breaches import ${catalogueUrl}`
const maxListed = 20

export function breachCommands(): Command {
  const breaches = group('breaches', 'the catalogue of breaches that Radar serves', example)
  commandOf(breaches, 'import', 'take a catalogue over: that of Have I Been Pwned, of XposedOrNot, or our own', example)
    .argument('<file|url>', 'JSON, from a file or an http(s) address')
    .addHelpText('after', `         ${cliCommand('breaches import https://api.xposedornot.com/v1/breaches')}
         ${cliCommand('breaches import breaches.json')}

Breaches are told apart by their name. One that is there keeps its addedDate, and what the catalogue does not say of it; its
modifiedDate moves where anything changes. Of HTML in descriptions a, b, blockquote, br, code, em, i, li, ol, p, strong and ul
stay. Entries that cannot be read are left out and told. An address is only read again where it has changed.
The catalogues are the work of others: see their terms. That of Have I Been Pwned is under CC BY 4.0 and names its author.
Exit codes: 0 done, also where entries were left out; 1 failed; 2 not used as it should be, or no entry can be read.`)
    .action((from: string, options: JsonOption) => operate(options, operator => importFrom(operator, from), describe))
  commandOf(breaches, 'refresh', 'read the catalogue at RADAR_REFRESH_URL now', 'breaches refresh')
    .addHelpText('after', 'A server with RADAR_REFRESH_URL does so by itself, every RADAR_REFRESH_HOURS.')
    .action((options: JsonOption) => operate(options, refresh, describe))
  commandOf(
    breaches,
    'enrich',
    'let a language model explain breaches: ENRICH_URL, ENRICH_MODEL and, where it needs one, ENRICH_KEY',
    'breaches enrich Adobe LinkedIn',
  )
    .argument('[name...]', 'exact names; without them all that were not enriched yet')
    .option('--again', 'those too that were enriched before')
    .option('--limit <number>', 'how many at most', '1000000')
    .addHelpText('after', `
Any service with the chat completions of OpenAI will do, as ENRICH_URL=http://localhost:11434/v1 (with EGRESS_ALLOW=localhost:11434).
The record of the breach is sent, and nothing else. What comes back is kept with the model's name and the day, as aiEnrichments.
Ctrl-C stops; what is done stays. Exit codes: 0 all done, 1 some failed, 2 not used as it should be.`,
    )
    .action(async (names: string[], options: EnrichOptions) =>
      operate(options, operator => enrich(operator, names, options), describeEnriched)
    )
  commandOf(breaches, 'remove', 'remove breaches, by their exact names', 'breaches remove Adobe "Collection #1"')
    .argument('<name...>', 'the names; where one is not there, none is removed')
    .addHelpText(
      'after',
      'No later start brings them back; a catalogue that carries them does, when it is imported or refreshed.',
    )
    .action((names: string[], options: JsonOption) =>
      operate(
        options,
        operator => remove(operator, [...new Set(names)]),
        ({ removed }) => `Removed: ${removed.join(', ')}`,
      )
    )
  commandOf(
    breaches,
    'list',
    'list the breaches, those added last first',
    'breaches list --severity critical --limit 10',
  )
    .option('--q <words>', 'only with these words in name, title, domain or description')
    .addOption(new Option('--severity <severity>', 'only those').choices(severities))
    .option('--limit <number>', 'how many', '100')
    .action((options: ListOptions) => operate(options, operator => list(operator, options), describeList))
  return breaches
}

async function importFrom(operator: Store, from: string): Promise<Imported | Fetched> {
  await operator.fillRadar()
  if (/^https?:\/\//i.test(from)) return fetchFrom(operator, from)
  return operator.radarImport.import(parse(await read(from), from))
}

async function refresh(operator: Store): Promise<Fetched> {
  const { radarRefreshUrl: url } = readConfig()
  if (url === undefined) throw validationError({ message: 'RADAR_REFRESH_URL is not set' })
  await operator.fillRadar()
  return fetchFrom(operator, url)
}

async function fetchFrom({ database, clock, radarImport: importer }: Store, url: string): Promise<Fetched> {
  const config = readConfig()
  const egress = await composeEgress(config)
  try {
    return await createCatalogueFetch({
      database,
      clock,
      client: egress.client,
      importer,
      everyMs: config.radarRefreshHours * 3_600_000,
    }).now(url)
  } finally {
    await egress.close()
  }
}

interface EnrichOptions extends JsonOption {
  again?: boolean
  limit: string
}

async function enrich(
  operator: Store,
  names: readonly string[],
  { again = false, limit }: EnrichOptions,
): Promise<Enriched> {
  const config = readConfig()
  const { languageModel } = config
  if (languageModel === undefined) {
    throw validationError({
      message: 'ENRICH_URL is not set: the address of a service with the chat completions of OpenAI',
    })
  }
  const most = readLimit(limit)
  await operator.fillRadar()
  const egress = await composeEgress({ ...config, sandbox: false }) // nobody plays a language model
  const stop = new AbortController()
  const stopNow = () => stop.abort()
  process.once('SIGINT', stopNow)
  try {
    const { database, clock, radarImport: importer } = operator
    const enriched = await enrichBreaches({
      database,
      clock,
      client: egress.client,
      importer,
      languageModel,
    }, {
      names,
      again,
      limit: most,
      signal: stop.signal,
      onProgress: (done, of) => { if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${of} `) },
    })
    if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')
    if (enriched.failed.length > 0 || stop.signal.aborted) process.exitCode = 1
    return enriched
  } finally {
    process.off('SIGINT', stopNow)
    await egress.close()
  }
}

function describeEnriched({ enriched, failed }: Enriched): string {
  return [`${enriched} enriched, ${failed.length} failed.`,
    ...failed.slice(0, maxListed).map(({ name, reason }) => `  ${name}: ${reason}`)].join('\n')
}

function readLimit(limit: string): number {
  if (!/^[1-9]\d{0,6}$/.test(limit)) {
    throw validationError({ message: '--limit takes a whole number from 1 to 9999999' })
  }
  return Number(limit)
}

async function remove(operator: Store, names: string[]): Promise<{ removed: string[] }> {
  await operator.fillRadar()
  await operator.radarImport.remove(names)
  return { removed: names }
}

interface ListOptions extends JsonOption {
  q?: string
  severity?: Breach['severity']
  limit: string
}

async function list(operator: Store, { q, severity, limit }: ListOptions): Promise<Breach[]> {
  await operator.fillRadar()
  const query = {
    limit: readLimit(limit),
    sortBy: 'recently-added' as const,
    ...(q ? { q } : {}),
    ...(severity ? { severity } : {}),
  }
  const { body } = await operator.radar.list(query)
  const { breaches, pagination: { total } } = JSON.parse(body.toString()) as {
    breaches: Breach[],
    pagination: { total: number },
  }
  if (breaches.length < total) process.stderr.write(`${breaches.length} of ${total}; --limit shows more\n`)
  return breaches
}

const describeList = (found: readonly Breach[]): string =>
  table(
    ['NAME', 'DOMAIN', 'BREACHED', 'ADDED', 'ACCOUNTS', 'SEVERITY'],
    found.map(
      one => [one.name, one.domain, one.breachDate, one.addedDate, one.pwnCount.toLocaleString('en'), one.severity]
    ),
  )

const read = (file: string): Promise<string> => readFile(file, 'utf8').catch((cause: unknown) => {
  throw validationError({ message: `The file ${file} cannot be read: ${fileFault(cause)}`, cause })
})

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch (cause) {
    throw validationError({ message: `${file} is not JSON`, cause })
  }
}

function describe(imported: Imported | Fetched): string {
  const { added, changed, unchanged, rejected } = imported
  if ('notModified' in imported && imported.notModified) return 'The catalogue has not changed since it was read last.'
  const told = rejected.slice(0, maxListed).map(({ entry, name, reason }) =>
    `  entry ${entry}${name === null ? '' : ` (${name})`}: ${reason}`
  )
  return [
    `${added} added, ${changed} changed, ${unchanged} unchanged.`,
    ...rejected.length === 0
      ? []
      : [`${rejected.length === 1 ? '1 entry' : `${rejected.length} entries`} could not be read:`, ...told],
    ...rejected.length > maxListed ? [`  and ${rejected.length - maxListed} more: --json lists all`] : [],
  ].join('\n')
}
