/**
 * Live news between processes: "there is news of search X: look". What it says is in the database already, so a lost
 * message costs a second, never an event.
 */
export interface Wire {
  publish(searchId: string): void
  /** Calls `listener` at each publication; the answer unsubscribes. */
  subscribe(searchId: string, listener: () => void): () => void
}
