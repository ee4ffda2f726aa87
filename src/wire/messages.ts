export type Listener = (body: Uint8Array, reply: (body: Uint8Array) => void) => void

/** Messages between processes. A message reaches each subscriber at most once; no message is stored. */
export interface Messages {
  /** `true` while messages can reach other processes. */
  readonly isUp: boolean
  /** Sends a message to the subscribers in other processes. Does nothing while `isUp` is `false`. */
  publish(subject: string, body?: Uint8Array): void
  /**
   * Calls `listener` at each message of other processes. Only one subscriber with the same `queue` gets a message.
   * @param options.onActive called once, when the subscription is active. Not called for a subscription that is made
   * while `isUp` is `false`.
   */
  subscribe(subject: string, listener: Listener, options?: { queue?: string, onActive?: () => void }): () => void
  /**
   * Sends an empty message and resolves with the first reply. Resolves with `late` if there is no reply within
   * `timeoutMs`, and at once with `no subscriber` if no process subscribes.
   */
  request(subject: string, timeoutMs: number): Promise<Uint8Array | 'late' | 'no subscriber'>
  /**
   * Calls `listener` each time messages reach other processes again and all subscriptions are active. Returns the
   * function that removes the listener.
   */
  onUp(listener: () => void): () => void
}
