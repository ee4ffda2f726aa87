import { Command } from 'commander'
import { withTerminalSearch } from '../compose/terminal.ts'
import { readConfig } from '../config/read.ts'
import { Failure } from '../errors.ts'
import { cliSearchCommand } from '../lib/cli-command.ts'
import { toStartError } from '../process/start-failure.ts'
import type { QueryType } from '../sources/kit/source.ts'
import { readEntries } from './observables.ts'
import { planSearches, type PlannedSearch } from './plan-searches.ts'
import { readType } from './query-type.ts'
import { createScreen } from './screen.ts'
import { runSearchList } from './search-list.ts'
import { resolveArguments, type SearchArguments } from './search-request.ts'
import { terminalSafe, terminalSafeJson } from './text.ts'

interface Options extends SearchArguments {
  type?: QueryType
  input?: string
  json?: boolean
  color: boolean
}

export function searchCommand(): Command {
  return new Command('search').description('search observables now, without a server')
    .showHelpAfterError(`Example: ${cliSearchCommand('torvalds')}
A value that begins with a dash: ${cliSearchCommand('--type pseudonym -- -x')}
All options: ${cliSearchCommand('--help')}`)
    .argument(
      '[observable...]',
      'pseudonyms, e-mail addresses, domains, wallets or IP addresses; - reads them from standard input',
    )
    .option('--input <file>', 'search every line of this file; blank lines and lines that begin with # are skipped')
    .option('--type <type>', 'pseudonym, email, domain, crypto or ip (default: guessed from the observable)', readType)
    .option('--modules <slugs>', 'use only these modules, comma-separated, or none')
    .option('--all', 'use every available module of the type')
    .option('--accounts', 'also check where the pseudonym is registered (always done for an e-mail address)')
    .option('--sites <slugs>', 'check only these sites, comma-separated; `checks list` lists them')
    .option(
      '--tags <tags>',
      'use only modules and account checks with one of these tags, comma-separated; `modules list` lists them',
    )
    .option('--packs <names>', 'check only sites of these packs, comma-separated')
    .option('--leaks <codes>', 'also search these leak sources, comma-separated, or all; secrets are masked')
    .option(
      '--skip-unknown',
      'leave out modules and leak sources that do not exist or are not available; one must remain',
    )
    .option('--json', 'print the events as JSON lines; of several searches, one line for each')
    .option('--no-color', 'print without colours')
    .addHelpText('after', `
Examples: ${cliSearchCommand('torvalds')}
          ${cliSearchCommand('example.com --modules dns,rdap-domain')}
          ${cliSearchCommand('torvalds --modules none --accounts')}
          ${cliSearchCommand('torvalds --tags coding,gaming --accounts')}
          ${cliSearchCommand('torvalds --all --tags jp')}
          ${cliSearchCommand('sam@example.com --leaks all')}
          ${cliSearchCommand('--type pseudonym -- -name-with-a-dash')}
          ${cliSearchCommand('--input names.txt --accounts')}
          ${cliSearchCommand('--json --input names.txt')}
--tags narrows the modules that would run (by default the default modules, with --all every one) unless --modules names
them, and the account checks if they run (--accounts, --sites, --packs, or an e-mail address).
Several observables are checked before the first one is asked about; all faults are named with their lines. A few
searches run at a time, and each is printed when it ends.
Exit codes: 0 completed; 1 a search failed, or no source could answer; 2 wrong usage; 130 interrupted.
If sources could not answer, the last lines name them with the reason; with --json, "sources" of search.finished does.
Nothing is stored. If a database exists, its blocklist applies, and --leaks can use the leak sources imported into it.
With SANDBOX=1 all sources are simulated.`,
    )
    .action(search)
}

const noObservable = 'give an observable, --input with a file of observables, or - to read them from standard input'

async function search(observables: string[], options: Options, command: Command): Promise<void> {
  if (observables.length === 0 && options.input === undefined) command.error(`error: ${noObservable}`, { exitCode: 2 })
  const config = readConfig()
  const { color, json = false, leaks, input, ...more } = options
  const { entries, isList } = await readEntries(observables, input)
  await withTerminalSearch(config, { withImportedLeaks: leaks !== undefined }, async ({ catalogue, prepare }) => {
    const chosen = { ...more, ...leaks !== undefined && { leaks } }
    const searches = planSearches(entries, chosen, catalogue, part =>
      process.stderr.write(`left out: ${terminalSafe(part)}\n`))
    await using prepared = await prepare(searches)
    const stop = new AbortController()
    const { signal } = stop
    process.once('SIGINT', () => stop.abort())

    async function run({ type, value, note }: PlannedSearch, print?: (text: string) => void): Promise<number> {
      const resolved = resolveArguments(type, value, chosen, catalogue)
      const screen = createScreen({
        resolved,
        note,
        color,
        json,
        ...print && { print },
      })
      for await (const { event, data } of prepared.run(resolved, { signal, onOutcome: screen.outcome })) {
        screen.event({ event, data: JSON.parse(data) as Record<string, unknown> }, terminalSafeJson(data))
      }
      return screen.close(signal.aborted)
    }

    process.exitCode = isList
      ? await runSearchList({
        searches,
        json,
        color,
        signal,
        run,
      })
      : await run(searches[0]!)
  }).catch((error: unknown) => {
    throw error instanceof Failure ? error : toStartError(error, config)
  })
}
