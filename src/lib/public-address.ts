import { BlockList, isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { inRange } from './ip-range.ts'
import { specialRanges, type SpecialRange } from './special-ranges.ts'

const parsed = specialRanges.map(special => ({ range: ipaddr.parseCIDR(special.cidr), special }))

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
 * Returns the special-purpose block that holds a whole network; `undefined` for a network with public addresses.
 *
 * @param network in CIDR notation
 */
export function specialNetwork(network: string): SpecialRange | undefined {
  const [base, bits] = ipaddr.parseCIDR(network)
  const found = parsed.find(({ range }) => range[1] <= bits && inRange(base, range))?.special
  return found ?? (base instanceof ipaddr.IPv6 && !base.match(globalUnicast) ? unassigned : undefined)
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

/**
 * Returns `true` for a name below `in-addr.arpa` or `ip6.arpa` that stands for a special-purpose address, or for a
 * block of them such as `10.in-addr.arpa`. RFC 1035 section 3.5, RFC 3596 section 2.5.
 */
export function isSpecialReverseName(name: string): boolean {
  const labels = name.split('.').slice(0, -2).reverse()
  if (name.endsWith('.in-addr.arpa')) {
    if (labels.length > 4 || !labels.every(label => /^\d{1,3}$/.test(label) && Number(label) < 256)) return false
    const missing = 4 - labels.length
    return isSpecialBlock(fill => [...labels.map(Number), ...Array<number>(missing).fill(fill)].join('.'), 255)
  }
  if (!name.endsWith('.ip6.arpa') || labels.length > 32 || !labels.every(label => /^[\da-f]$/.test(label))) return false
  return isSpecialBlock(fill => labels.join('').padEnd(32, fill.toString(16)).replaceAll(/.{4}(?=.)/g, '$&:'), 15)
}

/** Returns `true` if the first and the last address of a block are special, in the same block. */
function isSpecialBlock(addressOf: (fill: number) => string, last: number): boolean {
  const first = specialRange(addressOf(0))
  return first !== undefined && !ofExamples.test(first.purpose) && specialRange(addressOf(last))?.cidr === first.cidr
}
