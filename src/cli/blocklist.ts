import { Command, Option } from 'commander'
import type { BlocklistEntry } from '../db/blocklist.ts'
import { operate, table, type JsonOption } from './output.ts'

type Kind = BlocklistEntry['kind']

export function blocklistCommands(): Command {
  const kind = () => new Option('--kind <kind>', 'a range is a network, anything else exact, unless told')
    .choices(['exact', 'domain', 'network'] satisfies Kind[])
  const blocklist = new Command('blocklist').description('what may not be searched here')
  blocklist.command('add').description('refuse a value, a domain with its subdomains and e-mail addresses, or a range')
    .argument('<value>', 'the value')
    .addOption(kind())
    .option('--note <text>', 'why', '')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample: blocklist add example.org --kind domain --note "asked to be left out"')
    .action((value: string, options: JsonOption & { kind?: Kind, note: string }) => operate(options,
      all => all.blocklist.add(options.kind ?? guessKind(value), value, options.note),
      ({ kind: chosen, added }) => added ? `Added as ${chosen}.` : `It was there already, as ${chosen}.`))
  blocklist.command('remove').description('allow it again').argument('<value>', 'the value')
    .addOption(kind())
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample: blocklist remove 192.0.2.0/24')
    .action((value: string, options: JsonOption & { kind?: Kind }) => operate(options,
      async all => ({ removed: await all.blocklist.remove(options.kind ?? guessKind(value), value) }),
      ({ removed }) => removed ? 'Removed.' : 'It was not on the list.'))
  blocklist.command('list').description('list what is refused')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExample: blocklist list --json')
    .action((options: JsonOption) => operate(options, all => all.blocklist.list(), list => table(
      ['KIND', 'VALUE', 'SINCE', 'NOTE'], list.map(({ kind: one, value, createdAt, note }) => [one, value, createdAt, note]),
    )))
  return blocklist
}

const guessKind = (value: string): Kind => /^[0-9a-f.:]+\/\d+$/i.test(value) ? 'network' : 'exact'
