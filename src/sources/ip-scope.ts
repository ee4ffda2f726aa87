import ipaddr from 'ipaddr.js'
import { specialRange } from '../lib/special-purpose.ts'

/**
 * The documentation blocks whose addresses ask a simulated source for its outcomes; a real source knows nothing of
 * them.
 */
const sandbox = [ipaddr.parseCIDR('192.0.2.0/24'), ipaddr.parseCIDR('2001:db8::/32')]

/** Whether there is anything to ask about an address: it belongs to somebody on the public Internet. */
export function isAskable(address: string): boolean {
  const parsed = ipaddr.parse(address)
  if (specialRange(address) === undefined) return true
  return sandbox.some(range => range[0].kind() === parsed.kind() && parsed.match(range))
}
