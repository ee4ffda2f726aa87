import type { Database, Repositories } from '../../db/database.ts'
import type { Reason } from '../../db/investigations.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Wire } from '../../wire/wire.ts'
import { recordDone } from '../audit/audit.ts'
import type { Principal } from '../access/keys.ts'
import type { Journal } from '../search/journal.ts'
import { ignoreIfEnded } from '../search/journal-write.ts'
import { cancelled } from '../search/state.ts'
import { endInvestigationIfDone } from '../search/end-investigation.ts'

export const investigationCancelled: Reason = {
  code: 'INVESTIGATION_CANCELLED', message: 'The investigation was cancelled',
}

const batch = 20

/**
 * Starts no further searches of an investigation, follows nothing more, and leaves out the observables that wait. Must
 * run in a transaction. Returns `false` if the investigation has finished or was stopped before. A cancellation
 * replaces another reason.
 */
export async function stopInvestigation(tx: Repositories, id: string, reason: Reason, now: Date): Promise<boolean> {
  const found = await tx.investigations.lock(id)
  if (found?.status !== 'processing') return false
  if (found.stopped && (reason !== investigationCancelled || found.stopped.code === reason.code)) return false
  await tx.investigationObservables.skip({ investigationId: id }, reason)
  await tx.investigationObservables.endFollowing({ investigationId: id })
  await tx.investigations.stop(id, reason)
  await endInvestigationIfDone(tx, id, now)
  return true
}

/** Cancels the active searches of an investigation that starts no further ones. */
export async function cancelSearches(database: Database, journal: Journal, id: string): Promise<void> {
  for (let ids: string[]; (ids = await database.searches.listActiveOfInvestigation(id, batch)).length > 0;) {
    for (const searchId of ids) await ignoreIfEnded(journal.stopSearch(searchId, cancelled))
  }
}

export type InvestigationCancellation = ReturnType<typeof createInvestigationCancellation>

/** Creates the service that ends investigations on request. */
export function createInvestigationCancellation(
  { database, journal, wire, clock }: { database: Database, journal: Journal, wire: Wire, clock: Clock },
) {
  return {
    /**
     * Stops an investigation, and then its searches one by one. If the process dies between them, the starter cancels
     * the others. Does nothing if it has finished or was deleted.
     */
    async cancel(principal: Principal, { id: operation }: { id: string }, id: string): Promise<void> {
      await database.inTransaction(async tx => {
        const now = clock.now()
        if (await stopInvestigation(tx, id, investigationCancelled, now)) {
          await recordDone(tx, principal, now, operation)
        }
      })
      wire.publish(id)
      await cancelSearches(database, journal, id)
    },
  }
}
