import type { components } from '../../../../generated/api.ts'
import { strengths } from '../../../sources/kit/meanings/meaning.ts'
import { observableHash, type Merged } from '../../observables/merge.ts'

type Schemas = components['schemas']

/** Maximum number of cards of an edge that are listed. */
const maxEvidence = 10

/** Returns the edge to an observable that a search found. */
export function toEdge(
  edge: Pick<Schemas['GraphEdge'], 'source' | 'target' | 'search_id' | 'followed'>,
  { key, relation, strength, cards }: Merged,
): Schemas['GraphEdge'] {
  const strongestFirst = cards.toSorted((one, other) => strengths[other.basis] - strengths[one.basis])
  return {
    id: observableHash(edge.search_id, key),
    ...edge,
    relation,
    strength,
    evidence: strongestFirst.slice(0, maxEvidence),
    evidence_total: cards.length,
  }
}
