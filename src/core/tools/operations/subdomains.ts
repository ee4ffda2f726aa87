import { earlier, later } from '../../../lib/compare.ts'
import { createPauses } from '../../../lib/pauses.ts'
import { sortInSlices } from '../../../lib/sort-slices.ts'
import { createSubdomainParser } from '../../../lib/subdomain-name.ts'
import { certificateSources, nameSources } from '../../../sources/tools/subdomains/index.ts'
import { wildcardDns } from '../../../sources/tools/subdomains/wildcard-dns.ts'
import { registeredDomain } from '../inputs.ts'
import { defineOperation } from '../operation.ts'
import { toUtc } from '../utc.ts'

interface Subdomain {
  name: string
  sources: string[]
  first_seen: string | null
  last_seen: string | null
}

export const subdomains = defineOperation({
  tool: 'domain-intelligence',
  slug: 'subdomains',
  input: registeredDomain,
  sources: { ...certificateSources, ...nameSources, 'wildcard-dns': wildcardDns },
  required: [['crt-sh', 'cert-spotter']],
  async combine({ domain }, { 'wildcard-dns': { found: byResolver }, ...outcomes }) {
    const pause = createPauses()
    const found = new Map<string, Subdomain>()
    const parseSubdomain = createSubdomainParser(domain)
    const counts: Record<string, number> = { 'wildcard-dns': byResolver?.wildcard ? 1 : 0 }
    for (const [slug, { found: names = [] }] of Object.entries(outcomes)) {
      counts[slug] = 0
      const alone: [string] = [slug] // one array for all names that only this source has, to save memory
      for (const one of names) {
        await pause()
        if (typeof one === 'string') add(alone, one, null, null)
        else if ('names' in one) {
          // A certificate proves only that the name existed on the date of issue. This date is therefore the first and
          // the last sighting.
          const seen = toUtc(one.notBefore)
          for (const name of one.names) add(alone, name, seen, seen)
        } else add(alone, one.name, toUtc(one.firstSeen), toUtc(one.lastSeen))
      }
    }
    const sorted = await sortInSlices([...found.keys()])
    return {
      data: {
        domain,
        count: found.size,
        wildcard: byResolver?.wildcard ?? null,
        subdomains: sorted.map(name => found.get(name)!),
      },
      counts,
    }

    function add(alone: [slug: string], text: string, first: string | null, last: string | null): void {
      const name = parseSubdomain(text)
      if (name === undefined) return
      const [slug] = alone
      const known = found.get(name)
      if (known === undefined) {
        found.set(name, { name, sources: alone, first_seen: first, last_seen: last })
        counts[slug]!++
        return
      }
      // Sources are processed one after another. If this source has already listed the name, its slug is therefore the
      // last one.
      if (known.sources.at(-1) !== slug) {
        known.sources = [...known.sources, slug]
        counts[slug]!++
      }
      known.first_seen = earlier(known.first_seen, first)
      known.last_seen = later(known.last_seen, last)
    }
  },
})


