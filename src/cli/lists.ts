import type { Command } from 'commander'
import { composeEgress } from '../compose/egress.ts'
import { enabledLists } from '../compose/outside.ts'
import { readServiceConfig, type Config } from '../config/read.ts'
import { describeList, type ListReport } from '../core/lists/report.ts'
import { createLists } from '../core/lists/lists.ts'
import type { OperatorStore } from '../compose/operator-store.ts'
import { notFound, validationError } from '../errors.ts'
import { cliCommand } from '../lib/cli-command.ts'
import { createLog } from '../lib/log.ts'
import { createSemaphore } from '../lib/semaphore.ts'
import { listSources } from '../sources/lists/index.ts'
import type { ListSource } from '../sources/kit/list-source.ts'
import { installedDays } from '../sources/modules/newest-ip-data.ts'
import { changeStore, runOnStoreIfAny } from './kit/on-store.ts'
import { commandGroup, subcommand, type JsonOption } from './kit/output.ts'
import { table, terminalSafe } from './kit/text.ts'

const maxDownloads = 4

export function listCommands(): Command {
  const lists = commandGroup('lists', 'show and download the lists that are matched here', 'lists refresh urlhaus')
  subcommand(lists, 'list', 'list all lists, with the age and the state of their copies', 'lists list')
    .addHelpText('after', `
States: "not used" until a search uses the list; "installed": data of the installation, until its first download by
"lists refresh"; "current"; "overdue": older than its interval; "incomplete": so many entries could not be read that a
search that finds nothing there fails; "failed": the last download failed, and searches use the copy before it, if there
is one; "unavailable": all downloads of 30 days failed, and no search uses the list; "off": its terms restrict its use,
and RESTRICTED_SOURCES does not name it.`)
    .action((options: JsonOption) => runOnStoreIfAny(options, store => report(readServiceConfig(), store), toText))
  subcommand(lists, 'refresh', 'download lists now, even if they are not due', 'lists refresh feodo-tracker urlhaus')
    .argument('[slug...]', 'lists to download (default: those that are in use)')
    .option('--accept-shrunken', 'accept a file with less than half of the entries of the copy')
    .addHelpText('after', `
A server does this automatically for the lists that searches use. A file that has not changed is not downloaded again.
Exit codes: 0 success; 1 a list failed, and its last good copy stays; 2 wrong usage.`)
    .action((slugs: string[], options: RefreshOptions) => changeStore(
      options,
      {
        operation: 'lists refresh',
        subjects: slugs,
        creates: true,
        precheck: () => slugs.map(slug => enabledList(readServiceConfig(), slug)),
      },
      store => refresh(store, slugs, options),
      ({ lists: refreshed }) => ({ subjects: refreshed.filter(isRefreshed).map(({ slug }) => slug) }),
      toText,
    ))
  return lists
}

async function report(
  config: Config,
  store?: OperatorStore,
  of: readonly ListSource[] = listSources,
): Promise<{ lists: ListReport[] }> {
  const states = new Map((await store?.database.lists.states() ?? []).map(state => [state.slug, state]))
  const enabled = new Set(enabledLists(config).map(({ slug }) => slug))
  const now = new Date()
  const installed = await installedDays()
  return { lists: of.map(list =>
    describeList(list, states.get(list.slug), enabled.has(list.slug), now, installed.get(list.slug))) }
}

interface RefreshOptions extends JsonOption {
  acceptShrunken?: boolean
}

async function refresh(
  store: OperatorStore,
  slugs: readonly string[],
  { acceptShrunken = false }: RefreshOptions,
): Promise<{ lists: ListReport[] }> {
  const config = readServiceConfig()
  const chosen = slugs.length > 0 ? slugs.map(slug => enabledList(config, slug)) : await inUse(config, store)
  const { client, close } = await composeEgress(config)
  const log = createLog({ level: 'silent' }) // the failures are in the report
  const { database: { lists: storage }, clock } = store
  const lists = createLists({ storage, client, clock, log })
  const slots = createSemaphore(maxDownloads)
  const never = new AbortController().signal
  try {
    const ended = await Promise.allSettled(chosen.map(async list => {
      const release = await slots.acquire(never)
      await lists.refresh(list, { acceptsShrunken: acceptShrunken }).finally(release)
    }))
    if (ended.some(({ status }) => status === 'rejected')) process.exitCode = 1
    return await report(config, store, chosen)
  } finally {
    await lists.close()
    await close()
  }
}

function enabledList(config: Config, slug: string): ListSource {
  const list = listSources.find(list => list.slug === slug)
  if (!list) {
    throw notFound({ message: `There is no list ${terminalSafe(slug)}. To list all: ${cliCommand('lists list')}` })
  }
  if (enabledLists(config).includes(list)) return list
  throw validationError({
    message: `The terms of ${slug} restrict it (${list.terms?.text}). RESTRICTED_SOURCES enables it`,
  })
}

async function inUse(config: Config, { database }: OperatorStore): Promise<ListSource[]> {
  const used = new Set((await database.lists.states()).map(({ slug }) => slug))
  return enabledLists(config).filter(({ slug }) => used.has(slug))
}

const isRefreshed = ({ state }: ListReport): boolean => state === 'current' || state === 'incomplete'

const toText = ({ lists }: { lists: readonly ListReport[] }): string =>
  lists.length === 0 ? 'No list is in use.' : table(
    ['SLUG', 'NAME', 'ENTRIES', 'UNREAD', 'AS OF', 'DOWNLOADED', 'STATE', 'TERMS'],
    lists.map(({ slug, name, entries, unread, publishedAt, fetchedAt, installedOn, state, failure, terms }) => [
      slug,
      name,
      entries === null ? '' : entries.toLocaleString('en'),
      unread?.toLocaleString('en') ?? '',
      publishedAt ?? '',
      fetchedAt ?? installedOn ?? '',
      failure === null ? state : `${state}: ${failure}`,
      terms ?? '',
    ]),
  )
