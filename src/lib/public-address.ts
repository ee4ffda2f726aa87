import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

type Address = ipaddr.IPv4 | ipaddr.IPv6
type Range = [Address, number]

/**
 * IPv4 blocks that do not count as public: all blocks of https://www.iana.org/assignments/iana-ipv4-special-registry,
 * multicast, and one public address that a cloud uses for its metadata service. The list includes the globally
 * reachable blocks of the registry (AS112, AMT), because they contain no web servers.
 */
const specialIPv4 = ranges([
  '0.0.0.0/8', // this network
  '10.0.0.0/8', // private use
  '100.64.0.0/10', // shared space behind carrier NAT
  '127.0.0.0/8', // loopback
  '169.254.0.0/16', // link-local; the metadata services of most clouds
  '172.16.0.0/12', // private use
  '192.0.0.0/24', // protocol assignments
  '192.0.2.0/24', // documentation
  '192.31.196.0/24', // AS112
  '192.52.193.0/24', // AMT
  '192.88.99.0/24', // 6to4 relays
  '192.168.0.0/16', // private use
  '192.175.48.0/24', // AS112
  '198.18.0.0/15', // benchmarks
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved, and the broadcast address
  '168.63.129.16/32', // https://learn.microsoft.com/azure/virtual-network/what-is-ip-address-168-63-129-16
])

/** The only IPv6 block that is assigned to the public Internet. https://www.iana.org/assignments/ipv6-address-space */
const globalUnicast = range('2000::/3')

/**
 * Blocks within `globalUnicast` that have a special purpose.
 * https://www.iana.org/assignments/iana-ipv6-special-registry
 */
const specialIPv6 = ranges([
  '2001::/23', // protocol assignments: Teredo, benchmarks, ORCHID, AMT, AS112, DETs
  '2001:db8::/32', // documentation
  '2002::/16', // 6to4: each address leads to an IPv4 address, which may be private
  '2620:4f:8000::/48', // AS112
  '3fff::/20', // documentation
])

/**
 * Blocks whose addresses contain an IPv4 address in the last 32 bits: IPv4-mapped addresses, and the well-known NAT64
 * prefix.
 */
const translated = ranges(['::ffff:0:0/96', '64:ff9b::/96'])

/**
 * `true` if an IP address belongs to the public Internet. Returns `false` for an unusual notation (a zone, or an IPv4
 * address in octal, hexadecimal or shortened form). Also returns `false` for an IPv6 address that contains a private
 * IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  return isIP(address) !== 0 && !address.includes('%') && isPublic(ipaddr.parse(address))
}

function isPublic(address: Address): boolean {
  if (address instanceof ipaddr.IPv4) return !within(address, specialIPv4)
  if (within(address, translated)) return isPublic(lastFour(address))
  if (isIsatap(address) && !isPublic(lastFour(address))) return false
  return address.match(globalUnicast) && !within(address, specialIPv6)
}

/**
 * `true` if the address is an ISATAP address: interface identifier 0:5efe or 200:5efe, then an IPv4 address.
 * https://www.rfc-editor.org/rfc/rfc5214#section-6.1
 */
function isIsatap({ parts }: ipaddr.IPv6): boolean {
  return (parts[4]! & ~0x0200) === 0 && parts[5] === 0x5efe
}

const lastFour = (address: ipaddr.IPv6) => new ipaddr.IPv4(address.toByteArray().slice(12))
const within = (address: Address, list: readonly Range[]) => list.some(entry => address.match(entry))

function range(cidr: string): Range {
  return ipaddr.parseCIDR(cidr)
}

function ranges(cidrs: readonly string[]): Range[] {
  return cidrs.map(range)
}
