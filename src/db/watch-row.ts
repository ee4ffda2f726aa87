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

export type NewWatch = Pick<StoredWatch,
  | 'id' | 'accountId' | 'keyId' | 'type' | 'value' | 'normalValue' | 'domain' | 'options' | 'providerKeys' | 'webhook'
  | 'intervalHours' | 'reference' | 'labels' | 'radarRevision' | 'createdAt'>

/** Members of a watch that change together. Those that are left out stay as they are. */
export type WatchChanges = Partial<Pick<StoredWatch,
  | 'keyId' | 'intervalHours' | 'reference' | 'labels' | 'status' | 'paused' | 'postponed' | 'dueAt' | 'runSearchId'
  | 'lastRun' | 'runs' | 'changes' | 'leftOut' | 'radarRevision'>>

export interface WatchRow {
  id: string
  account_id: string
  key_id: string
  type: string
  value: string
  normal_value: string
  domain: string | null
  options: string
  provider_keys: string | null
  webhook_url: string | null
  webhook_secret: string | null
  interval_hours: number
  reference: string | null
  /** JSON list. */
  labels: string
  status: WatchStatus
  pause_code: string | null
  pause_message: string | null
  paused_at: string | null
  /** JSON. */
  postponed: string | null
  due_at: string | null
  run_search_id: string | null
  last_search_id: string | null
  last_ended_at: string | null
  last_changes: number
  runs: number
  changes: number
  left_out: number
  radar_revision: number
  created_at: string
}

export function toRow({ paused, postponed, lastRun, labels, ...rest }: WatchChanges): Partial<WatchRow> {
  const row = {
    key_id: rest.keyId,
    interval_hours: rest.intervalHours,
    reference: rest.reference,
    labels: labels && JSON.stringify(labels),
    status: rest.status,
    due_at: rest.dueAt,
    run_search_id: rest.runSearchId,
    runs: rest.runs,
    changes: rest.changes,
    left_out: rest.leftOut,
    radar_revision: rest.radarRevision,
    ...paused !== undefined && {
      pause_code: paused?.code ?? null,
      pause_message: paused?.message ?? null,
      paused_at: paused?.since ?? null,
    },
    ...postponed !== undefined && { postponed: postponed && JSON.stringify(postponed) },
    ...lastRun && { last_search_id: lastRun.searchId, last_ended_at: lastRun.endedAt, last_changes: lastRun.changes },
  }
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined))
}

export function toWatch(row: WatchRow): StoredWatch {
  return {
    id: row.id,
    accountId: row.account_id,
    keyId: row.key_id,
    type: row.type,
    value: row.value,
    normalValue: row.normal_value,
    domain: row.domain,
    options: row.options,
    providerKeys: row.provider_keys,
    webhook: row.webhook_url === null ? null : { url: row.webhook_url, secret: row.webhook_secret },
    intervalHours: row.interval_hours,
    reference: row.reference,
    labels: JSON.parse(row.labels) as string[],
    status: row.status,
    paused: row.pause_code === null
      ? null
      : { code: row.pause_code, message: row.pause_message ?? '', since: row.paused_at ?? '' },
    postponed: row.postponed === null ? null : JSON.parse(row.postponed) as StoredWatch['postponed'],
    dueAt: row.due_at,
    runSearchId: row.run_search_id,
    lastRun: row.last_search_id === null
      ? null
      : { searchId: row.last_search_id, endedAt: row.last_ended_at ?? '', changes: row.last_changes },
    runs: row.runs,
    changes: row.changes,
    leftOut: row.left_out,
    radarRevision: row.radar_revision,
    createdAt: row.created_at,
  }
}
