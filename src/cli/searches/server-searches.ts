import { randomUUID } from 'node:crypto'
import { Option, type Command } from 'commander'
import type { ListSearchesOptions, Search, SearchList, SearchState } from '../../../generated/client/src/index.ts'
import { validationError } from '../../errors.ts'
import { cliCommand } from '../../lib/cli-command.ts'
import type { QueryType } from '../../sources/kit/source.ts'
import { byteOrderMark } from '../../core/exports/formats.ts'
import {
  outputEndings, readOutput, readTableFlags, tableFlags, type OutputFile, type TableFlags,
} from '../search/export-option.ts'
import { addRunAgain } from './run-again.ts'
import { addWordCommands } from './search-words.ts'
import { addDisplayOptions, type DisplayFlags } from '../kit/display-options.ts'
import { addListFilters, listFiltersOf, type ListFilterFlags } from '../kit/list-filters.ts'
import { readNumber } from '../kit/number-option.ts'
import { forceOption, openOutput, type ForceOption } from '../kit/output-file.ts'
import { exampleId, print, requireOption, subcommand, type JsonOption } from '../kit/output.ts'
import { readType } from '../kit/query-type.ts'
import {
  aboutId,
  addServerOptions,
  connectServer,
  onServer,
  reportReconnect,
  type Server,
  type ServerOptions,
} from '../kit/server.ts'
import { readableTime, table, terminalSafeLines } from '../kit/text.ts'

const statuses = ['pending', 'processing', 'finished', 'error', 'cancelled']
const outcomes = ['complete', 'incomplete', 'findings', 'no_findings']

interface Options extends JsonOption, ServerOptions, DisplayFlags {}

interface ListOptions extends Options, ListFilterFlags {
  outcome?: string[]
  limit?: number
  cursor?: string
  type?: QueryType
  status?: string
  reference?: string
  label?: string[]
  watch?: string
}

interface ExportOptions extends JsonOption, ForceOption, TableFlags, ServerOptions {
  output: OutputFile
  label?: string[]
  select?: string[]
  confirmed?: boolean
}

/** Adds the commands about the searches that the account of a key has on a server. */
export function addServerSearches(searches: Command): void {
  addListFilters(addServerOptions(
    subcommand(searches, 'list', 'list your searches on a server, newest first', 'searches list'),
  ), 'searches')
    .option('--limit <n>', 'number of searches, from 1 to 100', readNumber(1, 100))
    .option('--cursor <cursor>', 'continue a list')
    .option('--type <type>', 'only searches of this type', readType)
    .addOption(new Option('--status <status>', 'only searches with this status').choices(statuses))
    .option('--reference <reference>', 'only searches with this reference')
    .option('--label <label...>', 'only searches with all of these labels')
    .option('--watch <id>', 'only runs of this watch')
    .addOption(new Option('--outcome <outcome...>', 'only ended searches with all of these outcomes').choices(outcomes))
    .action(list)
  addWordCommands(searches, listText)
  addDisplayOptions(addServerOptions(
    subcommand(searches, 'show', 'show a search on a server, with its results', `searches show ${exampleId}`),
  ))
    .argument('<id>', 'id of a search')
    .addHelpText('after', `
--json prints the response of GET /search/{id}/results.
Exit codes: as search; 0 also if the search has not ended.`)
    .action(aboutId('searches list', show))
  addDisplayOptions(addServerOptions(
    subcommand(searches, 'follow', 'display a search on a server until it ends', `searches follow ${exampleId}`),
  ))
    .argument('<id>', 'id of a search')
    .addHelpText('after', `
A lost connection is resumed. --json prints the events as JSON lines. Ctrl-C leaves the search running.
Exit codes: as search`)
    .action(aboutId('searches list', follow))
  addDisplayOptions(addServerOptions(
    subcommand(searches, 'retry', 'ask the sources of a search that failed again', `searches retry ${exampleId}`),
  ))
    .argument('<id>', 'id of an ended search on a server')
    .addHelpText('after', `
Starts a search of its own on the server and displays it: it asks only what has no answer for a reason that may pass.
GET /search/{id}/results reads both as one.
--json prints the events as JSON lines. Ctrl-C leaves the search running.
Exit codes: as search`)
    .action(aboutId('searches list', retry))
  addRunAgain(searches, displayUntilEnd)
  const toExport = subcommand(
    searches, 'export', 'write searches on a server to a file', `searches export ${exampleId} --output report.html`,
  )
    .argument('[id...]', 'ids of searches; they may still run')
    .option('--label <label...>', 'all searches with all of these labels, in place of ids')
    .option('--select <parts...>', 'only these parts of one search, such as card:github_001')
    .option('--confirmed', 'only findings that are marked as confirmed')
  const endings = `file; its ending selects the format: ${outputEndings}`
  addServerOptions(requireOption(toExport, '--output <file>', endings, readOutput)
    .addOption(tableFlags.bom()).addOption(tableFlags.text()).addOption(tableFlags.separator())
    .addOption(forceOption()))
    .action(aboutId('searches list', exportSearches))
  addServerOptions(subcommand(searches, 'cancel', 'end a search on a server', `searches cancel ${exampleId}`))
    .argument('<id>', 'id of a search; what it has found is kept')
    .action(aboutId('searches list', cancel))
}

/** Loads what displays a search, and with it all sources, which most of the commands do not need. */
const loadSearch = () => import('../search/server-search.ts')

async function list({ json, limit, ...options }: ListOptions): Promise<void> {
  const { cursor, type, status, reference, label, watch, outcome } = options
  const server = await connectServer(options)
  const filters = {
    limit,
    cursor,
    type,
    status,
    reference,
    label,
    watchId: watch,
    outcome,
    ...listFiltersOf(options),
  } as ListSearchesOptions
  const found = await onServer(server, () => server.client.searches.list(filters))
  print({ ...json && { json } }, found, listText)
}

function listText({ data: { searches, pagination } }: SearchList): string {
  const rows = searches.map(({ id, query, status, error, created_at: created, labels }) =>
    [id, query.type, query.value, status, error?.code ?? '', readableTime(created), labels])
  const more = pagination.nextCursor ? [`More: --cursor ${pagination.nextCursor}`] : []
  return [table(['ID', 'TYPE', 'VALUE', 'STATUS', 'ERROR', 'CREATED', 'LABELS'], rows), ...more].join('\n')
}

async function show(id: string, options: Options): Promise<void> {
  const server = await connectServer(options, reportReconnect)
  if (options.json) {
    const results = await onServer(server, () => server.client.searches.results(id))
    return print(options, results, () => '')
  }
  const state = await onServer(server, () => server.client.searches.get(id))
  const { search } = state.data
  if (search.status !== 'finished' && search.status !== 'error') print(options, state, stateText)
  else {
    const { displaySearch } = await loadSearch()
    const { signal } = new AbortController()
    process.exitCode = await displaySearch(server, search, { ...displayOf(options), json: false, signal })
  }
  process.stdout.write(retriesText(search))
}

/** Returns lines that name the search that this one retries or runs again, and the retries of this one. */
const retriesText = ({ retry_of: retried, retries, rerun_of: repeated }: Search): string => [
  ...retried === null ? [] : [`retry of ${retried}\n`], ...repeated === undefined ? [] : [`rerun of ${repeated}\n`],
  ...retries.map(id => `retried as ${id}\n`),
].join('')

async function follow(id: string, options: Options): Promise<void> {
  const server = await connectServer(options, reportReconnect)
  const { data: { search } } = await onServer(server, () => server.client.searches.get(id))
  await displayUntilEnd(server, search, options)
}

async function retry(id: string, options: Options): Promise<void> {
  const server = await connectServer(options, reportReconnect)
  const idempotencyKey = randomUUID()
  const { data: { search } } = await onServer(server, () => server.client.searches.retry(id, { idempotencyKey }))
  await displayUntilEnd(server, search, options)
}

const displayOf = ({ color, details, quiet }: DisplayFlags) => ({ color, details, quiet })

/** Displays a search until it ends. Ctrl-C leaves it running. */
async function displayUntilEnd(
  server: Server, search: Pick<Search, 'id' | 'query'>, { json = false, ...options }: Options,
): Promise<void> {
  const stop = new AbortController()
  const { signal } = stop
  process.once('SIGINT', () => stop.abort())
  const { displaySearch } = await loadSearch()
  process.exitCode = await displaySearch(server, search, { ...displayOf(options), json, signal })
  if (!signal.aborted) return
  const command = cliCommand(`searches cancel ${search.id} --server ${server.url}`)
  process.stderr.write(terminalSafeLines(`The search continues on the server. To end it: ${command}\n`))
}

async function exportSearches(ids: readonly string[], given: ExportOptions): Promise<void> {
  const { json, output, force, bom, text, separator, label, select, confirmed, ...options } = given
  if ((ids.length === 0) === (label === undefined)) throw validationError({ message: 'give ids, or --label' })
  if (select && ids.length !== 1) throw validationError({ message: '--select needs the id of one search' })
  const { hasBom } = readTableFlags(output, { bom, text, separator })
  const server = await connectServer(options)
  const { path, format } = output
  using file = openOutput('--output', path, { force })
  if (hasBom) file.write(byteOrderMark) // here, because a client that reads text removes the mark of the server
  const { searches } = server.client
  const [id] = ids
  const table = {
    format,
    separator,
    ...text && { text: '1' as const },
    ...confirmed && { marks: 'confirmed' as const },
  }
  const exported = await onServer(server, () => ids.length === 1
    ? searches.export(id!, { ...table, select })
    : searches.exportMany({ ...table, ...label ? { label } : { ids: [...ids] } }))
  file.write(typeof exported === 'string' ? exported : await exported.bytes())
  file.finish()
  print({ ...json && { json } }, { file: path }, found => `wrote ${found.file}`)
}

async function cancel(id: string, options: Options): Promise<void> {
  const server = await connectServer(options)
  const { cancelSearch } = await loadSearch()
  print(options, await cancelSearch(server, id), cancelText)
}

/** Returns whether a search was cancelled, as text. One that had already ended is answered with the same status. */
const cancelText = (state: Pick<SearchState, 'data'>): string =>
  state.data.search.error?.code === 'SEARCH_CANCELLED'
    ? stateText(state)
    : `not cancelled, because it had ended: ${stateText(state)}`

const stateText = ({ data: { search: { id, status, query, error } } }: Pick<SearchState, 'data'>): string =>
  `${query.type} ${query.value}: ${status}${error ? ` (${error.message})` : ''}, search ${id}`
