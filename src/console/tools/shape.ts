/** Returns `true` for a value that is drawn in one line: no object and no list. */
export const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns `true` for an object without objects and lists, which fits into a row of a table. */
export const isFlat = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isObject(value) && Object.values(value).every(isPlain)

/** Writes a plain value. */
export const textOf = (value: unknown): string => typeof value === 'string' ? value : JSON.stringify(value)

/** Writes the name of a field for people: `first_seen` becomes `first seen`. */
export const labelOf = (name: string): string => name.replaceAll('_', ' ')

/** Writes any value in one line, for a row of a long list. */
export function shortOf(value: unknown): string {
  if (value === null) return '–'
  if (Array.isArray(value)) return value.map(shortOf).join(', ')
  if (!isObject(value)) return textOf(value)
  return Object.entries(value).filter(([, part]) => part !== null && part !== '')
    .map(([name, part]) => `${labelOf(name)}: ${shortOf(part)}`).join(' · ')
}

/** A name in the tree of the names below a domain. */
export interface NameNode {
  /** The name, such as `a.b.example.com`. */
  name: string
  /** A source knows the name. `false` for one that only holds others together. */
  isFound: boolean
  below: NameNode[]
}

/** Arranges names as a tree by their labels. Each ends in `domain`; the roots are directly below it. */
export function treeOf(names: readonly string[], domain: string): NameNode[] {
  const root: NameNode = { name: domain, isFound: false, below: [] }
  const nodes = new Map([[domain, root]])
  const nodeOf = (name: string): NameNode => {
    const known = nodes.get(name)
    if (known) return known
    const dot = name.indexOf('.')
    const node: NameNode = { name, isFound: false, below: [] }
    nodes.set(name, node)
    const above = dot === -1 ? root : nodeOf(name.slice(dot + 1))
    above.below.push(node)
    return node
  }
  for (const name of names) nodeOf(name).isFound = true
  return root.below
}
