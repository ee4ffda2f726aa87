import { columnsOf, group, json } from './driver/columns.ts'
import { labelsWithKeys } from './labels.ts'
import type { Reason } from './investigations.ts'

export type WatchStatus = 'active' | 'paused'

export interface StoredWatch {
  id: string
  accountId: string
  /** Key that the runs use. */
  keyId: string
  type: string
  /** The observable as the caller sent it. */
  value: string
  normalValue: string
  /** Domain whose breaches in Radar are changes. `null` if the observable has none. */
  domain: string | null
  /** The options of the request as JSON, without credentials. */
  options: string
  /** The caller's keys for external providers, sealed. */
  providerKeys: string | null
  webhook: { url: string, secret: string | null } | null
  intervalHours: number
  reference: string | null
  labels: string[]
  status: WatchStatus
  paused: (Reason & { since: string }) | null
  postponed: (Reason & { until: string }) | null
  /**
   * Time at which the starter looks at the watch. `null` while a run is in progress, and if the caller paused it and
   * requested no run.
   */
  dueAt: string | null
  /** Search of the run in progress. */
  runSearchId: string | null
  /** Last run that was compared. */
  lastRun: { searchId: string, endedAt: string, changes: number } | null
  runs: number
  /** Number of stored changes. */
  changes: number
  /** Number of changes that were not stored. */
  leftOut: number
  /** Revision of Radar up to which breaches were reported. */
  radarRevision: number
  createdAt: string
}

/** Members of a watch that have their first value when it is stored. */
const setLater = [
  'status', 'paused', 'postponed', 'dueAt', 'runSearchId', 'lastRun', 'runs', 'changes', 'leftOut',
] as const
/** Other members that may change. */
const changeable = [
  'keyId', 'webhook', 'intervalHours', 'reference', 'labels', 'radarRevision',
] as const

export type NewWatch = Omit<StoredWatch, (typeof setLater)[number]>

/** Members of a watch that change together. Those that are left out stay as they are. */
export type WatchChanges = Partial<Pick<StoredWatch, (typeof setLater | typeof changeable)[number]>>

export const watchColumns = columnsOf<StoredWatch>({
  id: 'id',
  accountId: 'account_id',
  keyId: 'key_id',
  type: 'type',
  value: 'value',
  normalValue: 'normal_value',
  domain: 'domain',
  options: 'options',
  providerKeys: 'provider_keys',
  webhook: group({ url: 'webhook_url', secret: 'webhook_secret' }),
  intervalHours: 'interval_hours',
  reference: 'reference',
  labels: labelsWithKeys,
  status: 'status',
  paused: group({ code: 'pause_code', message: 'pause_message', since: 'paused_at' }),
  postponed: json('postponed'),
  dueAt: 'due_at',
  runSearchId: 'run_search_id',
  lastRun: group({ searchId: 'last_search_id', endedAt: 'last_ended_at', changes: 'last_changes' }),
  runs: 'runs',
  changes: 'changes',
  leftOut: 'left_out',
  radarRevision: 'radar_revision',
  createdAt: 'created_at',
})

export const newWatchColumns = watchColumns.omit(...setLater)
export const watchChangeColumns = watchColumns.pick(...setLater, ...changeable)
