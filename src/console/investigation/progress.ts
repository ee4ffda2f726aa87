import type { InvestigationEntry, InvestigationEvent, InvestigationStateData, Observable } from '../model/client.ts'
import { faultOf } from '../search/end-words.ts'
import { isQueryType, type QueryType } from '../model/kinds.ts'

/** State of an investigation, from its events. */
export interface Progress {
  isCut: boolean
  /** Id of the last event: the stream goes on after it. */
  lastEventId: string | undefined
  /** Searches by the key of their observable. */
  searches: Map<string, NonNullable<InvestigationEntry['search']>>
  /** Observables that were added, by key. */
  followed: Map<string, InvestigationEntry>
  /** Number of cards of each search that are finds. */
  cards: Map<string, number>
  /** The same by search and module. */
  cardsOfModules: Map<string, number>
  /** Sentence of each search that did not complete: it was cancelled, or sources failed. */
  faults: Map<string, string>
  /** Observables that can be searched, by key, each with the search that found it with the highest strength. */
  found: Map<string, Found>
  leftOut: { excluded: number, shared: number, max_searches: number }
  /** Number of times that the investigation has finished: following by hand makes it go on. */
  ends: number
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
  cards: new Map(),
  cardsOfModules: new Map(),
  faults: new Map(),
  found: new Map(),
  leftOut: { excluded: 0, shared: 0, max_searches: 0 },
  ends: 0,
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
      const { search_id: id, status } = event.data
      const fault = faultOf(event.data)
      if (fault !== undefined) progress.faults.set(id, fault)
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
      return
    case 'module.result': {
      const { search_id: id, card, module } = event.data
      addCards(progress, id, module.slug, Object.keys(card).length)
      return
    }
    case 'module.finished': { // what was only computed from the value is no find
      const { search_id: id, source } = event.data
      const computed = source.derived ? progress.cardsOfModules.get(`${id} ${source.slug}`) : undefined
      if (computed !== undefined) addCards(progress, id, source.slug, -computed)
      return
    }
    case 'observable.found':
      return addFound(progress, event.data)
    case 'investigation.finished':
      progress.ends += 1
  }
}

function addCards(progress: Progress, id: string, slug: string | undefined, count: number): void {
  const key = `${id} ${slug}`
  progress.cards.set(id, (progress.cards.get(id) ?? 0) + count)
  progress.cardsOfModules.set(key, (progress.cardsOfModules.get(key) ?? 0) + count)
}

function addFound(progress: Progress, { observable, search_id: searchId }: {
  observable: Observable
  search_id: string
}): void {
  const { type, value, relation, strength } = observable
  if (!isQueryType(type)) return
  const known = progress.found.get(keyOf(observable))
  if (known && known.strength >= strength) return
  progress.found.set(keyOf(observable), {
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

export const hasEnded = (search: InvestigationEntry['search']): boolean =>
  search?.status === 'finished' || search?.status === 'error'

/** Observables that were found and are not searched yet, the strongest first. */
export function notSearched(entries: readonly InvestigationEntry[], progress: Progress): Found[] {
  const searched = new Set(entries.filter(({ status }) => status !== 'not_started').map(({ query }) => keyOf(query)))
  return [...progress.found.values()].filter(found => !searched.has(keyOf(found)))
    .sort((one, other) => other.strength - one.strength || one.value.localeCompare(other.value))
}
