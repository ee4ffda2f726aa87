type Node = Readonly<Record<string, unknown>>

interface Document {
  info: Node
  paths: Readonly<Record<string, unknown>>
  tags: ReadonlyArray<{ name: string }>
  components: Readonly<Record<string, Node>>
}

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
export function createToolsDocument(document: object): object {
  const { info, paths, tags, components, ...others } = document as Document & Node
  const own = Object.fromEntries(Object.entries(paths).filter(([path]) => path.startsWith('/tools')))
  return {
    ...others,
    webhooks: undefined,
    info: {
      ...info,
      'x-tools-version': undefined,
      'title': 'Tracewell tools',
      'version': info['x-tools-version'],
      'summary': 'Answers about one value, without a search.',
      'description': description + sectionsOf(String(info['description'])),
    },
    tags: tags.filter(({ name }) => name === 'tools'),
    paths: own,
    components: { ...reachable(components, own), securitySchemes: components['securitySchemes'] },
  }
}

const sectionsOf = (text: string): string =>
  text.split(/^(?=## )/m).filter(section => sections.has(/^## (.+)$/m.exec(section)?.[1] ?? '')).join('')

/** Returns the components to which `root` refers, directly or through other components. */
function reachable(components: Document['components'], root: unknown): Record<string, Record<string, unknown>> {
  const found: Record<string, Record<string, unknown>> = {}

  function visit(value: unknown): void {
    if (typeof value === 'string') {
      const [, kind, name] = /^#\/components\/([^/]+)\/([^/]+)$/.exec(value) ?? []
      if (kind === undefined || name === undefined || found[kind]?.[name] !== undefined) return
      const component = components[kind]?.[name]
      if (component === undefined) return
      ;(found[kind] ??= {})[name] = component
      visit(component)
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit)
  }

  visit(root)
  return found
}
