import ipaddr from 'ipaddr.js'

export type Address = ipaddr.IPv4 | ipaddr.IPv6
/** Its base and the length of its prefix. */
export type IpRange = [base: Address, bits: number]

/** Of one address; that of an IPv4-mapped address is its IPv4 address. Throws where the text is none. */
export function rangeOfOne(address: string): IpRange {
  const parsed = ipaddr.process(address)
  return [parsed, parsed.kind() === 'ipv4' ? 32 : 128]
}

export const inRange = (address: Address, [base, bits]: IpRange): boolean => base.kind() === address.kind() && address.match(base, bits)
