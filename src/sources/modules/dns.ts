import { card } from '../kit/card.ts'
import { findings } from '../kit/finding.ts'
import { askEach, incomplete } from '../kit/partial.ts'
import { resolve } from '../dns/resolve.ts'
import type { Module } from '../kit/source.ts'
import { notPublic } from '../kit/scope.ts'

/** Types of records on the card, in their order. */
export const types = ['A', 'AAAA', 'MX', 'NS', 'TXT', 'CAA', 'SOA'] as const

/**
 * DNS records of a domain name, from Google Public DNS. If the resolver fails for some types, the card has the others.
 */
export const dns: Module = {
  slug: 'dns',
  name: 'DNS records',
  description: 'Addresses, mail and name servers, texts, certificate authorities and start of authority of a name',
  category: 'infrastructure',
  types: ['Domain Name'],
  tags: ['network'],
  kind: 'dns',
  homepage: 'https://dns.google',
  facts: { url: 'https://developers.google.com/speed/public-dns/docs/doh/json', day: '2026-11-24' },
  default: true,
  requiresKey: false,
  deadlineMs: 10_000,
  cacheMs: 600_000,
  examples: { found: ['google.com'], notFound: ['tracewell-no-such-domain-0.com'] },
  skipReason: notPublic,
  async* run(query, context) {
    const { answers, unanswered, failure } = await askEach(types, type => resolve(context, query.value, type))
    const records = [...answers].filter(([, data]) => data.length > 0)
    const cards = records.length === 0 ? [] : [card(
      records.flatMap(([type, data]) =>
        data.map(text => [type, text.replace(/\.$/, ''), type.toLowerCase()] as const)),
      Object.fromEntries(records.map(([type, data]) => [type.toLowerCase(), data])),
    )]
    yield* incomplete(findings(cards, query), unanswered)
    if (failure) throw failure // the card of the other types stays
  },
}
