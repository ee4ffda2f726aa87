import { Command } from 'commander'
import { readConfig } from '../config/read.ts'
import { describeConfig } from '../config/describe.ts'
import { setUpCommand, print, type JsonOption } from './kit/output.ts'
import { table } from './kit/text.ts'

export function configCommand(): Command {
  return setUpCommand(new Command('config'), 'show the effective configuration, with secrets masked', 'config --json')
    .action((options: JsonOption) =>
      print(options, describeConfig(readConfig()), values => table(['NAME', 'VALUE'], Object.entries(values))))
}
