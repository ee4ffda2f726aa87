#!/usr/bin/env node
import { Command, CommanderError } from 'commander'
import { addCommands } from './cli/commands.ts'
import { withHelpTopic } from './cli/help-topic.ts'
import { isAsciiLocale, writeAscii } from './cli/kit/ascii.ts'
import { addGlobalOptions, wordsOf } from './cli/kit/global-options.ts'
import { refuseKeptByNpm } from './cli/kit/npm-options.ts'
import { usageHint, withHint } from './cli/kit/output.ts'
import { terminalSafeLines } from './cli/kit/text.ts'
import { version } from './version.ts'
import { cliCommand, cliPrefix, sandboxCommand, serverCommand } from './lib/cli-command.ts'

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit() // the reader closed the pipe, as in `… | head`
  process.stderr.write(`Standard output cannot be written: ${error.message}\n`)
  process.exit(1)
})

const separator = process.argv.indexOf('--') // arguments after `--` are values, not options
const json = process.argv.slice(0, separator < 0 ? undefined : separator).includes('--json')
// JSON is UTF-8 by definition, also that of `mcp`
const hasJson = json || wordsOf(process.argv.slice(2))[0]?.word === 'mcp'
if (isAsciiLocale()) {
  writeAscii(process.stderr)
  if (!hasJson) writeAscii(process.stdout)
}
const program = new Command('tracewell')
  .description('Search observables, and manage the accounts, plans and sources of a Tracewell service')
  .version(version)
  .showHelpAfterError(usageHint)

addGlobalOptions(program).hook('preAction', (_, command) => refuseKeptByNpm(command))
await addCommands(program, process.argv.slice(2))
program.addHelpText(
  'after',
  `
Example: ${cliCommand('search torvalds')}
${cliPrefix === 'tracewell' ? '' : `Type "${cliPrefix}" instead of "tracewell".\n`}\
To start the server: ${serverCommand}; the sandbox, with simulated sources: ${sandboxCommand}

Every command accepts --help, --env-file and --proxy, and prints JSON with --json.
Exit codes: 0 success, 1 failure, 2 wrong usage.`)
everyCommand(program, command => command.exitOverride().configureOutput({
  writeErr: text => { if (!json) process.stderr.write(terminalSafeLines(withHint(text))) },
}))

try {
  await program.parseAsync(withHelpTopic(program, process.argv.slice(2)), { from: 'user' })
} catch (error) {
  const isHelpOrVersion = error instanceof CommanderError && error.exitCode === 0
  if (error instanceof CommanderError && error.code === 'commander.unknownCommand') await addHint(error)
  // Imported here, because only errors need the configuration and its errors.
  if (!isHelpOrVersion) process.exitCode = (await import('./cli/kit/report-error.ts')).reportError(error, json)
}

/** Names the commands of other groups that an unknown command could mean. */
async function addHint(error: CommanderError): Promise<void> {
  const { commandsElsewhere, elsewhereText } = await import('./cli/elsewhere.ts')
  const unknown = /unknown command '(.*?)'/.exec(error.message)?.[1] ?? ''
  const meant = await commandsElsewhere(wordsOf(process.argv.slice(2)).map(({ word }) => word), unknown)
  if (meant.length === 0) return
  error.message = `${error.message} ${elsewhereText(meant)}`
  if (!json) process.stderr.write(`${elsewhereText(meant)}\n`)
}

function everyCommand(command: Command, change: (command: Command) => unknown): void {
  change(command)
  for (const child of command.commands) everyCommand(child, change)
}
