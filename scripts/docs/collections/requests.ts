import {
  contentOf, isEndless, list, operationsOf, resolve, responsesOf, textOf, type FoundOperation, type Json, type Node,
  type OpenApi,
} from '../../generate/document.ts'
import { leftOutOf } from '../../support/alternatives.ts'
import { exampleOf } from '../reference/request.ts'
import { samplesOf } from '../reference/samples.ts'

/** Requests of a collection for Postman or Bruno, with the values of the examples: one of each operation. */
export interface CollectedRequest {
  /** The operationId. */
  id: string
  /** The summary, which is unique in a document. */
  name: string
  about: string
  method: string
  /** Path with the names of its values: `/search/:id`. */
  path: string
  /** Variable of the collection that holds the address of the service. */
  service: 'baseUrl' | 'imagesUrl'
  inPath: Field[]
  query: Field[]
  headers: Field[]
  body: Json | undefined
  needsKey: boolean
  /** Whether the response is a stream without an end, so that a run would wait for it forever. */
  isEndless: boolean
  /** Declared statuses below 400. If there are none, as of an operation that refuses, those below 500. */
  expected: number[]
}

export interface Field {
  name: string
  value: string
  /** `false` if the document has no example of it, such as of a cursor, or if an alternative of it is sent. */
  isSent: boolean
}

export interface CollectedFolder {
  name: string
  requests: CollectedRequest[]
}

/** Returns the requests of both documents in folders: the tags of the API, and one folder for the image service. */
export function collect(api: OpenApi, images: OpenApi): CollectedFolder[] {
  const ofApi = Map.groupBy(operationsOf(api), ({ node }) => textOf(list(node.tags)[0]))
  return [
    ...[...ofApi].map(([name, all]) => ({ name, requests: all.map(one => collected(api, one, 'baseUrl')) })),
    { name: 'images', requests: operationsOf(images).map(one => collected(images, one, 'imagesUrl')) },
  ]
}

function collected(
  document: OpenApi, { id, method, path, node, parameters }: FoundOperation, service: CollectedRequest['service'],
): CollectedRequest {
  const statuses = responsesOf(document, node).map(([status]) => Number(status))
  const successes = statuses.filter(status => status < 400)
  const fieldsIn = (place: string): Field[] => parameters.filter(one => one.in === place).flatMap(fieldsOf)
  const others = leftOutOf(id)
  return {
    id,
    name: textOf(node.summary),
    about: textOf(node.description).trim(),
    method,
    path: path.replace(/\{([^}]+)\}/g, ':$1'),
    service,
    inPath: fieldsIn('path'),
    query: fieldsIn('query').map(one => others.includes(one.name) ? { ...one, isSent: false } : one),
    headers: [
      ...fieldsIn('header'),
      ...contentOf(resolve(document, node.requestBody)).slice(0, 1)
        .map(([value]) => ({ name: 'Content-Type', value, isSent: true })),
    ],
    body: samplesOf(document, resolve(document, node.requestBody))[0]?.value,
    needsKey: list(node.security ?? document.security).length > 0,
    isEndless: isEndless(node),
    expected: successes.length > 0 ? successes : statuses.filter(status => status < 500),
  }
}

/** Returns a field for each value of an example, since a list is a name that is repeated. */
function fieldsOf(parameter: Node): Field[] {
  const name = textOf(parameter.name)
  if (parameter.in === 'path') return [{ name, value: exampleOf(parameter), isSent: true }]
  const { example } = parameter
  if (example === undefined) return [{ name, value: '', isSent: false }]
  return (Array.isArray(example) ? example : [example])
    .map(value => ({ name, value: typeof value === 'string' ? value : JSON.stringify(value), isSent: true }))
}

/** Returns the address with the variable of its service, and the query that is sent. */
export function addressOf({ service, path, query }: CollectedRequest): string {
  const sent = query.filter(({ isSent }) => isSent).map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
  return `{{${service}}}${path}${sent.length === 0 ? '' : `?${sent.join('&')}`}`
}
