import type { Command } from 'commander'
import type { FoundAboutPerson } from '../core/erasure/people.ts'
import type { OperatorStore } from '../compose/operator-store.ts'
import { requireYes } from './account-commands.ts'
import { changeStore } from './kit/on-store.ts'
import { forceOption, openOutput, type ForceOption } from './kit/output-file.ts'
import { commandGroup, requireOption, subcommand, type JsonOption } from './kit/output.ts'
import { readSecret } from './kit/read-secret.ts'
import { table } from './kit/text.ts'

const valueHelp = 'e-mail address, pseudonym, domain, wallet or IP address; - reads it from standard input'
const more = `
All accounts are searched by identity: every spelling of the value, and every address of the same mailbox. Searches of
other values whose results mention the person are not found: the guide "Requests of people" has a query for them.
The audit records the command without the value.`
const exits = `
Exit codes: 0 success, also if nothing was found; 2 wrong usage.`

/** Returns the commands that answer a person who asks what is stored about them. */
export function peopleCommands(): Command {
  const description = 'find, export and erase what all accounts have searched about a person'
  const people = commandGroup('people', description, 'people find sam@example.org')
  subcommand(people, 'find', 'list searches, investigations and watches of a value', 'people find sam@example.org')
    .argument('<value>', valueHelp).addHelpText('after', more + exits)
    .action((value: string, options: JsonOption) => changeStore(options, { operation: 'people find' },
      async store => ({ found: await (await service(store)).find(await readValue(value)) }),
      ({ found }) => ({ count: found.length }), ({ found }) => toText(found)))
  const exporting = subcommand(people, 'export', 'write everything about a value as JSON Lines',
    'people export sam@example.org --output sam.jsonl').argument('<value>', valueHelp)
  requireOption(exporting, '--output <file>', 'file to write')
    .addOption(forceOption())
    .addHelpText('after', `${more}
The first line names what is left out. Each further line is a row of the database: {"table": …, "row": …}.${exits}`)
    .action((value: string, options: JsonOption & ForceOption & { output: string }) =>
      changeStore(options, { operation: 'people export' }, store => exportTo(store, value, options),
        ({ rows }) => ({ count: rows }), ({ rows, file }) => `Wrote ${rows} rows to ${file}.`))
  subcommand(people, 'erase', 'erase all searches, investigations and watches of a value',
    'people erase sam@example.org --yes')
    .argument('<value>', valueHelp)
    .option('--yes', 'do not ask')
    .addHelpText('after', `${more}
An investigation is erased as a whole. What still runs is cancelled. A running service removes everything within a
minute, and a stopped service at its next start, also after a crash. A repeated call does no harm.${exits}`)
    .action(async (value: string, options: JsonOption & { yes?: boolean }) => {
      await requireYes(options, 'Erase what all accounts have searched about this value?')
      await changeStore(options, { operation: 'people erase' },
        async store => ({ erased: await (await service(store)).erase(await readValue(value)) }),
        ({ erased }) => ({ count: erased.length }),
        ({ erased }) => `${toText(erased)}\nA running service erases this within a minute: ${erased.length}.`)
    })
  return people
}

async function exportTo(store: OperatorStore, value: string, options: ForceOption & { output: string }) {
  const people = await service(store)
  const text = await readValue(value)
  using output = openOutput('--output', options.output, options)
  let rows = -1 // the first line is no row
  for await (const line of people.exportLines(text)) {
    output.write(`${JSON.stringify(line)}\n`)
    rows++
  }
  output.finish()
  return { rows, file: options.output }
}

/** Loaded when it is needed, because it loads the rules of all types. */
const service = async ({ database, clock }: OperatorStore) =>
  (await import('../core/erasure/people.ts')).createPeople({ database, clock })

const readValue = async (value: string): Promise<string> => value === '-' ? readSecret('value') : value

function toText(found: readonly FoundAboutPerson[]): string {
  if (found.length === 0) return 'Nothing is stored about this value.'
  return table(['KIND', 'ID', 'TYPE', 'CREATED', 'ACCOUNT', 'KEY'], found.map(one =>
    [one.kind, one.id, one.type, one.createdAt, one.account, one.keyId]))
}
