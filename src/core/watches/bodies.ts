import type { components } from '../../../generated/api.ts'
import type { StoredWatch } from '../../db/watches.ts'

type Schemas = components['schemas']

export function watchBody(watch: StoredWatch): Schemas['Watch'] {
  const { lastRun } = watch
  return {
    id: watch.id,
    query: { type: watch.type as Schemas['QueryType'], value: watch.value },
    interval_hours: watch.intervalHours,
    options: JSON.parse(watch.options) as Schemas['WatchOptions'],
    webhook: watch.webhook && { url: watch.webhook.url },
    reference: watch.reference,
    labels: watch.labels,
    status: watch.status,
    paused: watch.paused as Schemas['WatchPause'] | null,
    postponed: watch.postponed as Schemas['WatchPostponement'] | null,
    next_run_at: watch.paused && watch.paused.code !== 'PAUSED_BY_CALLER' ? null : watch.dueAt,
    current_search: watch.runSearchId,
    last_run: lastRun && { search_id: lastRun.searchId, ended_at: lastRun.endedAt, changes: lastRun.changes },
    runs: watch.runs,
    changes: watch.changes,
    created_at: watch.createdAt,
  }
}

/** Returns the data of `GET /watches/{id}`. */
export function stateBody(watch: StoredWatch, publicUrl: string): Schemas['WatchStateData'] {
  return { watch: watchBody(watch), links: linksOf(publicUrl, watch.id) }
}

export function linksOf(publicUrl: string, id: string): Schemas['WatchLinks'] {
  const state = `${publicUrl}/watches/${id}`
  return { state, changes: `${state}/changes`, stream: `${state}/stream` }
}
