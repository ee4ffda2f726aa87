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
 * https://www.iana.org/assignments/iana-ipv6-special-registry, and the multicast blocks
 * (https://www.iana.org/assignments/multicast-addresses). Copies of the registries were read on 2026-11-28; the newest
 * block in them is of 2025-04. The first match counts, so a narrow block precedes the blocks that contain it.
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
  ['2001:10::/28', 'ORCHID, deprecated', 'RFC 4843'],
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
  ['fec0::/10', 'Site-local, deprecated', 'RFC 3879'],
  ['ff00::/8', 'Multicast', 'RFC 4291'],
]

export const specialRanges: readonly SpecialRange[] = ranges.map(([cidr, purpose, rfc]) => ({ cidr, purpose, rfc }))

/** An AS number that no network on the Internet has, or a range of them. */
export interface SpecialAsRange {
  first: number
  last: number
  purpose: string
  rfc: string
}

/**
 * https://www.iana.org/assignments/iana-as-numbers-special-registry and the reserved range of
 * https://www.iana.org/assignments/as-numbers, read on 2026-11-28. AS112 is left out: networks announce it in public
 * (RFC 7534).
 */
const specialAsNumbers: readonly SpecialAsRange[] = ([
  [0, 0, 'Reserved', 'RFC 7607'],
  [23_456, 23_456, 'AS_TRANS', 'RFC 6793'],
  [64_496, 64_511, 'Documentation', 'RFC 5398'],
  [64_512, 65_534, 'Private use', 'RFC 6996'],
  [65_535, 65_535, 'Reserved', 'RFC 7300'],
  [65_536, 65_551, 'Documentation', 'RFC 5398'],
  [65_552, 131_071, 'Reserved', 'RFC 6793'],
  [4_200_000_000, 4_294_967_294, 'Private use', 'RFC 6996'],
  [4_294_967_295, 4_294_967_295, 'Reserved', 'RFC 7300'],
] as const).map(([first, last, purpose, rfc]) => ({ first, last, purpose, rfc }))

/** Returns the special range of an AS number. Returns `undefined` for one of the public Internet. */
export const specialAsRange = (asn: number): SpecialAsRange | undefined =>
  specialAsNumbers.find(({ first, last }) => asn >= first && asn <= last)
