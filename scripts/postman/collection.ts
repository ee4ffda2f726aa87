import { asNode, isEndless, operationsOf, textOf, type OpenApi } from '../generate/document.ts'
import { leftOutOf } from '../support/alternatives.ts'

/** The part of a Postman collection that this script reads. https://schema.getpostman.com/collection/json/v2.1.0 */
export interface Collection {
  item: Item[]
}

interface Item {
  name: string
  item?: Item[]
  request?: { url: { query?: Parameter[] }, header?: Parameter[] }
}

interface Parameter {
  key: string
  disabled?: boolean
}

/** A request of a collection that Newman has sent. */
export interface Execution {
  item: { name: string }
  response?: { code: number, stream?: { data: number[] } }
  requestError?: { message: string }
}

const requestsOf = (items: readonly Item[]): Item[] =>
  items.flatMap(item => item.item === undefined ? [item] : requestsOf(item.item))

/** Operations by summary, which is the name of the request in a collection. Summaries are unique. */
const operationsBySummary = (document: OpenApi) =>
  new Map(operationsOf(document).map(operation => [textOf(operation.node.summary), operation]))

/** Returns the collection without the requests of endless streams. Newman waits for the end of a response. */
export function withoutEndless(document: OpenApi, collection: Collection): Collection {
  const operations = operationsBySummary(document)
  const keep = (items: readonly Item[]): Item[] => items
    .filter(({ name, request }) => request === undefined || !isEndless(operations.get(name)?.node ?? {}))
    .map(item => item.item === undefined ? item : { ...item, item: keep(item.item) })
  return { ...collection, item: keep(collection.item) }
}

/**
 * Returns the collection without the query parameters and headers that have no example, such as cursors and
 * `Idempotency-Key`, for which the converter makes up a value, and with the first of alternative parameters only.
 */
export function withoutInventedValues(document: OpenApi, collection: Collection): Collection {
  const copy = structuredClone(collection)
  const operations = operationsBySummary(document)
  for (const { name, request } of requestsOf(copy.item)) {
    const { id = '', parameters = [] } = operations.get(name) ?? {}
    const others = leftOutOf(id)
    const declaredAs = (place: string, { key }: Parameter) =>
      parameters.find(parameter => parameter.in === place && parameter.name === key)
    for (const one of request?.url.query ?? []) {
      one.disabled = declaredAs('query', one)?.example === undefined || others.includes(one.key)
    }
    for (const one of request?.header ?? []) {
      const declared = declaredAs('header', one) // not declared: `Accept` and `Content-Type`
      one.disabled = declared !== undefined && declared.example === undefined
    }
  }
  return copy
}

/**
 * Returns one line for each operation that was not requested, and for each request whose response is not a declared
 * success.
 */
export function faultsOf(document: OpenApi, executions: readonly Execution[]): string[] {
  const operations = operationsBySummary(document)
  const sent = new Set(executions.map(({ item }) => item.name))
  return [
    ...[...operations].filter(([summary, { node }]) => !sent.has(summary) && !isEndless(node))
      .map(([summary]) => `${summary}: was not requested`),
    ...executions.flatMap(({ item: { name }, response, requestError }) => {
      const declared = Object.keys(asNode(operations.get(name)?.node.responses)).filter(status => /^[23]/.test(status))
      if (declared.includes(String(response?.code))) return []
      const body = Buffer.from(response?.stream?.data ?? []).toString('utf8').slice(0, 300)
      return [`${name}: ${response?.code ?? requestError?.message ?? 'no response'} ${body}`.trimEnd()]
    }),
  ]
}
