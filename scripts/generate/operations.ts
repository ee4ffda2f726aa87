import type { BodyShape, DeclaredResponse, Method, Operation, Parameter } from '../../src/http/operation.ts'
import { shapeOf } from './body-shape.ts'
import {
  asNode, contentOf, dereference, type FoundOperation, list, type Node, type OpenApi, operationsOf, resolve,
  responsesOf, textOf,
} from './document.ts'

/** Returns the operation table of a document. Throws if the server could not serve the document. */
export function tableOf(document: OpenApi): Operation[] {
  return operationsOf(document).map(operation => toOperation(document, operation))
}

function toOperation(document: OpenApi, { id, method, path, pointer, node, parameters }: FoundOperation): Operation {
  const body = resolve(document, node.requestBody)
  const feature = node['x-plan-feature']
  const mark = node['x-key-mark']
  const security = securityOf(document, node, pointer)
  const cost = asNode(node['x-cost']).core_searches
  const weight = node['x-weight']
  const maxBodyBytes = node['x-max-body-bytes']
  return {
    id,
    method: method as Method,
    path,
    segments: path === '/' ? [] : path.slice(1).split('/'),
    parameters: parameters.map(parameter => toParameter(document, parameter, pointer)),
    body: node.requestBody === undefined ? 'none' : body.required === true ? 'required' : 'optional',
    ...typeof maxBodyBytes === 'number' && { maxBodyBytes },
    ...bodyShapeOf(document, body),
    security,
    planFeature: typeof feature === 'string' ? feature : null,
    keyMark: typeof mark === 'string' ? mark : null,
    scope: scopeOf(node, security, pointer),
    cost: typeof cost === 'number' ? cost : 0,
    weight: typeof weight === 'number' ? weight : 0,
    errorBody: node['x-error-body'] === 'simple' ? 'simple' : 'envelope',
    responses: Object.fromEntries(
      responsesOf(document, node).map(([status, response]) => [status, toResponse(document, response)]),
    ),
  }
}

function bodyShapeOf(document: OpenApi, body: Node): { bodyShape?: BodyShape } {
  const shape = shapeOf(dereference(document, contentOf(body)[0]?.[1].schema ?? {}))
  return shape === undefined ? {} : { bodyShape: shape }
}

const scalars: readonly unknown[] = ['string', 'integer', 'number', 'boolean'] satisfies Parameter['type'][]

function toParameter(document: OpenApi, { name, in: place, required, schema }: Node, pointer: string): Parameter {
  const { type, items } = asNode(dereference(document, schema ?? {}))
  const scalar = type === 'array' ? asNode(items).type : type
  if (!scalars.includes(scalar)) {
    throw new Error(`${pointer}: the parameter ${textOf(name)} has no one type: ${scalars.join(', ')} or a list of one`)
  }
  return {
    name: textOf(name),
    in: place as Parameter['in'],
    required: required === true,
    type: scalar as Parameter['type'],
    array: type === 'array',
  }
}

/**
 * Returns the security scheme of an operation, or `null` if the operation needs no key. Throws if there are several
 * schemes, because the server has no rule for their precedence.
 */
function securityOf(document: OpenApi, node: Node, pointer: string): string | null {
  const names = list(node.security ?? document.security).flatMap(requirement => Object.keys(asNode(requirement)))
  if (names.length > 1) throw new Error(`${pointer} has more than one security scheme`)
  return names[0] ?? null
}

/** Values of `x-scope`. `any` permits every key. */
const scopes: readonly unknown[] = ['search', 'read', 'tools', 'delete', 'manage', 'any']

/**
 * Returns the scope that a key needs for an operation. Throws if an operation with a key states none, if another one
 * states one, and if `manage` is not both the scope and the mark.
 */
function scopeOf({ 'x-scope': scope, 'x-key-mark': mark }: Node, security: string | null, pointer: string) {
  if (security === null) {
    if (scope !== undefined) throw new Error(`${pointer} needs no key, and so no x-scope`)
    return null
  }
  if (!scopes.includes(scope)) throw new Error(`${pointer} needs x-scope, which is one of ${scopes.join(', ')}`)
  if ((scope === 'manage') !== (mark === 'manage')) throw new Error(`${pointer}: x-scope and x-key-mark differ`)
  return scope === 'any' ? null : scope as string
}

function toResponse(document: OpenApi, response: Node): DeclaredResponse {
  const headers = Object.entries(asNode(response.headers))
  return {
    contentTypes: contentOf(response).map(([type]) => type),
    headers: headers.map(([name, header]) => ({ name, required: resolve(document, header).required === true })),
  }
}

export function operationsModule(maker: string, document: OpenApi): string {
  const table = tableOf(document)
  const schemes = Object.keys(asNode(asNode(document.components).securitySchemes))
  const { constants, text } = withSharedResponses(table)
  const open = table.filter(({ security }) => security === null).map(({ id }) => `'${id}'`)
  return `// ${maker}
import type { DeclaredResponse, Operation } from '../src/http/operation.ts'

/** The operations that need no key. */
export type PublicOperation = ${open.join(' | ') || 'never'}

/** Names of the security schemes of the document. */
export const securitySchemes: readonly string[] = [${schemes.map(name => `'${name}'`).join(', ')}]

${constants}
export const operations: readonly Operation[] = ${text}
`
}

/**
 * Returns the table as code that declares each distinct response once. Most operations share theirs: a table that
 * repeats them is five times as long, which every start would parse and keep in memory.
 */
function withSharedResponses(table: readonly Operation[]): { constants: string, text: string } {
  const names = new Map<string, string>()
  const nameOf = (response: DeclaredResponse) => {
    const code = JSON.stringify(response, null, 2)
    const name = names.get(code) ?? `response${names.size}`
    names.set(code, name)
    return name
  }
  const outlined = table.map(operation => ({
    ...operation,
    responses: Object.fromEntries(
      Object.entries(operation.responses).map(([status, response]) => [status, `<${nameOf(response)}>`]),
    ),
  }))
  const constants = [...names].map(([code, name]) => `const ${name}: DeclaredResponse = ${code}\n`)
  return {
    constants: constants.join('\n'),
    text: JSON.stringify(outlined, null, 2).replaceAll(/"<(response\d+)>"/g, '$1'),
  }
}
