import { namesBelow } from '../../../lib/name-below.ts'
import type { Certificate } from '../../../sources/certificate-names.ts'
import { certificateSources, nameSources } from '../../../sources/subdomains/index.ts'
import type { SeenName } from '../../../sources/subdomains/name-source.ts'
import { registeredDomain } from '../inputs.ts'
import { defineOperation, type Outcome } from '../operation.ts'
import { utc } from '../utc.ts'

interface Subdomain {
  name: string
  sources: string[]
  first_seen: string | null
  last_seen: string | null
}

type CertificateSlug = keyof typeof certificateSources
type NameSlug = keyof typeof nameSources
type Founds = Record<CertificateSlug, Certificate[]> & Record<NameSlug, SeenName[]>

export const subdomains = defineOperation({
  tool: 'domain-intelligence',
  operation: 'subdomains',
  input: registeredDomain,
  sources: { ...certificateSources, ...nameSources },
  required: [['crt-sh', 'cert-spotter']],
  combine({ domain }: { domain: string }, outcomes: { [Slug in keyof Founds]: Outcome<Founds[Slug]> }) {
    const found = new Map<string, Subdomain>()
    const below = namesBelow(domain)
    const counts: Record<string, number> = {}
    for (const [slug, { found: names = [] }] of Object.entries(outcomes)) {
      counts[slug] = 0
      for (const one of names) {
        if ('names' in one) for (const name of one.names) add(slug, name, one.notBefore, one.notBefore)
        else add(slug, one.name, one.firstSeen, one.lastSeen)
      }
    }
    return { data: { domain, count: found.size, subdomains: sorted(found) }, counts }

    function add(slug: string, text: string, firstSeen: string | undefined, lastSeen: string | undefined): void {
      const name = below(text)
      if (name === undefined) return
      const first = utc(firstSeen)
      const last = utc(lastSeen)
      const known = found.get(name)
      if (known === undefined) {
        found.set(name, { name, sources: [slug], first_seen: first, last_seen: last })
        counts[slug]!++
        return
      }
      if (known.sources.at(-1) !== slug) { // one source is read at a time
        known.sources.push(slug)
        counts[slug]!++
      }
      if (first !== null && (known.first_seen === null || first < known.first_seen)) known.first_seen = first
      if (last !== null && (known.last_seen === null || last > known.last_seen)) known.last_seen = last
    }
  },
})

/** From the domain down: what is below a name stands after it. */
function sorted(found: Map<string, Subdomain>): Subdomain[] {
  return [...found.values()].map(one => [one.name.split('.').reverse().join('.'), one] as const)
    .sort(([one], [other]) => one < other ? -1 : 1).map(([, one]) => one)
}
