import type { Command } from 'commander'
import type {
  ListWatchChangesOptions, ListWatchesOptions, WatchChangeList, WatchList, WatchRequest, WatchState,
} from '../../generated/client/src/index.ts'
import type { QueryType } from '../sources/kit/source.ts'
import { changeHeadings, changeRow } from './kit/change-rows.ts'
import { addListFilters, listFiltersOf, type ListFilterFlags } from './kit/list-filters.ts'
import { readNumber } from './kit/number-option.ts'
import { commandGroup, exampleId, print, subcommand, type JsonOption } from './kit/output.ts'
import { readType } from './kit/query-type.ts'
import {
  aboutId, addServerOptions, connectServer, onServer, reportReconnect, type ServerOptions,
} from './kit/server.ts'
import { readableTime, table, tableRow, terminalSafeJson } from './kit/text.ts'

type Options = JsonOption & ServerOptions

interface PageOptions extends Options {
  limit?: number
  cursor?: string
}

interface AddOptions extends Options {
  every: number
  type?: QueryType
  reference?: string
  label?: string[]
  webhook?: string
  secret?: string
}

/** Returns the commands about the watches that the account of a key has on a server. */
export function watchesCommands(): Command {
  const watches = commandGroup('watches', 'search again and again on a server, and list changes', 'watches list')
  const add = (name: string, about: string, example: string) =>
    addServerOptions(subcommand(watches, name, about, example))
  const paged = (command: Command) =>
    command.option('--limit <n>', 'number of entries, from 1 to 100', readNumber(1, 100))
      .option('--cursor <cursor>', 'continue a list')
  const one = (command: Command) => command.argument('<id>', 'id of a watch')
  addListFilters(paged(add('list', 'list your watches, newest first', 'watches list')), 'watches')
    .option('--type <type>', 'only watches of this type', readType)
    .option('--status <status>', 'only watches with this status: active or paused')
    .option('--reference <reference>', 'only watches with this reference')
    .option('--label <label...>', 'only watches with all of these labels')
    .action(list)
  add('add', 'watch an observable', 'watches add example.com --every 24')
    .argument('<value>', 'observable')
    .option('--every <hours>', 'hours between two runs, from 1 to 744', readNumber(1, 744), 24)
    .option('--type <type>', 'type of the observable, instead of guessing it', readType)
    .option('--reference <reference>', 'reference of the watch and its searches')
    .option('--label <label...>', 'labels of the watch and its searches')
    .option('--webhook <url>', 'address that receives the changes')
    .option('--secret <secret>', 'secret that signs the webhook')
    .action(create)
  one(add('show', 'show a watch', `watches show ${exampleId}`)).action(about(show))
  one(paged(add('changes', 'list what has changed, newest first', `watches changes ${exampleId}`)))
    .option('--kind <kind...>', 'only changes of these kinds, such as new_account or new_breach')
    .option('--found-after <time>', 'only changes found at this time or later: 2026-11-01T00:00:00Z')
    .option('--found-before <time>', 'only changes found before this time')
    .action(about(changes))
  one(add('follow', 'display changes as they are found, until Ctrl-C', `watches follow ${exampleId}`))
    .option('--after <number>', 'only changes after this number; 0 is the beginning, which is the default',
      readNumber(0, Number.MAX_SAFE_INTEGER))
    .addHelpText('after', `
A lost connection is resumed. --json prints the events as JSON lines. The watch goes on without the command.
Exit codes: 0 ended by Ctrl-C; 1 the watch does not exist or was deleted, or the server cannot be reached; 2 wrong
usage.`)
    .action(about(follow))
  one(add('run', 'run a watch now', `watches run ${exampleId}`))
    .action(about((id, options: Options) => change(options, client => client.run(id))))
  one(add('pause', 'pause a watch', `watches pause ${exampleId}`))
    .action(about((id, options: Options) => change(options, client => client.update(id, { paused: true }))))
  one(add('resume', 'resume a watch; its runs then use this key', `watches resume ${exampleId}`))
    .action(about((id, options: Options) => change(options, client => client.update(id, { paused: false }))))
  add('remove', 'delete watches with their changes; the searches stay', `watches remove ${exampleId}`)
    .argument('<id...>', 'ids of 1 to 100 watches; if one cannot be deleted, none is')
    .action(remove)
  return watches
}

/** Returns the action of a command about one watch. */
const about = <Given>(action: (id: string, options: Given) => Promise<void>) => aboutId('watches list', action)

type Client = Awaited<ReturnType<typeof connectServer>>['client']['watches']

async function call<Result>(options: ServerOptions, work: (client: Client) => Promise<Result>): Promise<Result> {
  const server = await connectServer(options)
  return onServer(server, () => work(server.client.watches))
}

const page = ({ limit, cursor }: PageOptions) => ({ limit, cursor })

type ListOptions = PageOptions & ListFilterFlags & Pick<ListWatchesOptions, 'type' | 'status' | 'reference' | 'label'>

async function list({ json, ...options }: ListOptions) {
  const { type, status, reference, label } = options
  const filters = {
    ...page(options),
    ...listFiltersOf(options),
    type,
    status,
    reference,
    label,
  } as ListWatchesOptions
  print({ ...json && { json } }, await call(options, client => client.list(filters)), listText)
}

async function create(value: string, { every, type, reference, label, webhook, secret, ...options }: AddOptions) {
  const request: WatchRequest = {
    observable: { value, ...type && { type } },
    interval_hours: every,
    ...reference !== undefined && { reference },
    ...label && { labels: label },
    ...webhook !== undefined && { delivery: { webhook: { url: webhook, ...secret !== undefined && { secret } } } },
  }
  print(options, await call(options, client => client.create(request)), stateText)
}

const show = (id: string, options: Options) => change(options, client => client.get(id))

async function change(options: Options, work: (client: Client) => Promise<Pick<WatchState, 'data'>>): Promise<void> {
  print(options, await call(options, work), stateText)
}

interface ChangesOptions extends PageOptions {
  kind?: string[]
  foundAfter?: string
  foundBefore?: string
}

async function changes(id: string, options: ChangesOptions): Promise<void> {
  const { kind, foundAfter, foundBefore } = options
  const filters = { kind, found_after: foundAfter, found_before: foundBefore }
  const query = { ...page(options), ...filters } as ListWatchChangesOptions
  print(options, await call(options, client => client.changes(id, query)), changesText)
}

async function follow(id: string, { json, after, ...options }: Options & { after?: number }): Promise<void> {
  const server = await connectServer(options, reportReconnect)
  const stop = new AbortController()
  const { signal } = stop
  process.once('SIGINT', () => stop.abort())
  const printRow = (row: readonly string[]) => process.stdout.write(`${tableRow(row, changeWidths)}\n`)
  if (!json) printRow(changeHeadings)
  await onServer(server, async () => {
    for await (const event of server.client.watches.stream(id, { cursor: after, signal })) {
      if (json) process.stdout.write(`${terminalSafeJson(JSON.stringify(event))}\n`)
      else if (event.event === 'watch.changed') printRow(changeRow(event.data.change))
    }
  }, signal).catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
}

async function remove(ids: string[], options: Options): Promise<void> {
  print(options, await call(options, client => client.delete(ids)), ({ data: { deletion } }) =>
    `Deleted ${deletion.requested_count === 1 ? '1 watch' : `${deletion.requested_count} watches`}.`)
}

const timeOf = (time: string | null): string => time === null ? '' : readableTime(time)
const moreText = (cursor: string | null): string[] => cursor === null ? [] : [`More: --cursor ${cursor}`]

function listText({ data: { watches, pagination } }: WatchList): string {
  const rows = watches.map(({ id, query, status, interval_hours: hours, next_run_at: next, changes: count }) =>
    [id, query.type, query.value, status, `${hours} h`, timeOf(next), String(count)])
  const header = ['ID', 'TYPE', 'VALUE', 'STATUS', 'EVERY', 'NEXT RUN', 'CHANGES']
  return [table(header, rows), ...moreText(pagination.nextCursor)].join('\n')
}

function changesText({ data: { changes: found, pagination } }: WatchChangeList): string {
  return [table(changeHeadings, found.map(changeRow)), ...moreText(pagination.nextCursor)].join('\n')
}

/** Widths of the columns of changes while the changes still come. A longer cell moves those after it. */
const changeWidths = [23, 20, 30, 20, 20]

function stateText({ data: { watch } }: Pick<WatchState, 'data'>): string {
  const { id, query, status, paused, postponed, runs, last_run: last, next_run_at: next } = watch
  const reason = paused ? ` (${paused.message})` : ''
  return [
    `${query.type} ${query.value}: ${status}${reason}, watch ${id}`,
    `${runs} ${runs === 1 ? 'run' : 'runs'}, ${watch.changes} ${watch.changes === 1 ? 'change' : 'changes'}`,
    ...last ? [`Last run: ${readableTime(last.ended_at)}, search ${last.search_id}`] : [],
    ...postponed ? [`Postponed until ${readableTime(postponed.until)}: ${postponed.message}`] : [],
    ...next !== null && !postponed ? [`Next run: ${readableTime(next)}`] : [],
  ].join('\n')
}
