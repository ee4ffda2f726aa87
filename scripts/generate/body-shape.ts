import type { BodyShape } from '../../src/http/operation.ts'
import { asNode, isNode, type Json, list, type Node } from './document.ts'

/**
 * Returns the optional members of a schema whose references are resolved, at every depth. Returns `undefined` if
 * `null` has no place in it: no object of the schema has an optional member that must not be `null`.
 */
export function shapeOf(schema: Json): BodyShape | undefined {
  const node = asNode(schema)
  const parts = [node, ...['allOf', 'anyOf', 'oneOf'].flatMap(key => list(node[key]).map(asNode))]
  const properties = parts.flatMap(part => Object.entries(asNode(part.properties)))
  const required = new Set(parts.flatMap(part => list(part.required)))
  const optional = properties.filter(([name, member]) => !required.has(name) && !allowsNull(member))
    .map(([name]) => name)
  const members = properties.flatMap(([name, member]) => {
    const shape = shapeOf(member)
    return shape === undefined ? [] : [[name, shape] as const]
  })
  const items = isNode(node.items) ? shapeOf(node.items) : undefined
  if (optional.length === 0 && members.length === 0 && items === undefined) return undefined
  return { optional: [...new Set(optional)], members: Object.fromEntries(members), ...items && { items } }
}

/** `true` if `null` is a value of the schema. A schema without a type allows every value. */
function allowsNull(schema: Json): boolean {
  const node: Node = asNode(schema)
  const alternatives = ['anyOf', 'oneOf'].flatMap(key => list(node[key]))
  if (alternatives.length > 0) return alternatives.some(allowsNull)
  if (list(node.allOf).length > 0) return list(node.allOf).every(allowsNull)
  if (node.enum !== undefined) return list(node.enum).includes(null)
  if ('const' in node) return node.const === null
  return node.type === undefined || [node.type].flat().includes('null')
}
