import ipaddr from 'ipaddr.js'
import { collectInSlices } from '../../../lib/collect-slices.ts'
import { inRange, type IpRange } from '../../../lib/ip-range.ts'
import { parseNetwork } from '../../../lib/ip-network.ts'
import { arrayOf, flag, integer, objectWith, text, textOrNull, unchecked } from '../../kit/schema.ts'
import { changed } from '../../kit/shape.ts'
import { listSize, mediumSize } from '../../kit/size.ts'
import { dataCall } from './data-call.ts'

/** Throws `UPSTREAM_CHANGED` unless a network is the one asked about, or one that contains it. */
function requireAround(resource: string, network: string): void {
  const parsed = parseNetwork(resource)
  if ('fault' in parsed) throw changed()
  const [around, [base, bits]] = [ipaddr.parseCIDR(parsed.network) as IpRange, ipaddr.parseCIDR(network)]
  if (around[1] > bits || !inRange(base, around)) throw changed()
}

/**
 * Autonomous systems that announce a network, as route collectors of RIPE see it. For a network that none announces as
 * it is, the answer is about the next larger one that is announced.
 */
export const prefixOverview = dataCall({
  slug: 'ripestat-prefix-overview',
  name: 'RIPEstat prefix overview',
  call: 'prefix-overview',
  data: {
    resource: text,
    announced: flag,
    asns: arrayOf(objectWith({ asn: integer }, unchecked({ holder: textOrNull }))),
    related_prefixes: arrayOf(text),
  },
  size: mediumSize,
  read({ data: { resource, announced, asns, related_prefixes: related } }, network) {
    requireAround(resource, network)
    return !announced && asns.length === 0 && related.length === 0 ? undefined : {
      prefix: resource,
      announced,
      systems: asns.map(({ asn, holder }) => ({ asn: `AS${asn}`, holder: typeof holder === 'string' ? holder : null })),
      related_prefixes: related,
    }
  },
})

/** Number of routes that a response lists. */
export const maxRoutes = 1_000

/** Routes to a network and to parts of it, and whether routers see them and routing registries have them. */
export const prefixRoutes = dataCall({
  slug: 'ripestat-prefix-routes',
  name: 'RIPEstat prefix routing consistency',
  call: 'prefix-routing-consistency',
  data: {
    routes: arrayOf(objectWith(
      { prefix: text, origin: integer, in_bgp: flag, in_whois: flag },
      unchecked({ irr_sources: arrayOf(text), asn_name: textOrNull }),
    )),
  },
  size: listSize(8),
  async read({ data: { routes } }) {
    const found = await collectInSlices(routes, route => ({
      prefix: route.prefix,
      asn: `AS${route.origin}`,
      holder: typeof route.asn_name === 'string' && route.asn_name !== '' ? route.asn_name : null,
      announced: route.in_bgp,
      registered: route.in_whois,
      registries: [route.irr_sources].flat().filter(registry => typeof registry === 'string'),
    }))
    return found.length === 0 ? undefined : { count: found.length, routes: found.slice(0, maxRoutes) }
  },
})
