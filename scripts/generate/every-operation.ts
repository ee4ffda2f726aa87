import { asNode, operationsOf, resolve, type Node, type OpenApi } from './document.ts'

/**
 * OpenAPI extension of the root: the headers of every response, the responses of every operation, and the headers of
 * every successful response to a read request.
 */
const everyOperation = 'x-every-operation'

/**
 * Returns the document with the responses and headers of `x-every-operation` in each of its operations, and without the
 * extension. A response that an operation declares itself has priority.
 */
export function withEveryOperation({ [everyOperation]: every, ...rest }: OpenApi): OpenApi {
  const document = structuredClone<OpenApi>(rest)
  const { headers, responses, reads } = asNode(every)
  for (const { node, method } of operationsOf(document)) {
    node.responses = inOrder({ ...asNode(responses), ...asNode(node.responses) })
    for (const [status, declared] of Object.entries(node.responses)) {
      const response = resolve(document, declared)
      const ofReads = method === 'GET' && status.startsWith('2') ? asNode(reads).headers : undefined
      if (headers === undefined && ofReads === undefined) continue
      response.headers = { ...asNode(headers), ...asNode(ofReads), ...asNode(response.headers) }
    }
  }
  return document
}

/** Returns the responses with `default` as the last one. JavaScript lists the statuses first, and in their order. */
const inOrder = ({ default: other, ...responses }: Node): Node =>
  ({ ...responses, ...other !== undefined && { default: other } })
