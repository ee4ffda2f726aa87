import { earlier, later } from '../../../lib/compare.ts'
import { createPauses } from '../../../lib/pauses.ts'
import { sortInSlices } from '../../../lib/sort-slices.ts'
import { createNameParser, createOtherNameParser } from '../../../lib/subdomain-name.ts'
import { certificateSources } from '../../../sources/tools/subdomains/index.ts'
import { registeredDomain } from '../inputs.ts'
import { defineOperation } from '../operation.ts'
import { toUtc } from '../utc.ts'

interface Found {
  names: string[]
  issuer: string
  not_before: string | null
  not_after: string | null
  sources: string[]
}

const maxCertificates = 1_000
const maxOtherNames = 1_000

export const certificates = defineOperation({
  tool: 'domain-intelligence',
  slug: 'certificates',
  input: registeredDomain,
  sources: certificateSources,
  required: [],
  async combine({ domain }, outcomes) {
    const pause = createPauses()
    const found = new Map<string, Found>()
    const nameOf = createNameParser(domain)
    const otherNameOf = createOtherNameParser(domain)
    const others = new Set<string>()
    for (const [slug, { found: list = [] }] of Object.entries(outcomes)) {
      for (const { names: all, issuer, notBefore, notAfter } of list) {
        await pause()
        const names = [...new Set(all.map(nameOf).filter(name => name !== undefined))].sort()
        if (names.length === 0) continue
        for (const other of all) {
          const name = otherNameOf(other)
          if (name !== undefined) others.add(name)
        }
        const [not_before, not_after] = [toUtc(notBefore), toUtc(notAfter)]
        // Two entries with equal times and names are the same certificate. The issuer is not compared, because sources
        // spell issuers differently.
        const key = JSON.stringify([not_before, not_after, names])
        const known = found.get(key)
        if (known === undefined) found.set(key, {
          names,
          issuer,
          not_before,
          not_after,
          sources: [slug],
        })
        else if (!known.sources.includes(slug)) known.sources.push(slug)
      }
    }
    const sorted = await latestFirst([...found.values()])
    const names = new Set<string>()
    const issuers = new Set<string>()
    let first: string | null = null
    let last: string | null = null
    for (const certificate of sorted) {
      for (const name of certificate.names) names.add(name)
      issuers.add(certificate.issuer)
      first = earlier(first, certificate.not_before)
      last = later(last, certificate.not_after)
      await pause()
    }
    return {
      data: {
        domain,
        count: sorted.length,
        names: await sortInSlices([...names]),
        other_name_count: others.size,
        other_names: (await sortInSlices([...others])).slice(0, maxOtherNames),
        issuers: await sortInSlices([...issuers]),
        first_not_before: first,
        last_not_after: last,
        certificates: sorted.slice(0, maxCertificates),
      },
    }
  },
})

/** Sorts certificates by their first day, latest first, with pauses. */
async function latestFirst(certificates: readonly Found[]): Promise<Found[]> {
  const byTime = Map.groupBy(certificates, ({ not_before }) => not_before ?? '')
  return (await sortInSlices([...byTime.keys()])).reverse().flatMap(time => byTime.get(time)!)
}
