import type { components } from '../../../../generated/api.ts'
import type { Database } from '../../../db/database.ts'
import type { StoredInvestigation } from '../../../db/investigations.ts'
import type { StoredObservable } from '../../../db/investigation-observables.ts'
import { createPauses } from '../../../lib/pauses.ts'
import { inSlices } from '../../../lib/slices.ts'
import type { ObservableType } from '../../../sources/kit/meanings/meaning.ts'
import { noSuch } from '../../access/require-own.ts'
import { noInterest, withoutMarked } from '../../marks/without-marked.ts'
import { observableHash, type Merged } from '../../observables/merge.ts'
import { observableKey } from '../../observables/normal-form.ts'
import { observablesOf } from '../../search/observables.ts'
import { readMarks } from '../../search/read-marks.ts'
import { asMember, readTasks } from '../../search/read-tasks.ts'
import { queryOf } from '../../search/state.ts'
import { toEdge } from './edge.ts'

type Schemas = components['schemas']

export interface GraphFilter {
  type?: ObservableType
  strength?: number
  shared?: boolean
}

/** A graph that is read from the stored results while it is sent. */
export interface Graph {
  investigationId: string
  /** Yields the observables of the investigation, then those that their searches found. */
  nodes(): AsyncGenerator<Schemas['GraphNode']>
  /** Yields the edges between the nodes that `nodes` has yielded, search by search. Read all nodes first. */
  edges(): AsyncGenerator<Schemas['GraphEdge']>
  /** Returns `complete` of the graph. Read all nodes first. */
  isComplete(): boolean
}

/** An observable of the investigation that has a search. */
interface Searched {
  nodeId: string
  observable: StoredObservable
  search: NonNullable<StoredObservable['search']>
}

/** An observable that a search found. */
interface Found extends Searched {
  targetId: string
  found: Merged
}

/**
 * Reads the graph of an investigation. The results of one search at a time are in memory, and the ids of the nodes. The
 * searches are therefore read once for the nodes and once for the edges, and before that for a filter on `shared`. What
 * is found between two readings has no node, and its edges are left out. Throws NOT_FOUND in any of the readings if the
 * investigation is deleted.
 */
export async function readGraph(
  database: Database, investigation: StoredInvestigation, filter: GraphFilter, signal: AbortSignal,
): Promise<Graph> {
  const { id, status, accountId } = investigation
  const { type, strength = 0, shared = false } = filter
  const observables = await database.investigationObservables.list(id)
  const entries = new Map<string, StoredObservable[]>()
  const pause = createPauses() // thousands of ids take some time
  for (const one of observables) {
    const nodeId = observableHash(id, observableKey(one.type as ObservableType, one.normalValue))
    const same = entries.get(nodeId)
    if (same) same.push(one)
    else entries.set(nodeId, [one])
    await pause()
  }
  const searched = [...entries].flatMap(([nodeId, all]): Searched[] =>
    all.flatMap(observable => observable.search ? [{ nodeId, observable, search: observable.search }] : []))
  const nodeIds = new Set(entries.keys())
  /** Searches and the nodes that are searched because of their findings. */
  const followed = new Set([...entries].flatMap(([nodeId, all]) =>
    all.flatMap(({ found }) => found ? `${found.searchId} ${nodeId}` : [])))
  let complete = status === 'finished' && searched.length === observables.length

  /** Yields what the searches found, without what the filters on edges and the marks leave out. */
  async function* readFound(): AsyncGenerator<Found> {
    for (const one of searched) {
      signal.throwIfAborted()
      if (!await database.investigations.get(id)) throw noSuch('investigation')
      const read = await readTasks(database, asMember(one.search))
      complete &&= read.complete
      const query = queryOf(one.observable)
      const marks = await readMarks(database, { accountId, ...one.observable })
      const kept = await inSlices(withoutMarked(query, read.tasks, marks, noInterest))
      for (const found of await observablesOf(query, kept)) {
        if (found.strength < strength || type !== undefined && found.type !== type) continue
        const targetId = observableHash(id, found.key)
        if (targetId !== one.nodeId) yield { ...one, targetId, found }
      }
    }
  }

  /** Returns the ids of nodes to which edges lead from at least two observables. */
  async function findShared(): Promise<Set<string>> {
    const firstSources = new Map<string, string>()
    const sharedIds = new Set<string>()
    for await (const { nodeId, targetId } of readFound()) {
      const first = firstSources.get(targetId)
      if (first === undefined) firstSources.set(targetId, nodeId)
      else if (first !== nodeId) sharedIds.add(targetId)
    }
    return sharedIds
  }

  return {
    investigationId: id,

    async* nodes() {
      for (const [nodeId, all] of entries) {
        const { type: ownType, normalValue: value } = all[0]!
        const entriesOfNode = all.map(({ status: entryStatus, search, depth }) =>
          ({ status: entryStatus, search, depth }))
        yield { id: nodeId, type: ownType as ObservableType, value, searched: entriesOfNode }
      }
      const sharedIds = shared ? await findShared() : undefined
      for await (const { targetId, found } of readFound()) {
        if (nodeIds.has(targetId) || sharedIds?.has(targetId) === false) continue
        nodeIds.add(targetId)
        yield { id: targetId, type: found.type, value: found.value, searched: [] }
      }
    },

    async* edges() {
      for await (const { nodeId, targetId, search, found } of readFound()) {
        if (!nodeIds.has(targetId)) continue
        const isFollowed = followed.has(`${search.id} ${targetId}`)
        yield toEdge({ source: nodeId, target: targetId, search_id: search.id, followed: isFollowed }, found)
      }
    },

    isComplete: () => complete,
  }
}
