import type { ListSource } from '../../kit/list-source.ts'
import { badAddresses, onGitHub, ownedRanges } from './kinds.ts'

/** Members that stopped: https://github.com/firehol/blocklist-ipsets/issues/329 and 348. */
const frozenMembers = 'Some of the lists that FireHOL collects here stopped years ago: their entries stay, so an entry '
  + 'may be old, whatever the date of the collection'

/** Sets that FireHOL collects. */
const fireHol = [
  ['socks_proxy_7d', 'ipset', 'socks-proxy', 'A list of open SOCKS proxies had the address within the last week'],
  ['sslproxies_1d', 'ipset', 'sslproxies', 'A list of open HTTPS proxies named the address within the last day'],
  ['botscout_1d', 'ipset', 'botscout', 'BotScout saw a bot with the address fill in forms within the last day'],
  ['cleantalk_1d', 'ipset', 'cleantalk', 'CleanTalk saw spam from the address within the last day'],
  ['gpf_comics', 'ipset', 'gpf-comics', 'The address attacked or abused the site GPF Comics'],
  ['bitcoin_nodes_1d', 'ipset', 'bitcoin-nodes', 'A node of the Bitcoin network had the address within the last day'],
  ['firehol_level1', 'netset', 'level-1', 'A list of hostile networks has the address, or it is not routed'],
  ['firehol_level2', 'netset', 'level-2', 'Lists of attacks within the last 48 hours have the address'],
  ['firehol_level3', 'netset', 'level-3', 'Lists of attacks, spyware or viruses of the last 30 days have the address'],
].map(([set = '', extension = '', slug = '', meaning = '']): ListSource => ({
  ...badAddresses,
  slug: `firehol-${slug}`,
  name: `FireHOL: ${set}`,
  homepage: `https://iplists.firehol.org/?ipset=${set}`,
  url: `https://iplists.firehol.org/files/${set}.${extension}`,
  recorded: { as: 'firehol', set, extension },
  everyHours: 24,
  version: 4,
  meaning,
  ...set.startsWith('firehol_') && { warning: frozenMembers },
  sample: { head: `#\n# ${set}\n#\n`, entry: '{value}', tail: '1.34.0.0/24\n' },
}))

/** Addresses of scanners that say who they are, published by their owners. */
const scanners = [
  ['onyphe', 'Onyphe scanners', 'https://www.onyphe.io/', 'https://www.onyphe.io/ip-ranges.txt', 'Onyphe'],
  ['modat', 'Modat scanners', 'https://www.modat.io/', 'https://scanner.modat.io/ipv4.txt', 'Modat'],
].map(([slug = '', name = '', homepage = '', url = '', owner = '']): ListSource => ({
  ...ownedRanges,
  slug: `${slug}-scanners`,
  tags: ['crawler'],
  name,
  homepage,
  url,
  format: { as: 'lines' },
  meaning: `${owner} scans the Internet from this address, by its own statement`,
  sample: { entry: '{value}', tail: '91.196.152.0/24\n' },
}))

/** Addresses of scanners that MISP collects. https://github.com/MISP/misp-warninglists */
const knownScanners = [
  ['shodan-nt', 'Shodan'],
  ['censys', 'Censys'],
  ['shadowserver-nt', 'Shadowserver'],
  ['rapid7-nt', 'Rapid7'],
  ['stretchoid-nt', 'Stretchoid'],
  ['internet-census-nt', 'Internet Census'],
].map(([file = '', owner = '']): ListSource => ({
  ...ownedRanges,
  ...onGitHub(`MISP/misp-warninglists/main/lists/${file}-scanning/list.json`),
  slug: `${file.replace('-nt', '')}-scanners`,
  recorded: { as: 'misp-scanning', file },
  tags: ['crawler'],
  name: `${owner} scanners`,
  seen: '2026-11-28',
  format: { as: 'json', items: 'list[]', value: [''] },
  meaning: `${owner} scans the Internet from this range, by the warning lists of MISP`,
  sample: { head: '{"description":"","list":["134.209.95.237/32",', entry: '"{value}"', tail: '],"type":"cidr"}' },
}))

/** Relays, proxies, VPNs, data centres and scanners. */
export const networkLists: readonly ListSource[] = [
  ...fireHol,
  ...scanners,
  ...knownScanners,
  {
    ...badAddresses,
    slug: 'tor-exits',
    tags: ['anonymity'],
    name: 'Tor exit addresses',
    homepage: 'https://www.torproject.org/',
    url: 'https://check.torproject.org/torbulkexitlist',
    category: 'infrastructure',
    everyHours: 1,
    meaning: 'Tor users reach the Internet through this exit relay',
    sample: { entry: '{value}', tail: '185.220.101.1\n' },
  },
  {
    ...badAddresses,
    slug: 'tor-nodes',
    tags: ['anonymity'],
    name: 'Tor relays (dan.me.uk)',
    homepage: 'https://www.dan.me.uk/tornodes',
    url: 'https://www.dan.me.uk/torlist/?full',
    category: 'infrastructure',
    everyHours: 1,
    meaning: 'The address is a relay of the Tor network, not necessarily an exit',
    sample: { entry: '{value}', tail: '185.220.101.1\n' },
  },
  ...([['vpn', 'VPN'], ['datacenter', 'data centre']] as const).map(([folder, kind]): ListSource => ({
    ...ownedRanges,
    ...onGitHub(`X4BNet/lists_vpn/main/output/${folder}/ipv4.txt`),
    slug: `x4bnet-${folder}`,
    recorded: { as: 'x4bnet', folder },
    tags: folder === 'vpn' ? ['anonymity'] : ['network'],
    name: `X4BNet ${kind} ranges`,
    format: { as: 'lines' },
    version: 4,
    meaning: `The network belongs to a ${kind === 'VPN' ? 'provider of VPNs' : kind}, by its autonomous system`,
    sample: { entry: '{value}/32', tail: '2.56.16.0/22\n' },
  })),
  {
    ...ownedRanges,
    ...onGitHub('trickest/resolvers/main/resolvers.txt'),
    slug: 'public-dns-resolvers',
    name: 'Public DNS resolvers',
    seen: '2026-11-28',
    format: { as: 'lines' },
    version: 4,
    meaning: 'The address answered DNS queries of everybody, and correctly, when the list was made',
    sample: { entry: '{value}', tail: '99.99.99.193\n' },
  },
  {
    ...ownedRanges,
    ...onGitHub('stamparm/maltrail/master/trails/static/mass_scanner.txt'),
    slug: 'maltrail-mass-scanners',
    tags: ['crawler'],
    name: 'Mass scanners of maltrail',
    seen: '2026-11-28',
    format: { as: 'lines', remarks: [['Scanner', 0]] },
    meaning: 'The address scans the whole Internet, for research or as a service, by the list of maltrail',
    sample: { entry: '{value} # scanner1.example.net', tail: '129.82.138.12 # pinger.example.net\n' },
  },
  {
    ...ownedRanges,
    slug: 'check-host-nodes',
    tags: ['crawler'],
    name: 'Check-Host nodes',
    homepage: 'https://check-host.net/',
    url: 'https://check-host.net/nodes/ips',
    format: { as: 'json', items: '', value: ['nodes'] },
    meaning: 'Check-Host tests the availability of servers from this address',
    sample: { head: '{"nodes":["185.83.213.25",', entry: '"{value}"', tail: ']}' },
  },
  {
    ...ownedRanges,
    slug: 'tenable-sensors',
    tags: ['crawler'],
    name: 'Tenable cloud sensors',
    homepage: 'https://docs.tenable.com/',
    url: 'https://docs.tenable.com/ip-ranges/data.json',
    format: {
      as: 'json',
      items: '*[]',
      value: ['ip_prefix', 'ipv6_prefix'],
      notes: [['Service', 'service'], ['Region', 'region']],
    },
    meaning: 'Tenable scans the assets of its customers from this address',
    sample: {
      head: '{"createDate":"2026-11-20-10-11-12","prefixes":[',
      entry: '{"ip_prefix":"{value}","region":"us-east-1","service":"cloud sensor"}',
      tail: '],"ipv6_prefixes":[{"ipv6_prefix":"2600:1f18:614c:8000::/56","region":"us-east-1"}]}',
    },
  },
]
