import ipaddr from 'ipaddr.js'
import { inRange, rangeOfOne, type Address, type IpRange } from '../lib/ip-range.ts'


/** The caller's address, from the socket's peer and the `X-Forwarded-For` header. */
export type ClientAddress = (peer: string | undefined, forwardedFor: string | undefined) => string

/**
 * `trusted` are addresses and CIDR ranges of proxies. Only what they say of the peer before them is believed: the
 * header is read from its end, and the first address that is not a trusted proxy is the caller. Throws for an entry
 * that is no address.
 */
export function createClientAddress(trusted: readonly string[]): ClientAddress {
  const ranges = trusted.map(parseRange)
  const isTrusted = (address: Address) => ranges.some(range => inRange(address, range))

  return (peer = '', forwardedFor) => {
    const direct = peer.startsWith('::ffff:') ? peer.slice('::ffff:'.length) : peer
    if (ranges.length === 0 || forwardedFor === undefined || !ipaddr.isValid(direct)) return direct
    let caller: Address = ipaddr.process(direct)
    for (const hop of forwardedFor.split(',').reverse()) {
      if (!isTrusted(caller) || !ipaddr.isValid(hop.trim())) break
      caller = ipaddr.process(hop.trim())
    }
    return caller.toString()
  }
}

function parseRange(entry: string): IpRange {
  try {
    return entry.includes('/') ? ipaddr.parseCIDR(entry) : rangeOfOne(entry)
  } catch {
    throw new Error(`${entry} is neither an address nor a CIDR range`)
  }
}
