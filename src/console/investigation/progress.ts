import type { InvestigationEntry, InvestigationEvent, InvestigationStateData, Observable } from '../model/client.ts'
import { countSources, type CountedSource, type Counts } from '../../outcomes/counts.ts'
import type { Standing } from '../../outcomes/sentences.ts'
import { hasEnded } from '../graph/model.ts'
import { isQueryType, type QueryType } from '../model/kinds.ts'

/** State of an investigation, from its events. */
export interface Progress {
  isCut: boolean
  unread?: number
  /** Id of the last event: the stream goes on after it. */
  lastEventId: string | undefined
  /** Searches by the key of their observable. */
  searches: Map<string, NonNullable<InvestigationEntry['search']>>
  /** Observables that were added, by key. */
  followed: Map<string, InvestigationEntry>
  /** Counts and error of each search that has ended. */
  ends: Map<string, Pick<Standing, 'counts' | 'error'>>
  /** Modules of each search that have found something so far, by slug. */
  found: Map<string, Map<string, CountedSource>>
  /** Observables that can be searched, by key, each with the search that found it with the highest strength. */
  observables: Map<string, Found>
  leftOut: { excluded: number, shared: number, max_searches: number }
  /** Found addresses that are not searched, each with the address of the same mailbox that is. */
  sameMailbox: Map<string, string>
  /** Number of times that the investigation has finished: following by hand makes it go on. */
  rounds: number
}

export interface Found {
  type: QueryType
  value: string
  relation: Observable['relation']
  strength: number
  searchId: string
}

export const createProgress = (): Progress => ({
  isCut: false,
  lastEventId: undefined,
  searches: new Map(),
  followed: new Map(),
  ends: new Map(),
  found: new Map(),
  observables: new Map(),
  leftOut: { excluded: 0, shared: 0, max_searches: 0 },
  sameMailbox: new Map(),
  rounds: 0,
})

/** Observables that differ only in case are one, as in the graph. */
export const keyOf = ({ type, value }: { type: string, value: string }): string => `${type} ${value.toLowerCase()}`

const waiting = { status: 'waiting', search: null, reason: null } as const

/** Applies one event. Unknown events change nothing: the contract may add some. */
export function applyEvent(progress: Progress, event: InvestigationEvent): void {
  if ('id' in event && event.id !== undefined) progress.lastEventId = event.id
  switch (event.event) {
    case 'search.started': {
      const { query, search_id: id } = event.data
      progress.searches.set(keyOf(query), { id, status: 'processing' })
      return
    }
    case 'search.finished': {
      const { search_id: id, status, counts, error, error_code: code } = event.data
      progress.ends.set(id, {
        counts: counts,
        error: code === undefined ? null : { code, message: error },
      })
      const search = progress.searches.values().find(one => one.id === id)
      if (search) search.status = status === 'failed' ? 'error' : 'finished'
      return
    }
    case 'observable.followed': {
      const { query, depth, found } = event.data
      progress.followed.set(keyOf(query), { ...waiting, query, depth, found })
      return
    }
    case 'observables.left_out':
      for (const reason of ['excluded', 'shared', 'max_searches'] as const) {
        progress.leftOut[reason] += event.data[reason]
      }
      for (const { value, searched } of event.data.same_mailbox ?? []) progress.sameMailbox.set(value, searched)
      return
    case 'module.result': {
      const { search_id: id, module: { slug = '' }, card } = event.data
      const known = progress.found.get(id)?.get(slug)
      return addSource(progress, id, {
        kind: 'module',
        slug,
        status: 'success',
        found: (known?.found ?? 0) + Object.keys(card).length,
      })
    }
    case 'module.finished': {
      const { search_id: id, source: { slug, derived } } = event.data
      const known = progress.found.get(id)?.get(slug)
      return known && addSource(progress, id, { ...known, derived })
    }
    case 'observable.found':
      return addFound(progress, event.data)
    case 'investigation.finished':
      progress.rounds += 1
  }
}

function addSource(progress: Progress, id: string, source: CountedSource): void {
  const sources = progress.found.get(id) ?? new Map<string, CountedSource>()
  progress.found.set(id, sources.set(source.slug, source))
}

/**
 * Counts what a search has found: as the service did at its end, or from the events so far. `undefined` if nothing was
 * found yet, and for a search that ended before counts were sent: the events have no sources without a find.
 */
export function countsOf({ ends, found }: Progress, id: string): Counts | undefined {
  const end = ends.get(id)
  return end ? end.counts : found.has(id) ? countSources(found.get(id)!.values(), []) : undefined
}

function addFound(progress: Progress, { observable, search_id: searchId }: {
  observable: Observable
  search_id: string
}): void {
  const { type, value, relation, strength } = observable
  if (!isQueryType(type)) return
  const known = progress.observables.get(keyOf(observable))
  if (known && known.strength >= strength) return
  progress.observables.set(keyOf(observable), {
    type,
    value,
    relation,
    strength,
    searchId,
  })
}

/**
 * Returns the entries: those of the state as it was loaded, with the changes of the events since then. A search that
 * has ended in either has ended.
 */
export function entriesOf(state: InvestigationStateData, progress: Progress): InvestigationEntry[] {
  const known = new Set(state.observables.map(({ query }) => keyOf(query)))
  const added = [...progress.followed].filter(([key]) => !known.has(key)).map(([, entry]) => entry)
  return [...state.observables, ...added].map(entry => {
    const live = progress.searches.get(keyOf(entry.query))
    if (live === undefined || hasEnded(entry.search)) return entry
    return { ...entry, status: 'started', reason: null, search: { ...live } }
  })
}

/** Observables that were found and are not searched yet, the strongest first. */
export function notSearched(entries: readonly InvestigationEntry[], progress: Progress): Found[] {
  const searched = new Set(entries.filter(({ status }) => status !== 'not_started').map(({ query }) => keyOf(query)))
  return [...progress.observables.values()].filter(found => !searched.has(keyOf(found)))
    .sort((one, other) => other.strength - one.strength || one.value.localeCompare(other.value))
}
