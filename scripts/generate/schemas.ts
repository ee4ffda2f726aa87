import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { annotations, asNode, contentOf, dereference, type FoundOperation, isNode, type Json, type Node, type OpenApi, operationsOf, resolve, responsesOf } from './document.ts'

/** The base that references of a reply's schema are resolved against. */
const documentId = 'document'

/** A request's schema fills in defaults; a reply's must find what is really there. */
export function createAjv(document: OpenApi, kind: 'request' | 'reply'): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allErrors: true,
    useDefaults: kind === 'request',
    code: { esm: true, source: true },
  })
  addFormats.default(ajv)
  ajv.addVocabulary([...annotationsOf(document)].filter(keyword => !ajv.RULES.keywords[keyword]))
  return ajv.addSchema({ $id: documentId, components: document.components ?? {} }, documentId, false, false)
}

/** OpenAPI adds keywords that only describe; `discriminator` is one, since each branch states its own constant. */
function annotationsOf(value: Json, found = new Set([...annotations, 'discriminator', 'components'])): Set<string> {
  if (Array.isArray(value)) for (const entry of value) annotationsOf(entry, found)
  if (isNode(value)) {
    for (const [key, part] of Object.entries(value)) {
      if (key.startsWith('x-')) found.add(key)
      annotationsOf(part, found)
    }
  }
  return found
}

/** As a schema of its own that may still refer to the components. */
export function rebase(value: Json): Json {
  if (Array.isArray(value)) return value.map(rebase)
  if (!isNode(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) =>
    key === '$ref' && typeof part === 'string' ? [key, documentId + part] : [key, rebase(part)]))
}

export interface RequestSchemas {
  id: string
  parameters?: Node
  body?: Node
}

/** Whole, without references: so that a fault's place in the schema tells which branch of a union it comes from. */
export function requestSchemas(document: OpenApi): RequestSchemas[] {
  return operationsOf(document).map(({ id, node, parameters }) => {
    const body = contentOf(resolve(document, node.requestBody))[0]?.[1].schema
    return {
      id,
      parameters: parametersSchema(document, parameters),
      ...body !== undefined && { body: asNode(dereference(document, body)) },
    }
  })
}

function parametersSchema(document: OpenApi, parameters: FoundOperation['parameters']): Node {
  const places = ['path', 'query', 'header'].map(place => {
    const here = parameters.filter(parameter => parameter.in === place)
    return [place, {
      type: 'object',
      properties: Object.fromEntries(here.map(({ name, schema }) => [String(name), dereference(document, schema ?? {})])),
      required: here.filter(({ required }) => required === true).map(({ name }) => name!),
      additionalProperties: false,
    }] as const
  })
  return { type: 'object', properties: Object.fromEntries(places) }
}

export interface ReplySchema {
  id: string
  status: string
  contentType: string
  schema: Node
}

/** Of the types that have a shape: JSON, and the events of a stream. */
export function replySchemas(document: OpenApi): ReplySchema[] {
  return operationsOf(document).flatMap(({ id, node }) =>
    responsesOf(document, node).flatMap(([status, response]) =>
      contentOf(response)
        .filter(([type, { schema }]) => schema !== undefined && (type === 'application/json' || type === 'text/event-stream'))
        .map(([contentType, { schema }]) => ({ id, status, contentType, schema: asNode(rebase(schema!)) }))))
}

export function webhookSchemas(document: OpenApi): { name: string, schema: Node }[] {
  return Object.entries(asNode(document.webhooks)).flatMap(([name, item]) => {
    const body = resolve(document, asNode(resolve(document, item).post).requestBody)
    const schema = contentOf(body)[0]?.[1].schema
    return schema === undefined ? [] : [{ name, schema: asNode(rebase(schema)) }]
  })
}
