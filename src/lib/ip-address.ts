import { isIP, isIPv4 } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * Returns the canonical text of an IP address (RFC 5952 for IPv6). An IPv4-mapped address becomes IPv4. If the text is
 * not one IP address, returns a fault that does not contain the text. Refuses octal, hexadecimal and shortened IPv4
 * addresses, zone identifiers and ranges.
 */
export function parseIpAddress(text: string): { address: string } | { fault: string } {
  const trimmed = text.trim()
  if (trimmed.includes('/')) return { fault: 'This is a range; give one IP address' }
  if (trimmed.includes('%')) return { fault: 'An IP address with a zone identifier has a meaning on one machine only' }
  if (isIP(trimmed) === 0) return { fault: 'This is not an IPv4 or IPv6 address in its usual notation' }
  if (isIPv4(trimmed)) return { address: trimmed }
  const canonical = new URL(`http://[${trimmed}]`).hostname.slice(1, -1) // ipaddr.js would read ::192.0.2.1 as IPv4
  return { address: ipaddr.process(canonical).toString() }
}

/** Returns an address as an integer. Its most significant byte is the first byte of the address. */
export function toInteger(address: string): bigint {
  return BigInt(`0x${Buffer.from(ipaddr.parse(address).toByteArray()).toString('hex')}`)
}

/** Converts an integer back to an address. Inverse of `toInteger`. */
export function fromInteger(value: bigint, version: 4 | 6): string {
  const bytes = Buffer.from(value.toString(16).padStart(version === 4 ? 8 : 32, '0'), 'hex')
  return ipaddr.fromByteArray([...bytes]).toString()
}

/** Returns the name of the address's PTR record. RFC 1035 section 3.5, RFC 3596 section 2.5. */
export function reverseName(address: string): string {
  if (isIPv4(address)) return `${address.split('.').reverse().join('.')}.in-addr.arpa`
  return `${[...toInteger(address).toString(16).padStart(32, '0')].reverse().join('.')}.ip6.arpa`
}

/** Returns the range as `192.0.2.0/24` if it is one CIDR block. Otherwise returns its first and last address. */
export function rangeText(first: bigint, last: bigint, version: 4 | 6): string {
  const size = last - first + 1n
  const oneBlock = (size & (size - 1n)) === 0n && first % size === 0n
  const bits = (version === 4 ? 32 : 128) - (size.toString(2).length - 1)
  const start = fromInteger(first, version)
  return oneBlock ? `${start}/${bits}` : `${start} - ${fromInteger(last, version)}`
}
