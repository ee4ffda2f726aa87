/** Kinds of work that workers wait for. */
export type WorkKind = 'shard' | 'webhook' | 'duty' | 'investigation'

/**
 * Notifies workers and event streams, in this process and in others. A message carries only an id, because the sender
 * has already stored what it announces. Messages may be lost. Their receivers also look at the database, for events,
 * shards, webhooks and investigations every second and for duties every ten seconds, so a lost message is only a delay.
 */
export interface Wire {
  /** Announces new events of a search. Call it after the commit. */
  publish(searchId: string): void
  /**
   * Calls `listener` at each message. May also call it once when the subscription has reached the other processes,
   * because their earlier messages were lost. Returns the function that unsubscribes.
   */
  subscribe(searchId: string, listener: () => void): () => void
  /**
   * Calls `listener` if messages of any search may have been lost, for example after a lost connection. Returns the
   * function that removes the listener.
   */
  onGap(listener: () => void): () => void
  /** Tells the runners of a search that it has ended. Call it after the commit. */
  stop(searchId: string): void
  /** Calls `listener` at each `stop`, with the id of the search. Returns the function that removes the listener. */
  onStop(listener: (searchId: string) => void): () => void
  /** Wakes up to `count` idle workers, in this process first. Call it after the commit. */
  ring(kind: WorkKind, count: number): void
  /** Registers an idle worker. Returns the function that removes it, which a worker calls when it has no free slot. */
  onRing(kind: WorkKind, wake: () => void): () => void
}

/** Returns the part of a wire that wakes the workers of one kind of work. */
export const bellOf = (wire: Wire, kind: WorkKind) => ({
  ring: (count: number): void => wire.ring(kind, count),
  onRing: (wake: () => void) => wire.onRing(kind, wake),
})
