import { systemSources } from '../../../sources/tools/networks/index.ts'
import { describeSystem } from '../describe-registration.ts'
import { systemNumber } from '../inputs.ts'
import { defineOperation, foundOr } from '../operation.ts'

export const asn = defineOperation({
  tool: 'ip-intelligence',
  slug: 'asn',
  input: systemNumber,
  sources: systemSources,
  required: [],
  combine({ asn }, outcomes) {
    const { found: registration } = outcomes['rdap-autnum']
    const overview = foundOr(outcomes['ripestat-as-overview'], { holder: null, announced: false })
    const noPrefixes = { count: 0, ipv4: 0, ipv6: 0, prefixes: [] }
    const announced = foundOr(outcomes['ripestat-as-prefixes'], noPrefixes)
    return {
      data: {
        asn,
        holder: overview?.holder ?? null,
        announced: overview?.announced ?? null,
        registration: registration === undefined ? null : describeSystem(registration),
        allocation: outcomes['team-cymru-as'].found ?? null,
        prefixes: announced,
        abuse_contacts: foundOr(outcomes['ripestat-as-abuse-contact'], []),
        peering: outcomes.peeringdb.found ?? null,
      },
      counts: { 'ripestat-as-prefixes': announced?.count ?? 0 },
    }
  },
})
