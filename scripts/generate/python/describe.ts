import {
  asNode, contentOf, isEndless, list, resolve, responsesOf, textOf, type FoundOperation, type Node, operationsOf,
  type OpenApi,
} from '../document.ts'
import { choosesKey, pagesOf, type Pages } from '../client-facts.ts'
import { clientName } from '../client-names.ts'
import { literal, snake } from './text.ts'
import { pythonType } from './types.ts'

/** An optional argument of a method. */
export interface Option {
  name: string
  /** Name in the request. */
  wire: string
  in: 'query' | 'header'
  type: string
  description: string
}

export interface Answer {
  kind: 'json' | 'text' | 'bytes' | 'stream'
  /** Type of the body, or of an event. */
  type: string
  /** Types for the values of the option `format`, if `json` is one of them. */
  byFormat?: { json: string, others: string, otherFormats: string }
}

export interface Paging extends Omit<Pages, 'entry'> {
  type: string
}

export interface PythonOperation {
  group: string
  verb: string
  method: string
  path: string
  summary: string
  description: string
  /** Method and path, what the operation needs and what it costs. */
  facts: string
  inPath: string[]
  body: { name: string, type: string, wrapper?: string } | undefined
  options: Option[]
  answer: Answer
  isResumable: boolean
  /** Name of the last event of a stream; `null` if the stream has none. */
  lastEvent: string | null
  /** True if the client may choose an `Idempotency-Key` itself. */
  creates: boolean
  paging: Paging | undefined
  /** True if the operation belongs to the image service. */
  isSeparate?: boolean
}

/** Ways to resume a stream. The client has `last_event_id` for all of them. */
const resumes: ReadonlySet<string> = new Set(['Last-Event-ID', 'lastEventId', 'cursor', 'start_index', 'from'])

export const describeOperations = (document: OpenApi): PythonOperation[] =>
  operationsOf(document).filter(({ node }) => textOf(node[clientName]) !== '').map(found => describe(document, found))

function describe(document: OpenApi, operation: FoundOperation): PythonOperation {
  const { node, method, path, parameters } = operation
  const pages = pagesOf(document, operation)
  const [group = '', verb = ''] = textOf(node[clientName]).split('.')
  const answer = answerOf(document, node, parameters)
  const isResumable = answer.kind === 'stream' && parameters.some(({ name }) => name === 'Last-Event-ID')
  const options = parameters.filter(({ in: place, name }) =>
    place !== 'path' && !(isResumable && resumes.has(textOf(name)))
  ).map((parameter): Option => ({
    name: snake(textOf(parameter.name)),
    wire: textOf(parameter.name),
    in: parameter.in === 'header' ? 'header' : 'query',
    type: pythonType(asNode(parameter.schema)).replace(/^list\[/, 'Sequence['),
    description: textOf(parameter.description),
  }))
  return {
    group: snake(group),
    verb: snake(verb),
    method,
    path,
    summary: textOf(node.summary),
    description: textOf(node.description),
    facts: factsOf(node, method, path),
    inPath: parameters.filter(({ in: place }) => place === 'path').map(({ name }) => textOf(name)),
    body: bodyOf(document, node),
    options,
    answer,
    isResumable,
    lastEvent: isEndless(node) ? null : textOf(node['x-last-event']) || 'search.finished',
    creates: choosesKey(operation),
    paging: pages && { path: pages.path, byNumber: pages.byNumber, type: pythonType(pages.entry) },
  }
}

function bodyOf(document: OpenApi, node: Node): PythonOperation['body'] {
  const schema = asNode(contentOf(resolve(document, node.requestBody))[0]?.[1].schema)
  if (Object.keys(schema).length === 0) return undefined
  const fields = Object.entries(asNode(resolve(document, schema).properties))
  const [only, field] = fields[0] ?? []
  if (fields.length === 1 && only !== undefined && asNode(field).type === 'array') {
    return { name: only, type: pythonType(asNode(field)).replace(/^list\[/, 'Sequence['), wrapper: only }
  }
  return { name: 'body', type: pythonType(schema) }
}

function answerOf(document: OpenApi, node: Node, parameters: readonly Node[]): Answer {
  const contents = responsesOf(document, node).filter(([status]) => status.startsWith('2'))
    .flatMap(([, response]) => contentOf(response))
  const ofType = (keep: (type: string) => boolean): string =>
    [...new Set(contents.filter(([type]) => keep(type)).map(([type, { schema }]) =>
      type === 'application/json' || type === 'text/event-stream' ? pythonType(asNode(schema))
      : isBinary(asNode(schema)) ? 'bytes'
      : 'str'
    ))].join(' | ')
  if (contents.some(([type]) => type === 'text/event-stream')) return { kind: 'stream', type: ofType(() => true) }
  const [json, others] = [ofType(type => type === 'application/json'), ofType(type => type !== 'application/json')]
  if (others === '') return { kind: 'json', type: json }
  const kind = others === 'bytes' ? 'bytes' : 'text'
  if (json === '') return { kind, type: others }
  const format = resolve(document, parameters.find(({ name }) => name === 'format')?.schema)
  const formats = list(format.enum)
  const otherFormats = formats.filter(value => value !== 'json').map(literal).join(', ')
  return {
    kind,
    type: `${json} | ${others}`,
    ...formats.includes('json') && { byFormat: { json, others, otherFormats } },
  }
}

const isBinary = ({ format, contentMediaType }: Node): boolean => format === 'binary' || contentMediaType !== undefined

function factsOf(node: Node, method: string, path: string): string {
  const [feature, mark] = [textOf(node['x-plan-feature']), textOf(node['x-key-mark'])]
  const cost = asNode(node['x-cost']).core_searches
  return [
    `\`${method} ${path}\``,
    ...mark ? [`needs a key marked \`${mark}\``] : [],
    ...feature ? [`needs the plan feature \`${feature}\``] : [],
    ...typeof cost === 'number' ? [`costs ${cost} core search${cost === 1 ? '' : 'es'}`] : [],
    ...list(node.security).length === 0 && Array.isArray(node.security) ? ['needs no key'] : [],
  ].join('; ')
}
