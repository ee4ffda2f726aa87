import type { Command } from 'commander'
import { flagTable } from '../core/flags/table.ts'
import { subcommand, commandGroup, print, type JsonOption } from './kit/output.ts'
import { table, wrap } from './kit/text.ts'

const maxColumns = 100

export function flagCommands(): Command {
  const flags = commandGroup('flags', 'list the flags of the image service', 'flags list')
  subcommand(flags, 'list', 'list all flags and the aliases that name them in a URL', 'flags list --json')
    .addHelpText('after', 'Case, accents, spaces, hyphens, underscores and apostrophes in an alias are ignored.')
    .action((options: JsonOption) =>
      print(options, { flags: flagTable() }, ({ flags: list }) =>
        table(['CODE', 'NAME', 'ALIASES'], list.flatMap(toRows)))
    )
  return flags
}

function toRows({ code, name, aliases }: ReturnType<typeof flagTable>[number]): string[][] {
  const [first = '', ...more] = wrap(aliases.join(' '), maxColumns)
  return [[code, name, first], ...more.map(line => ['', '', line])]
}
