import { randomUUID } from 'node:crypto'
import { readText } from './arguments.ts'
import { callOperation } from './call.ts'
import { listDirectTools, type Operation } from './contract.ts'
import { firstSentences, inputSchemaOf } from './input.ts'
import { page, type Tool } from './tool.ts'
import { withoutMeta } from './view.ts'

const cursor = {
  type: 'string',
  format: 'uuid',
  description: 'With `page`: from `paging.next`, continues the same answer without a charge.',
}

/** `/tools/ip-intelligence/reputation` → `ip_reputation` */
const nameOf = ({ path }: Operation): string =>
  path.replace('/tools/', '').replace('-intelligence', '').replaceAll(/[/-]/g, '_')

/**
 * The direct tools, one for each operation of the document. A long answer has further pages without a charge: every
 * call has an `Idempotency-Key`, which is the cursor of the next page, and the API repeats the same answer for it.
 */
export const directTools: readonly Tool[] = listDirectTools().map(operation => {
  const { summary, description, cost } = operation
  return {
    name: nameOf(operation),
    title: summary,
    description: `${summary}. ${firstSentences(description, 300)} Costs ${cost} of the quota.`,
    inputSchema: inputSchemaOf(operation, undefined, { cursor, page }),
    isReadOnly: false,
    async run(given, { client, signal }) {
      const idempotencyKey = readText(given, 'cursor') ?? randomUUID()
      const answer = await callOperation(client, operation, given, { signal, idempotencyKey })
      return { value: withoutMeta(answer as object), next: { cursor: idempotencyKey } }
    },
  }
})
