import { asNode, escapePointer, isNode, type Json, type OpenApi, operationsOf, textOf } from './document.ts'

/** OpenAPI extension that holds the name of an operation in our client, such as `searches.create`. */
export const clientName = 'x-client-name'
const nameForm = /^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/

/** Returns a line for each operation or schema that generated clients would give a bad name. */
export const brokenNames = (document: OpenApi): string[] => [...brokenClientNames(document), ...unnamedShapes(document)]

function brokenClientNames(document: OpenApi): string[] {
  const operations = operationsOf(document)
  const names = operations.map(({ node }) => textOf(node[clientName]))
  return operations.flatMap(({ pointer, node }) => {
    const name = textOf(node[clientName])
    if (!nameForm.test(name)) return [`${pointer} has no ${clientName} of the form group.verb`]
    return names.filter(one => one === name).length > 1
      ? [`${pointer} has the ${clientName} of another operation: ${name}`]
      : []
  })
}

/**
 * Keywords that `unnamedShapes` skips. They only narrow a schema that already has a name, or their values are not
 * schemas.
 */
const skippedKeywords: ReadonlySet<string> = new Set([
  'if', 'then', 'else', 'not', 'dependentSchemas', 'example', 'examples', 'default',
])

/**
 * Finds objects and enumerations that are not named schemas. Generators would give them numbered names, such as
 * `InlineObject1`.
 */
function unnamedShapes(document: OpenApi): string[] {
  const { schemas, examples: _, ...others } = asNode(document.components)
  const found = Object.entries(asNode(schemas)).flatMap(([name, schema]) =>
    below(schema, `#/components/schemas/${name}`)
  )
  return [...found, ...unnamed(document.paths, '#/paths'), ...unnamed(others, '#/components')]
}

function unnamed(value: Json, pointer: string): string[] {
  const isShape = isNode(value) && (isNode(value.properties) || Array.isArray(value.enum) && value.const === undefined)
  return isShape ? [`${pointer} has no name: make it a schema of its own`] : below(value, pointer)
}

const below = (value: Json | undefined, pointer: string): string[] => {
  if (Array.isArray(value)) return value.flatMap((entry, index) => unnamed(entry, `${pointer}/${index}`))
  return Object.entries(asNode(value)).filter(([key]) => !skippedKeywords.has(key)).flatMap(([key, part]) =>
    key === 'properties'
      ? Object.entries(asNode(part)).flatMap(([name, field]) =>
        unnamed(field, `${pointer}/properties/${escapePointer(name)}`)
      )
      : unnamed(part, `${pointer}/${escapePointer(key)}`)
  )
}
