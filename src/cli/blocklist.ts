import { Option, type Command } from 'commander'
import type { BlocklistEntry } from '../db/blocklist.ts'
import { commandOf, group, operate, type JsonOption } from './output.ts'
import { table } from './text.ts'

type Kind = Exclude<BlocklistEntry['kind'], 'hashed'>

export function blocklistCommands(): Command {
  const kind = () => new Option('--kind <kind>', 'kind of the entry (default: network for a CIDR range, else exact)')
    .choices(['exact', 'domain', 'network'] satisfies Kind[])
  const blocklist = group('blocklist', 'manage the values that may not be searched', 'blocklist add 192.0.2.0/24')
  commandOf(blocklist, 'add', 'block a value, a domain with its subdomains and e-mail addresses, or a network',
    'blocklist add example.org --kind domain --note "owner asked to be excluded"')
    .argument('<value>', 'value to block')
    .addOption(kind())
    .option('--note <text>', 'reason for the entry', '')
    .option('--hashed', 'store only a keyed hash, so that the list does not reveal the value')
    .action((value: string, options: JsonOption & { kind?: Kind, note: string, hashed?: boolean }) =>
      operate(
        options,
        all =>
          all.blocklist.add(options.kind ?? guessKind(value), value, options.note, {
            isHashed: options.hashed ?? false,
          }),
        entry =>
          entry.added
            ? `Added as ${entry.kind}: ${entry.value}`
            : `Already on the list as ${entry.kind}: ${entry.value}`,
      )
    )
  commandOf(blocklist, 'remove', 'allow a value again', 'blocklist remove 192.0.2.0/24')
    .argument('<value>', 'value to remove')
    .addOption(kind())
    .option('--hashed', 'remove only the entry that was added with --hashed (default: both forms)')
    .addHelpText('after', 'If the value is not on the list, nothing changes and the exit code is 1.')
    .action((value: string, options: JsonOption & { kind?: Kind, hashed?: boolean }) =>
      operate(options, async all => {
        const chosen = options.kind ?? guessKind(value)
        return {
          kind: chosen,
          removed: await all.blocklist.remove(chosen, value, { isHashed: options.hashed ?? false }),
        }
      }, ({ kind: chosen, removed }) =>
        `Removed: ${
          removed.map(kind => kind === 'hashed' ? `${chosen} (hashed)` : `${kind} (plain text)`).join(', ')
        }`)
    )
  commandOf(blocklist, 'list', 'list all entries', 'blocklist list --json')
    .action((options: JsonOption) =>
      operate(options, all => all.blocklist.list(), list =>
        table(
          ['KIND', 'VALUE', 'SINCE', 'NOTE'],
          list.map(({ kind: one, value, createdAt, note }) => [one, value, createdAt, note]),
        ))
    )
  return blocklist
}

const guessKind = (value: string): Kind => /^(?=.*[.:])[0-9a-f.:]+\/\d+$/i.test(value) ? 'network' : 'exact'
