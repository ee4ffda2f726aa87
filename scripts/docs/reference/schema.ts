import { asNode, isNode, list, resolve, textOf, type Json, type Node } from '../../generate/document.ts'

/** A schema for display: references are resolved, and `allOf` is merged. */
export interface Shape {
  /** The type in words, such as `array of strings`, `"connected"`, `string or null`. */
  type: string
  description: string
  /** The constraints in words, such as `1 to 100`, `default 20`. */
  rules: string[]
  /** The allowed values, as JSON. Empty if any value is allowed. */
  values: string[]
  /** Fields of the object, or of the items of the array. */
  fields: Field[]
  /** Alternatives (`oneOf` or `anyOf`), each with a name. */
  variants: Variant[]
}

export interface Field {
  name: string
  required: boolean
  shape: Shape
}

export interface Variant {
  name: string
  shape: Shape
}

const nothing: Shape = {
  type: 'any',
  description: '',
  rules: [],
  values: [],
  fields: [],
  variants: [],
}

/**
 * Describes a schema. `inside` lists the references that lead to this schema, so that a schema that contains itself
 * causes no endless recursion.
 */
export function shapeOf(document: Node, schema: Json | undefined, inside: readonly string[] = []): Shape {
  const name = textOf(asNode(schema).$ref)
  if (inside.includes(name) && name !== '') return { ...nothing, type: 'recursive, as above' }
  const path = name === '' ? inside : [...inside, name]
  const flat = flatten(document, schema)
  const entries = flat.type === 'array' ? shapeOf(document, flat.items, path) : undefined
  const options = list(flat.oneOf ?? flat.anyOf)
  const shapes = options.map(option => ({ option, shape: shapeOf(document, option, path) }))
  const variants = shapes.filter(({ shape }) => shape.fields.length > 0 || shape.variants.length > 0)
    .map(({ option, shape }) => ({ name: variantName(document, option), shape }))
  const extra =
    isNode(flat.additionalProperties) &&
      !('type' in flat.additionalProperties && Object.keys(flat.additionalProperties).length === 0)
      ? [{ name: '(any name)', required: false, shape: shapeOf(document, flat.additionalProperties, path) }] :
      []
  const required = list(flat.required)
  const own = Object.entries(asNode(flat.properties)).map(([field, one]) =>
    ({ name: field, required: required.includes(field), shape: shapeOf(document, one, path) }))
  return {
    type: options.length > 0 ? [...new Set(shapes.map(({ shape }) => shape.type))].join(' or ') : typeOf(flat, entries),
    description: textOf(flat.description),
    rules: [...rulesOf(flat), ...entries?.values.length === 0 ? entries.rules.map(rule => `each ${rule}`) : []],
    values: [...list(flat.enum).map(value => JSON.stringify(value)), ...entries?.values ?? [],
      ...shapes.flatMap(({ shape }) => shape.values)],
    fields: [...own, ...extra, ...entries?.fields ?? []],
    variants: variants.length > 1
      ? variants
      : [...variants.flatMap(({ shape }) => shape.variants), ...entries?.variants ?? []],
    ...variants.length === 1 && { fields: variants[0]!.shape.fields },
  }
}

/**
 * Merges a schema, the schemas to which its `$ref` leads, and its `allOf` and `dependentSchemas` into one node. The
 * node has the properties of all these schemas. If a keyword occurs in several schemas, the outermost schema wins.
 */
export function flatten(document: Node, schema: Json | undefined): Node {
  const { $ref, allOf, dependentSchemas, ...own } = asNode(schema)
  const parts = [
    ...typeof $ref === 'string' ? [flatten(document, resolve(document, { $ref }))] : [],
    ...[...list(allOf), ...Object.values(asNode(dependentSchemas))].map(part => flatten(document, part)),
    own,
  ]
  return parts.reduce((all, part) => ({
    ...all,
    ...part,
    ...(all.required ?? part.required) !== undefined &&
      { required: [...new Set([...list(all.required), ...list(part.required)])] },
    ...(all.properties ?? part.properties) !== undefined &&
      { properties: joined(asNode(all.properties), asNode(part.properties)) },
  }), {})
}

const joined = (some: Node, more: Node): Node => {
  const both = Object.entries(more).map((
    [name, schema],
  ): [string, Json] => [name, some[name] === undefined ? schema : { allOf: [some[name], schema] }])
  return { ...some, ...Object.fromEntries(both) }
}

function typeOf(flat: Node, entries: Shape | undefined): string {
  if ('const' in flat) return JSON.stringify(flat.const)
  const types = (Array.isArray(flat.type) ? flat.type : [flat.type]).map(textOf).filter(type => type !== '')
  const format = textOf(flat.format)
  const named = types.map(type => {
    if (type === 'array') return `array of ${entries?.type ?? 'any'}`
    return type === 'string' && ['uuid', 'date-time', 'date', 'uri', 'email'].includes(format) ? format : type
  })
  return named.length > 0 ? named.join(' or ') : isNode(flat.properties) ? 'object' : 'any'
}

const ranges: ReadonlyArray<readonly [least: string, most: string, unit: string]> = [
  ['minimum', 'maximum', ''], ['minLength', 'maxLength', ' character'], ['minItems', 'maxItems', ' entry'],
]

/** Returns the constraints in words. Leaves out the minimum length of a UUID, which follows from its format. */
function rulesOf(flat: Node): string[] {
  const bounds = ranges.filter(([least]) => least !== 'minLength' || flat.format !== 'uuid').map((
    [least, most, unit],
  ) => range(flat[least], flat[most], unit))
  return [
    ...bounds.filter(rule => rule !== ''),
    ...typeof flat.pattern === 'string' ? [`pattern ${flat.pattern}`] : [],
    ...flat.default === undefined ? [] : [`default ${JSON.stringify(flat.default)}`],
  ]
}

function range(least: Json | undefined, most: Json | undefined, unit: string): string {
  const counted = (value: number) =>
    `${value.toLocaleString('en-GB')}${value === 1 || unit === '' ? unit : unit.replace(/y$/, 'ie').concat('s')}`
  if (typeof least === 'number' && typeof most === 'number') {
    return `${least.toLocaleString('en-GB')} to ${counted(most)}`
  }
  if (typeof least === 'number') return `at least ${counted(least)}`
  return typeof most === 'number' ? `at most ${counted(most)}` : ''
}

/** Returns the name of an alternative: the name of its event, or of its schema. */
function variantName(document: Node, option: Json): string {
  const event = asNode(asNode(flatten(document, option).properties).event)
  return textOf(flatten(document, event).const) || textOf(asNode(option).$ref).split('/').at(-1)! || 'object'
}
