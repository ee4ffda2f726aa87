import { reverseName } from '../../lib/ip-address.ts'
import { card } from '../kit/card.ts'
import { findings } from '../kit/finding.ts'
import { resolve } from '../dns/resolve.ts'
import { notPublic } from '../kit/scope.ts'
import type { Module } from '../kit/source.ts'

/** Host names of an IP address, from its PTR records. */
export const reverseDns: Module = {
  slug: 'reverse-dns',
  name: 'Reverse DNS',
  description: 'Host names of this address',
  category: 'infrastructure',
  types: ['IP Address'],
  tags: ['network'],
  kind: 'dns',
  homepage: 'https://dns.google',
  facts: { url: 'https://developers.google.com/speed/public-dns/docs/doh/json', day: '2026-11-24' },
  default: true,
  requiresKey: false,
  deadlineMs: 10_000,
  cacheMs: 3_600_000,
  examples: { found: ['8.8.8.8'], notFound: ['192.0.2.2'] },
  skipReason: notPublic,
  async* run(query, context) {
    const name = reverseName(query.value)
    const hosts = (await resolve(context, name, 'PTR')).map(host => host.replace(/\.$/, '').toLowerCase())
    if (hosts.length === 0) return
    const rows = hosts.map(host => ['Host name', host, 'ptr'] as const)
    yield* findings([card([...rows, ['Reverse name', name, 'name']], { name, ptr: hosts })], query)
  },
}
