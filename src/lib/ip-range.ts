import ipaddr from 'ipaddr.js'

export type Address = ipaddr.IPv4 | ipaddr.IPv6
/** Its base and the length of its prefix. */
export type IpRange = [base: Address, bits: number]

/** Of one address; that of an IPv4-mapped address is its IPv4 address. Throws where the text is none. */
export function rangeOfOne(address: string): IpRange {
  const parsed = ipaddr.process(address)
  return [parsed, parsed.kind() === 'ipv4' ? 32 : 128]
}

export const inRange = (address: Address, [base, bits]: IpRange): boolean =>
  base.kind() === address.kind() && address.match(base, bits)

/** What one subscriber holds, as text: an IPv4 address, or the /64 network of an IPv6 address. What is no address stays. */
export function subscriberOf(address: string): string {
  if (!address.includes(':') || !ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6
    ? `${new ipaddr.IPv6([...parsed.parts.slice(0, 4), 0, 0, 0, 0])}/64`
    : parsed.toString()
}
