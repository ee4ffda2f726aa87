import type { Socket } from 'node:net'
import { subscriberOf } from '../lib/ip-range.ts'
import { createTrust } from './client-address.ts'

/** Time between two reports of refused connections, in milliseconds. */
const reportMs = 60_000

export interface ConnectionLimit {
  max: number
  /** Addresses and CIDR ranges of proxies. Their connections are those of many callers, and are not counted. */
  trustProxy: readonly string[]
  /** Called at most once a minute, with the number of connections that were refused. */
  report: (refused: number) => void
}

/**
 * Creates the function that admits a new connection. It closes the connection and returns `false` if its address has
 * `max` others. An IPv6 /64 network counts as one address.
 */
export function limitConnections({ max, trustProxy, report }: ConnectionLimit): (socket: Socket) => boolean {
  const isTrusted = createTrust(trustProxy)
  const open = new Map<string, number>()
  let refused = 0
  let reportedMs = -reportMs

  return socket => {
    const { remoteAddress } = socket
    if (remoteAddress === undefined || isTrusted(remoteAddress)) return true
    const subscriber = subscriberOf(remoteAddress)
    const count = open.get(subscriber) ?? 0
    if (count >= max) {
      socket.destroy()
      refused++
      if (performance.now() - reportedMs < reportMs) return false
      reportedMs = performance.now()
      report(refused)
      refused = 0
      return false
    }
    open.set(subscriber, count + 1)
    socket.on('close', () => {
      const left = open.get(subscriber)! - 1
      if (left === 0) open.delete(subscriber)
      else open.set(subscriber, left)
    })
    return true
  }
}
