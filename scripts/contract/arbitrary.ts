import fc, { type Arbitrary } from 'fast-check'
import { asNode, isNode, type Json, list, type Node, textOf } from '../generate/document.ts'

/** Part of the request that carries a text. A path or header cannot carry every character. */
export type Place = 'body' | 'path' | 'query' | 'header'

/**
 * Generates values for a schema that has no `$ref`. Most of the values match the schema; the caller must discard the
 * others. The examples of the schema are generated often.
 */
export function valuesOf(schema: Json, place: Place = 'body'): Arbitrary<unknown> {
  if (!isNode(schema)) return anything
  const examples = [...list(schema.examples), ...schema.default === undefined ? [] : [schema.default]]
  const made = madeOf(schema, place)
  return examples.length === 0 ? made : fc.oneof(fc.constantFrom(...examples), made)
}

/** Values for a schema that sets no type. */
const anything: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, 0, '', [], {}),
  fc.jsonValue({ maxDepth: 1 }),
)

function madeOf(schema: Node, place: Place): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...list(schema.enum))
  const alternatives = [...list(schema.oneOf), ...list(schema.anyOf)]
  if (alternatives.length > 0) return fc.oneof(...alternatives.map(one => valuesOf(one, place)))
  if (schema.allOf !== undefined) return valuesOf(merged(schema), place)
  const types = [schema.type ?? (schema.properties === undefined ? undefined : 'object')].flat()
  return fc.oneof(...types.map(type => ofType(type, schema, place)))
}

function ofType(type: Json | undefined, schema: Node, place: Place): Arbitrary<unknown> {
  switch (type) {
    case 'null': return fc.constant(null)
    case 'boolean': return fc.boolean()
    case 'integer': return fc.integer(boundsOf(schema, 2_147_483_647))
    case 'number': return fc.double({ ...boundsOf(schema, 1e9), noNaN: true })
    case 'string': return textOfSchema(schema, place)
    case 'array': return listOf(schema, place)
    case 'object': return objectOf(schema, place)
    default: return anything
  }
}

function boundsOf({ minimum, maximum }: Node, most: number): { min: number, max: number } {
  const [min, max] = [minimum ?? -most, maximum ?? most] as [number, number]
  return { min: Math.max(min, -2_147_483_648), max: Math.max(min, Math.min(max, 2_147_483_647)) }
}

/** Maximum length of generated texts, in characters. It is exceeded only if the schema requires a longer text. */
const usualLength = 40

function textOfSchema({ minLength, maxLength, pattern, format }: Node, place: Place): Arbitrary<string> {
  const bounds = {
    minLength: Number(minLength ?? 0),
    maxLength: Math.min(Number(maxLength ?? usualLength), Math.max(usualLength, Number(minLength ?? 0))),
  }
  const known = formats[textOf(format)]
  const made = known ?? (typeof pattern === 'string' ? ofPattern(pattern, bounds) : freeText(place, bounds))
  const rule = typeof pattern === 'string' ? new RegExp(pattern, 'u') : /(?:)/
  return made.filter(text =>
    rule.test(text) && [...text].length >= bounds.minLength && [...text].length <= Number(maxLength ?? Infinity) &&
    isSendable(text, place)
  )
}

const formats: Readonly<Record<string, Arbitrary<string>>> = {
  'uuid': fc.uuid(),
  'uri': fc.webUrl({ validSchemes: ['https'] }),
  'email': fc.emailAddress(),
  'date': fc.date({ min: new Date('1990-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }).map(date =>
    date.toISOString().slice(0, 10)
  ),
  'date-time': fc.date({ min: new Date('1990-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }).map(date =>
    date.toISOString()
  ),
}

/**
 * Generates texts for a pattern. `stringMatching` does not support Unicode property classes. For a pattern with these
 * classes, the texts are random, and only some of them match.
 */
function ofPattern(pattern: string, bounds: { minLength: number, maxLength: number }): Arbitrary<string> {
  return /\\[pP]\{/.test(pattern)
    ? fc.string({ ...bounds, unit: fc.constantFrom(...'abcdefgßéñ0123456789-_. ') })
    : fc.stringMatching(new RegExp(pattern))
}

const freeText = (place: Place, bounds: { minLength: number, maxLength: number }): Arbitrary<string> =>
  place === 'header'
    ? fc.string({ ...bounds, unit: 'grapheme-ascii' })
    : fc.oneof(fc.string({ ...bounds, unit: 'grapheme' }), fc.string({ ...bounds, unit: 'binary' }))

/**
 * `true` if the text can be sent in this place. In a path, an empty segment, `.` or `..` would lead to another path.
 */
function isSendable(text: string, place: Place): boolean {
  if (place === 'path') return text !== '' && !/^\.\.?$/.test(text) && text.isWellFormed()
  return place === 'body' || (text.isWellFormed() && (place !== 'header' || text === text.trim()))
}

function listOf(schema: Node, place: Place): Arbitrary<unknown[]> {
  const minLength = Number(schema.minItems ?? 0)
  const bounds = { minLength, maxLength: Math.max(minLength, Math.min(Number(schema.maxItems ?? 3), 3)) }
  const items = valuesOf(schema.items ?? {}, place)
  return schema.uniqueItems === true
    ? fc.uniqueArray(items, { ...bounds, selector: JSON.stringify })
    : fc.array(items, bounds)
}

function objectOf(schema: Node, place: Place): Arbitrary<object> {
  const properties = Object.entries(asNode(schema.properties)).filter(([, property]) => property !== false)
  const required = list(schema.required) as string[]
  return fc.record(
    Object.fromEntries(properties.map(([name, property]) => [name, valuesOf(property, place)])),
    { requiredKeys: properties.map(([name]) => name).filter(name => required.includes(name)), noNullPrototype: true },
  )
}

function merged({ allOf, ...rest }: Node): Node {
  return [...list(allOf).map(asNode), rest].reduce((whole, part) => ({
    ...whole, ...part,
    properties: { ...asNode(whole.properties), ...asNode(part.properties) },
    required: [...list(whole.required), ...list(part.required)],
  }), {})
}
