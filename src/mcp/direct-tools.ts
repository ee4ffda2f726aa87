import { randomUUID } from 'node:crypto'
import { validationError } from '../errors.ts'
import { readFlag, readText } from './arguments.ts'
import { callOperation, type Arguments } from './call.ts'
import { listDirectTools, type Operation } from './contract.ts'
import { firstSentences, inputSchemaOf } from './input.ts'
import { pageArgument, type Tool } from './tool.ts'
import { withoutMeta } from './view.ts'

const own = {
  cursor: {
    type: 'string',
    format: 'uuid',
    description: 'From `paging.next`. Further pages are free.',
  },
  store: {
    type: 'boolean',
    description: 'Keep the answer for 24 hours, for further pages.',
  },
}

/** `/tools/ip-intelligence/reputation` → `ip_reputation` */
const nameOf = ({ path }: Operation): string =>
  path.replace('/tools/', '').replace('-intelligence', '').replaceAll(/[/-]/g, '_')

/**
 * The direct tools, one for each operation of the document. The API stores an answer only if the caller asks for it
 * with `store`: the call then has an `Idempotency-Key`, which is also the cursor of the next page, and the API repeats
 * the same answer for it. Without `store`, a long answer is held in the memory of this process, if it may be.
 */
export const directTools: readonly Tool[] = listDirectTools().map(operation => {
  const { summary, description, cost } = operation
  return {
    name: nameOf(operation),
    title: summary,
    description: `${summary}. ${firstSentences(description, 300)} Costs ${cost} of the quota.`,
    inputSchema: inputSchemaOf(operation, undefined, { ...own, page: pageArgument }),
    isReadOnly: false,
    async run(given, { client, signal, held }) {
      const isStored = readFlag(given, 'store')
      const known = readText(given, 'cursor')
      const cursor = known ?? randomUUID()
      if (known !== undefined && !isStored) {
        const value = held?.get(heldId(operation, known, given))
        if (value === undefined) throw unknownCursor()
        return { value, next: () => ({ cursor }) }
      }
      const options = { signal, ...isStored && { idempotencyKey: cursor } }
      const value = withoutMeta(await callOperation(client, operation, given, options) as object)
      if (isStored) return { value, next: () => ({ cursor, store: true }) }
      if (held === undefined) return { value, noNext }
      return {
        value,
        next() {
          held.add(heldId(operation, cursor, given), value)
          return { cursor }
        },
      }
    },
  }
})

const noNext = 'the answer is not kept; repeat the call with `store` (charged again)'

/** Id of a held answer. It has the cursor and the question, so that no other call gets the answer. */
const heldId = ({ id, body }: Operation, cursor: string, given: Arguments): string =>
  JSON.stringify([cursor, id, ...Object.keys(body!['properties'] as object).map(name => given[name])])

const unknownCursor = () => validationError({
  details: [{
    path: 'cursor',
    message: 'is unknown or has expired, or belongs to another call: repeat the call without it (charged again)',
  }],
})
