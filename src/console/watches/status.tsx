import type { Watch } from '../model/client.ts'
import { Time } from '../ui/time.tsx'

/** Displays in one sentence what the watch does now, or why it does nothing. */
export function WatchStatus({ of: watch }: { of: Watch }) {
  const { current_search: running, paused, postponed, next_run_at: next } = watch
  if (running !== null) return <span class="state">a run is in progress</span>
  if (paused?.code === 'PAUSED_BY_CALLER') return <span class="state">paused</span>
  if (paused) return <span class="state failed">paused: {paused.message}</span>
  if (postponed) return <span class="state">postponed until <Time of={postponed.until} />: {postponed.message}</span>
  return <span class="state completed">active{next !== null && <>, next run <Time of={next} /></>}</span>
}
