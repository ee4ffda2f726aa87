import openapiTS, { astToString } from 'openapi-typescript'
import { isNode, resolve, textOf, type Json, type OpenApi } from './document.ts'

const headers = '#/components/headers/'

/**
 * Returns the document as TypeScript types for the server. A parameter with a default is not optional in these types,
 * because the server fills in the default.
 */
export async function typesModule(maker: string, document: OpenApi): Promise<string> {
  const seen = withHeaders(document, alwaysDefaulted(document, document)) as OpenApi
  const nodes = await openapiTS(JSON.stringify(seen), { emptyObjectsUnknown: true, silent: true })
  return `// ${maker}\n${astToString(nodes)}`
}

function alwaysDefaulted(document: OpenApi, value: Json): Json {
  if (Array.isArray(value)) return value.map(entry => alwaysDefaulted(document, entry))
  if (!isNode(value)) return value
  const copy = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, alwaysDefaulted(document, part)]))
  const isParameter = typeof value.in === 'string' && typeof value.name === 'string' && isNode(value.schema)
  return isParameter && resolve(document, value.schema).default !== undefined ? { ...copy, required: true } : copy
}

/** Returns the document with optional headers in place, because openapi-typescript takes each `$ref` as required. */
export function withHeaders(document: OpenApi, value: Json): Json {
  if (Array.isArray(value)) return value.map(entry => withHeaders(document, entry))
  if (!isNode(value)) return value
  const isOptional = textOf(value.$ref).startsWith(headers) && resolve(document, value).required !== true
  if (isOptional) return resolve(document, value)
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withHeaders(document, part)]))
}
