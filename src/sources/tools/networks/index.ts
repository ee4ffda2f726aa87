import type { ToolSource } from '../../kit/tool-source.ts'
import { networkAbuse, systemAbuse } from './abuse-contacts.ts'
import { prefixOverview, prefixRoutes } from './network-calls.ts'
import { peeringDb } from './peering-db.ts'
import { rdapAutnum, rdapNetwork } from './registrations.ts'
import { announcedPrefixes, systemOverview } from './system-calls.ts'
import { teamCymruAs } from './team-cymru-as.ts'

/** Sources of facts about an AS number, by slug. */
export const systemSources = {
  'rdap-autnum': rdapAutnum,
  'ripestat-as-overview': systemOverview,
  'ripestat-as-prefixes': announcedPrefixes,
  'ripestat-as-abuse-contact': systemAbuse,
  'team-cymru-as': teamCymruAs,
  'peeringdb': peeringDb,
} as const satisfies Record<string, ToolSource<unknown>>

/** Sources of facts about a network, by slug. */
export const networkSources = {
  'rdap-network': rdapNetwork,
  'ripestat-prefix-overview': prefixOverview,
  'ripestat-prefix-routes': prefixRoutes,
  'ripestat-network-abuse-contact': networkAbuse,
} as const satisfies Record<string, ToolSource<unknown>>
