import type { GraphEdge, GraphNode, ObservableType } from '../model/client.ts'
import type { GraphPart } from './model.ts'

/** Least number of leaves of one parent and one type that become one node. */
const least = 8

/** Leaves of one parent and one type, drawn as one node with their number. */
export interface LeafGroup {
  id: string
  parent: string
  type: ObservableType
  nodes: readonly GraphNode[]
}

export interface FoldedPart extends GraphPart {
  groups: readonly LeafGroup[]
}

/**
 * Folds found values to which only one value leads, by parent and type. Groups in `unfolded` stay as single nodes.
 * Values of the investigation are never folded.
 */
export function foldLeaves({ nodes, edges, leftOut }: GraphPart, unfolded: ReadonlySet<string>): FoldedPart {
  const parents = new Map<string, Set<string>>()
  const sources = new Set<string>()
  for (const { source, target } of edges) {
    parents.set(target, (parents.get(target) ?? new Set()).add(source))
    sources.add(source)
  }
  const isLeaf = ({ id, searched }: GraphNode) =>
    searched.length === 0 && parents.get(id)?.size === 1 && !sources.has(id)
  const byGroup = Map.groupBy(nodes.filter(isLeaf), ({ id, type }) => `group ${[...parents.get(id)!][0]!} ${type}`)
  const groups = [...byGroup].filter(([id, leaves]) => leaves.length >= least && !unfolded.has(id))
    .map(([id, leaves]): LeafGroup => ({
      id,
      parent: [...parents.get(leaves[0]!.id)!][0]!,
      type: leaves[0]!.type,
      nodes: leaves,
    }))
  const folded = new Set(groups.flatMap(group => group.nodes.map(({ id }) => id)))
  return {
    nodes: nodes.filter(({ id }) => !folded.has(id)),
    edges: edges.filter(({ target }) => !folded.has(target)),
    leftOut,
    groups,
  }
}

/** Returns a graph without the hidden nodes, and without their edges. */
export function withoutHidden<Edge extends Pick<GraphEdge, 'source' | 'target'>>(
  { nodes, edges }: { nodes: readonly GraphNode[], edges: readonly Edge[] }, hidden: ReadonlySet<string>,
): { nodes: GraphNode[], edges: Edge[] } {
  return {
    nodes: nodes.filter(({ id }) => !hidden.has(id)),
    edges: edges.filter(({ source, target }) => !hidden.has(source) && !hidden.has(target)),
  }
}
