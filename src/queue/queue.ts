/** Brings durable work to workers. The work is a row in the database, taken under a lease. */
export interface Queue<Lease> {
  /** Announces that new work was committed. A lost announcement delays the work by a second at most. */
  added(): void
  /**
   * Waits for a slot and for work, and returns both. Holds no slot while there is no work.
   * Rejects with the signal's reason.
   */
  take(slots: Slots, signal: AbortSignal): Promise<{ lease: Lease, release(): void }>
}

/** Limits how much work a worker does at once. */
export interface Slots {
  acquire(signal: AbortSignal): Promise<() => void>
}
