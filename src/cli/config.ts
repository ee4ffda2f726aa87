import { Command } from 'commander'
import { describeOrigins } from '../config/describe.ts'
import { givenToService, givenToTerminal } from '../config/given.ts'
import { readGivenConfig } from '../config/read.ts'
import { unreadSettings } from '../config/unread.ts'
import { setUpCommand, print, type JsonOption } from './kit/output.ts'
import { table, terminalSafe } from './kit/text.ts'

interface ConfigOptions extends JsonOption {
  terminal?: boolean
}

export function configCommand(): Command {
  return setUpCommand(
    new Command('config'),
    'show the effective configuration and where it comes from, with secrets masked',
    'config --json',
  )
    .option('--terminal', 'show the settings of commands that need no database, such as search')
    .addHelpText('after', `
Shows the settings of a server in this folder: from the environment, then from .env of this folder. Names that nothing
reads are on standard error.`)
    .action(async ({ terminal = false, ...options }: ConfigOptions) => {
      const given = terminal ? givenToTerminal() : givenToService()
      const config = readGivenConfig(given)
      print(options, describeOrigins(config, given), settings => table(
        ['NAME', 'VALUE', 'FROM'],
        Object.entries(settings).map(([name, { value, from }]) => [name, value, from]),
      ))
      const { findUnknownNames, unreadSourceKeys } = await import('../compose/outside.ts') // loads every source
      const others = await findUnknownNames({ ...config, sourceKeys: new Map() }) // those of keys are named already
      const faults = [...unreadSettings(given), ...unreadSourceKeys(config), ...others]
      for (const fault of faults) {
        process.stderr.write(`warning: ${terminalSafe(fault)}\n`)
      }
    })
}
