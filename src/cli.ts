#!/usr/bin/env node
import { Command, CommanderError } from 'commander'
import { accountCommands } from './cli/accounts.ts'
import { auditCommand } from './cli/audit.ts'
import { blocklistCommands } from './cli/blocklist.ts'
import { breachCommands } from './cli/breaches.ts'
import { checksCommands } from './cli/checks.ts'
import { configCommand } from './cli/config.ts'
import { flagCommands } from './cli/flags.ts'
import { keyCommands } from './cli/keys.ts'
import { leakCommands } from './cli/leaks.ts'
import { logoCommands } from './cli/logos.ts'
import { moduleCommands } from './cli/modules.ts'
import { reportError, withHint } from './cli/output.ts'
import { planCommands } from './cli/plans.ts'
import { retentionCommands } from './cli/retention.ts'
import { secretCommands } from './cli/secrets.ts'
import { webhookCommands } from './cli/webhooks.ts'
import { searchCommand } from './cli/search.ts'
import { plainLines } from './cli/text.ts'
import { version } from './version.ts'
import { cliCommand } from './lib/cli-command.ts'

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit() // whoever reads has seen enough, as in `… | head`
  process.stderr.write(`Standard output cannot be written: ${error.message}\n`)
  process.exit(1)
})

const values = process.argv.indexOf('--') // what follows is no option
const json = process.argv.slice(0, values < 0 ? undefined : values).includes('--json')
const program = new Command('tracewell')
  .description('Investigations on an observable, and the accounts, plans and sources behind them')
  .version(version)
  .showHelpAfterError('(--help shows how it is used)')

for (
  const command of [
    searchCommand(),
    accountCommands(),
    planCommands(),
    keyCommands(),
    blocklistCommands(),
    moduleCommands(),
    leakCommands(),
    breachCommands(),
    checksCommands(),
    webhookCommands(),
    auditCommand(),
    retentionCommands(),
    secretCommands(),
    flagCommands(),
    logoCommands(),
    configCommand(),
  ]
) program.addCommand(command)
program.addHelpText(
  'after',
  `
Example: ${cliCommand('search torvalds')}
In the folder of the project, "tracewell" is typed as "npm run -s cli --".

Every command takes --help, and prints JSON with --json. Exit codes: 0 done, 1 failed, 2 not used as it should be.`)
everyCommand(program, command => command.exitOverride().configureOutput({
  writeErr: text => { if (!json) process.stderr.write(plainLines(withHint(text))) },
}))

try {
  await program.parseAsync()
} catch (error) {
  const shown = error instanceof CommanderError && error.exitCode === 0
  if (!shown) process.exitCode = reportError(error, json)
}

function everyCommand(command: Command, change: (command: Command) => unknown): void {
  change(command)
  for (const child of command.commands) everyCommand(child, change)
}
