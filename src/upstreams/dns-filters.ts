import { addressResponse, queriedName, type AddressAnswer } from '../lib/dns-message.ts'
import { dnsFilters } from '../sources/dns/filters.ts'
import type { DnsFilter } from '../sources/dns/dns-filter.ts'
import type { Upstream, UpstreamAnswer, UpstreamRequest } from './upstream.ts'

/** The simulated resolvers of `src/sources/dns/filters.ts`. They filter every name that exists. */
export const dnsFilterUpstreams: readonly Upstream[] = [...new Set(dnsFilters.map(({ doh }) => new URL(doh).origin))]
  .map(origin => ({
    origin,
    subject: ({ url }) => url.searchParams.get('name') ?? queriedName(queryIn(url)),
    found: (_, request) => answer(request, filterOf(request).sign === 'nxdomain'
      ? { status: 3, addresses: [] }
      : { status: 0, addresses: [filterOf(request).sign[0]!.replace(/\/.*/, '')] }),
    notFound: (_, request) => answer(request, { status: 0, addresses: ['192.0.2.80'] }),
  }))

const queryIn = (url: URL): Buffer => Buffer.from(url.searchParams.get('dns') ?? '', 'base64url')

const filterOf = ({ url }: UpstreamRequest): DnsFilter =>
  dnsFilters.find(({ doh }) => doh === url.origin + url.pathname)!

function answer({ url }: UpstreamRequest, { status, addresses }: AddressAnswer): UpstreamAnswer {
  return url.searchParams.has('dns')
    ? {
      headers: { 'content-type': 'application/dns-message' },
      body: addressResponse(queryIn(url), { status, addresses }),
    }
    : { body: { Status: status, Answer: addresses.map(data => ({ type: 1, data })) } }
}
