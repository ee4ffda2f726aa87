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

/** Begins the references to components. */
const components = '#/components/schemas/'

/**
 * Creates an Ajv instance. For requests, the instance fills in defaults. For replies it does not, because the tests
 * must see each value as it was sent. Schemas of replies refer to components, which are compiled once under their
 * names. Schemas of requests have no references.
 */
export function createAjv(document: OpenApi, kind: 'request' | 'reply'): Ajv2020 {
  const ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allErrors: true,
    inlineRefs: false,
    useDefaults: kind === 'request',
    verbose: kind === 'request', // each fault then includes its schema, which contains the error message
    code: { esm: true, source: true, lines: true },
  })
  addFormats.default(ajv)
  ajv.addVocabulary([faultMessage])
  if (kind === 'request') return ajv
  for (const [name, schema] of Object.entries(asNode(asNode(document.components).schemas))) {
    ajv.addSchema(reply(schema), name)
  }
  return ajv
}

/** Returns the schema with the name of the component in each reference, as the instance for replies knows it. */
export function rebase(value: Json): Json {
  if (Array.isArray(value)) return value.map(rebase)
  if (!isNode(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) =>
    key === '$ref' && typeof part === 'string' ? [key, componentOf(part) ?? part] : [key, rebase(part)]))
}

/** Returns the name of the component that a reference leads to, or `undefined` if it leads to something else. */
const componentOf = (reference: Json | undefined): string | undefined =>
  typeof reference === 'string' && reference.startsWith(components) ? reference.slice(components.length) : undefined

/** A schema and the name of its validator: that of its component, or else a name made from its place. */
export interface NamedSchema {
  name: string
  schema: Node
}

export interface RequestSchemas {
  id: string
  parameters?: Node
  body?: Node
  /** Name of the body's component, or else one made from the operationId. */
  bodyName?: string
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
      ...body !== undefined && { body: whole(document, body), bodyName: nameOf(body, `${id}_body`) },
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
  contents: (NamedSchema & { type: string })[]
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
      ...checkedTypes.has(type)
        ? { name: nameOf(schema, placeOf(node, id, status, type)), schema: reply(schema) }
        : { name: 'unchecked', schema: {} },
    })),
  })))
}

/** Returns the name of the component that a schema refers to. Any other schema has the name of its place. */
const nameOf = (schema: Json | undefined, place: string): string => {
  const { $ref, ...beside } = asNode(schema)
  return Object.keys(beside).length === 0 ? componentOf($ref) ?? place : place
}

/** Returns the name of a place of replies: that of the response component, or else the operationId and the status. */
function placeOf({ responses }: Node, id: string, status: string, type: string): string {
  const { $ref } = asNode(asNode(responses)[status])
  const response = typeof $ref === 'string' ? $ref.slice($ref.lastIndexOf('/') + 1) : `${id}_${status}`
  return type === 'application/json' ? response : `${response}_${type.replaceAll(/\W/g, '_')}`
}

/** Media types whose bodies are checked. */
export const checkedTypes: ReadonlySet<string> =
  new Set(['application/json', 'application/jsonl', 'application/stix+json', 'text/event-stream'])

const reply = (schema: Json = {}): Node => asNode(rebase(withoutAnnotations(schema)))

export function webhookSchemas(document: OpenApi): (NamedSchema & { webhook: string })[] {
  return Object.entries(asNode(document.webhooks)).flatMap(([webhook, item]) => {
    const body = resolve(document, asNode(resolve(document, item).post).requestBody)
    const schema = contentOf(body)[0]?.[1].schema
    return schema === undefined ? [] : [{ webhook, name: nameOf(schema, `${webhook}_webhook`), schema: reply(schema) }]
  })
}
