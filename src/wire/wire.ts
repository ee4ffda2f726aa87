/**
 * Announces new events of a search between processes. A message carries only the id of the search. The events are in
 * the database before, so a lost message delays them by a second at most.
 */
export interface Wire {
  publish(searchId: string): void
  /** Calls `listener` at each message. Returns the function that unsubscribes. */
  subscribe(searchId: string, listener: () => void): () => void
}
