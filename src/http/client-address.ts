import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { inRange, rangeOfOne, type Address, type IpRange } from '../lib/ip-range.ts'

/** The caller's address, from the socket's peer and the `X-Forwarded-For` header. */
export type ClientAddress = (peer: string | undefined, forwardedFor: string | undefined) => string

/**
 * `trusted` are addresses and CIDR ranges of proxies. A proxy adds the peer that it sees to the end of the header, so the
 * header is read from its end, and only as far as proxies have written it: the first address that is not a trusted proxy
 * is the caller, whatever stands before it. Of a peer that is no trusted proxy nothing is believed. Where a proxy names
 * no address (`unknown`), the proxy is the caller. Throws for an entry that is no address.
 */
export function createClientAddress(trusted: readonly string[]): ClientAddress {
  const ranges = trusted.map(parseRange)
  const isTrusted = (address: Address) => ranges.some(range => inRange(address, range))

  return (peer = '', forwardedFor) => {
    const direct = peer.startsWith('::ffff:') ? peer.slice('::ffff:'.length) : peer
    if (ranges.length === 0 || forwardedFor === undefined) return direct
    let caller = direct
    for (const hop of forwardedFor.split(',').reverse()) {
      const from = parseHop(caller)
      const before = from && isTrusted(from) ? parseHop(hop) : undefined
      if (before === undefined) break
      caller = before.toString()
    }
    return caller
  }
}

/** Some proxies write the port too. No octal or shortened address: such a text comes from no proxy. */
function parseHop(text: string): Address | undefined {
  const hop = text.trim()
  const address = /^\[(.+)\](?::\d+)?$/.exec(hop)?.[1] ?? /^([\d.]+):\d+$/.exec(hop)?.[1] ?? hop
  return isIP(address) === 0 || address.includes('%') ? undefined : ipaddr.process(address)
}

function parseRange(entry: string): IpRange {
  try {
    return entry.includes('/') ? ipaddr.parseCIDR(entry) : rangeOfOne(entry)
  } catch {
    throw new Error(`${entry} is neither an address nor a CIDR range`)
  }
}
