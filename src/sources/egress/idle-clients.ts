import type { Client } from 'undici'

export interface IdleClients {
  /** Notes that a client waits for its next request. `close` ends its connection, if it is the oldest of too many. */
  add(client: Client, close: () => void): void
  /** Notes that a client has a request, or that its connection has ended. */
  remove(client: Client): void
}

/**
 * Limits the idle connections of all origins together. A sweep asks hundreds of sites once or twice, and each open
 * connection takes about 100 KB with TLS, as long as the site allows.
 *
 * @param most maximum number of idle connections
 */
export function createIdleClients(most: number): IdleClients {
  const idle = new Map<Client, () => void>() // the oldest first
  return {
    add(client, close) {
      idle.delete(client)
      idle.set(client, close)
      if (idle.size <= most) return
      const [oldest, closeOldest] = idle.entries().next().value!
      idle.delete(oldest)
      closeOldest()
    },
    remove: client => void idle.delete(client),
  }
}
