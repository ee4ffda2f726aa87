import ipaddr from 'ipaddr.js'
import { inRange } from '../../lib/ip-range.ts'
import { parseAsNumber } from '../../lib/as-number.ts'
import { isPublicAddress, isSpecialReverseName, specialNetwork, specialRange } from '../../lib/public-address.ts'
import { specialAsRange } from '../../lib/special-ranges.ts'
import { specialName } from '../../lib/special-names.ts'
import type { Subject } from './source.ts'

/**
 * IP ranges for documentation. They are reserved, but `notPublic` allows them, because in the sandbox their addresses
 * select the outcome of a simulated source. For the same reason it allows names below the reserved top-level name
 * `example`.
 */
const sandboxRanges = [ipaddr.parseCIDR('192.0.2.0/24'), ipaddr.parseCIDR('2001:db8::/32')]

/**
 * Returns the reason why a value is not public, or `undefined` if it is public. Checks IP addresses, networks, AS
 * numbers, domain names and the domains of e-mail addresses. Private values are never sent to a source.
 */
export function notPublic({ type, value }: Subject): string | undefined {
  if (type === 'IP Address') return notPublicAddress(value)
  if (type === 'Network') return notPublicNetwork(value)
  if (type === 'Autonomous System') return notPublicSystem(value)
  if (type === 'Domain Name') return notPublicName(value)
  return type === 'Email Address' ? notPublicName(value.slice(value.lastIndexOf('@') + 1)) : undefined
}

/**
 * Works like `notPublic`, but checks only IP addresses. Leak sources use it, because leaked data contains names from
 * inside private networks.
 */
export const notPublicIp = (subject: Subject): string | undefined =>
  subject.type === 'IP Address' ? notPublic(subject) : undefined

function notPublicAddress(address: string): string | undefined {
  const parsed = ipaddr.parse(address)
  if (isPublicAddress(address) || sandboxRanges.some(range => inRange(parsed, range))) return undefined
  const { purpose, rfc } = specialRange(address)!
  return `The address is not public: ${purpose} (${rfc})`
}

function notPublicNetwork(network: string): string | undefined {
  const [base, bits] = ipaddr.parseCIDR(network)
  const special = specialNetwork(network)
  if (special === undefined || sandboxRanges.some(range => range[1] <= bits && inRange(base, range))) return undefined
  return `The network is not public: ${special.purpose} (${special.rfc})`
}

function notPublicSystem(system: string): string | undefined {
  const parsed = parseAsNumber(system)
  const special = 'number' in parsed ? specialAsRange(parsed.number) : undefined
  return special && `No network on the Internet has this AS number: ${special.purpose} (${special.rfc})`
}

/** Zones below `arpa` are public, except those of special-purpose addresses and special-use names. */
function notPublicName(name: string): string | undefined {
  const labels = name.split('.')
  const isPrivate = labels.length < 2 || labels.includes('') || specialName(name)?.scope === 'none'
    || isSpecialReverseName(name)
  return isPrivate
    ? 'The name is not public: it is reserved, or for use inside networks only'
    : undefined
}
