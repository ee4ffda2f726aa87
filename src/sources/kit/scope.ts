import ipaddr from 'ipaddr.js'
import { inRange } from '../../lib/ip-range.ts'
import { specialRange } from '../../lib/special-purpose.ts'
import { isPrivateName } from '../egress/guard.ts'
import type { Subject } from './source.ts'

/**
 * Documentation ranges, whose addresses select the outcomes of a simulated source. Real sources have no data for them.
 * The top-level name `example` has the same role.
 */
const sandboxRanges = [ipaddr.parseCIDR('192.0.2.0/24'), ipaddr.parseCIDR('2001:db8::/32')]

/** Exceptions to private names: zones below `arpa` are public, and certificate logs hold onion services. */
const publicExceptions = /(?<!^home)(?<!\.home)\.arpa$|\.onion$/

/**
 * Returns the reason why an address, a name or the domain of an e-mail address is not public; `undefined` if it is.
 * Private values are never sent to a source.
 */
export function notPublic({ type, value }: Subject): string | undefined {
  if (type === 'IP Address') return notPublicAddress(value)
  if (type === 'Domain Name') return notPublicName(value)
  return type === 'Email Address' ? notPublicName(value.slice(value.lastIndexOf('@') + 1)) : undefined
}

/** Like `notPublic`, for sources that may have private names: data that leaked from inside a network contains some. */
export const notPublicIp = (subject: Subject): string | undefined =>
  subject.type === 'IP Address' ? notPublic(subject) : undefined

function notPublicAddress(address: string): string | undefined {
  const special = specialRange(address)
  const parsed = ipaddr.parse(address)
  if (special === undefined || sandboxRanges.some(range => inRange(parsed, range))) return undefined
  return `The address is not public: ${special.purpose} (${special.rfc})`
}

/** `test` is reserved: https://www.rfc-editor.org/rfc/rfc6761#section-6.2 */
function notPublicName(name: string): string | undefined {
  const isPrivate = (isPrivateName(name) && !publicExceptions.test(name)) || name.endsWith('.test')
  return isPrivate
    ? 'The name is not public: it is reserved, or for use inside networks only'
    : undefined
}
