import type { Tracewell } from '../../generated/client/src/index.ts'
import { validationError } from '../errors.ts'
import type { Arguments } from './call.ts'
import { findOperation, type Schema } from './contract.ts'
import type { Tool, ToolCall } from './tool.ts'
import { withoutMeta } from './view.ts'

interface Options {
  signal: AbortSignal
}

interface Row {
  name: string
  operation: string
  /** The noun of what is deleted, and the plural. */
  nouns: readonly [string, string]
  /** Words for the parts that are deleted too, and for those that stay. */
  extent: string
  /** Returns what one of them is about, so that a person knows what is deleted. Rejects as the client does. */
  subject: (client: Tracewell, id: string, options: Options) => Promise<string>
  remove: (client: Tracewell, ids: string[], options: Options) => Promise<object>
}

const rows: readonly Row[] = [
  {
    name: 'delete_searches',
    operation: 'deleteSearches',
    nouns: ['search', 'searches'],
    extent: 'with all results and retries',
    subject: async (client, id, options) => textOf((await client.searches.get(id, options)).data.search.query),
    remove: (client, ids, options) => client.searches.delete(ids, options),
  },
  {
    name: 'delete_investigations',
    operation: 'deleteInvestigations',
    nouns: ['investigation', 'investigations'],
    extent: 'with all searches and results',
    async subject(client, id, options) {
      const { observables } = (await client.investigations.get(id, options)).data
      const others = observables.length - 1
      return `${textOf(observables[0]!.query)}${others > 0 ? ` and ${others} more` : ''}`
    },
    remove: (client, ids, options) => client.investigations.delete(ids, options),
  },
  {
    name: 'delete_watches',
    operation: 'deleteWatches',
    nouns: ['watch', 'watches'],
    extent: 'with all changes, but not the searches of the runs',
    subject: async (client, id, options) => textOf((await client.watches.get(id, options)).data.watch.query),
    remove: (client, ids, options) => client.watches.delete(ids, options),
  },
]

const textOf = ({ type, value }: { type: string, value: string }): string => `${type} ${value}`

/** Ids of one call. The question names each. */
const maxIds = 20
const idsArgument: Schema = {
  type: 'array', maxItems: maxIds, items: { type: 'string' }, description: 'Ids, each once.',
}

/** Tools that delete. A person confirms each call: the host shows the question, and the model cannot answer it. */
export const deleteTools: readonly Tool[] = rows.map(({ name, operation: id, nouns, extent, subject, remove }) => {
  const operation = findOperation(id)
  return {
    name,
    title: operation.summary,
    description: `${operation.summary} ${extent}. The person confirms it first.`,
    inputSchema: { type: 'object', properties: { ids: idsArgument }, required: ['ids'], additionalProperties: false },
    isReadOnly: false,
    async question(given: Arguments, { client, signal }: ToolCall) {
      const ids = readIds(given)
      const subjects = await Promise.all(ids.map(one => subject(client, one, { signal })))
      const noun = ids.length === 1 ? `this ${nouns[0]}` : `these ${ids.length} ${nouns[1]}`
      return `Delete ${noun} ${extent}? This cannot be undone.\n${subjects.join('\n')}`
    },
    async run(given, { client, signal }) {
      return { value: withoutMeta(await remove(client, readIds(given), { signal })) }
    },
  }
})

/** Throws VALIDATION_ERROR if `ids` is not a list of 1 to `maxIds` texts. */
function readIds({ ids }: Arguments): string[] {
  const isList = Array.isArray(ids) && ids.every(id => typeof id === 'string')
  if (isList && ids.length > 0 && ids.length <= maxIds) return ids
  throw validationError({ details: [{ path: 'ids', message: `must be a list of 1 to ${maxIds} ids` }] })
}
