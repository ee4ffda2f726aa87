import { Option, type Command } from 'commander'
import { normaliseEntry } from '../core/admission/blocklist.ts'
import type { BlocklistEntry } from '../db/blocklist.ts'
import { changeStore, runOnStore } from './kit/on-store.ts'
import { subcommand, commandGroup, type JsonOption } from './kit/output.ts'
import { table } from './kit/text.ts'

type Kind = Exclude<BlocklistEntry['kind'], 'hashed'>

export function blocklistCommands(): Command {
  const kindOption = () =>
    new Option('--kind <kind>', 'kind of the entry (default: network for a CIDR range, else exact)')
      .choices(['exact', 'domain', 'network'] satisfies Kind[])
  const blocklist = commandGroup(
    'blocklist',
    'manage the values that may not be searched',
    'blocklist add 192.0.2.0/24',
  )
  subcommand(blocklist, 'add', 'block a value, a domain with its subdomains and e-mail addresses, or a network',
    'blocklist add example.org --kind domain --note "owner asked to be excluded"')
    .argument('<value>', 'value to block')
    .addOption(kindOption())
    .option('--note <text>', 'reason for the entry', '')
    .option('--hashed', 'store only a keyed hash, so that the list does not reveal the value')
    .action((value: string, options: JsonOption & { kind?: Kind, note: string, hashed?: boolean }) =>
      changeStore(
        options,
        {
          operation: 'blocklist add',
          creates: true,
          precheck: () => normaliseEntry(options.kind ?? guessKind(value), value),
        },
        store =>
          store.blocklist.add(options.kind ?? guessKind(value), value, options.note, {
            isHashed: options.hashed ?? false,
          }),
        // the value is not recorded, because it may identify a person
        ({ kind, added }) => ({ subjects: [kind], count: Number(added) }),
        entry =>
          entry.added
            ? `Added as ${entry.kind}: ${entry.value}`
            : `Already on the list as ${entry.kind}: ${entry.value}`,
      )
    )
  subcommand(blocklist, 'remove', 'allow a value again', 'blocklist remove 192.0.2.0/24')
    .argument('<value>', 'value to remove')
    .addOption(kindOption())
    .option('--hashed', 'remove only the entry that was added with --hashed (default: both forms)')
    .addHelpText('after', 'If the value is not on the list, nothing changes and the exit code is 1.')
    .action((value: string, options: JsonOption & { kind?: Kind, hashed?: boolean }) =>
      changeStore(options, { operation: 'blocklist remove' }, async store => {
        const kind = options.kind ?? guessKind(value)
        return {
          kind,
          removed: await store.blocklist.remove(kind, value, { isHashed: options.hashed ?? false }),
        }
      }, ({ removed }) => ({ subjects: removed }), ({ kind, removed }) =>
        `Removed: ${
          removed.map(form => form === 'hashed' ? `${kind} (hashed)` : `${form} (plain text)`).join(', ')
        }`)
    )
  subcommand(blocklist, 'list', 'list all entries', 'blocklist list --json')
    .action((options: JsonOption) =>
      runOnStore(options, async store => ({ entries: await store.blocklist.list() }), ({ entries }) =>
        table(
          ['KIND', 'VALUE', 'SINCE', 'NOTE'],
          entries.map(({ kind, value, createdAt, note }) => [kind, value, createdAt, note]),
        ))
    )
  return blocklist
}

const guessKind = (value: string): Kind => /^(?=.*[.:])[0-9a-f.:]+\/\d+$/i.test(value) ? 'network' : 'exact'
