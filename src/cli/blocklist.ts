import { Option, type Command } from 'commander'
import type { BlocklistEntry } from '../db/blocklist.ts'
import { commandOf, group, operate, type JsonOption } from './output.ts'
import { table } from './text.ts'

type Kind = Exclude<BlocklistEntry['kind'], 'hashed'>

export function blocklistCommands(): Command {
  const kind = () => new Option('--kind <kind>', 'a range is a network, anything else exact, unless told')
    .choices(['exact', 'domain', 'network'] satisfies Kind[])
  const blocklist = group('blocklist', 'what may not be searched here', 'blocklist add 192.0.2.0/24')
  commandOf(blocklist, 'add', 'refuse a value, a domain with its subdomains and e-mail addresses, or a range',
    'blocklist add example.org --kind domain --note "asked to be left out"')
    .argument('<value>', 'the value')
    .addOption(kind())
    .option('--note <text>', 'why', '')
    .option('--hashed', 'keep a keyed hash of it only: the list does not tell who is on it')
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
            : `It was there already, as ${entry.kind}: ${entry.value}`,
      )
    )
  commandOf(blocklist, 'remove', 'allow a value again', 'blocklist remove 192.0.2.0/24')
    .argument('<value>', 'the value')
    .addOption(kind())
    .option('--hashed', 'only the entry that was added with --hashed; without it both that and the one in clear go')
    .addHelpText('after', 'Where it is not on the list nothing happens, and the exit code is 1.')
    .action((value: string, options: JsonOption & { kind?: Kind, hashed?: boolean }) =>
      operate(options, async all => {
        const chosen = options.kind ?? guessKind(value)
        return {
          kind: chosen,
          removed: await all.blocklist.remove(chosen, value, { isHashed: options.hashed ?? false }),
        }
      }, ({ kind: chosen, removed }) =>
        `Removed: ${
          removed.map(one => one === 'hashed' ? `${chosen} (hashed)` : `${one} (in clear)`).join(', ')
        }`)
    )
  commandOf(blocklist, 'list', 'list what is refused', 'blocklist list --json')
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
