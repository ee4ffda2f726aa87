/*
 * Parts of a document that generators of clients cannot read, although they are valid
 *
 * `unportableParts` finds patterns that some languages read otherwise, bytes without `format: binary`, a `const` of a
 * text without the same `enum` and of another type at all, examples without a value, and names that generators make
 * equal. The others are found by `npm run clients` and `npm run documents`:
 *
 * | avoid | write | reason |
 * |---|---|---|
 * | `allOf` that narrows a field | the whole object; for errors `dependentSchemas` beside `$ref` |
 *   openapi-python-client makes a class for each |
 * | other keywords than `dependentSchemas` beside a `$ref` | a schema of its own | openapi-generator: `InlineObject1` |
 * | `field: true`, `field: false` | `field: {}`, `field: { not: {} }` | oapi-codegen |
 * | a `$ref` to a map as the entries of a list | the map in line | openapi-generator (Ruby) |
 * | a parameter with the name of a response | another name | oapi-codegen, openapi-generator |
 * | `const` of a boolean or a number | `not`, or equal bounds | openapi-generator (Java) |
 * | `\d`, `\w`, `\u001f`, look-around in a pattern | `[0-9]`, `\x1f` | Go, Rust, PHP |
 * | `type: [string, number]`, `enum` with `null` | `oneOf` of `null` and a named schema | oapi-codegen,
 *   openapi-python-client |
 * | the name of an event without `x-go-type-name` | `x-go-type-name: ConnectedEventName` | oapi-codegen:
 *   `ConnectedEventEvent` |
 * | a constant of a field without `title` | `title: ConnectedEventName` | renderers show a schema without a name |
 * | symbols as values of an enumeration | the same with `x-enum-varnames` | openapi-generator (Rust) |
 * | `additionalProperties: true` in the values of a map | leave it out: it is the default | openapi-generator (Rust) |
 * | an object as `requestBody` of a link | words in its description | openapi-generator |
 * | a tag of operations on a webhook | a tag of its own | openapi-generator loses the operations |
 * | a component of webhooks only | the webhook as a callback too | oapi-codegen removes the component and uses it |
 */
import { asNode, escapePointer, holdsData, isNode, type Json, type OpenApi } from './document.ts'
import { collidingNames, sharedNames } from './portable-names.ts'
import { unportablePart } from './portable-patterns.ts'
import { ofWebhooksOnly } from './webhook-components.ts'

/** Returns a line for each part of a document that generators of clients cannot read, although it is valid. */
export function unportableParts(document: OpenApi): string[] {
  const { components, paths, webhooks } = document
  const roots = Object.entries({ components, paths, webhooks })
  return [
    ...sharedNames(document),
    ...collidingNames(document),
    ...ofWebhooksOnly(document),
    ...roots.flatMap(([name, part]) => [...partsBelow(part, `#/${name}`), ...constantsBelow(part, `#/${name}`)]),
    ...Object.entries(asNode(asNode(components).examples)).flatMap(([name, example]) =>
      withoutValue(example, `#/components/examples/${name}`)),
  ]
}

function partsBelow(value: Json | undefined, pointer: string): string[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => partsBelow(entry, `${pointer}/${index}`))
  if (!isNode(value)) return []
  const { pattern, contentMediaType, format, examples } = value
  const part = typeof pattern === 'string' ? unportablePart(pattern) : undefined
  return [
    ...part === undefined ? [] : [`${pointer} has a pattern that some languages read otherwise, from ${part}`],
    ...Object.entries(asNode(examples)).flatMap(([name, example]) =>
      withoutValue(example, `${pointer}/examples/${escapePointer(name)}`)),
    ...typeof contentMediaType === 'string' && format !== 'binary'
      ? [`${pointer} has bytes without format: binary`]
      : [],
    ...Object.entries(value).filter(([key]) => key === 'properties' || !holdsData.has(key))
      .flatMap(([key, part]) => partsBelow(part, `${pointer}/${escapePointer(key)}`)),
  ]
}

/** Keywords that narrow a schema; generators do not read them. */
const narrowing: ReadonlySet<string> = new Set(['if', 'then', 'else', 'not', 'dependentSchemas'])

/** Reports an example that has neither a value nor the address of one, which some parsers refuse. */
const withoutValue = (example: Json, pointer: string): string[] =>
  isNode(example) && ['value', 'externalValue', '$ref'].every(key => example[key] === undefined)
    ? [`${pointer} has no value`]
    : []

/**
 * Finds constants that generators for OpenAPI 3.0 cannot read: texts without an `enum` beside them, because they do not
 * know `const`, and other values, of which some make code that does not compile.
 */
function constantsBelow(value: Json | undefined, pointer: string): string[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => constantsBelow(entry, `${pointer}/${index}`))
  if (!isNode(value)) return []
  const { const: only, enum: values, title } = value
  const isField = /\/properties\/[^/]+$/.test(pointer)
  const isAlone = typeof only === 'string' && JSON.stringify(values) !== JSON.stringify([only])
  const isOther = typeof only === 'boolean' || typeof only === 'number'
  return [
    ...isAlone ? [`${pointer} has const: ${JSON.stringify(only)} without the same enum`] : [],
    ...typeof only === 'string' && isField && title === undefined
      ? [`${pointer} has const: ${JSON.stringify(only)} without a title`]
      : [],
    ...isOther ? [`${pointer} has const: ${only}: write not, or equal bounds`] : [],
    ...Object.entries(value).filter(([key]) => !holdsData.has(key) && !narrowing.has(key))
      .flatMap(([key, part]) => constantsBelow(part, `${pointer}/${escapePointer(key)}`)),
  ]
}
