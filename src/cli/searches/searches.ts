import type { Command } from 'commander'
import type { OperatorDeletion } from '../../core/search/deletion.ts'
import { validationError } from '../../errors.ts'
import { addServerSearches } from './server-searches.ts'
import { changeStore } from '../kit/on-store.ts'
import { commandGroup, exampleId, subcommand, type JsonOption } from '../kit/output.ts'
import { NoData } from '../kit/report-error.ts'

const maxIds = 100

export function searchesCommands(): Command {
  const example = `searches delete ${exampleId}`
  const description = 'manage your searches on a server, or those of the local database'
  const searches = commandGroup('searches', description, 'searches list')
  addServerSearches(searches)
  subcommand(searches, 'delete', 'delete ended searches of the local database with all their data', example)
    .argument('[id...]', `ids of 1 to ${maxIds} searches; if one cannot be deleted, none is`)
    .option('--key <id>', 'delete all ended searches, finished investigations and watches of this API key instead')
    .addHelpText('after', `
This is for operators. On a server, POST /search/delete deletes the searches of a key.
The searches cannot be read any more. A running service erases their data within a minute, and a stopped service at its
next start. The audit records the number of searches and the key, not the ids.
Exit codes: 0 success, also if some searches of the key still run; 1 a search or key does not exist, or a search has not
ended; 2 wrong usage.`)
    .action((ids: string[], options: DeleteOptions) => deleteSearches(ids, options).catch(nameOperation))
  return searches
}

interface DeleteOptions extends JsonOption {
  key?: string
}

/** Names the operation that deletes searches on a server, if there is no database here. */
function nameOperation(error: unknown): never {
  if (error instanceof NoData) error.message += '. To delete searches on a server: POST /search/delete'
  throw error
}

async function deleteSearches(ids: string[], { key, ...options }: DeleteOptions): Promise<void> {
  if (key !== undefined) {
    if (ids.length > 0) throw validationError({ message: 'Give ids or --key, not both' })
    return changeStore(options, { operation: 'searches delete' }, store => store.operatorDeletion.hideOfKey(key),
      ({ accountId, deleted }) => ({ accountId, subjects: [key], count: deleted }), toText)
  }
  if (ids.length < 1 || ids.length > maxIds) throw validationError({ message: `Give 1 to ${maxIds} ids, or --key` })
  return changeStore(options, { operation: 'searches delete' }, store => store.operatorDeletion.hide(ids),
    ({ deleted }) => ({ count: deleted }), toText)
}

const countOf = (count: number): string => count === 1 ? '1 search' : `${count} searches`

const erased = 'A running service erases the data within a minute.'

const toText = ({ deleted, active }: OperatorDeletion): string =>
  [
    `Deleted ${countOf(deleted)}. ${erased}`,
    ...(active === 0 ? [] : [`${countOf(active)} of the key had not ended: not deleted.`]),
  ].join('\n')
