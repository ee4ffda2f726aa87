import { resolve } from '../../dns/resolve.ts'
import { notPublic } from '../../kit/scope.ts'
import { changed } from '../../kit/shape.ts'
import type { ToolSource } from '../../kit/tool-source.ts'

/** A type alias, as `ToolResponse` needs it. */
export type Allocation = {
  name: string
  country: string | null
  registry: string | null
  /** Day of the allocation (ISO 8601). */
  allocated_on: string | null
}

/**
 * Name and allocation of an AS number, in a TXT record such as `3333 | NL | ripencc | 1994-03-15 | NAME - Holder, NL`.
 * https://www.team-cymru.com/ip-asn-mapping
 */
export const teamCymruAs: ToolSource<Allocation> = {
  slug: 'team-cymru-as',
  name: 'Team Cymru AS names',
  homepage: 'https://www.team-cymru.com/ip-asn-mapping',
  deadlineMs: 10_000,
  cacheMs: 3_600_000,
  skipReason: notPublic,
  async find({ value }, context) {
    const [record] = await resolve(context, `${value}.asn.cymru.com`, 'TXT')
    if (record === undefined) return undefined
    const [number, country = '', registry = '', day = '', ...name] = record.split('|').map(part => part.trim())
    if (`AS${number}` !== value || name.length === 0) throw changed()
    return {
      name: name.join(' | '),
      country: /^[A-Z]{2}$/.test(country) ? country : null,
      registry: registry || null,
      allocated_on: /^\d{4}-\d\d-\d\d$/.test(day) ? day : null,
    }
  },
}
