import type { Clock } from '../../lib/clock.ts'
import { recordDone } from '../audit/audit.ts'
import type { Principal } from '../access/keys.ts'
import type { Journal } from './journal.ts'
import { ignoreIfEnded } from './journal-write.ts'
import { cancelled } from './state.ts'

interface CancellationParts {
  journal: Journal
  clock: Clock
}

export type Cancellation = ReturnType<typeof createCancellation>

/** Creates the service that ends searches on request. */
export function createCancellation({ journal, clock }: CancellationParts) {
  return {
    /** Ends a search. If it has already ended or was deleted, does nothing. */
    cancel: (principal: Principal, { id: operation }: { id: string }, searchId: string): Promise<void> =>
      ignoreIfEnded(
        journal.stopSearch(searchId, cancelled, tx => recordDone(tx, principal, clock.now(), operation)),
      ),
  }
}
