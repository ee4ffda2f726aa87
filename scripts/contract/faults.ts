import { asNode, isNode, type Json, list, type Node, textOf } from '../generate/document.ts'

/** A value with one fault. */
export interface Faulty {
  /** Description of the fault, such as `query.value: too long`. */
  what: string
  /** Dotted path of the field that the validation error must name. */
  names: string
  value: Json
}

type Path = ReadonlyArray<string | number>

/** One value of each JSON type, with the name of the type. */
const others: ReadonlyArray<readonly [string, Json]> = [
  ['null', null], ['boolean', true], ['integer', 7], ['number', 1.5], ['string', 'text'], ['array', []], ['object', {}],
]

/**
 * Returns copies of a valid value, each with one fault in one field. Together, the copies break every field in every
 * way that can be tested.
 */
export function faultsOf(schema: Json, value: Json): Faulty[] {
  return walk(schema, value, []).map(({ what, path, names, replacement }) => ({
    what: `${(names ?? path).join('.') || 'the body'}: ${what}`,
    names: (names ?? path).join('.'),
    value: replaced(value, path, replacement),
  }))
}

interface Found {
  what: string
  path: Path
  /** Path that the validation error must name, if it differs from the path of the replaced field. */
  names?: Path
  replacement: Json
}

function walk(given: Json, value: Json, path: Path): Found[] {
  if (!isNode(given)) return []
  const schema = given
  const here = (what: string, replacement: Json): Found => ({ what, path, replacement })
  return [
    ...ofTypes(schema).map(([type, replacement]) =>
      here(`${type} in place of ${[schema.type].flat().map(one => textOf(one)).join(' or ')}`, replacement)
    ),
    ...ofValues(schema).map(replacement => here('none of its values', replacement)),
    ...(typeof value === 'string' ? ofText(schema, value).map(([what, text]) => here(what, text)) : []),
    ...(typeof value === 'number' ? ofNumber(schema).map(number => here('out of bounds', number)) : []),
    ...(Array.isArray(value) ? ofList(schema, value, path) : []),
    ...(isNode(value) ? ofObject(schema, value, path) : []),
  ]
}

function ofTypes({ type, const: only, enum: values }: Node): ReadonlyArray<readonly [string, Json]> {
  const types = [type].flat()
  if (type === undefined && only === undefined && values === undefined) return []
  return others.filter(([name]) => !types.includes(name) && !(name === 'integer' && types.includes('number')))
}

function ofValues({ enum: values, const: only }: Node): Json[] {
  const allowed = [...list(values), ...only === undefined ? [] : [only]]
  const words = allowed.filter(one => typeof one === 'string')
  return words.length === 0
    ? []
    : ['none-of-these', '', words[0]!.toUpperCase(), `${words[0]} `].filter(one => !allowed.includes(one))
}

export function ofText(
  { minLength, maxLength, pattern, format, enum: values }: Node,
  value: string,
): Array<readonly [string, string]> {
  if (values !== undefined) return []
  return [
    ...(Number(minLength ?? 0) > 0
      ? [['too short', [...value].slice(0, Number(minLength) - 1).join('')] as const]
      : []),
    ...(maxLength === undefined
      ? []
      : [['too long', `${value}${'a'.repeat(Number(maxLength) + 1)}`.slice(0, Number(maxLength) + 1)] as const]),
    ...(typeof pattern === 'string'
      ? ['\u0007', ' ', 'a b', '!', '<>', 'é'].filter(one => !new RegExp(pattern, 'u').test(one)).slice(0, 2).map(one =>
        ['does not match its pattern', one] as const
      )
      : []),
    ...(typeof format === 'string'
      ? [['does not match its format', 'no-such-thing'] as const, ['does not match its format', `${value}x`] as const]
      : []),
  ]
}

export function ofNumber({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Node): number[] {
  const bounds = [[minimum, -1], [maximum, 1], [exclusiveMinimum, 0], [exclusiveMaximum, 0]] as const
  return bounds.flatMap(([bound, step]) => typeof bound === 'number' ? [bound + step] : []).filter(Number.isSafeInteger)
}

function ofList({ minItems, maxItems, items = {} }: Node, value: Json[], path: Path): Found[] {
  const many = (length: number) => Array.from({ length }, (_, index) => value[index % value.length] ?? null)
  return [
    ...(Number(minItems ?? 0) > 0
      ? [{ what: 'too few entries', path, replacement: value.slice(0, Number(minItems) - 1) }]
      : []),
    ...(maxItems === undefined || value.length === 0
      ? []
      : [{ what: 'too many entries', path, replacement: many(Number(maxItems) + 1) }]),
    ...value.slice(0, 1).flatMap((entry, index) => walk(items, entry, [...path, index])),
  ]
}

function ofObject(schema: Node, value: Node, path: Path): Found[] {
  const properties = asNode(schema.properties)
  return [
    ...[...list(schema.required), ...list(asNode(schema.then).required)].map(String).filter(name => name in value)
      .map(name => {
        const { [name]: _, ...rest } = value
        return { what: 'missing', path, names: [...path, name], replacement: rest }
      }),
    ...(schema.additionalProperties === false
      ? [{ what: 'unknown', path, names: [...path, 'unexpected'], replacement: { ...value, unexpected: 1 } }]
      : []),
    ...Object.entries(value).flatMap(([name, part]) => {
      const found = walk(properties[name] ?? {}, part, [...path, name])
      // null in place of an optional member counts as left out
      const isFault = ({ path: at, replacement }: Found) => replacement !== null || at.length > path.length + 1
      return list(schema.required).includes(name) ? found : found.filter(isFault)
    }),
  ]
}

function replaced(value: Json, [first, ...rest]: Path, replacement: Json): Json {
  if (first === undefined) return replacement
  if (Array.isArray(value)) {
    return value.map((part, index) => index === first ? replaced(part, rest, replacement) : part)
  }
  const fields = asNode(value)
  return { ...fields, [first]: replaced(fields[first]!, rest, replacement) }
}
