import { Command } from 'commander'
import { describeConfig, readConfig } from '../config.ts'
import { table, type JsonOption } from './output.ts'

export function configCommand(): Command {
  return new Command('config').description('show the effective configuration, with secrets masked')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample: config --json')
    .action(({ json = false }: JsonOption) => {
      const values = describeConfig(readConfig())
      process.stdout.write(`${json ? JSON.stringify(values, undefined, 2) : table(['NAME', 'VALUE'], Object.entries(values))}\n`)
    })
}
