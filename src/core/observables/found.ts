import { inSlices } from '../../lib/slices.ts'
import type { Query } from '../../sources/kit/source.ts'
import { factsOf, type ObservedTask } from './facts.ts'
import { mergeFacts, type Merged } from './merge.ts'

/** Maximum number of observables of one source that get an event. A card can have thousands of subdomains. */
const maxEvents = 50

/** Observables of one task that get an event, the strongest first, unless an earlier task had them. */
export interface FoundObservables {
  observables: Merged[]
  /** Number of further observables of the task. */
  leftOut: number
}

export async function findObservables(query: Query, task: ObservedTask): Promise<FoundObservables> {
  const all = await inSlices(mergeFacts(await inSlices(factsOf(query, task))))
  return { observables: all.slice(0, maxEvents), leftOut: Math.max(0, all.length - maxEvents) }
}
