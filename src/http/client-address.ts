import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { inRange, rangeOfOne, type Address, type IpRange } from '../lib/ip-range.ts'

/**
 * Returns the caller's address. `peer` is the remote address of the socket, `forwardedFor` the `X-Forwarded-For`
 * header.
 */
export type ClientAddress = (peer: string | undefined, forwardedFor: string | undefined) => string

/**
 * Number of proxies that a header may name, from its end. A client can name 1,600, all of them trusted, which would
 * take some milliseconds of each request.
 */
const maxHops = 20

/**
 * Creates the function that finds the caller behind the proxies in `trusted`, a list of addresses and CIDR ranges. Each
 * proxy appends the address of its peer to the header, so the header is read from its end. The first address that is
 * not a trusted proxy is the caller. The part of the header before this address is ignored. If the socket's peer is not
 * a trusted proxy, the whole header is ignored. If a proxy appends a text that is not an address, such as `unknown`,
 * this proxy counts as the caller.
 * Throws for a `trusted` entry that is not an address or a range.
 */
export function createClientAddress(trusted: readonly string[]): ClientAddress {
  const isTrusted = trustOf(trusted)

  return (peer = '', forwardedFor) => {
    const direct = peer.startsWith('::ffff:') ? peer.slice('::ffff:'.length) : peer
    if (trusted.length === 0 || forwardedFor === undefined) return direct
    let caller = direct
    for (const hop of forwardedFor.split(',').slice(-maxHops).reverse()) {
      const from = parseHop(caller)
      const before = from && isTrusted(from) ? parseHop(hop) : undefined
      if (before === undefined) break
      caller = before.toString()
    }
    return caller
  }
}

/** Creates the function that recognises the proxies in `trusted` by the remote address of a socket. */
export function createTrust(trusted: readonly string[]): (peer: string) => boolean {
  const isTrusted = trustOf(trusted)
  return peer => {
    const address = trusted.length > 0 ? parseHop(peer) : undefined
    return address !== undefined && isTrusted(address)
  }
}

function trustOf(trusted: readonly string[]): (address: Address) => boolean {
  const ranges = trusted.map(parseRange)
  return address => ranges.some(range => inRange(address, range))
}

/** Reads an address with an optional port. Refuses octal and shortened addresses, because proxies do not write them. */
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
