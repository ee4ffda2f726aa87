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
  /** Resolves with the first reply, or with `undefined` if there is no subscriber or no reply within `timeoutMs`. */
  request(subject: string, timeoutMs: number): Promise<Uint8Array | undefined>
  /**
   * Calls `listener` each time messages reach other processes again and all subscriptions are active. Returns the
   * function that removes the listener.
   */
  onUp(listener: () => void): () => void
}
