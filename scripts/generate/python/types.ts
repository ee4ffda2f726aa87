import { asNode, list, resolve, textOf, type Json, type Node, type OpenApi } from '../document.ts'
import { docstring, isName, literal } from './text.ts'

const scalars: Readonly<Record<string, string>> = {
  string: 'str',
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  null: 'None',
}

/**
 * Returns the schemas of the document as a Python module: a `TypedDict` for each object with fields, an alias for any
 * other schema. Optional fields are in a subclass with `total=False`, because Python 3.10 has no `NotRequired`.
 */
export function typesModule(maker: string, document: OpenApi): string {
  const schemas = Object.entries(asNode(asNode(document.components).schemas)).map(([name, schema]) =>
    [name, asNode(schema)] as const
  )
  const objects = schemas.filter(([, schema]) => isObject(schema))
  const members = alternatives(document)
  const aliases = new Map(schemas.filter(([, schema]) => !isObject(schema)))
  return [
    '"""The schemas of the API document as types. A newer server may add fields and values."""',
    `# ${maker}`,
    '',
    'from __future__ import annotations',
    '',
    'from typing import Any, Literal, TypeAlias, TypedDict, Union, final',
    '',
    ...objects.flatMap(([name, schema]) => ['', ...objectLines(name, schema, members.has(name))]),
    ...sorted(aliases).flatMap(name => [
      '',
      `${name}: TypeAlias = ${pythonType(aliases.get(name)!, 'eager')}`,
      ...docstring(textOf(aliases.get(name)!.description), ''),
    ]),
    '',
  ].join('\n')
}

/**
 * Returns the names of the schemas that are a part of a union, or the body of a webhook. Their types are final: a type
 * checker then knows by `'id' in event` which of them a value is.
 */
function alternatives(document: OpenApi): Set<string> {
  const names = new Set<string>()
  const note = (text: string): void => {
    for (const [, name] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g)) names.add(name!)
  }
  for (const schema of Object.values(asNode(asNode(document.components).schemas))) {
    note(JSON.stringify(list(asNode(schema).oneOf)))
  }
  for (const item of Object.values(asNode(document.webhooks))) {
    note(JSON.stringify(resolve(document, asNode(asNode(item).post).requestBody ?? {})))
  }
  return names
}

const isObject = (schema: Node): boolean => Object.keys(asNode(schema.properties)).length > 0

function objectLines(name: string, schema: Node, isAlternative: boolean): string[] {
  const required = new Set(list(schema.required))
  const fields = Object.entries(asNode(schema.properties)).map(([key, field]) => ({ key, field: asNode(field) }))
  const needed = fields.filter(({ key }) => required.has(key))
  const optional = fields.filter(({ key }) => !required.has(key))
  const doc = textOf(schema.description)
  if (optional.length === 0) return typedDict(name, needed, { doc, isAlternative })
  if (needed.length === 0) return typedDict(name, optional, { doc, isPartial: true, isAlternative })
  return [
    ...typedDict(`_${name}Required`, needed, {}), '',
    ...typedDict(name, optional, { doc, isPartial: true, isAlternative, base: `_${name}Required` }),
  ]
}

interface Field {
  key: string
  field: Node
}

interface ClassOptions {
  doc?: string
  /** True if all fields are optional. */
  isPartial?: boolean
  isAlternative?: boolean
  base?: string
}

/** Writes a class, or a call of `TypedDict` if a field cannot be the name of an attribute. */
function typedDict(
  name: string,
  fields: readonly Field[],
  { doc = '', isPartial = false, isAlternative = false, base }: ClassOptions,
): string[] {
  if (fields.every(({ key }) => isName(key))) {
    return [
      ...isAlternative ? ['@final'] : [],
      `class ${name}(${base ?? 'TypedDict'}${isPartial ? ', total=False' : ''}):`,
      ...doc === '' ? [] : [...docstring(doc, '    '), ''],
      ...fields.flatMap(({ key, field }) => [
        `    ${key}: ${pythonType(field, 'late')}`,
        ...docstring(textOf(field.description), '    '),
      ]),
      '',
    ]
  }
  if (base !== undefined) throw new Error(`${name}: a field has the name of a Python keyword, and some are optional`)
  return [
    `${name} = TypedDict(`, `    "${name}",`, '    {',
    ...fields.map(({ key, field }) => `        "${key}": ${JSON.stringify(pythonType(field, 'late'))},`),
    `    },${isPartial ? ' total=False,' : ''}`, ')', ...docstring(doc, ''), '',
  ]
}

/**
 * Returns the type of a schema. `eager` types are evaluated when the module is loaded, and have `Union`; `late` types
 * are in annotations.
 */
export function pythonType(schema: Node, when: 'eager' | 'late' = 'late'): string {
  const of = (part: Json | undefined): string => pythonType(asNode(part), when)
  const { $ref, const: constant, enum: values, oneOf, anyOf, type, items, additionalProperties } = schema
  if (typeof $ref === 'string') return $ref.split('/').at(-1)!
  if (constant !== undefined) return `Literal[${literal(constant)}]`
  if (Array.isArray(values)) return `Literal[${values.map(literal).join(', ')}]`
  const branches = list(oneOf ?? anyOf)
  if (branches.length > 0) return union(branches.map(of), when)
  if (Array.isArray(type)) return union(type.map(one => pythonType({ ...schema, type: one }, when)), when)
  if (type === 'array') return `list[${of(items)}]`
  if (type === 'object') return `dict[str, ${asNode(additionalProperties).type ?? asNode(additionalProperties).$ref
    ?? asNode(additionalProperties).oneOf ? of(additionalProperties) : 'Any'}]`
  return scalars[textOf(type)] ?? 'Any'
}

function union(parts: readonly string[], when: 'eager' | 'late'): string {
  const all = [...new Set(parts)]
  return all.length === 1 ? all[0]! : when === 'eager' ? `Union[${all.join(', ')}]` : all.join(' | ')
}

/** Returns the names of the aliases, each after those that it refers to. */
function sorted(aliases: ReadonlyMap<string, Node>): string[] {
  const done = new Set<string>()
  const visit = (name: string, inside: readonly string[]): void => {
    const schema = aliases.get(name)
    if (schema === undefined || done.has(name)) return
    if (inside.includes(name)) throw new Error(`${name} contains itself, and is not an object`)
    for (const [, inner] of JSON.stringify(schema).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      visit(inner!, [...inside, name])
    }
    done.add(name)
  }
  for (const name of aliases.keys()) visit(name, [])
  return [...done]
}
