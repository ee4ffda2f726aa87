import { card } from '../kit/card.ts'
import { findings } from '../kit/finding.ts'
import { resolve, type RecordType } from '../dns/resolve.ts'
import { SourceFailure } from '../failures.ts'
import type { Context, Module } from '../kit/source.ts'
import { notPublic } from '../kit/scope.ts'

const types = ['A', 'AAAA', 'MX', 'NS', 'TXT', 'CAA', 'SOA'] as const

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
    const answers = await Promise.all(types.map(async type =>
      ({ type, ...await answerOf(context, query.value, type) })))
    const records = answers.filter(({ data }) => data.length > 0)
    const failed = answers.filter(({ failure }) => failure !== undefined)
    const missing = failed.map(({ type }) => type).join(', ')
    if (records.length > 0) {
      yield* findings([card(
        [
          ...records.flatMap(({ type, data }) =>
            data.map(text => [type, text.replace(/\.$/, ''), type.toLowerCase()] as const)),
          ['Incomplete', missing && `no answer about ${missing}`, 'failed'],
        ],
        {
          ...Object.fromEntries(records.map(({ type, data }) => [type.toLowerCase(), data])),
          ...missing && { failed: failed.map(({ type }) => type) },
        },
      )], query)
    }
    if (failed.length > 0) throw failed[0]!.failure! // the card of the other types stays
  },
}

interface Answered {
  data: string[]
  failure?: SourceFailure
}

/** Returns the records of a type, or none and the failure. */
const answerOf = (context: Context, name: string, type: RecordType): Promise<Answered> =>
  resolve(context, name, type).then(data => ({ data }), (failure: unknown) => {
    if (failure instanceof SourceFailure) return { data: [], failure }
    throw failure
  })
