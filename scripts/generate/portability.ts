import { asNode, escapePointer, holdsData, isNode, type Json, type OpenApi } from './document.ts'

/** Returns a line for each part of a document that generators of clients cannot read, although it is valid. */
export function unportableParts(document: OpenApi): string[] {
  const { schemas, parameters, headers } = asNode(document.components)
  const names = new Set(Object.keys(asNode(schemas)))
  return [
    ...Object.keys(asNode(parameters)).filter(name => names.has(name))
      .map(name => `#/components/parameters/${name} has the name of a schema: generators make one type of both`),
    ...Object.entries({ schemas, parameters, headers, paths: document.paths }).flatMap(([name, part]) =>
      partsBelow(part, name === 'paths' ? '#/paths' : `#/components/${name}`)
    ),
    ...Object.entries(asNode(schemas)).flatMap(([name, schema]) =>
      constantsBelow(schema, `#/components/schemas/${name}`)
    ),
  ]
}

function partsBelow(value: Json | undefined, pointer: string): string[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => partsBelow(entry, `${pointer}/${index}`))
  if (!isNode(value)) return []
  const { pattern, contentMediaType, format } = value
  return [
    ...typeof pattern === 'string' && /\\p\{/i.test(pattern)
      ? [`${pointer} has a pattern with \\p{…}, which Go, Python and Ruby do not read alike`]
      : [],
    ...typeof contentMediaType === 'string' && format !== 'binary'
      ? [`${pointer} has bytes without format: binary`]
      : [],
    ...Object.entries(value).filter(([key]) => key === 'properties' || !holdsData.has(key))
      .flatMap(([key, part]) => partsBelow(part, `${pointer}/${escapePointer(key)}`)),
  ]
}

/** Keywords that narrow a schema; generators do not read them. */
const narrowing: ReadonlySet<string> = new Set(['if', 'then', 'else', 'not', 'dependentSchemas'])

/** Finds constants without an `enum` beside them: generators for OpenAPI 3.0 do not know `const`. */
function constantsBelow(value: Json | undefined, pointer: string): string[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => constantsBelow(entry, `${pointer}/${index}`))
  if (!isNode(value)) return []
  const isAlone = typeof value.const === 'string' && JSON.stringify(value.enum) !== JSON.stringify([value.const])
  return [
    ...isAlone ? [`${pointer} has const: ${JSON.stringify(value.const)} without the same enum`] : [],
    ...Object.entries(value).filter(([key]) => !holdsData.has(key) && !narrowing.has(key))
      .flatMap(([key, part]) => constantsBelow(part, `${pointer}/${escapePointer(key)}`)),
  ]
}
