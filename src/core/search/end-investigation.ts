import type { Repositories } from '../../db/database.ts'

/**
 * Ends an investigation if none of its observables waits and none of its searches is active. Every transaction that may
 * end the last of them calls this after its writes. The lock makes one of several such transactions see the writes of
 * all others. Returns `true` if it ended.
 */
export async function endInvestigationIfDone(tx: Repositories, id: string, now: Date): Promise<boolean> {
  const investigation = await tx.investigations.lock(id)
  if (investigation?.status !== 'processing') return false
  if (await tx.investigationObservables.hasWaiting(id)) return false
  if ((await tx.searches.listActiveOfInvestigation(id, 1)).length > 0) return false
  await tx.investigations.end(id, now.toISOString())
  return true
}
