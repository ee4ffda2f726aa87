export type SearchStatus = 'pending' | 'processing' | 'finished' | 'error'

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
  /** Id of the investigation that started the search. `null` for other searches. */
  investigationId: string | null
  /** Id of the watch whose run the search is. The watch may be deleted. */
  watchId: string | null
  /** Id of the search that this one retries. That search may be deleted. */
  retryOf: string | null
  /** Id of the first search of the chain that a retry belongs to. `null` if this search is no retry. */
  retryRoot: string | null
  /** `true` if the account's plan included secrets of leak records when the search was created. */
  secrets: boolean
  status: SearchStatus
  error: { code: string, message: string } | null
  createdAt: string
  startedAt: string | null
  completedAt: string | null
  deadlineAt: string
  lastSeq: number
}

export interface SearchRow {
  id: string
  account_id: string
  key_id: string
  type: string
  value: string
  normal_value: string
  options: string
  skipped: string
  reference: string | null
  /** JSON list. */
  labels: string
  investigation_id: string | null
  watch_id: string | null
  retry_of: string | null
  retry_root: string | null
  secrets: boolean | number
  status: SearchStatus
  error_code: string | null
  error_message: string | null
  created_at: string
  started_at: string | null
  completed_at: string | null
  deadline_at: string
  last_seq: number
  /** Time of the last event. */
  last_event_at: string
}

/** The columns of a search, for statements that are prepared. */
export const searchColumns = ([
  'id', 'account_id', 'key_id', 'type', 'value', 'normal_value', 'options', 'skipped', 'reference', 'labels',
  'investigation_id', 'watch_id', 'retry_of', 'retry_root', 'secrets', 'status', 'error_code', 'error_message',
  'created_at', 'started_at', 'completed_at', 'deadline_at', 'last_seq', 'last_event_at',
] satisfies Array<keyof SearchRow>).join(', ')

export function toSearch(row: SearchRow): StoredSearch {
  return {
    id: row.id,
    accountId: row.account_id,
    keyId: row.key_id,
    type: row.type,
    value: row.value,
    normalValue: row.normal_value,
    options: row.options,
    skipped: row.skipped,
    reference: row.reference,
    labels: JSON.parse(row.labels) as string[],
    investigationId: row.investigation_id,
    watchId: row.watch_id,
    retryOf: row.retry_of,
    retryRoot: row.retry_root,
    secrets: Boolean(row.secrets),
    status: row.status,
    error: row.error_code === null ? null : { code: row.error_code, message: row.error_message ?? '' },
    createdAt: row.created_at,
    startedAt: row.started_at,
    completedAt: row.completed_at,
    deadlineAt: row.deadline_at,
    lastSeq: row.last_seq,
  }
}
