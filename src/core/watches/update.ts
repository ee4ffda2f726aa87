import type { components } from '../../../generated/api.ts'
import type { StoredWatch, WatchChanges } from '../../db/watches.ts'
import { nextRunAfter } from './schedule.ts'

type WatchUpdate = components['schemas']['WatchUpdate']

export const pausedByCaller = { code: 'PAUSED_BY_CALLER', message: 'A key of the account paused the watch' }

/**
 * Returns what a caller's update changes in a watch.
 * @param keyId key of the request. A resumed watch uses it.
 */
export function changesOf(
  watch: StoredWatch, { paused, interval_hours: intervalHours, reference, labels }: WatchUpdate,
  keyId: string, now: Date,
): WatchChanges {
  const since = now.toISOString()
  const { runSearchId } = watch
  const isPaused = watch.paused?.code === pausedByCaller.code
  const alreadyDue = watch.dueAt !== null && watch.dueAt <= since ? watch.dueAt : undefined
  const next = nextRunAfter({ ...watch, ...intervalHours !== undefined && { intervalHours } }, now)
  return {
    ...reference !== undefined && { reference },
    ...labels !== undefined && { labels },
    ...intervalHours !== undefined && { intervalHours },
    ...intervalHours !== undefined && watch.status === 'active' && watch.runs > 0 && !runSearchId
      && { dueAt: alreadyDue ?? next, postponed: null },
    ...paused === true && !isPaused
      && { status: 'paused', paused: { ...pausedByCaller, since }, postponed: null, dueAt: null },
    ...paused === false && watch.status === 'paused' && {
      keyId,
      status: 'active',
      paused: null,
      dueAt: runSearchId ? null : alreadyDue ?? overdueOr(next, watch, now),
    },
  }
}

/** Returns `now` if the watch has no run yet, or has missed one since the last. Otherwise returns `next`. */
function overdueOr(next: string, watch: StoredWatch, now: Date): string {
  const last = watch.lastRun?.endedAt
  return last !== undefined && nextRunAfter(watch, new Date(last)) > now.toISOString() ? next : now.toISOString()
}
