import type { InvestigationGraphData, Observable, SearchRequest } from '../model/client.ts'

/** Most cards that an edge names. */
const mostEvidence = 10

/** Makes the graph of one search: the searched value, and what the cards about it state. */
export function graphOf(
  observables: readonly Observable[], query: SearchRequest['query'], searchId: string, isEnded: boolean,
): Pick<InvestigationGraphData, 'nodes' | 'edges' | 'complete'> {
  const root = 'searched'
  const keyOf = ({ type, value }: { type: string, value: string }) => `${type} ${value.toLowerCase()}`
  const others = observables.filter(one => keyOf(one) !== keyOf(query))
  const byKey = Map.groupBy(others, keyOf)
  const found = Array.from(byKey.values(), ([first], index) => ({ id: `value-${index}`, ...first! }))
  const idOf = new Map(found.map(one => [keyOf(one), one.id]))
  return {
    complete: isEnded,
    nodes: [
      {
        id: root,
        type: query.type,
        value: query.value,
        searched: [
          { status: 'started', search: { id: searchId, status: isEnded ? 'finished' : 'processing' }, depth: 0 },
        ],
      },
      ...found.map(({ id, type, value }) => ({ id, type, value, searched: [] })),
    ],
    edges: others.map(({ type, value, relation, strength, cards }, index) => ({
      id: `edge-${index}`,
      source: root,
      target: idOf.get(keyOf({ type, value }))!,
      search_id: searchId,
      relation,
      strength,
      followed: false,
      evidence: cards.slice(0, mostEvidence),
      evidence_total: cards.length,
    })),
  }
}
