import { asNode, at, isNode, type Json, type OpenApi } from './document.ts'

/**
 * Returns a line for each component that webhooks use and no path reaches. Generators that leave out what no path uses
 * write code without it that does not compile.
 */
export function ofWebhooksOnly(document: OpenApi): string[] {
  const used = reachable(document, document.paths)
  return [...reachable(document, document.webhooks ?? null)].filter(pointer => !used.has(pointer)).sort()
    .map(pointer => `${pointer} is used by webhooks only: name it in a callback too`)
}

/** Returns the pointers of all components that a part of the document refers to, also through others. */
function reachable(document: OpenApi, part: Json): Set<string> {
  const found = new Set<string>()
  const visit = (value: Json): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (!isNode(value)) return
    const { $ref } = value
    if (typeof $ref === 'string' && !found.has($ref)) {
      found.add($ref)
      visit(at(document, $ref))
    }
    Object.values(asNode(value)).forEach(visit)
  }
  visit(part)
  return found
}
