import { parseNetwork } from '../../../lib/ip-network.ts'
import { networkSources } from '../../../sources/tools/networks/index.ts'
import { describeNetwork } from '../describe-registration.ts'
import { ipNetwork } from '../inputs.ts'
import { defineOperation, foundOr } from '../operation.ts'

export const network = defineOperation({
  tool: 'ip-intelligence',
  slug: 'network',
  input: ipNetwork,
  sources: networkSources,
  required: [],
  combine({ network }, outcomes) {
    const parsed = parseNetwork(network)
    if ('fault' in parsed) throw new Error('the network was not parsed')
    const { found: registration } = outcomes['rdap-network']
    const notAnnounced = { prefix: null, announced: false, systems: [], related_prefixes: [] }
    const routes = foundOr(outcomes['ripestat-prefix-routes'], { count: 0, routes: [] })
    return {
      data: {
        network,
        first_address: parsed.first,
        last_address: parsed.last,
        registration: registration === undefined ? null : describeNetwork(registration),
        routing: foundOr(outcomes['ripestat-prefix-overview'], notAnnounced),
        routes,
        abuse_contacts: foundOr(outcomes['ripestat-network-abuse-contact'], []),
      },
      counts: { 'ripestat-prefix-routes': routes?.count ?? 0 },
    }
  },
})
