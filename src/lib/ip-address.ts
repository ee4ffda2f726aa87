import { isIP, isIPv4, isIPv6 } from 'node:net'
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

/**
 * Prefixes of IPv6 addresses that stand for one IPv4 address, and the byte at which it begins: IPv4-compatible and
 * IPv4-mapped (RFC 4291), NAT64 (RFC 6052, RFC 8215), 6to4 (RFC 3056), and Teredo (RFC 4380), which inverts its bits.
 */
const embeddings = ([
  ['::/96', 12, false],
  ['::ffff:0:0/96', 12, false],
  ['64:ff9b::/96', 12, false],
  ['64:ff9b:1::/48', 12, false],
  ['2002::/16', 2, false],
  ['2001::/32', 12, true],
] as const).map(([range, at, isInverted]) => ({ range: ipaddr.IPv6.parseCIDR(range), at, isInverted }))

/** Returns the IPv4 address that an IPv6 address stands for. `undefined` for any other address or text. */
export function embeddedIPv4(address: string): string | undefined {
  if (!isIPv6(address) || address.includes('%') || address === '::' || address === '::1') return undefined
  const parsed = ipaddr.IPv6.parse(new URL(`http://[${address}]`).hostname.slice(1, -1))
  const found = embeddings.find(({ range }) => parsed.match(range))
  if (found === undefined) return undefined
  const bytes = parsed.toByteArray().slice(found.at, found.at + 4)
  return bytes.map(byte => found.isInverted ? 255 - byte : byte).join('.')
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
