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
