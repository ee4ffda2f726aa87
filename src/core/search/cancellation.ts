import type { Database } from '../../db/database.ts'
import type { StoredSearch } from '../../db/searches.ts'
import type { Clock } from '../../lib/clock.ts'
import { recordDone } from '../audit.ts'
import type { Principal } from '../keys.ts'
import { SearchEnded, type Journal } from './journal.ts'
import { cancelled } from './state.ts'

interface CancellationParts {
  database: Database
  journal: Journal
  clock: Clock
}

export type Cancellation = ReturnType<typeof createCancellation>

/** Creates the service that ends searches on request. */
export function createCancellation({ database, journal, clock }: CancellationParts) {
  return {
    /** Ends a search. Returns the ended search. If it had already ended, does nothing. */
    async cancel(principal: Principal, { id: operation }: { id: string }, search: StoredSearch): Promise<StoredSearch> {
      try {
        await journal.stopSearch(search.id, cancelled, tx => recordDone(tx, principal, clock.now(), operation))
      } catch (error) {
        if (!(error instanceof SearchEnded)) throw error
      }
      return await database.searches.get(search.id) ?? search
    },
  }
}
