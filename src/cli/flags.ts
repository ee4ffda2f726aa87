import type { Command } from 'commander'
import { flagTable } from '../core/flags/table.ts'
import { commandOf, group, print, type JsonOption } from './output.ts'
import { table, wrap } from './text.ts'

const maxColumns = 100

export function flagCommands(): Command {
  const flags = group('flags', 'the flags that the image service has', 'flags list')
  commandOf(flags, 'list', 'list all flags with what they are called in an address', 'flags list --json')
    .addHelpText('after', 'Case, accents, spaces, hyphens, underscores and apostrophes make no difference.')
    .action((options: JsonOption) =>
      print(options, flagTable(), list => table(['CODE', 'NAME', 'ALIASES'], list.flatMap(describe)))
    )
  return flags
}

function describe({ code, name, aliases }: ReturnType<typeof flagTable>[number]): string[][] {
  const [first = '', ...more] = wrap(aliases.join(' '), maxColumns)
  return [[code, name, first], ...more.map(line => ['', '', line])]
}
