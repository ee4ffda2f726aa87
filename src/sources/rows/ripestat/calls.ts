import { seenOn } from '../../kit/facts.ts'
import type { RipestatCall } from './ripestat-call.ts'

const day = 86_400_000
const examples = { found: '193.0.6.139', notFound: '192.0.2.2' }

/** Data calls of RIPEstat, except those with a module of their own. To add one, add a row. */
export const ripestatCalls: readonly RipestatCall[] = seenOn<RipestatCall>('2026-11-28', [
  {
    slug: 'ripestat-abuse-contact',
    call: 'abuse-contact-finder',
    name: 'RIPEstat abuse contact',
    description: 'E-mail addresses that take reports about abuse of this address, from the registries',
    category: 'infrastructure',
    entries: '',
    needs: 'abuse_contacts',
    fields: [['Abuse contact', 'abuse_contacts'], ['Registry', 'authoritative_rir']],
    examples: {
      ...examples,
      data: { abuse_contacts: ['abuse@example.net'], authoritative_rir: 'ripe', latest_time: '2026-01-02T03:04:00' },
      missing: { abuse_contacts: [], authoritative_rir: 'ripe', latest_time: '2026-01-02T03:04:00' },
    },
  },
  {
    slug: 'ripestat-blocklist',
    call: 'blocklist',
    name: 'RIPEstat block lists',
    description: 'Entries of this address in block lists that RIPEstat records, of the last 90 days',
    category: 'reputation',
    asPrefix: true,
    parameters: now => ({ starttime: new Date(now.getTime() - 90 * day).toISOString().slice(0, 16) }),
    entries: 'sources',
    needs: 'prefix',
    fields: [
      ['List', 'list'],
      ['Prefix', 'prefix'],
      ['Details', 'details'],
      ['First listed', 'timelines.*.starttime', 'first'],
      ['Last listed', 'timelines.*.endtime', 'last'],
    ],
    examples: {
      found: '127.0.0.2', // the test entry of the recorded lists
      notFound: '193.0.6.139',
      data: {
        sources: {
          'uceprotect-level1': [{
            prefix: '192.0.2.1/32',
            details: 'Listed in the simulation',
            timelines: [
              { starttime: '2025-11-01T12:00:00', endtime: '2025-11-03T08:10:00' },
              { starttime: '2025-12-24T08:10:00', endtime: '2026-01-01T08:10:00' },
            ],
          }],
        },
      },
      missing: { sources: {} },
    },
  },
  {
    slug: 'ripestat-routing-status',
    call: 'routing-status',
    name: 'RIPEstat routing status',
    description: 'When routers first and last saw the network of this address, and how many see it now',
    category: 'infrastructure',
    entries: '',
    needs: 'last_seen.time',
    fields: [
      ['Prefix', 'last_seen.prefix'],
      ['Announced by', 'origins.*.origin', 'system'],
      ['First seen', 'first_seen.time', 'date'],
      ['First announced by', 'first_seen.origin', 'system'],
      ['Last seen', 'last_seen.time', 'date'],
      ['Last announced by', 'last_seen.origin', 'system'],
      ['Routers that see it (IPv4)', 'visibility.v4.ris_peers_seeing'],
      ['Routers that see it (IPv6)', 'visibility.v6.ris_peers_seeing'],
    ],
    examples: {
      ...examples,
      data: {
        first_seen: { prefix: '192.0.2.0/24', origin: '64496', time: '2003-05-16T08:00:00' },
        last_seen: { prefix: '192.0.2.0/24', origin: '64496', time: '2026-01-02T00:00:00' },
        visibility: {
          v4: { ris_peers_seeing: 340, total_ris_peers: 345 },
          v6: { ris_peers_seeing: 0, total_ris_peers: 330 },
        },
        origins: [{ origin: 64496, route_objects: ['RIPE'] }],
      },
      missing: {
        first_seen: {},
        last_seen: {},
        visibility: {
          v4: { ris_peers_seeing: 0, total_ris_peers: 345 },
          v6: { ris_peers_seeing: 0, total_ris_peers: 330 },
        },
        origins: [],
      },
    },
  },
  {
    slug: 'ripestat-routing-history',
    call: 'routing-history',
    name: 'RIPEstat routing history',
    description: 'Autonomous systems that announced the network of this address over the years',
    category: 'infrastructure',
    parameters: () => ({ max_rows: '100' }),
    entries: 'by_origin',
    needs: 'origin',
    paging: { list: 'by_origin.*.prefixes', size: 100 },
    fields: [
      ['Announced by', 'origin', 'system'],
      ['Prefix', 'prefixes.*.prefix'],
      ['First seen', 'prefixes.*.timelines.*.starttime', 'first'],
      ['Last seen', 'prefixes.*.timelines.*.endtime', 'last'],
    ],
    examples: {
      ...examples,
      data: {
        by_origin: [{
          origin: '64496',
          prefixes: [{
            prefix: '192.0.2.0/24',
            timelines: [{
              starttime: '2003-05-16T08:00:00',
              endtime: '2026-01-02T00:00:00',
              full_peers_seeing: 340.5,
            }],
          }],
        }],
      },
      missing: { by_origin: [] },
    },
  },
  {
    slug: 'ripestat-route-consistency',
    call: 'prefix-routing-consistency',
    name: 'RIPEstat route consistency',
    description: 'Routes to this address, and whether routers see them and routing registries have them',
    category: 'infrastructure',
    asPrefix: true,
    entries: 'routes',
    needs: 'prefix',
    fields: [
      ['Prefix', 'prefix'],
      ['Announced by', 'origin', 'system'],
      ['Holder', 'asn_name'],
      ['Seen by routers', 'in_bgp'],
      ['Registered', 'in_whois'],
      ['Routing registry', 'irr_sources'],
    ],
    examples: {
      ...examples,
      data: {
        routes: [{
          prefix: '192.0.2.0/24',
          origin: 64496,
          asn_name: 'EXAMPLE-AS - Example Hosting',
          in_bgp: true,
          in_whois: true,
          irr_sources: ['RIPE'],
        }],
      },
      missing: { routes: [] },
    },
  },
])
