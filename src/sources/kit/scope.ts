import ipaddr from 'ipaddr.js'
import { inRange } from '../../lib/ip-range.ts'
import { specialRange } from '../../lib/special-purpose.ts'
import { isPrivateName } from '../egress/guard.ts'
import type { Subject } from './source.ts'

/**
 * The documentation blocks whose addresses ask a simulated source for its outcomes; a real source knows nothing of
 * them. So does `example` of names.
 */
const sandboxRanges = [ipaddr.parseCIDR('192.0.2.0/24'), ipaddr.parseCIDR('2001:db8::/32')]

/** No public host, and yet known outside: the zones below `arpa` are public, and logs of certificates hold onion services. */
const publicExceptions = /(?<!^home)(?<!\.home)\.arpa$|\.onion$/

/**
 * Why there is nothing to ask about an address, a name, or an e-mail address with such a name: it belongs to nobody on the
 * public Internet. What it is inside a network is nobody's business outside.
 */
export function notPublic({ type, value }: Subject): string | undefined {
  if (type === 'IP Address') return notPublicAddress(value)
  if (type === 'Domain Name') return notPublicName(value)
  return type === 'Email Address' ? notPublicName(value.slice(value.lastIndexOf('@') + 1)) : undefined
}

/** As `notPublic`, for those who may well know a private name: data that leaked from inside a network has some. */
export const notPublicIp = (subject: Subject): string | undefined =>
  subject.type === 'IP Address' ? notPublic(subject) : undefined

function notPublicAddress(address: string): string | undefined {
  const special = specialRange(address)
  const parsed = ipaddr.parse(address)
  if (special === undefined || sandboxRanges.some(range => inRange(parsed, range))) return undefined
  return `It belongs to nobody on the public Internet: ${special.purpose} (${special.rfc})`
}

/** `test`: https://www.rfc-editor.org/rfc/rfc6761#section-6.2 */
function notPublicName(name: string): string | undefined {
  const isPrivate = (isPrivateName(name) && !publicExceptions.test(name)) || name.endsWith('.test')
  return isPrivate
    ? 'It belongs to nobody on the public Internet: such names are for use inside networks, or for none'
    : undefined
}
