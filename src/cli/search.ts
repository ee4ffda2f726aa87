import { Command } from 'commander'
import { withTerminalSearch } from '../compose/terminal.ts'
import { readConfig } from '../config/read.ts'
import { Failure } from '../errors.ts'
import { cliSearchCommand } from '../lib/cli-command.ts'
import { toStartError } from '../process/start-failure.ts'
import type { QueryType } from '../sources/kit/source.ts'
import { guess } from './guess.ts'
import { readType } from './query-type.ts'
import { createScreen } from './screen.ts'
import { resolveArguments, type SearchArguments } from './search-request.ts'
import { terminalSafe, terminalSafeJson } from './text.ts'

interface Options extends SearchArguments {
  type?: QueryType
  json?: boolean
  color: boolean
}

export function searchCommand(): Command {
  return new Command('search').description('search an observable now, without a server')
    .showHelpAfterError(`Example: ${cliSearchCommand('torvalds')}
A value that begins with a dash: ${cliSearchCommand('--type pseudonym -- -x')}
All options: ${cliSearchCommand('--help')}`)
    .argument('<observable>', 'a pseudonym, e-mail address, domain, wallet or IP address')
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
    .option('--json', 'print the events as JSON lines')
    .option('--no-color', 'print without colours')
    .addHelpText('after', `
Examples: ${cliSearchCommand('torvalds')}
          ${cliSearchCommand('example.com --modules dns,rdap-domain')}
          ${cliSearchCommand('torvalds --modules none --accounts')}
          ${cliSearchCommand('torvalds --tags coding,gaming --accounts')}
          ${cliSearchCommand('torvalds --all --tags jp')}
          ${cliSearchCommand('sam@example.com --leaks all')}
          ${cliSearchCommand('--type pseudonym -- -name-with-a-dash')}
--tags narrows the modules that would run (by default the default modules, with --all every one) unless --modules names
them, and the account checks if they run (--accounts, --sites, --packs, or an e-mail address).
Exit codes: 0 completed; 1 the search failed, or no source could answer; 2 wrong usage; 130 interrupted.
If sources could not answer, the last lines name them with the reason; with --json, "sources" of search.finished does.
Nothing is stored. If a database exists, its blocklist applies, and --leaks can use the leak sources imported into it.
With SANDBOX=1 all sources are simulated.`,
    )
    .action(search)
}

async function search(observable: string, options: Options): Promise<void> {
  const config = readConfig()
  const { color, json = false, leaks } = options
  await withTerminalSearch(config, { withImportedLeaks: leaks !== undefined }, async terminal => {
    const { type, value, note } = options.type === undefined
      ? guess(observable)
      : { type: options.type, value: observable }
    const resolved = resolveArguments(type, value, options, terminal.catalogue)
    for (const { value: name, path, message } of resolved.skipped) {
      if (name !== undefined) process.stderr.write(`left out: ${terminalSafe(`${path}: ${message}`)}\n`)
    }
    await using prepared = await terminal.prepare(resolved)
    const stop = new AbortController()
    process.once('SIGINT', () => stop.abort())
    const screen = createScreen({ resolved, note, color, json })
    for await (const { event, data } of prepared.run({ signal: stop.signal, onOutcome: screen.outcome })) {
      screen.event({ event, data: JSON.parse(data) as Record<string, unknown> }, terminalSafeJson(data))
    }
    process.exitCode = screen.close(stop.signal.aborted)
  }).catch((error: unknown) => {
    throw error instanceof Failure ? error : toStartError(error, config)
  })
}
