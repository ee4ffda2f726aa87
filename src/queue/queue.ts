import type { Semaphore } from '../lib/semaphore.ts'

/** Hands durable work to workers. Each piece of work is a row in the database, which a worker takes under a lease. */
export interface Queue<Lease> {
  /** Announces that new work was committed. A lost announcement delays the work by at most one second. */
  notify(): void
  /**
   * Waits for a slot and for work, and returns both. It occupies no slot while it waits for work.
   * Rejects with the signal's reason if `signal` aborts.
   */
  take(slots: Pick<Semaphore, 'acquire'>, signal: AbortSignal): Promise<{ lease: Lease, release(): void }>
}
