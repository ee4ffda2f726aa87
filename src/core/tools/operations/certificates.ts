import { createSubdomainParser } from '../../../lib/subdomain-name.ts'
import { certificateSources } from '../../../sources/subdomains/index.ts'
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

export const certificates = defineOperation({
  tool: 'domain-intelligence',
  slug: 'certificates',
  input: registeredDomain,
  sources: certificateSources,
  required: [],
  combine({ domain }, outcomes) {
    const found = new Map<string, Found>()
    const nameOf = createNameParser(domain)
    for (const [slug, { found: list = [] }] of Object.entries(outcomes)) {
      for (const { names: all, issuer, notBefore, notAfter } of list) {
        const names = [...new Set(all.map(nameOf).filter(name => name !== undefined))].sort()
        if (names.length === 0) continue
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
    const sorted = [...found.values()].sort((one, other) => (one.not_before ?? '') < (other.not_before ?? '') ? 1 : -1)
    const times = (of: 'not_before' | 'not_after') => sorted.map(one => one[of]).filter(time => time !== null).sort()
    return {
      data: {
        domain,
        count: sorted.length,
        names: [...new Set(sorted.flatMap(({ names }) => names))].sort(),
        issuers: [...new Set(sorted.map(({ issuer }) => issuer))].sort(),
        first_not_before: times('not_before')[0] ?? null,
        last_not_after: times('not_after').at(-1) ?? null,
        certificates: sorted.slice(0, maxCertificates),
      },
    }
  },
})

/**
 * Creates a parser that accepts the domain, its subdomains and their wildcards, and returns `undefined` for other
 * names.
 */
function createNameParser(domain: string): (text: string) => string | undefined {
  const parseSubdomain = createSubdomainParser(domain)
  return text => {
    const plain = text.trim().toLowerCase().replace(/\.$/, '')
    const rest = plain.replace(/^\*\./, '')
    const name = rest === domain ? domain : parseSubdomain(rest)
    return name === undefined ? undefined : plain === rest ? name : `*.${name}`
  }
}
