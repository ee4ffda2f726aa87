import { ipAddress } from '../inputs.ts'
import { defineOperation } from '../operation.ts'
import { combineAll, sourcesOf } from '../combine-all.ts'
import { ipLookup } from './ip-lookup.ts'
import { ipReputation } from './ip-reputation.ts'

const sections = { lookup: ipLookup, reputation: ipReputation }

/** Combines all operations about an IP address in one response. */
export const ip = defineOperation({
  tool: 'ip-intelligence',
  slug: 'all',
  input: ipAddress,
  sources: sourcesOf(sections),
  required: [],
  async combine(query, outcomes) {
    const { data, counts } = await combineAll(sections, query, outcomes)
    return { data: { ip: query.ip, ...data }, counts }
  },
})
