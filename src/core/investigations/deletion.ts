import type { Database } from '../../db/database.ts'
import { investigationNotTerminal } from '../../errors.ts'
import type { Clock } from '../../lib/clock.ts'
import { recordDone } from '../audit/audit.ts'
import type { Principal } from '../access/keys.ts'
import { faultsAt, lockOwned, rightsOf } from '../access/lock-owned.ts'
import { isTerminal } from '../search/state.ts'

export type InvestigationDeletion = ReturnType<typeof createInvestigationDeletion>

/** Creates the service that deletes investigations. It only hides them; the deletion of searches removes them. */
export function createInvestigationDeletion({ database, clock }: { database: Database, clock: Clock }) {
  return {
    /**
     * Hides all these investigations with their searches and the retries of these, or none. Returns their ids in lower
     * case. Throws VALIDATION_ERROR if an id is a duplicate. Throws NOT_FOUND if one does not exist, or if the key may
     * not delete it. Throws INVESTIGATION_NOT_TERMINAL if one, or a retry of its searches, has not finished.
     */
    hide: (principal: Principal, { id: operation }: { id: string }, ids: readonly string[]): Promise<string[]> =>
      database.inTransaction(async tx => {
        const mayDelete = rightsOf(tx, principal)
        const found = await lockOwned(ids, tx.investigations.lock, { mayDelete, thing: 'an investigation of this key' })
        const unfinished = faultsAt(found, ({ status }) => status === 'processing', 'has not finished yet')
        if (unfinished.length > 0) throw investigationNotTerminal({ details: unfinished })
        const hidden = found.map(({ id }) => id)
        const now = clock.now()
        await tx.investigations.hide(hidden, now.toISOString())
        // after the searches, so that no retry of them starts in between
        const retries = await tx.searchRetries.listOfInvestigations(hidden)
        if (!retries.every(({ status }) => isTerminal(status))) {
          throw investigationNotTerminal({ message: 'A retry of a search of this investigation has not ended yet' })
        }
        await tx.searches.hide(retries.map(({ id }) => id), now.toISOString())
        await recordDone(tx, principal, now, operation)
        return hidden
      }),
  }
}
