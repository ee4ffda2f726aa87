import { createPauses, turnFor } from '../../lib/pauses.ts'
import type { Response } from '../egress/client.ts'
import { parseJson } from './fetch-response.ts'
import type { Shape } from './schema.ts'
import { changed, hasShape } from './shape.ts'
import type { Size } from './size.ts'

/** JSON Schema, as far as this file reads it. */
interface Node {
  $ref?: string
  $defs?: Definitions
  properties?: Readonly<Record<string, Node>>
  required?: readonly string[]
  additionalProperties?: Node | boolean
  items?: Node
  prefixItems?: readonly Node[]
}

type Definitions = Readonly<Record<string, Node>>

/** The part of an answer that has the documented shape, and the number of its parts that lack it. */
export interface Readable<Schema> {
  readable: Shape<Schema>
  leftOut: number
}

/**
 * Parses the body as JSON (`body`) and returns the part of it that has the documented shape. Throws like `parseJson`,
 * and `UPSTREAM_CHANGED`.
 */
export async function readShape<Schema extends object>(
  schema: Schema, response: Response, size?: Size,
): Promise<Readable<Schema> & { body: unknown }> {
  const body = await parseJson(response, size)
  await turnFor(response.body)
  return { ...await readablePart(schema, body), body }
}

/** Returns a result. Throws `UPSTREAM_CHANGED` if it is empty and could be in the parts that were left out. */
export function certain<Result>(result: Result, leftOut: number): Result {
  const isEmpty = result === undefined || result === null || (Array.isArray(result) && result.length === 0)
  if (isEmpty && leftOut > 0) throw changed()
  return result
}

/**
 * Returns an answer that has the documented shape. Of another answer it leaves out the parts that lack the shape and
 * prove nothing: members that the schema does not require, and single elements of lists. `leftOut` is their number.
 * Throws `UPSTREAM_CHANGED` if the rest lacks the shape too.
 *
 * A list of which no element has the shape stays as it is: it may be a list of something else. Branches such as `anyOf`
 * are not entered, because each may require other members.
 */
export async function readablePart<Schema extends object>(
  schema: Schema, answer: unknown,
): Promise<Readable<Schema>> {
  if (hasShape(schema, answer)) return { readable: answer, leftOut: 0 }
  const { $defs = noDefinitions } = schema as Node
  const pause = createPauses()
  let leftOut = 0

  async function read(node: Node, value: unknown): Promise<unknown> {
    const { $ref, properties, additionalProperties, items, prefixItems } = node
    if ($ref !== undefined) return read($defs[$ref.replace('#/$defs/', '')]!, value)
    if (Array.isArray(value)) return prefixItems ? readTuple(prefixItems, items, value) : readList(items, value)
    const others = typeof additionalProperties === 'object' ? additionalProperties : undefined
    if (typeof value !== 'object' || value === null || !(properties ?? others)) return value
    return readMembers(node, properties ?? {}, value, others)
  }

  async function readMembers(
    { required = [] }: Node, properties: Definitions, object: object, others: Node | undefined,
  ): Promise<object> {
    const members: Record<string, unknown> = {}
    for (const [name, value] of Object.entries(object as Record<string, unknown>)) {
      const property = Object.hasOwn(properties, name) ? properties[name] : others
      const readable = property ? await read(property, value) : value
      if (!property || required.includes(name) || fits(property, readable)) members[name] = readable
      else leftOut++
    }
    return members
  }

  async function readList(items: Node | undefined, list: readonly unknown[]): Promise<readonly unknown[]> {
    if (!items) return list
    const entries = []
    for (const entry of list) {
      const readable = await read(items, entry)
      if (fits(items, readable)) entries.push(readable)
      await pause()
    }
    if (entries.length === 0) return list
    leftOut += list.length - entries.length
    return entries
  }

  function readTuple(tuple: readonly Node[], items: Node | undefined, list: readonly unknown[]): Promise<unknown[]> {
    return Promise.all(list.map((entry, index) => read(tuple[index] ?? items ?? {}, entry)))
  }

  const fits = (node: Node, value: unknown): boolean => hasShape(withDefinitions(node, $defs), value)

  const readable = await read(schema, answer)
  if (!hasShape(schema, readable)) throw changed()
  return { readable, leftOut }
}

const noDefinitions: Definitions = {}
/** Parts of schemas with the definitions that they refer to. One object each, because validators are kept by object. */
const whole = new WeakMap<Definitions, WeakMap<Node, object>>()

function withDefinitions(node: Node, $defs: Definitions): object {
  if ($defs === noDefinitions) return node
  const known = whole.get($defs) ?? new WeakMap<Node, object>()
  const schema = known.get(node) ?? { ...node, $defs }
  whole.set($defs, known)
  known.set(node, schema)
  return schema
}
