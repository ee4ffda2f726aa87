import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import {
  asNode,
  contentOf,
  dereference,
  isNode,
  type Json,
  type Node,
  type OpenApi,
  operationsOf,
  faultMessage,
  resolve,
  responsesOf,
  textOf,
  withoutAnnotations,
} from './document.ts'

/** Base URI for references in the schemas of replies. */
const documentId = 'document'

/**
 * Creates an Ajv instance. For requests, the instance fills in defaults. For replies it does not, because the tests
 * must see each value as it was sent.
 */
export function createAjv(document: OpenApi, kind: 'request' | 'reply'): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allErrors: true,
    useDefaults: kind === 'request',
    verbose: kind === 'request', // each fault then includes its schema, which contains the error message
    code: { esm: true, source: true, lines: true },
  })
  addFormats.default(ajv)
  const schemas = Object.entries(asNode(asNode(document.components).schemas))
  return ajv.addVocabulary(['components', faultMessage]).addSchema({
    $id: documentId,
    components: { schemas: Object.fromEntries(schemas.map(([name, schema]) => [name, withoutAnnotations(schema)])) },
  }, documentId, false, false)
}

/**
 * Returns the schema with `documentId` in front of each reference, so that references to the components can be
 * resolved.
 */
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

/**
 * Returns the request schemas with all references replaced by their targets. The path of a fault then shows in which
 * branch of a union the fault is.
 */
export function requestSchemas(document: OpenApi): RequestSchemas[] {
  return operationsOf(document).map(({ id, node, parameters }) => {
    const body = contentOf(resolve(document, node.requestBody))[0]?.[1].schema
    return {
      id,
      ...parameters.length > 0 && { parameters: parametersSchema(document, parameters) },
      ...body !== undefined && { body: whole(document, body) },
    }
  })
}

const whole = (document: OpenApi, schema: Json = {}): Node => asNode(withoutAnnotations(dereference(document, schema)))

function parametersSchema(document: OpenApi, parameters: Node[]): Node {
  const places = ['path', 'query', 'header'].map(place => {
    const here = parameters.filter(parameter => parameter.in === place)
    return [place, {
      type: 'object',
      properties: Object.fromEntries(here.map(({ name, schema }) => [textOf(name), whole(document, schema)])),
      required: here.filter(({ required }) => required === true).map(({ name }) => name!),
      additionalProperties: false,
    }] as const
  })
  return { type: 'object', properties: Object.fromEntries(places) }
}

export interface ReplySchema {
  id: string
  status: string
  /** Empty if replies with this status have no body. */
  contents: { type: string, schema: Node }[]
}

/**
 * Returns the schemas of replies. The schema of an event stream and of JSON Lines is that of one event or line. Other
 * bodies that are no JSON get an empty schema, because they are not checked.
 */
export function replySchemas(document: OpenApi): ReplySchema[] {
  return operationsOf(document).flatMap(({ id, node }) => responsesOf(document, node).map(([status, response]) => ({
    id,
    status,
    contents: contentOf(response).map(([type, { schema }]) => ({
      type,
      schema: checkedTypes.has(type) ? reply(schema) : {},
    })),
  })))
}

/** Media types whose bodies are checked. */
export const checkedTypes: ReadonlySet<string> =
  new Set(['application/json', 'application/jsonl', 'application/stix+json', 'text/event-stream'])

const reply = (schema: Json = {}): Node => asNode(rebase(withoutAnnotations(schema)))

export function webhookSchemas(document: OpenApi): { name: string, schema: Node }[] {
  return Object.entries(asNode(document.webhooks)).flatMap(([name, item]) => {
    const body = resolve(document, asNode(resolve(document, item).post).requestBody)
    const schema = contentOf(body)[0]?.[1].schema
    return schema === undefined ? [] : [{ name, schema: reply(schema) }]
  })
}
