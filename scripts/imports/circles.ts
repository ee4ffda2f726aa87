/** A graph of imports. Maps each node to the nodes that it imports. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>

/**
 * Returns one circle for each group of nodes that can all reach each other (the strongly connected components of
 * https://doi.org/10.1137/0201010). A circle lists its nodes in the order of the imports. It does not repeat the first
 * node at the end.
 */
export function circlesOf(graph: Graph): string[][] {
  const indexes = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const groups: string[][] = []

  function visit(node: string): number {
    const index = indexes.size
    indexes.set(node, index)
    lowest.set(node, index)
    stack.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!indexes.has(next)) lowest.set(node, Math.min(lowest.get(node)!, visit(next)))
      else if (stack.includes(next)) lowest.set(node, Math.min(lowest.get(node)!, indexes.get(next)!))
    }
    if (lowest.get(node) === index) groups.push(stack.splice(stack.indexOf(node)))
    return lowest.get(node)!
  }

  for (const node of graph.keys()) if (!indexes.has(node)) visit(node)
  return groups.filter(group => group.length > 1).map(group => shortestFrom(group[0]!, graph, new Set(group)))
}

/** Returns the shortest path from a node back to itself, within its group. */
function shortestFrom(start: string, graph: Graph, group: ReadonlySet<string>): string[] {
  const ways: string[][] = [[start]]
  const seen = new Set<string>()
  for (const way of ways) {
    for (const next of graph.get(way.at(-1)!) ?? []) {
      if (next === start) return way
      if (!group.has(next) || seen.has(next)) continue
      seen.add(next)
      ways.push([...way, next])
    }
  }
  return ways[0]!
}
