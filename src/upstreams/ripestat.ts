import { ripestatCalls } from '../sources/rows/ripestat/calls.ts'
import { subjectOfSystem } from './magic-systems.ts'
import type { Upstream } from './upstream.ts'

const envelope = (call: string, data: object) => ({
  body: {
    messages: [],
    see_also: [],
    version: '1.3',
    data_call_name: call,
    data_call_status: 'supported',
    cached: false,
    data,
    query_id: '20260102030405-9d3f1c2a-simulated',
    process_time: 12,
    server_id: 'app001',
    build_version: 'main-2026.01.01',
    status: 'ok',
    status_code: 200,
    time: '2026-01-02T03:04:05.678901',
  },
})

const common = {
  type: 'prefix',
  actual_num_related: 0,
  num_filtered_out: 0,
  related_prefixes: [],
  query_time: '2026-01-02T00:00:00',
}

/** https://stat.ripe.net/docs/02.data-api/prefix-overview.html */
const overview = {
  found: (address: string) => ({
    ...common,
    is_less_specific: true,
    announced: true,
    asns: [{ asn: 64496, holder: 'EXAMPLE-AS - Example Hosting' }],
    resource: address.includes(':') ? '2001:db8::/32' : '192.0.2.0/24',
    block: { resource: '192.0.0.0/8', desc: 'Administered by ARIN', name: 'IANA IPv4 Address Space Registry' },
  }),
  notFound: (address: string) => ({
    ...common,
    is_less_specific: false,
    announced: false,
    asns: [],
    resource: address,
    block: { resource: '', desc: '', name: '' },
  }),
}

/** https://stat.ripe.net/docs/02.data-api/rpki-validation.html */
const validation = (url: URL) => {
  const resource = url.searchParams.get('resource')
  const prefix = url.searchParams.get('prefix')
  return {
    resource,
    prefix,
    status: 'valid',
    validator: 'routinator',
    validating_roas: [{ origin: resource, prefix, max_length: 24, validity: 'valid' }],
  }
}

/** Data about an AS number, by data call. https://stat.ripe.net/docs/02.data-api/as-overview.html */
const systemCalls: Readonly<Record<string, (number: string) => { found: object, missing: object }>> = {
  'as-overview': number => ({
    found: { ...systemOf(number), holder: 'EXAMPLE-AS - Example Hosting', announced: true },
    missing: { ...systemOf(number), holder: null, announced: false },
  }),
  'announced-prefixes': number => ({
    found: {
      resource: number,
      prefixes: ['192.0.2.0/24', '198.51.100.0/24', '2001:db8::/32'].map(prefix => ({ prefix, timelines: [] })),
    },
    missing: { resource: number, prefixes: [] },
  }),
}

const systemOf = (number: string) => ({
  type: 'as',
  resource: number,
  block: {
    resource: '4199999000-4199999999',
    desc: 'Unallocated',
    name: 'IANA 32-bit Autonomous System (AS) Numbers Registry',
  },
  query_starttime: '2026-01-02T00:00:00',
  query_endtime: '2026-01-02T00:00:00',
})

/** Returns the resource of a request about an AS number, without its letters. */
const systemIn = (url: URL): string | undefined => /^AS(\d+)$/.exec(url.searchParams.get('resource') ?? '')?.[1]

/** A network is asked about as it is announced. */
const networkIn = (url: URL): string | undefined =>
  [url.searchParams.get('resource')].find(resource => resource?.includes('/')) ?? undefined

const callOf = (url: URL): string => url.pathname.split('/')[2] ?? ''
const rowOf = (url: URL) => ripestatCalls.find(({ call }) => call === callOf(url))

/**
 * https://stat.ripe.net/docs/data-api/ripestat-data-api. The other data calls answer with the examples of their rows.
 */
export const ripestat: Upstream = {
  origin: 'https://stat.ripe.net',
  subject({ url }) {
    const system = systemIn(url)
    return system === undefined
      ? (url.searchParams.get('resource') ?? '').replace(/\/.*/, '')
      : subjectOfSystem(system)
  },
  found: (address, { url }) => envelope(callOf(url), foundBy(address, url)),
  notFound: (address, { url }) => envelope(
    callOf(url),
    systemCalls[callOf(url)]?.(systemIn(url) ?? '').missing ?? rowOf(url)?.examples.missing ??
      overview.notFound(networkIn(url) ?? address),
  ),
}

function foundBy(address: string, url: URL): object {
  if (callOf(url) === 'rpki-validation') return validation(url)
  const known = systemCalls[callOf(url)]?.(systemIn(url) ?? '').found ?? rowOf(url)?.examples.data
  const network = networkIn(url)
  return known ?? { ...overview.found(address), ...network !== undefined && { resource: network } }
}
