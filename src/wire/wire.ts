/**
 * Notifies processes about new events of a search. A message carries only the id of the search. The sender stores the
 * events in the database first, so a lost message delays them by at most one second.
 */
export interface Wire {
  publish(searchId: string): void
  /** Calls `listener` at each message. Returns the function that unsubscribes. */
  subscribe(searchId: string, listener: () => void): () => void
}
