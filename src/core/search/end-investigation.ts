import type { components } from '../../../generated/api.ts'
import type { Repositories } from '../../db/database.ts'
import type { StoredObservable } from '../../db/investigation-observables.ts'
import { reportFinish } from '../webhooks/investigation-notice.ts'

type Schemas = components['schemas']

/**
 * Ends an investigation if none of its observables waits, none of its searches is active, and no findings are to be
 * followed. Every transaction that may end the last of them calls this after its writes. The lock makes one of several
 * such transactions see the writes of all others. Returns `true` if the investigation ended. It is in this folder,
 * because the end of a search calls it, and `investigations` imports `search`.
 */
export async function endInvestigationIfDone(tx: Repositories, id: string, now: Date): Promise<boolean> {
  const investigation = await tx.investigations.lock(id)
  if (investigation?.status !== 'processing') return false
  if (await tx.investigationObservables.hasWaiting(id)) return false
  if (await tx.investigationObservables.hasUnfollowed(id)) return false
  if ((await tx.searches.listActiveOfInvestigation(id, 1)).length > 0) return false
  const at = now.toISOString()
  await tx.investigations.end(id, at)
  const counts = countsOf(await tx.investigationObservables.list(id))
  await reportFinish(tx, investigation, at, counts)
  const data: Schemas['InvestigationFinishedData'] = {
    investigation_id: id,
    counts,
    stopped: investigation.stopped as Schemas['InvestigationStop'] | null,
    timestamp: at,
  }
  await tx.investigationEvents.append(id, [{ name: tx.investigationEvents.lastEvent, data: JSON.stringify(data) }])
  return true
}

export function countsOf(observables: readonly StoredObservable[]): Schemas['InvestigationCounts'] {
  const counts = {
    by_depth: Array.from({ length: 1 + Math.max(0, ...observables.map(({ depth }) => depth)) }, () => 0),
    observables: observables.length,
    waiting: 0,
    running: 0,
    finished: 0,
    failed: 0,
    not_started: 0,
  }
  for (const { status, search, depth } of observables) {
    counts.by_depth[depth]!++
    if (search === null) counts[status === 'not_started' ? status : 'waiting']++
    else if (search.status === 'finished') counts.finished++
    else if (search.status === 'error') counts.failed++
    else counts.running++
  }
  return counts
}
