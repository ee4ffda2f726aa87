import { BlockList, isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { inRange } from './ip-range.ts'

export interface SpecialRange {
  cidr: string
  purpose: string
  /** Document that defines it. */
  rfc: string
}

/** A public address with which a cloud gives its machines secrets, as the metadata services do. */
const azure = 'https://learn.microsoft.com/azure/virtual-network/what-is-ip-address-168-63-129-16'

/**
 * Blocks of https://www.iana.org/assignments/iana-ipv4-special-registry and
 * https://www.iana.org/assignments/iana-ipv6-special-registry, and the multicast blocks. The first match counts, so a
 * narrow block precedes the blocks that contain it.
 */
const ranges: ReadonlyArray<readonly [cidr: string, purpose: string, rfc: string]> = [
  ['0.0.0.0/32', 'This host on this network', 'RFC 1122'],
  ['0.0.0.0/8', 'This network', 'RFC 791'],
  ['10.0.0.0/8', 'Private use', 'RFC 1918'],
  ['100.64.0.0/10', 'Shared address space behind carrier NAT', 'RFC 6598'],
  ['127.0.0.0/8', 'Loopback', 'RFC 1122'],
  ['169.254.0.0/16', 'Link-local', 'RFC 3927'],
  ['172.16.0.0/12', 'Private use', 'RFC 1918'],
  ['192.0.0.0/29', 'IPv4 service continuity', 'RFC 7335'],
  ['192.0.0.8/32', 'IPv4 dummy address', 'RFC 7600'],
  ['192.0.0.9/32', 'Port Control Protocol anycast', 'RFC 7723'],
  ['192.0.0.10/32', 'TURN anycast', 'RFC 8155'],
  ['192.0.0.170/31', 'NAT64 and DNS64 discovery', 'RFC 7050'],
  ['192.0.0.0/24', 'IETF protocol assignments', 'RFC 6890'],
  ['192.0.2.0/24', 'Documentation (TEST-NET-1)', 'RFC 5737'],
  ['192.31.196.0/24', 'AS112 name servers', 'RFC 7535'],
  ['192.52.193.0/24', 'Automatic multicast tunneling', 'RFC 7450'],
  ['192.88.99.0/24', '6to4 relay anycast, deprecated', 'RFC 7526'],
  ['168.63.129.16/32', 'Services of the Azure platform', azure],
  ['192.168.0.0/16', 'Private use', 'RFC 1918'],
  ['192.175.48.0/24', 'AS112 name servers', 'RFC 7534'],
  ['198.18.0.0/15', 'Benchmarking', 'RFC 2544'],
  ['198.51.100.0/24', 'Documentation (TEST-NET-2)', 'RFC 5737'],
  ['203.0.113.0/24', 'Documentation (TEST-NET-3)', 'RFC 5737'],
  ['224.0.0.0/4', 'Multicast', 'RFC 5771'],
  ['255.255.255.255/32', 'Limited broadcast', 'RFC 8190'],
  ['240.0.0.0/4', 'Reserved', 'RFC 1112'],
  ['::1/128', 'Loopback', 'RFC 4291'],
  ['::/128', 'Unspecified address', 'RFC 4291'],
  ['::ffff:0:0/96', 'IPv4-mapped address', 'RFC 4291'],
  ['64:ff9b::/96', 'IPv4-IPv6 translation', 'RFC 6052'],
  ['64:ff9b:1::/48', 'IPv4-IPv6 translation, local use', 'RFC 8215'],
  ['100::/64', 'Discard only', 'RFC 6666'],
  ['100:0:0:1::/64', 'Dummy prefix', 'RFC 9780'],
  ['2001::/32', 'Teredo', 'RFC 4380'],
  ['2001:1::1/128', 'Port Control Protocol anycast', 'RFC 7723'],
  ['2001:1::2/128', 'TURN anycast', 'RFC 8155'],
  ['2001:1::3/128', 'DNS-SD service registration anycast', 'RFC 9665'],
  ['2001:2::/48', 'Benchmarking', 'RFC 5180'],
  ['2001:3::/32', 'Automatic multicast tunneling', 'RFC 7450'],
  ['2001:4:112::/48', 'AS112 name servers', 'RFC 7535'],
  ['2001:20::/28', 'ORCHIDv2', 'RFC 7343'],
  ['2001:30::/28', 'Drone remote identification', 'RFC 9374'],
  ['2001::/23', 'IETF protocol assignments', 'RFC 2928'],
  ['2001:db8::/32', 'Documentation', 'RFC 3849'],
  ['2002::/16', '6to4', 'RFC 3056'],
  ['2620:4f:8000::/48', 'AS112 name servers', 'RFC 7534'],
  ['3fff::/20', 'Documentation', 'RFC 9637'],
  ['5f00::/16', 'Segment routing identifiers', 'RFC 9602'],
  ['fc00::/7', 'Unique local', 'RFC 4193'],
  ['fe80::/10', 'Link-local', 'RFC 4291'],
  ['ff00::/8', 'Multicast', 'RFC 4291'],
]

const parsed = ranges.map(([cidr, purpose, rfc]) =>
  ({ range: ipaddr.parseCIDR(cidr), special: { cidr, purpose, rfc } }))

/** The only IPv6 block that is assigned to the public Internet. https://www.iana.org/assignments/ipv6-address-space */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')
const unassigned: SpecialRange = { cidr: '::/0', purpose: 'Not assigned to the public Internet', rfc: 'RFC 4291' }

/** Purposes of blocks that examples use. The sandbox gives their addresses an outcome. */
const ofExamples = /^Documentation/

/**
 * The special-purpose blocks except those of documentation, for lists that have a million ranges. One for each version,
 * because a `BlockList` takes IPv4 addresses for IPv4-mapped ones.
 */
const reserved = { ipv4: new BlockList(), ipv6: new BlockList() }
for (const { range: [base, bits], special: { purpose } } of parsed) {
  if (!ofExamples.test(purpose)) reserved[base.kind()].addSubnet(base.toString(), bits, base.kind())
}
for (const [base, bits] of [['::', 3], ['4000::', 2], ['8000::', 1]] as const) {
  reserved.ipv6.addSubnet(base, bits, 'ipv6')
}

/**
 * Returns `true` for a special-purpose address that is not for documentation, and for an IPv6 address outside of the
 * block of the public Internet. Throws if the text is not an address.
 */
export function isReservedAddress(address: string): boolean {
  const version = address.includes(':') ? 'ipv6' : 'ipv4'
  return reserved[version].check(address, version)
}

/**
 * Returns the special-purpose block of an address; `undefined` for an address of the public Internet. An ISATAP address
 * is that of its IPv4 address. Throws if the text is not an address.
 */
export function specialRange(address: string): SpecialRange | undefined {
  const parsedAddress = ipaddr.parse(address)
  const found = parsed.find(({ range }) => inRange(parsedAddress, range))?.special
  if (found !== undefined || !(parsedAddress instanceof ipaddr.IPv6)) return found
  if (!parsedAddress.match(globalUnicast)) return unassigned
  return isIsatap(parsedAddress) ? specialRange(lastFour(parsedAddress)) : undefined
}

/**
 * `true` if the address is an ISATAP address: interface identifier 0:5efe or 200:5efe, then an IPv4 address.
 * https://www.rfc-editor.org/rfc/rfc5214#section-6.1
 */
const isIsatap = ({ parts }: ipaddr.IPv6): boolean => (parts[4]! & ~0x0200) === 0 && parts[5] === 0x5efe

/** Blocks whose addresses reach the IPv4 address in their last 32 bits: IPv4-mapped, and the prefix of NAT64. */
const translated: ReadonlySet<string> = new Set(['::ffff:0:0/96', '64:ff9b::/96'])

/**
 * `true` if an IP address belongs to the public Internet. This is the only rule about private and reserved addresses.
 * Returns `false` for an unusual notation (a zone, or an IPv4 address in octal, hexadecimal or shortened form). Also
 * returns `false` for an IPv6 address that contains a private IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || address.includes('%')) return false
  const special = specialRange(address)
  return special === undefined ||
    (translated.has(special.cidr) && specialRange(lastFour(ipaddr.IPv6.parse(address))) === undefined)
}

const lastFour = (address: ipaddr.IPv6): string => address.toByteArray().slice(12).join('.')
