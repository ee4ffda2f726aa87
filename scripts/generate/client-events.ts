import { asNode, isNode, textOf, type Node, type OpenApi } from './document.ts'

/** Event that the clients join, and their programs never get. */
const joined = 'event.part'

/**
 * Returns the document for the client packages: the unions of events lack `event.part`, because the packages return
 * whole events.
 */
export function withoutParts(document: OpenApi): OpenApi {
  const components = asNode(document['components'])
  const schemas = Object.entries(asNode(components['schemas']))
    .map(([name, schema]) => [name, isNode(schema) ? withoutPart(schema) : schema])
  return { ...document, components: { ...components, schemas: Object.fromEntries(schemas) as Node } }
}

function withoutPart(schema: Node): Node {
  const { [joined]: left, ...mapping } = asNode(asNode(schema['discriminator'])['mapping'])
  if (left === undefined || !Array.isArray(schema['oneOf'])) return schema
  return {
    ...schema,
    oneOf: schema['oneOf'].filter(one => asNode(one)['$ref'] !== textOf(left)),
    discriminator: { ...asNode(schema['discriminator']), mapping },
  }
}
