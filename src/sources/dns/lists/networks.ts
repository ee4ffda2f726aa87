import type { DnsList } from '../dns-list.ts'

/**
 * An exit in a network that its operator runs for Tor alone. The lists of Tor nodes have no test entry.
 * https://metrics.torproject.org/rs.html
 */
const torTest = { listed: null, clean: '127.0.0.1', example: '185.220.101.1' } as const

/** Lists that tell what an address is: a Tor node, unallocated, or in a country. */
export const networkLists: readonly DnsList[] = [
  {
    zone: 'dnsel.torproject.org',
    tags: ['anonymity'],
    name: 'Tor exits',
    homepage: 'https://www.torproject.org',
    seen: '2026-11-24',
    source: 'https://lists.torproject.org/pipermail/tor-project/2020-March/002759.html',
    lists: 'Exits of the Tor network, as the Tor Project measures them',
    subjects: ['ip4'],
    codes: { '*': 'Tor exit' },
    test: torTest,
    tool: 'tor_exit',
  },
  {
    zone: 'torexit.dan.me.uk',
    tags: ['anonymity'],
    name: 'Tor exits (dan.me.uk)',
    homepage: 'https://www.dan.me.uk/dnsbl',
    lists: 'Exits of the Tor network',
    subjects: ['ip4'],
    codes: { '*': 'Tor exit' },
    test: torTest,
  },
  {
    zone: 'tor.dan.me.uk',
    tags: ['anonymity'],
    name: 'Tor nodes (dan.me.uk)',
    homepage: 'https://www.dan.me.uk/dnsbl',
    lists: 'All nodes of the Tor network, which includes relays that are no exits',
    subjects: ['ip4'],
    codes: { '*': 'Tor node' },
    test: torTest,
  },
  ...([
    ['bogons.cymru.com', 'Bogons', 'ip4', { listed: '127.0.0.2', clean: '8.8.8.8' }],
    ['v4.fullbogons.cymru.com', 'Full bogons, IPv4', 'ip4', { listed: '127.0.0.2', clean: '8.8.8.8' }],
    ['v6.fullbogons.cymru.com', 'Full bogons, IPv6', 'ip6', { listed: '2001:db8::1', clean: '2001:4860:4860::8888' }],
  ] as const).map(([zone, name, subject, test]): DnsList => ({
    zone,
    name,
    homepage: 'https://www.team-cymru.com/bogon-networks',
    lists: zone === 'bogons.cymru.com'
      ? 'Networks that IANA has not allocated, from Team Cymru'
      : 'Networks that no registry has assigned, from Team Cymru',
    subjects: [subject],
    codes: { '*': 'Not allocated: no packet should come from this network' },
    test,
  })),
  {
    zone: 'korea.services.net',
    tags: ['kr'],
    name: 'Korea',
    homepage: 'https://korea.services.net',
    lists: 'Networks in South Korea',
    subjects: ['ip4'],
    codes: { '*': 'Network in South Korea' },
  },
]
