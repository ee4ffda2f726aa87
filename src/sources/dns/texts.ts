import type { DnsText } from './dns-text.ts'

/** All zones with texts about addresses. To add one, add a row. */
export const dnsTexts: readonly DnsText[] = [
  {
    slug: 'team-cymru',
    name: 'Team Cymru',
    description: 'Autonomous systems that announce the network of this address, its registry and allocation',
    homepage: 'https://www.team-cymru.com/ip-asn-mapping',
    source: 'https://docs.rs/crate/ftr/0.10.0/source/src/asn/lookup.rs',
    seen: '2026-11-28',
    zones: { ip4: 'origin.asn.cymru.com', ip6: 'origin6.asn.cymru.com' },
    columns: [
      ['Announced by', 'asns', 'systems'],
      ['Prefix', 'prefix'],
      ['Country', 'country'],
      ['Registry', 'registry'],
      ['Allocated', 'allocated', 'date'],
    ],
    systems: { zone: 'asn.cymru.com', position: 4 },
    examples: {
      found: '8.8.8.8',
      texts: ['64496 64497 | 192.0.2.0/24 | FR | ripencc | 2014-03-14'],
      system: '64496 | FR | ripencc | 2014-03-14 | EXAMPLE-AS - Example Hosting, FR',
      notFound: '192.0.2.2',
    },
  },
  {
    slug: 'spam-eating-monkey-origin',
    name: 'Spam Eating Monkey origin',
    description: 'Autonomous system that announces the network of this address, its owner and registration',
    homepage: 'https://spameatingmonkey.com',
    source: 'https://github.com/haraka/haraka-plugin-asn/blob/master/test/asn.js',
    seen: '2026-11-28',
    zones: { ip4: 'origin.asn.spameatingmonkey.net' },
    columns: [
      ['Prefix', 'prefix'],
      ['Announced by', 'asns', 'systems'],
      ['Owner', 'owner'],
      ['Registered', 'registered', 'date'],
      ['Country', 'country'],
    ],
    least: 4,
    unknown: 'Unknown',
    examples: {
      found: '8.8.8.8',
      texts: ['192.0.2.0/24 | AS64496 | Example Hosting | 2014-03-14 | FR'],
      notFound: '192.0.2.2',
    },
  },
  {
    slug: 'abusix-contacts',
    name: 'Abusix contacts',
    description: 'E-mail addresses that take reports about abuse of this IP address',
    homepage: 'https://abusix.com/contactdb/',
    source: 'https://github.com/abusix/querycontacts',
    seen: '2026-11-28',
    zones: { ip4: 'abuse-contacts.abusix.zone', ip6: 'abuse-contacts.abusix.zone' },
    columns: [['Abuse contact', 'contacts', 'list']],
    examples: {
      found: '8.8.8.8',
      texts: ['abuse@example.net,noc@example.net'],
      notFound: '192.0.2.2',
    },
  },
]
