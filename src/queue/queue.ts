import type { Semaphore } from '../lib/semaphore.ts'

/** A piece of work and the slot that it occupies. */
export interface Taken<Lease> {
  lease: Lease
  release(): void
}

/** Hands durable work to workers. Each piece of work is a row in the database, which a worker takes under a lease. */
export interface Queue<Lease> {
  /**
   * Announces that `count` pieces of new work were committed. Default: 1. A lost announcement delays the work
   * until the next look of a worker.
   */
  notify(count?: number): void
  /**
   * Waits for a slot and for work, and returns both. `more` is work that was taken for further free slots. It occupies
   * no slot while it waits for work. Rejects with the signal's reason if `signal` aborts.
   */
  take(
    slots: Pick<Semaphore, 'acquire' | 'free'>,
    signal: AbortSignal,
  ): Promise<Taken<Lease> & { more: ReadonlyArray<Taken<Lease>> }>
}
