import ipaddr from 'ipaddr.js'

export type Address = ipaddr.IPv4 | ipaddr.IPv6
/** Base address and prefix length in bits. */
export type IpRange = [base: Address, bits: number]

/** Returns the range of a single address. An IPv4-mapped address becomes IPv4. Throws if the text is not an address. */
export function rangeOfOne(address: string): IpRange {
  const parsed = ipaddr.process(address)
  return [parsed, parsed.kind() === 'ipv4' ? 32 : 128]
}

export const inRange = (address: Address, [base, bits]: IpRange): boolean =>
  base.kind() === address.kind() && address.match(base, bits)

/**
 * Returns the range that one Internet customer usually holds: an IPv4 address, or the /64 network of an IPv6 address.
 * Text that is not an IP address is returned unchanged.
 */
export function subscriberOf(address: string): string {
  if (!address.includes(':') || !ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6
    ? `${new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0])}/64`
    : parsed.toString()
}
