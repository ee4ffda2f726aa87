import type { Database } from '../../db/database.ts'
import { notFound, validationError } from '../../errors.ts'
import type { Clock } from '../../lib/clock.ts'
import { recordDone } from '../audit.ts'
import type { Principal } from '../keys.ts'
import { duplicateFaults, faultsAt, rightsOf } from '../search/deletion.ts'

export type WatchDeletion = ReturnType<typeof createWatchDeletion>

/** Creates the service that deletes watches. It only hides them; the deletion of searches removes them. */
export function createWatchDeletion({ database, clock }: { database: Database, clock: Clock }) {
  return {
    /**
     * Hides all these watches, or none. Returns their ids in lower case. Throws VALIDATION_ERROR if an id is a
     * duplicate, and NOT_FOUND if one does not exist, or if the key may not delete it.
     */
    async hide(principal: Principal, { id: operation }: { id: string }, ids: readonly string[]): Promise<string[]> {
      const requested = ids.map(id => id.toLowerCase())
      const duplicates = duplicateFaults(ids)
      if (duplicates.length > 0) throw validationError({ details: duplicates })
      await database.inTransaction(async tx => {
        const mayDelete = rightsOf(tx, principal)
        const found = new Set<string>()
        // sorted, so that two deletions lock in the same order and cannot deadlock
        for (const id of [...requested].sort()) {
          const watch = await tx.watches.lock(id)
          if (watch && await mayDelete(watch)) found.add(id)
        }
        const missing = faultsAt(requested, id => !found.has(id), 'is not a watch of this key')
        if (missing.length > 0) throw notFound({ message: 'There is no such watch of this key', details: missing })
        const now = clock.now()
        await tx.watches.hide(requested, now.toISOString())
        await recordDone(tx, principal, now, operation)
      })
      return requested
    },
  }
}
