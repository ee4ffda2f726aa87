import { asNode, isNode, list, textOf, type Json, type Node, type OpenApi } from './document.ts'

const description = [
  'The direct tools of Tracewell: one call asks several sources in parallel about one value and returns their results',
  'in one response. This document is the part of the document of the service that concerns the tools. Its version is',
  'that of their interface, and does not change with the releases of the service.\n\n',
].join('\n')

/** Headings of the service's description that concern the tools. */
const sections: ReadonlySet<string> = new Set(['Authentication', 'Plans', 'Limits', 'Direct tools', 'Bodies', 'Errors'])

/**
 * Returns the OpenAPI document of the tools alone: their paths, and the components that these refer to. Its version is
 * `x-tools-version` of the service's document.
 */
export function toolsDocument({ info, paths, tags, components, webhooks: _, ...others }: OpenApi): OpenApi {
  const { 'x-tools-version': version = null, ...rest } = asNode(info)
  const own = Object.fromEntries(Object.entries(paths).filter(([path]) => path.startsWith('/tools')))
  const { securitySchemes = null, ...known } = asNode(components)
  return {
    ...others,
    info: {
      ...rest,
      title: 'Tracewell tools',
      version,
      summary: 'Answers about one value, without a search.',
      description: description + sectionsOf(textOf(rest.description)),
    },
    tags: list(tags).filter(tag => asNode(tag).name === 'tools'),
    paths: own,
    components: { ...reachable(known, own), securitySchemes },
  }
}

const sectionsOf = (text: string): string =>
  text.split(/^(?=## )/m).filter(section => sections.has(/^## (.+)$/m.exec(section)?.[1] ?? '')).join('')

/** Returns the components to which `root` refers, directly or through other components. */
function reachable(components: Node, root: Json): Node {
  const found: Record<string, Node> = {}

  function visit(value: Json): void {
    if (typeof value === 'string') {
      const [, kind = '', name = ''] = /^#\/components\/([^/]+)\/([^/]+)$/.exec(value) ?? []
      const component = asNode(components[kind])[name]
      if (component === undefined || found[kind]?.[name] !== undefined) return
      ;(found[kind] ??= {})[name] = component
      visit(component)
    } else if (Array.isArray(value)) value.forEach(visit)
    else if (isNode(value)) Object.values(value).forEach(visit)
  }

  visit(root)
  return found
}
