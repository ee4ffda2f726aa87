import ipaddr from 'ipaddr.js'
import { inRange } from '../lib/ip-range.ts'
import { specialRange } from '../lib/special-purpose.ts'
import type { Query } from './source.ts'

/**
 * The documentation blocks whose addresses ask a simulated source for its outcomes; a real source knows nothing of
 * them.
 */
const sandbox = [ipaddr.parseCIDR('192.0.2.0/24'), ipaddr.parseCIDR('2001:db8::/32')]

/** Why there is nothing to ask about an address: it belongs to nobody on the public Internet. */
export function notPublic({ value }: Query): string | undefined {
  const special = specialRange(value)
  const parsed = ipaddr.parse(value)
  if (special === undefined || sandbox.some(range => inRange(parsed, range))) return undefined
  return `It belongs to nobody on the public Internet: ${special.purpose} (${special.rfc})`
}
