import type { Command } from 'commander'
import type { Search, SearchFindRequest, SearchList, WordsUpdate } from '../../../generated/client/src/index.ts'
import type { QueryType } from '../../sources/kit/source.ts'
import { readNumber } from '../kit/number-option.ts'
import { exampleId, print, subcommand, type JsonOption } from '../kit/output.ts'
import { readType } from '../kit/query-type.ts'
import { aboutId, addServerOptions, connectServer, onServer, type ServerOptions } from '../kit/server.ts'

type Options = JsonOption & ServerOptions

interface FindOptions extends Options {
  type?: QueryType
  asPrefix?: boolean
  limit?: number
  cursor?: string
}

interface EditOptions extends Options {
  name?: string
  reference?: string
  label?: string[]
  note?: string
}

/** Adds the commands that find searches by value, and change their words. */
export function addWordCommands(searches: Command, listText: (list: SearchList) => string): void {
  addServerOptions(subcommand(searches, 'find', 'find your searches of a value', 'searches find sam-example'))
    .argument('<value>', 'searched value, in any spelling')
    .option('--type <type>', 'only searches of this type', readType)
    .option('--as-prefix', 'find all values that begin with this one')
    .option('--limit <n>', 'number of searches, from 1 to 100', readNumber(1, 100))
    .option('--cursor <cursor>', 'continue a list')
    .action((value: string, options: FindOptions) => find(value, options, listText))
  addServerOptions(subcommand(
    searches, 'edit', 'change the name, the reference, the labels or the note of a search',
    `searches edit ${exampleId} --label fraud --note "Same picture as in the other case."`,
  ))
    .argument('<id>', 'id of a search')
    .option('--name <name>', 'name for people; "" removes it')
    .option('--reference <reference>', 'name in your own system; "" removes it')
    .option('--label <label...>', 'all labels; "" removes them')
    .option('--note <note>', 'text for people; "" removes it')
    .action(aboutId('searches list', edit))
}

async function find(
  value: string, { json, type, asPrefix = false, limit, cursor, ...options }: FindOptions,
  listText: (list: SearchList) => string,
): Promise<void> {
  const server = await connectServer(options)
  const request = {
    value,
    ...type && { type },
    ...asPrefix && { match: 'prefix' },
    ...limit !== undefined && { limit },
    ...cursor !== undefined && { cursor },
  } as SearchFindRequest
  print({ ...json && { json } }, await onServer(server, () => server.client.searches.find(request)), listText)
}

async function edit(id: string, { json, name, reference, label, note, ...options }: EditOptions): Promise<void> {
  const server = await connectServer(options)
  const words: WordsUpdate = {
    ...name !== undefined && { name: name || null },
    ...reference !== undefined && { reference: reference || null },
    ...label !== undefined && { labels: label.filter(one => one !== '') },
    ...note !== undefined && { note: note || null },
  }
  const state = await onServer(server, () => server.client.searches.update(id, words))
  print({ ...json && { json } }, state, ({ data: { search } }) => wordsText(search))
}

const wordsText = ({ id, name, reference, labels, note }: Search): string => [
  `search ${id}`,
  ...name === undefined ? [] : [`name: ${name}`],
  ...reference === null ? [] : [`reference: ${reference}`],
  ...labels.length === 0 ? [] : [`labels: ${labels.join(', ')}`],
  ...note === undefined ? [] : [`note: ${note}`],
].join('\n')
