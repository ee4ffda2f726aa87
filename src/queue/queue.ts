/** Durable work, taken under a lease. The work itself is a row; the queue brings it to a worker. */
export interface Queue<Lease> {
  /** Says that work was committed. A hint: lost, it costs a second. */
  added(): void
  /**
   * The next piece of work with a place to do it in; waits until there are both, and holds no place while there is no
   * work. Rejects with the signal's reason.
   */
  take(slots: Slots, signal: AbortSignal): Promise<{ lease: Lease, release(): void }>
}

/** What a worker has a bounded number of. */
export interface Slots {
  acquire(signal: AbortSignal): Promise<() => void>
}
