import { holdsData, isNode, list, type Json, type OpenApi } from '../generate/document.ts'

/**
 * Returns one line for each header or parameter that an OpenAPI document declares where it is used. Each needs a file
 * of its own below openapi/components, so that it is written once.
 */
export const inlineParts = (document: OpenApi): string[] => partsOf(document, '#')

function partsOf(value: Json, pointer: string): string[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => partsOf(entry, `${pointer}/${index}`))
  if (!isNode(value)) return []
  const isComponents = pointer === '#/components'
  const headers = isNode(value.headers) && !isComponents ? Object.entries(value.headers) : []
  return [
    ...headers.filter(([, header]) => isInline(header))
      .map(([name]) => `${pointer}: the header ${name} needs a file in openapi/components/headers`),
    ...list(value.parameters).filter(isInline)
      .map(() => `${pointer}: each parameter needs a file in openapi/components/parameters`),
    ...Object.entries(value).filter(([key]) => !holdsData.has(key) && key !== 'properties' && key !== 'schemas')
      .flatMap(([key, part]) => partsOf(part, `${pointer}/${key}`)),
  ]
}

const isInline = (value: Json): boolean => isNode(value) && typeof value.$ref !== 'string'
