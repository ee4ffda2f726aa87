import { asNode, isNode, list, operationsOf, resolve, type Json, type Node, type OpenApi } from './document.ts'

/**
 * OpenAPI extension of the root: the headers of every response, the headers of every successful response to a read
 * request, and the responses that follow from the facts of an operation.
 */
const everyOperation = 'x-every-operation'
/** OpenAPI extension of an operation: statuses of its facts that it never sends, each with the reason. */
const neverSent = 'x-never'

/** Facts of an operation, by the name that `x-every-operation.responses` uses for them. */
const facts: Readonly<Record<string, (operation: Node, document: OpenApi) => boolean>> = {
  always: () => true,
  key: ({ security }, document) => list(security ?? document.security).length > 0,
  keyMark: operation => operation['x-key-mark'] !== undefined,
  body: ({ requestBody }) => requestBody !== undefined,
  cost: operation => operation['x-cost'] !== undefined,
  idempotencyKey: ({ parameters }, document) =>
    list(parameters).some(parameter => resolve(document, parameter).name === 'Idempotency-Key'),
  tool: operation => operation['x-plan-feature'] === 'tools',
  simpleErrors: operation => operation['x-error-body'] === 'simple',
}

/**
 * Returns the document with the responses and headers of `x-every-operation` in each of its operations, and without the
 * extensions. A later fact has priority over an earlier one, and a response that an operation declares itself over
 * both. Throws one error that lists all responses that an operation repeats, and all wrong exceptions.
 */
export function withEveryOperation({ [everyOperation]: every, ...rest }: OpenApi): OpenApi {
  const document = structuredClone<OpenApi>(rest)
  const { headers, responses, reads } = asNode(every)
  const faults: string[] = []
  for (const { id, node, method } of operationsOf(document)) {
    const standard = standardResponses(document, node, asNode(responses))
    const never = asNode(node[neverSent])
    faults.push(...faultsOf(standard, asNode(node.responses), never).map(fault => `${id}: ${fault}`))
    for (const status of Object.keys(never)) delete standard[status]
    delete node[neverSent]
    node.responses = inOrder({ ...standard, ...asNode(node.responses) })
    for (const [status, declared] of Object.entries(node.responses)) {
      const response = resolve(document, declared)
      const ofReads = method === 'GET' && status.startsWith('2') ? asNode(reads).headers : undefined
      if (headers === undefined && ofReads === undefined) continue
      response.headers = { ...asNode(headers), ...asNode(ofReads), ...asNode(response.headers) }
    }
  }
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return document
}

/** Returns the responses of all facts that the operation has. Throws if there is no such fact. */
function standardResponses(document: OpenApi, operation: Node, responses: Node): Node {
  return Object.assign({}, ...Object.entries(responses).map(([fact, declared]) => {
    const holds = facts[fact]
    if (holds === undefined) throw new Error(`${everyOperation}: there is no fact ${fact}`)
    return holds(operation, document) ? asNode(declared) : {}
  })) as Node
}

function faultsOf(standard: Node, own: Node, never: Node): string[] {
  return [
    ...Object.entries(own).filter(([status, response]) => isSame(response, standard[status]))
      .map(([status]) => `leave out ${status}: ${everyOperation} already declares it for this operation`),
    ...Object.entries(never).filter(([status]) => standard[status] === undefined || own[status] !== undefined)
      .map(([status]) => `${neverSent} has ${status}, which ${everyOperation} does not add`),
    ...Object.entries(never).filter(([, reason]) => typeof reason !== 'string' || reason === '')
      .map(([status]) => `${neverSent} has no reason for ${status}`),
  ]
}

const isSame = (one: Json, other: Json | undefined): boolean =>
  isNode(one) && isNode(other) && typeof one.$ref === 'string' && one.$ref === other.$ref

/** Returns the responses with `default` as the last one. JavaScript lists the statuses first, and in their order. */
const inOrder = ({ default: other, ...responses }: Node): Node =>
  ({ ...responses, ...other !== undefined && { default: other } })
