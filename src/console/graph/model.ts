import type {
  GraphEdge, GraphNode, InvestigationEntry, InvestigationGraphData, ObservableType,
} from '../model/client.ts'
import { isQueryType } from '../model/kinds.ts'

/** Largest number of nodes that are drawn. */
export const mostNodes = 2_000

export type NodeStatus = 'searched' | 'waiting' | 'failed' | 'found'

export const hasEnded = (search: InvestigationEntry['search']): boolean =>
  search?.status === 'finished' || search?.status === 'error'

/** State of a node: whether the investigation searches it. */
export function nodeStatus({ searched }: GraphNode): NodeStatus {
  if (searched.length === 0) return 'found'
  if (searched.some(({ search }) => search?.status === 'finished')) return 'searched'
  return searched.some(({ status, search }) => status !== 'not_started' && !hasEnded(search)) ? 'waiting' : 'failed'
}

export const statusWords: Record<NodeStatus, string> = {
  searched: 'searched',
  waiting: 'being searched',
  failed: 'not searched',
  found: 'found',
}

export interface GraphFilter {
  /** Type of the found nodes: one, all, or the five that can be searched. */
  type: ObservableType | 'all' | 'searchable'
  /** Only found nodes to which at least two values of the investigation lead. */
  isShared: boolean
}

export interface GraphPart {
  nodes: readonly GraphNode[]
  edges: readonly GraphEdge[]
  /** Nodes that pass the filter, but for which there is no room. */
  leftOut: number
}

/**
 * Returns the part of a graph to draw: the values of the investigation, and the found nodes of the filter. If there are
 * too many, the found nodes to which most values lead stay, then those with the strongest edges.
 */
export function partOf(
  { nodes, edges }: Pick<InvestigationGraphData, 'nodes' | 'edges'>,
  { type, isShared }: GraphFilter,
  most = mostNodes,
): GraphPart {
  const sources = new Map<string, Set<string>>()
  const strengths = new Map<string, number>()
  for (const { source, target, strength } of edges) {
    sources.set(target, (sources.get(target) ?? new Set()).add(source))
    strengths.set(target, Math.max(strengths.get(target) ?? 0, strength))
  }
  const leading = ({ id }: GraphNode) => sources.get(id)?.size ?? 0
  const hasType = (node: GraphNode) =>
    type === 'all' || (type === 'searchable' ? isQueryType(node.type) : node.type === type)
  const wanted = nodes.filter(node => node.searched.length > 0 ||
    (hasType(node) && (!isShared || leading(node) > 1))
  )
  const rank = (node: GraphNode) =>
    node.searched.length > 0 ? Infinity : leading(node) * 1_000 + (strengths.get(node.id) ?? 0)
  const kept = wanted.length <= most
    ? wanted
    : wanted.toSorted((one, other) => rank(other) === rank(one) ? 0 : rank(other) - rank(one)).slice(0, most)
  const ids = new Set(kept.map(({ id }) => id))
  return {
    nodes: kept,
    edges: edges.filter(({ source, target }) => ids.has(source) && ids.has(target)),
    leftOut: wanted.length - kept.length,
  }
}
