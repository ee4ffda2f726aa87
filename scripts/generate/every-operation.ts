import { asNode, operationsOf, resolve, type Node, type OpenApi } from './document.ts'

/** OpenAPI extension of the root: the headers of every response, and the responses of every operation. */
const everyOperation = 'x-every-operation'

/**
 * Returns the document with the responses and headers of `x-every-operation` in each of its operations, and without the
 * extension. A response that an operation declares itself has priority.
 */
export function withEveryOperation({ [everyOperation]: every, ...rest }: OpenApi): OpenApi {
  const document = structuredClone<OpenApi>(rest)
  const { headers, responses } = asNode(every)
  for (const { node } of operationsOf(document)) {
    node.responses = inOrder({ ...asNode(responses), ...asNode(node.responses) })
    for (const response of Object.values(node.responses).map(one => resolve(document, one))) {
      if (headers !== undefined) response.headers = { ...asNode(headers), ...asNode(response.headers) }
    }
  }
  return document
}

/** Returns the responses with `default` as the last one. JavaScript lists the statuses first, and in their order. */
const inOrder = ({ default: other, ...responses }: Node): Node =>
  ({ ...responses, ...other !== undefined && { default: other } })
