import { readFile } from 'node:fs/promises'
import { Option, type Command } from 'commander'
import { composeEgress } from '../compose/egress.ts'
import { readServiceConfig } from '../config/read.ts'
import type { Breach } from '../core/radar/breach.ts'
import { enrichBreaches, type Enriched } from '../core/radar/enrich.ts'
import { severities } from '../core/radar/breach.ts'
import { createBreachCatalogueFetch, type Fetched } from '../core/radar/fetch.ts'
import type { Imported } from '../core/radar/import.ts'
import type { Changed } from '../core/audit/operator-audit.ts'
import { validationError } from '../errors.ts'
import { fileFault } from '../lib/file-fault.ts'
import { refuseSpecialFile } from '../lib/readable-file.ts'
import { cliCommand } from '../lib/cli-command.ts'
import type { OperatorStore } from '../compose/operator-store.ts'
import { readNumber } from './kit/number-option.ts'
import { refuseMissingFile } from './kit/missing-file.ts'
import { changeStore, runOnStore } from './kit/on-store.ts'
import { subcommand, commandGroup, type JsonOption } from './kit/output.ts'
import { clearLine, isLive } from './kit/terminal.ts'
import { table } from './kit/text.ts'

const catalogueUrl = 'https://haveibeenpwned.com/api/v3/breaches'
const example = `breaches import ${catalogueUrl}`
/** Maximum number of faults that the text output lists. `--json` prints all faults. */
const maxListed = 20

export function breachCommands(): Command {
  const breaches = commandGroup('breaches', 'manage the breach catalogue that Radar serves', example)
  subcommand(breaches, 'import', 'import a catalogue of Have I Been Pwned, XposedOrNot or Tracewell', example)
    .argument('<file|url>', 'JSON file, or an http(s) URL of one')
    .addHelpText('after', `         ${cliCommand('breaches import https://api.xposedornot.com/v1/breaches')}
         ${cliCommand('breaches import breaches.json')}

The name identifies a breach. A breach that exists keeps its addedDate and every field that the catalogue does not have;
its modifiedDate changes if any field changes. HTML in descriptions keeps a, b, blockquote, br, code, em, i, li, ol, p,
strong and ul. Unreadable entries are skipped and listed. A URL is downloaded again only if it has changed.
The catalogues belong to their publishers: read their terms. Have I Been Pwned is licensed under CC BY 4.0, which
requires attribution.
Exit codes: 0 success, skipped entries included; 1 failure; 2 wrong usage, or no readable entry.`)
    .action((from: string, options: JsonOption) => changeStore(
      options,
      { operation: 'breaches import', creates: true, precheck: () => { if (!isUrl(from)) refuseMissingFile(from) } },
      store => importFrom(store, from),
      describeImport,
      importToText,
    ))
  subcommand(breaches, 'refresh', 'import the catalogue at RADAR_REFRESH_URL now', 'breaches refresh')
    .addHelpText('after', 'A server with RADAR_REFRESH_URL does this automatically, every RADAR_REFRESH_HOURS hours.')
    .action((options: JsonOption) =>
      changeStore(
        options,
        { operation: 'breaches refresh', creates: true, precheck: refreshUrl },
        refreshCatalogue,
        describeImport,
        importToText,
      )
    )
  subcommand(
    breaches,
    'enrich',
    'add explanations by a language model: set ENRICH_URL, ENRICH_MODEL and, if required, ENRICH_KEY',
    'breaches enrich Adobe LinkedIn',
  )
    .argument('[name...]', 'exact names of breaches (default: all breaches without an explanation)')
    .option('--again', 'include breaches that already have an explanation')
    .option('--limit <number>', 'maximum number of breaches', readNumber(1, 9_999_999), 1_000_000)
    .addHelpText('after', `
Works with any service that offers OpenAI's chat completions, for example ENRICH_URL=http://localhost:11434/v1 (with
EGRESS_ALLOW=localhost:11434). Only the record of the breach is sent. The response is stored as aiEnrichments, with the
name of the model and the date.
Ctrl-C stops; finished breaches are kept. Exit codes: 0 success, 1 some breaches failed, 2 wrong usage.`,
    )
    .action(async (names: string[], options: EnrichOptions) =>
      changeStore(
        options,
        { operation: 'breaches enrich', creates: true, precheck: languageModelOf },
        store => enrichAll(store, names, options),
        ({ enriched }) => ({ count: enriched }),
        enrichmentToText,
      )
    )
  subcommand(breaches, 'remove', 'remove breaches, by their exact names', 'breaches remove Adobe "Collection #1"')
    .argument('<name...>', 'exact names; if one does not exist, none is removed')
    .addHelpText(
      'after',
      'A restart does not restore them. Importing or refreshing a catalogue that contains them does.',
    )
    .action((names: string[], options: JsonOption) =>
      changeStore(
        options,
        { operation: 'breaches remove' },
        store => removeBreaches(store, [...new Set(names)]),
        ({ removed }) => ({ subjects: removed }),
        ({ removed }) => `Removed: ${removed.join(', ')}`,
      )
    )
  subcommand(
    breaches,
    'list',
    'list breaches, most recently added first',
    'breaches list --severity critical --limit 10',
  )
    .option('--q <words>', 'only breaches with these words in the name, title, domain or description')
    .addOption(new Option('--severity <severity>', 'only breaches of this severity').choices(severities))
    .option('--limit <number>', 'maximum number of breaches', readNumber(1, 9_999_999), 100)
    .action((options: ListOptions) => runOnStore(options, store => listBreaches(store, options), listToText))
  return breaches
}

const describeImport = ({ added, changed }: Imported | Fetched): Changed => ({ count: added + changed })

const isUrl = (from: string): boolean => /^https?:\/\//i.test(from)

async function importFrom(store: OperatorStore, from: string): Promise<Imported | Fetched> {
  await store.fillRadar()
  if (isUrl(from)) return fetchFrom(store, from)
  return store.radarImport.import(parseJson(await readText(from), from))
}

async function refreshCatalogue(store: OperatorStore): Promise<Fetched> {
  const url = refreshUrl()
  await store.fillRadar()
  return fetchFrom(store, url)
}

function refreshUrl(): string {
  const { radarRefreshUrl: url } = readServiceConfig()
  if (url === undefined) throw validationError({ message: 'RADAR_REFRESH_URL is not set' })
  return url
}

async function fetchFrom({ database, clock, radarImport: importer }: OperatorStore, url: string): Promise<Fetched> {
  const config = readServiceConfig()
  const egress = await composeEgress(config)
  try {
    return await createBreachCatalogueFetch({
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
  limit: number
}

async function enrichAll(
  store: OperatorStore,
  names: readonly string[],
  { again = false, limit }: EnrichOptions,
): Promise<Enriched> {
  const config = readServiceConfig()
  const languageModel = languageModelOf(config)
  await store.fillRadar()
  // sends real requests also in a sandbox, because the sandbox does not simulate a language model
  const egress = await composeEgress({ ...config, sandbox: false })
  const stop = new AbortController()
  const stopNow = () => stop.abort()
  process.once('SIGINT', stopNow)
  try {
    const { database, clock, radarImport: importer } = store
    const enriched = await enrichBreaches({
      database,
      clock,
      client: egress.client,
      importer,
      languageModel,
    }, {
      names,
      includeEnriched: again,
      limit,
      signal: stop.signal,
      onProgress: (done, of) => { if (isLive(process.stderr)) process.stderr.write(`\r${done} of ${of} `) },
    })
    if (isLive(process.stderr)) process.stderr.write(clearLine)
    if (enriched.failed.length > 0 || stop.signal.aborted) process.exitCode = 1
    return enriched
  } finally {
    process.off('SIGINT', stopNow)
    await egress.close()
  }
}

function languageModelOf({ languageModel } = readServiceConfig()) {
  if (languageModel === undefined) {
    throw validationError({
      message: 'ENRICH_URL is not set. It is the URL of a service that offers OpenAI\'s chat completions',
    })
  }
  return languageModel
}

function enrichmentToText({ enriched, failed }: Enriched): string {
  return [`${enriched} enriched, ${failed.length} failed.`,
    ...failed.slice(0, maxListed).map(({ name, reason }) => `  ${name}: ${reason}`)].join('\n')
}

async function removeBreaches(store: OperatorStore, names: string[]): Promise<{ removed: string[] }> {
  await store.fillRadar()
  await store.radarImport.remove(names)
  return { removed: names }
}

interface ListOptions extends JsonOption {
  q?: string
  severity?: Breach['severity']
  limit: number
}

async function listBreaches(
  store: OperatorStore, { q, severity, limit }: ListOptions,
): Promise<{ breaches: Breach[] }> {
  await store.fillRadar()
  const query = {
    limit,
    sortBy: 'recently-added' as const,
    ...(q ? { q } : {}),
    ...(severity ? { severity } : {}),
  }
  const { body } = await store.radar.list(query)
  const { breaches, pagination: { total } } = JSON.parse(body.toString()) as {
    breaches: Breach[],
    pagination: { total: number },
  }
  if (breaches.length < total) process.stderr.write(`${breaches.length} of ${total} breaches; use --limit for more\n`)
  return { breaches }
}

const listToText = ({ breaches: found }: { breaches: readonly Breach[] }): string =>
  table(
    ['NAME', 'DOMAIN', 'BREACHED', 'ADDED', 'ACCOUNTS', 'SEVERITY'],
    found.map(
      ({ name, domain, breachDate, addedDate, pwnCount, severity }) =>
        [name, domain, breachDate, addedDate, pwnCount.toLocaleString('en'), severity]
    ),
  )

async function readText(file: string): Promise<string> {
  try {
    refuseSpecialFile(file, { takesPipes: true })
    return await readFile(file, 'utf8')
  } catch (cause) {
    throw validationError({ message: `The file ${file} cannot be read: ${fileFault(cause)}`, cause })
  }
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch (cause) {
    throw validationError({ message: `${file} is not JSON`, cause })
  }
}

function importToText(imported: Imported | Fetched): string {
  const { added, changed, unchanged, rejected } = imported
  if ('notModified' in imported && imported.notModified) return 'The catalogue has not changed since the last import.'
  const faults = rejected.slice(0, maxListed).map(({ entry, name, reason }) =>
    `  entry ${entry}${name === null ? '' : ` (${name})`}: ${reason}`
  )
  return [
    `${added} added, ${changed} changed, ${unchanged} unchanged.`,
    ...rejected.length === 0
      ? []
      : [`${rejected.length === 1 ? '1 entry' : `${rejected.length} entries`} could not be read:`, ...faults],
    ...rejected.length > maxListed ? [`  and ${rejected.length - maxListed} more: --json lists all`] : [],
  ].join('\n')
}
