/** Durable work, taken under a lease. The work itself is a row; the queue brings it to a worker. */
export interface Queue<Lease> {
  /** Says that work was committed. A hint: lost, it costs a second. */
  added(): void
  /** The next piece of work; waits until there is one. Rejects with the signal's reason. */
  take(signal: AbortSignal): Promise<Lease>
}
