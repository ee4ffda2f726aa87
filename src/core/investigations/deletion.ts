import type { Database } from '../../db/database.ts'
import { investigationNotTerminal, notFound, validationError } from '../../errors.ts'
import type { Clock } from '../../lib/clock.ts'
import { recordDone } from '../audit.ts'
import type { Principal } from '../keys.ts'
import { duplicateFaults, faultsAt, rightsOf } from '../search/deletion.ts'

export type InvestigationDeletion = ReturnType<typeof createInvestigationDeletion>

/** Creates the service that deletes investigations. It only hides them; the deletion of searches removes them. */
export function createInvestigationDeletion({ database, clock }: { database: Database, clock: Clock }) {
  return {
    /**
     * Hides all these investigations with their searches, or none. Returns their ids in lower case. Throws
     * VALIDATION_ERROR if an id is a duplicate. Throws NOT_FOUND if one does not exist, or if the key may not delete
     * it. Throws INVESTIGATION_NOT_TERMINAL if one has not finished.
     */
    async hide(principal: Principal, { id: operation }: { id: string }, ids: readonly string[]): Promise<string[]> {
      const requested = ids.map(id => id.toLowerCase())
      const duplicates = duplicateFaults(ids)
      if (duplicates.length > 0) throw validationError({ details: duplicates })
      await database.inTransaction(async tx => {
        const mayDelete = rightsOf(tx, principal)
        const found = new Map<string, 'processing' | 'finished'>()
        // sorted, so that two deletions lock in the same order and cannot deadlock
        for (const id of [...requested].sort()) {
          const investigation = await tx.investigations.lock(id)
          if (investigation && await mayDelete(investigation)) found.set(id, investigation.status)
        }
        const missing = faultsAt(requested, id => !found.has(id), 'is not an investigation of this key')
        if (missing.length > 0) {
          throw notFound({ message: 'There is no such investigation of this key', details: missing })
        }
        const unfinished = faultsAt(requested, id => found.get(id) === 'processing', 'has not finished yet')
        if (unfinished.length > 0) throw investigationNotTerminal({ details: unfinished })
        const now = clock.now()
        await tx.investigations.hide(requested, now.toISOString())
        await recordDone(tx, principal, now, operation)
      })
      return requested
    },
  }
}
