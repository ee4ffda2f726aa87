import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { fromInteger, toInteger } from './ip-address.ts'

/** A network of IP addresses. */
export interface IpNetwork {
  /** Canonical CIDR notation: the lowest address and the prefix length. */
  network: string
  version: 4 | 6
  bits: number
  first: string
  last: string
}

const widths = { 4: 32, 6: 128 } as const

/**
 * Shortest prefix of a network that a registry can have: IANA gives registries blocks of this length.
 * https://www.iana.org/assignments/ipv4-address-space, https://www.iana.org/assignments/ipv6-unicast-address-assignments
 */
export const shortestPrefix = { 4: 8, 6: 12 } as const

/**
 * Reads a network: an address with a prefix length or an IPv4 mask, or the first and last address of a range that is
 * one network. Bits behind the prefix are cleared. Returns a fault, which does not contain the text, for any other one.
 * https://www.rfc-editor.org/rfc/rfc4632#section-3.1
 */
export function parseNetwork(text: string): IpNetwork | { fault: string } {
  const [, address, length, mask] =
    /^([\da-f.:]+)\/(?:(\d{1,3})|(\d{1,3}(?:\.\d{1,3}){3}))$/i.exec(text.trim()) ?? []
  const version = isIP(address ?? '') as 0 | 4 | 6
  if (address !== undefined && version !== 0) {
    const bits = length === undefined ? maskBits(mask!) : Number(length)
    return bits === null || bits > widths[version] || (length === undefined && version === 6)
      ? { fault: 'The prefix length or the mask of this network is wrong' }
      : networkOf(address, version, bits)
  }
  const [, first = '', last = ''] = /^([\da-f.:]+) ?[-–] ?([\da-f.:]+)$/i.exec(text.trim()) ?? []
  if (isIP(first) === 0 || isIP(first) !== isIP(last)) {
    return { fault: 'This is not a network such as 192.0.2.0/24 or 2001:db8::/32' }
  }
  return networkOfRange(first, last, isIP(first) as 4 | 6)
    ?? { fault: 'This range is not one network: give a network such as 192.0.2.0/24' }
}

function networkOf(address: string, version: 4 | 6, bits: number): IpNetwork {
  const canonical = version === 4 ? address : new URL(`http://[${address}]`).hostname.slice(1, -1)
  const hostBits = BigInt(widths[version] - bits)
  const first = toInteger(canonical) >> hostBits << hostBits
  const addresses = [first, first + (1n << hostBits) - 1n].map(value => fromInteger(value, version)) as [string, string]
  return {
    network: `${addresses[0]}/${bits}`,
    version,
    bits,
    first: addresses[0],
    last: addresses[1],
  }
}

/** Returns the prefix length of an IPv4 mask, or null if a 1 follows a 0 in it. */
const maskBits = (mask: string): number | null =>
  isIP(mask) === 4 ? ipaddr.IPv4.parse(mask).prefixLengthFromSubnetMask() : null

/** Returns the network with this first and last address, or `undefined` if the range is not one network. */
function networkOfRange(first: string, last: string, version: 4 | 6): IpNetwork | undefined {
  const size = toInteger(last) - toInteger(first) + 1n
  if (size <= 0n || (size & (size - 1n)) !== 0n || toInteger(first) % size !== 0n) return undefined
  return networkOf(first, version, widths[version] - (size.toString(2).length - 1))
}
