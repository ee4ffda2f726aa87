import { publicSuffixes } from '../../lib/public-suffix.ts'
import type { AliasFacts } from '../../facts/dns/findings.ts'
import { lookUpName, nameExists, resolve } from '../dns/resolve.ts'
import { hasWildcard } from '../dns/wildcard.ts'
import { askEach } from '../kit/partial.ts'
import { notPublic } from '../kit/scope.ts'
import type { Context } from '../kit/source.ts'
import type { ToolSource } from '../kit/tool-source.ts'

/** Types of every name, and those of the names of services, such as `_sip._tcp.example.com`. */
export const detailTypes = ['DS', 'DNSKEY', 'HTTPS'] as const
const serviceTypes = ['SRV', 'TLSA', 'SVCB'] as const
type DetailType = (typeof detailTypes)[number] | (typeof serviceTypes)[number]

export interface DnsDetails extends AliasFacts {
  exists: boolean
  /** `true` if the resolver has validated the addresses with DNSSEC. */
  authenticated: boolean
  /** `true` if a name below this one has records although it was never created. `null` if the query failed. */
  wildcard: boolean | null
  records: Partial<Record<DetailType, string[]>>
  complete: boolean
  /** Questions without an answer. */
  unanswered: string[]
}

const isService = /^_[^.]+\._[^.]+\./

/**
 * Aliases, keys, services and wildcards of a name. The types of services are asked if the name is that of a service.
 * https://www.rfc-editor.org/rfc/rfc1034#section-3.6.2, https://www.rfc-editor.org/rfc/rfc4592
 */
export const dnsDetails: ToolSource<DnsDetails> = {
  slug: 'dns-details',
  name: 'DNS: aliases, keys and services',
  homepage: 'https://dns.google',
  deadlineMs: 10_000,
  cacheMs: 600_000,
  skipReason: notPublic,
  async find({ value }, context) {
    const [first, wildcard, { answers, unanswered }] = await Promise.all([
      lookUpName(context, value, 'A'),
      askEach(['wildcard'], () => hasWildcard(value, context)),
      askEach(isService.test(value) ? [...detailTypes, ...serviceTypes] : detailTypes, type =>
        resolve(context, value, type)),
    ])
    const { exists, aliases, isAuthentic } = first
    const chain = chainOf(value, aliases)
    const target = chain.names.at(-1)
    const alias = {
      chain: chain.names,
      isLoop: chain.isLoop,
      targetExists: exists,
      domainExists: target === undefined || exists ? true : await domainExists(target, context),
    }
    const found = {
      ...alias,
      exists: exists || chain.names.length > 0,
      authenticated: isAuthentic,
      wildcard: wildcard.answers.get('wildcard') ?? null,
      records: Object.fromEntries([...answers].filter(([, data]) => data.length > 0)),
      complete: unanswered.length === 0 && wildcard.unanswered.length === 0,
      unanswered: [...unanswered, ...wildcard.unanswered],
    }
    return found.exists || !found.complete ? found : undefined
  },
}

/** Returns the names to which an alias leads. `aliases` are the CNAME records in an answer. */
function chainOf(name: string, aliases: ReadonlyMap<string, string>): { names: string[], isLoop: boolean } {
  const names: string[] = []
  for (let next = aliases.get(name); next !== undefined; next = aliases.get(next)) {
    const isLoop = next === name || names.includes(next)
    names.push(next)
    if (isLoop) return { names, isLoop }
  }
  return { names, isLoop: false }
}

async function domainExists(target: string, context: Context): Promise<boolean | null> {
  const domain = publicSuffixes().getDomain(target, { allowPrivateDomains: false, validateHostname: false })
  if (domain === null) return null
  const { answers } = await askEach(['domain'], () => nameExists(context, domain))
  return answers.get('domain') ?? null
}
