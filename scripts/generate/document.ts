/** Types for the part of an OpenAPI 3.1 document that the generator reads, and functions to walk it. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export interface Node { [key: string]: Json }

export interface OpenApi extends Node {
  paths: { [path: string]: Node }
}

export interface FoundOperation {
  id: string
  method: string
  path: string
  /** JSON pointer to the operation in the document. */
  pointer: string
  node: Node
  /**
   * Parameters of the path and of the operation. If both define the same parameter, the definition of the operation
   * applies.
   */
  parameters: Node[]
}

export const methods = ['get', 'post', 'put', 'patch', 'delete', 'options'] as const

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const asNode = (value: Json | undefined): Node => isNode(value) ? value : {}

/** Returns a text of the document, or an empty text if the value is not a text. */
export const textOf = (value: Json | undefined): string => typeof value === 'string' ? value : ''

/** `true` if the operation is an event stream without a last event. It ends if the client disconnects. */
export const isEndless = (operation: Node): boolean => operation['x-endless'] === true

export const escapePointer = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1')

/** Returns the value at a `#/...` pointer. Throws if it is missing. */
export function at(document: Node, pointer: string): Json {
  const names = pointer.split('/').slice(1)
    .map(name => decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~'))
  let value: Json | undefined = document
  for (const name of names) value = Array.isArray(value) ? value[Number(name)] : asNode(value)[name]
  if (value === undefined) throw new Error(`there is no value at ${pointer}`)
  return value
}

/** Returns the node. If it has a `$ref`, returns the node to which the reference leads. */
export function resolve(document: Node, value: Json | undefined): Node {
  const node = asNode(value)
  return typeof node.$ref === 'string' ? resolve(document, at(document, node.$ref)) : node
}

/**
 * Returns the operations in the order of the document. An operation without an operationId gets its method and path as
 * its id. `brokenRules` reports the missing operationId.
 */
export function operationsOf(document: OpenApi): FoundOperation[] {
  return Object.entries(document.paths).flatMap(([path, item]) => methods.flatMap(method => {
    if (!isNode(item[method])) return []
    const node = item[method]
    const pointer = `#/paths/${escapePointer(path)}/${method}`
    const parameters = new Map<string, Node>()
    for (const parameter of [...list(item.parameters), ...list(node.parameters)].map(one => resolve(document, one))) {
      parameters.set(`${textOf(parameter.in)} ${textOf(parameter.name)}`, parameter)
    }
    const id = typeof node.operationId === 'string' ? node.operationId : `${method} ${path}`
    return [{
      id,
      method: method.toUpperCase(),
      path,
      pointer,
      node,
      parameters: [...parameters.values()],
    }]
  }))
}

export const list = (value: Json | undefined): Json[] => Array.isArray(value) ? value : []

/**
 * Returns the responses of an operation by status, with references followed. Leaves out `default`, which is for clients
 * only: no reply of the service may rely on it.
 */
export function responsesOf(document: OpenApi, operation: Node): [status: string, response: Node][] {
  return Object.entries(asNode(operation.responses)).filter(([status]) => status !== 'default')
    .map(([status, response]) => [status, resolve(document, response)])
}

/** Returns the content of a request or response by media type. */
export const contentOf = (node: Node): [type: string, media: Node][] =>
  Object.entries(asNode(node.content)).map(([type, media]) => [type, asNode(media)])

/** Returns the schema with every reference replaced by its target. Throws if a schema contains itself. */
export function dereference(document: Node, value: Json, inside: readonly string[] = []): Json {
  if (Array.isArray(value)) return value.map(entry => dereference(document, entry, inside))
  if (!isNode(value)) return value
  const { $ref, ...beside } = value
  const rest = Object.fromEntries(
    Object.entries(beside).map(([key, part]) => [key, dereference(document, part, inside)]),
  )
  if (typeof $ref !== 'string') return rest
  if (inside.includes($ref)) throw new Error(`${$ref} contains itself, which a request may not`)
  const target = dereference(document, at(document, $ref), [...inside, $ref])
  const narrows = Object.keys(rest).some(key => !annotations.has(key) && !key.startsWith('x-'))
  return narrows ? { allOf: [target], ...rest } : { ...asNode(target), ...rest }
}

const annotations: ReadonlySet<string> = new Set([
  'title', 'description', 'summary', 'default', 'deprecated', 'example', 'examples', 'externalDocs', 'readOnly',
  'writeOnly', 'xml',
])

/**
 * Keywords such as `properties`, in which the author of the schema chooses the names of the members. For example, a
 * member `description` is a field, and not the keyword `description`.
 */
const maps: ReadonlySet<string> = new Set([
  'properties', 'patternProperties', '$defs', 'dependentSchemas', 'dependentRequired',
])

/**
 * OpenAPI extension that holds the error message for a text that is empty or does not match its pattern, and for a list
 * that has too few or too many entries.
 */
export const faultMessage = 'x-fault-message'

/**
 * Returns the schema without keywords that do not affect validation, such as `description`. Keeps `default` and
 * `x-fault-message`.
 */
export function withoutAnnotations(value: Json): Json {
  if (Array.isArray(value)) return value.map(withoutAnnotations)
  if (!isNode(value)) return value
  return Object.fromEntries(Object.entries(value)
    .filter(([key]) =>
      key === 'default' ||
      !annotations.has(key) && key !== 'discriminator' && (key === faultMessage || !key.startsWith('x-'))
    )
    .map(([key, part]) => {
      if (holdsData.has(key)) return [key, part]
      return [key, maps.has(key) ? eachMember(part) : withoutAnnotations(part)]
    }))
}

const eachMember = (members: Json): Node =>
  Object.fromEntries(Object.entries(asNode(members)).map(([name, member]) => [name, withoutAnnotations(member)]))

/** Keywords whose value is data and not a schema. */
export const holdsData: ReadonlySet<string> = new Set(['example', 'examples', 'default', 'enum', 'const'])
