import { Option, type Command } from 'commander'
import type { MarkValue, SearchMarks } from '../../generated/client/src/index.ts'
import { commandGroup, exampleId, print, subcommand, type JsonOption } from './kit/output.ts'
import { aboutId, addServerOptions, connectServer, onServer, type ServerOptions } from './kit/server.ts'
import { readableTime, table } from './kit/text.ts'

type Options = JsonOption & ServerOptions

interface SetOptions extends Options {
  as: MarkValue
  note?: string
}

const values: readonly MarkValue[] = ['confirmed', 'wrong', 'ignored']

/** Returns the commands about the marks on findings of searches on a server. */
export function marksCommands(): Command {
  const marks = commandGroup('marks', 'mark what searches on a server found', `marks list ${exampleId}`)
  const add = (name: string, about: string, example: string) =>
    addServerOptions(subcommand(marks, name, about, example)).argument('<search>', 'id of a search')
  add('list', 'list the marks on findings about a searched observable', `marks list ${exampleId}`)
    .action(aboutId('searches list', list))
  add('set', 'mark findings; every search of the observable then has the marks',
    `marks set ${exampleId} card:github_001 --as confirmed`)
    .argument('<finding...>', '1 to 100 findings, such as card:github_001, account:rubygems or breach:ExampleForum')
    .addOption(new Option('--as <mark>', 'mark of the findings').choices(values).makeOptionMandatory())
    .option('--note <note>', 'text for people')
    .action((id: string, findings: string[], options: SetOptions) =>
      aboutSearch(id, options, given => set(given, findings, options)))
  add('remove', 'remove marks', `marks remove ${exampleId} Zp4LxW9cQe2uHs6KfJb1Vg`)
    .argument('<mark...>', 'ids of 1 to 100 marks, as `marks list` prints them')
    .action((id: string, ids: string[], options: Options) =>
      aboutSearch(id, options, given => remove(given, ids, options)))
  return marks
}

/** Runs an action about a search. A search that is missing gets the command that lists the ids. */
const aboutSearch = (id: string, options: Options, action: (id: string) => Promise<void>): Promise<void> =>
  aboutId<Options>('searches list', action)(id, options)

async function list(id: string, options: Options): Promise<void> {
  const server = await connectServer(options)
  print(options, await onServer(server, () => server.client.marks.list(id)), marksText)
}

async function set(id: string, findings: readonly string[], { as: mark, note, ...options }: SetOptions): Promise<void> {
  const server = await connectServer(options)
  const marks = findings.map(finding => ({ finding, mark, ...note !== undefined && { note } }))
  print(options, await onServer(server, () => server.client.marks.set(id, marks)), marksText)
}

async function remove(id: string, ids: string[], options: Options): Promise<void> {
  const server = await connectServer(options)
  print(options, await onServer(server, () => server.client.marks.remove(id, ids)), marksText)
}

function marksText({ data: { marks } }: SearchMarks): string {
  if (marks.length === 0) return 'No marks.'
  return table(['ID', 'MARK', 'FINDINGS', 'MARKED', 'KEY', 'NOTE'], marks.map(one => [
    one.id, one.mark, one.findings.join(' ') || `a ${one.kind} that this search has not found`,
    readableTime(one.marked_at), one.key_label || one.key_id, one.note ?? '',
  ]))
}
