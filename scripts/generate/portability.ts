/*
 * Parts of a document that generators of clients cannot read, although they are valid
 *
 * `unportableParts` finds patterns with `\p{…}`, bytes without `format: binary`, a `const` of a text without the same
 * `enum`, and parameters with the name of a schema. The others are found by `npm run clients`:
 *
 * | avoid | write | reason |
 * |---|---|---|
 * | `allOf` that narrows a field | the whole object; for errors `dependentSchemas` beside `$ref` |
 *   openapi-python-client makes a class for each |
 * | other keywords than `dependentSchemas` beside a `$ref` | a schema of its own | openapi-generator: `InlineObject1` |
 * | `field: true`, `field: false` | `field: {}`, `field: { not: {} }` | oapi-codegen |
 * | a `$ref` to a map as the entries of a list | the map in line | openapi-generator (Ruby) |
 * | a parameter with the name of a response | another name | oapi-codegen, openapi-generator |
 * | `const` of a boolean or a number | `not`, or equal bounds | openapi-generator |
 * | `type: [string, number]`, `enum` with `null` | `oneOf` of `null` and a named schema | oapi-codegen,
 *   openapi-python-client |
 * | the name of an event without `x-go-type-name` | `x-go-type-name: ConnectedEventName` | oapi-codegen:
 *   `ConnectedEventEvent` |
 * | symbols as values of an enumeration | the same with `x-enum-varnames` | openapi-generator (Rust) |
 * | `additionalProperties: true` in the values of a map | leave it out: it is the default | openapi-generator (Rust) |
 * | an object as `requestBody` of a link | words in its description | openapi-generator |
 * | a tag of operations on a webhook | a tag of its own | openapi-generator loses the operations |
 */
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
