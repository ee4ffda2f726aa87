import type { Database } from '../../db/database.ts'
import type { Clock } from '../../lib/clock.ts'
import { recordDone } from '../audit/audit.ts'
import type { Principal } from '../access/keys.ts'
import { lockOwned, rightsOf } from '../access/lock-owned.ts'

export type WatchDeletion = ReturnType<typeof createWatchDeletion>

/** Creates the service that deletes watches. It only hides them; the deletion of searches removes them. */
export function createWatchDeletion({ database, clock }: { database: Database, clock: Clock }) {
  return {
    /**
     * Hides all these watches, or none. Returns their ids in lower case. Throws VALIDATION_ERROR if an id is a
     * duplicate, and NOT_FOUND if one does not exist, or if the key may not delete it.
     */
    hide: (principal: Principal, { id: operation }: { id: string }, ids: readonly string[]): Promise<string[]> =>
      database.inTransaction(async tx => {
        const mayDelete = rightsOf(tx, principal)
        const found = await lockOwned(ids, tx.watches.lock, { mayDelete, thing: 'a watch of this key' })
        const hidden = found.map(({ id }) => id)
        const now = clock.now()
        await tx.watches.hide(hidden, now.toISOString())
        await recordDone(tx, principal, now, operation)
        return hidden
      }),
  }
}
