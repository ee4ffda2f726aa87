import { createRequire } from 'node:module'

/** A schema or a part of one, as the document has it. */
export type Schema = Readonly<Record<string, unknown>>

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  schema: Schema
}

interface DocumentOperation {
  operationId: string
  summary: string
  description?: string
  parameters?: ReadonlyArray<Parameter | { $ref: string }>
  requestBody?: { content: Record<string, { schema: Schema }> }
  'x-client-name': string
  'x-cost'?: { core_searches: number }
}

interface Document {
  paths: Record<string, Record<string, DocumentOperation | readonly Parameter[]>>
}

/** An operation of the API, as the tools need it. */
export interface Operation {
  id: string
  method: string
  path: string
  summary: string
  description: string
  /** Core searches that one call costs. */
  cost: number
  /** Name in the client: `searches.create`. */
  clientName: string
  parameters: readonly Parameter[]
  /** The schema of the body, with the schemas that it refers to in place. */
  body: Schema | undefined
}

/** The published document of the API. */
const document = createRequire(import.meta.url)('../../generated/api.json') as Document

const forOthers = new Set([
  'example', 'examples', 'discriminator', 'if', 'then', 'else',
  'minLength', 'maxLength', 'minItems', 'maxItems', 'uniqueItems', 'format',
])

/** Members of a schema that a model does not need. The API checks conditions and lengths, and explains its errors. */
const isForOthers = (name: string): boolean => name.startsWith('x-') || forOthers.has(name)

/**
 * Returns a schema as JSON Schema: without the members for other readers, and with every `$ref` replaced by its schema,
 * because some hosts of MCP do not follow references. The schemas of requests do not refer to themselves.
 */
function toJsonSchema(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(toJsonSchema)
  if (typeof node !== 'object' || node === null) return node
  const { $ref, ...own } = node as { $ref?: string }
  const found = $ref === undefined ? {} : toJsonSchema(resolve($ref)) as Schema
  const kept = Object.entries(own).filter(([name]) => !isForOthers(name))
  return { ...found, ...Object.fromEntries(kept.map(([name, value]) => [name, toJsonSchema(value)])) }
}

function resolve($ref: string): unknown {
  return $ref.slice(2).split('/').reduce((node, part) => (node as Schema)[part], document as unknown)
}

const operations = new Map(Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).flatMap(([method, operation]) =>
    'operationId' in operation
      ? [[operation.operationId, read(path, method, operation, item['parameters'] as readonly Parameter[])] as const]
      : []
  )
))

function read(
  path: string, method: string, operation: DocumentOperation, shared: readonly Parameter[] = [],
): Operation {
  const content = Object.values(operation.requestBody?.content ?? {})[0]
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    summary: operation.summary,
    description: operation.description ?? '',
    cost: operation['x-cost']?.core_searches ?? 0,
    clientName: operation['x-client-name'],
    parameters: [...shared, ...operation.parameters ?? []].map(one => toJsonSchema(one) as Parameter & Schema),
    body: content && toJsonSchema(content.schema) as Schema,
  }
}

/** Returns an operation. Throws if the document has none with this id. */
export function findOperation(id: string): Operation {
  const operation = operations.get(id)
  if (operation === undefined) throw new Error(`the document has no operation ${id}`)
  return operation
}

/** Lists the operations of the direct tools. */
export const listDirectTools = (): Operation[] =>
  [...operations.values()].filter(({ method, path }) => method === 'POST' && path.startsWith('/tools/'))
