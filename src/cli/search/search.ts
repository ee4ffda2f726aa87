import { Command, Option } from 'commander'
import { presets } from '../../config/table.ts'
import { cliSearchCommand } from '../../lib/cli-command.ts'
import { addDisplayOptions } from '../kit/display-options.ts'
import { readNumber } from '../kit/number-option.ts'
import { readType } from '../kit/query-type.ts'
import { forceOption } from '../kit/output-file.ts'
import { addTimeoutOption } from '../kit/timeout-option.ts'
import { addServerOptions } from '../kit/server.ts'
import { outputEndings, readOutput, tableFlags } from './export-option.ts'
import { presetText } from './presets.ts'
import type { SearchOptions } from './run-search.ts'

/** Returns the command `search`. What runs it is loaded at its first use, because the help needs nothing of it. */
export function searchCommand(): Command {
  const command = addDisplayOptions(addServerOptions(new Command('search')))
  return addTimeoutOption(command, 'end each search after this time, with what it has found')
    .description('search observables now, here or on a server')
    .showHelpAfterError(`Example: ${cliSearchCommand('torvalds')}
A value that begins with a dash: ${cliSearchCommand('--type pseudonym -- -x')}
All options: ${cliSearchCommand('--help')}`)
    .argument(
      '[observable...]',
      'pseudonyms, e-mail addresses, domains, wallets or IP addresses; - reads them from standard input',
    )
    .option('--input <file>', 'search every line of this file; blank lines and lines that begin with # are skipped')
    .option('--type <type>', 'pseudonym, email, domain, crypto or ip (default: guessed from the observable)', readType)
    .addOption(new Option('--preset <name>', 'how much to ask (default: the one that `preset` has saved, or usual)')
      .choices(presets))
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
    .option('--follow <depth>', 'also search what is found, up to 3 steps away', readNumber(0, 3))
    .option('--max-searches <n>', 'with --follow: largest number of searches', readNumber(1, 5_000))
    .option('--temporary', 'with --server: store nothing there, not even the export')
    .option('--output <file>', `also write a report or the facts to a file: ${outputEndings}`, readOutput)
    .addOption(tableFlags.bom())
    .addOption(tableFlags.text())
    .addOption(tableFlags.separator())
    .addOption(forceOption())
    .option('--json', 'print the events as JSON lines; of several searches, one line for each')
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
          ${cliSearchCommand('torvalds --follow 1')}
          ${cliSearchCommand('torvalds --output report.html')}
          ${cliSearchCommand('torvalds --server https://tracewell.example.com')}
--preset chooses the sources:
${presets.map(name => `  ${name.padEnd(10)}  ${presetText(name)}`).join('\n')}
The other options choose sources too: without --preset, they alone do.
--tags narrows the modules that would run (by default the default modules, with --all every one) unless --modules names
them, and the account checks if they run (--accounts, --sites, --packs, or an e-mail address).
Several observables are checked before the first one is asked about; all faults are named with their lines. A few
searches run at a time, and each is printed when it ends.
--follow searches what the searches found, depth by depth, if a source states it or several report it; domains of
many people and mailboxes of roles are left out. It prints a tree of what was followed, with the relation and the
strength; with --json each line has "depth" and "found". Without --max-searches it starts at most 100 more searches.
The ending of the name of --output selects the format; several searches become one file, which only you can read.
Exit codes: 0 completed; 1 a search failed or was cancelled, or no source could answer; 2 wrong usage; 130 interrupted.
If sources could not answer, the last lines name them with the reason; with --json, "sources" of search.finished does.
Ctrl-C ends the searches, also those on a server. Without --server nothing is stored. If a database exists, its
blocklist applies, and --leaks can use the leak sources imported into it.
With SANDBOX=1 all sources are simulated.`,
    )
    .action(async (observables: string[], options: SearchOptions, command: Command) =>
      (await import('./run-search.ts')).runSearch(observables, options, command))
}
