/**
 * Notifies processes about new events of a search. A message carries only the id of the search, because the sender has
 * already stored the events in the database. If a message is lost, the events are at most one second late: the event
 * hub also reads the database every second.
 */
export interface Wire {
  publish(searchId: string): void
  /** Calls `listener` at each message. Returns the function that unsubscribes. */
  subscribe(searchId: string, listener: () => void): () => void
}
