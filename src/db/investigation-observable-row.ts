import type { Counts } from '../outcomes/counts.ts'
import { columnsOf, group } from './driver/columns.ts'
import type { Reason } from './investigations.ts'
import type { SearchStatus } from './searches.ts'

export type ObservableStatus = 'waiting' | 'started' | 'not_started'

/** An observable before it is stored. */
export interface NewObservable {
  type: string
  /** The observable as the caller sent it. */
  value: string
  normalValue: string
  /** Reference of its search. `null`: that of the investigation. */
  reference: string | null
}

/** Finding of a search of the investigation that led to an observable. */
export interface Origin {
  searchId: string
  relation: string
  strength: number
}

/** An observable to add to an investigation. */
export interface AddedObservable extends NewObservable {
  /** Text that is the same for all spellings of the observable. */
  matchKey: string
  depth: number
  found: Origin | null
  /** `true` if what its search finds is to be followed. */
  follows: boolean
  /** Reason why it is not searched. Default: it waits for its search. */
  reason?: Reason
}

export interface StoredObservable extends NewObservable {
  position: number
  status: ObservableStatus
  search: { id: string, status: SearchStatus, counts?: Counts } | null
  reason: Reason | null
  depth: number
  found: Origin | null
}

/** An observable that has no search yet. */
export interface WaitingObservable extends NewObservable {
  investigationId: string
  position: number
}

/** An observable whose search has ended, and whose findings are to be followed. */
export interface EndedObservable extends WaitingObservable {
  depth: number
  searchId: string
}

/** One observable of an investigation, or all of them. */
export interface ObservableAt {
  investigationId: string
  position?: number
}

type Columns = EndedObservable & Omit<AddedObservable, 'reason'> & Omit<StoredObservable, 'search'>

export const observableColumns = columnsOf<Columns>({
  investigationId: 'investigation_id',
  position: 'position',
  type: 'type',
  value: 'value',
  normalValue: 'normal_value',
  reference: 'reference',
  matchKey: 'match_key',
  depth: 'depth',
  found: group({ searchId: 'found_by', relation: 'relation', strength: 'strength' }),
  // a number, for the condition of an index that both databases understand
  follows: { columns: ['follows'], read: ([stored]) => stored === 1, write: follows => [follows ? 1 : 0] },
  status: 'status',
  searchId: 'search_id',
  reason: group({ code: 'reason_code', message: 'reason_message' }),
})
