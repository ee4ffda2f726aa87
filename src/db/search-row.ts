import type { Counts } from '../outcomes/counts.ts'
import { columnsOf, flag, group, json } from './driver/columns.ts'
import { countColumns } from './search-counts.ts'

export type SearchStatus = 'pending' | 'processing' | 'finished' | 'error'
export const activeStatuses: readonly SearchStatus[] = ['pending', 'processing']

export interface StoredSearch {
  id: string
  accountId: string
  keyId: string
  type: string
  /** The observable as the caller sent it. */
  value: string
  /** The observable in its normal form. Sources receive this form. */
  normalValue: string
  /** The options of the request as JSON. */
  options: string
  /** Parts of the request that do not run, as JSON. */
  skipped: string
  /** Name of the search in the caller's system. */
  reference: string | null
  labels: string[]
  /** Name for people. `null` without one. */
  name: string | null
  /** Text for people. `null` without one. */
  note: string | null
  /** Id of the investigation that started the search. `null` for other searches. */
  investigationId: string | null
  /** Id of the watch whose run the search is. The watch may be deleted. */
  watchId: string | null
  /** Id of the search that this one retries. That search may be deleted. */
  retryOf: string | null
  /** Id of the first search of the chain that a retry belongs to. `null` if this search is no retry. */
  retryRoot: string | null
  /** Id of the search that this one runs again. `null` for others. That search may be deleted. */
  rerunOf: string | null
  /** `true` if the account's plan included secrets of leak records when the search was created. */
  secrets: boolean
  status: SearchStatus
  error: { code: string, message: string } | null
  createdAt: string
  startedAt: string | null
  completedAt: string | null
  deadlineAt: string
  lastSeq: number
  /** Numbers of what was found. `null` until the search has ended, and if it ended before counts were stored. */
  counts: Counts | null
}

/** Members that have their first value when the search is stored. */
const setLater = ['status', 'error', 'startedAt', 'completedAt', 'counts', 'name', 'note'] as const

export type NewSearch = Omit<StoredSearch, (typeof setLater)[number]>

export const searchColumns = columnsOf<StoredSearch>({
  id: 'id',
  accountId: 'account_id',
  keyId: 'key_id',
  type: 'type',
  value: 'value',
  normalValue: 'normal_value',
  options: 'options',
  skipped: 'skipped',
  reference: 'reference',
  labels: json('labels'),
  name: 'name',
  note: 'note',
  investigationId: 'investigation_id',
  watchId: 'watch_id',
  retryOf: 'retry_of',
  retryRoot: 'retry_root',
  rerunOf: 'rerun_of',
  secrets: flag('secrets'),
  status: 'status',
  error: group({ code: 'error_code', message: 'error_message' }),
  createdAt: 'created_at',
  startedAt: 'started_at',
  completedAt: 'completed_at',
  deadlineAt: 'deadline_at',
  lastSeq: 'last_seq',
  counts: countColumns,
})

/** The columns of a search that has not begun. */
export const newSearchColumns = searchColumns.omit(...setLater)

/** The words that a caller gives to a search or an investigation, and changes later. Missing ones stay. */
export type WordChanges = Partial<Pick<StoredSearch, 'name' | 'reference' | 'labels' | 'note'>>
export const searchWordColumns = searchColumns.pick('name', 'reference', 'labels', 'note')
