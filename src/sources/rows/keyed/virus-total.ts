import type { LookUp } from '../look-up.ts'

const stats = (malicious: number) => ({ malicious, suspicious: 0, harmless: 0, undetected: 90 })

const common = {
  seen: '2026-11-28',
  key: 'virustotal',
  tags: ['reputation', 'network'],
  category: 'reputation',
  homepage: 'https://www.virustotal.com',
  headers: { 'x-apikey': '{key}' },
  record: 'data',
  has: 'attributes.last_analysis_stats',
  equals: 'id',
  // engines without an opinion ("undetected") prove nothing
  activity: [
    'attributes.last_analysis_stats.malicious',
    'attributes.last_analysis_stats.suspicious',
    'attributes.last_analysis_stats.harmless',
    'attributes.reputation',
    'attributes.total_votes.malicious',
    'attributes.total_votes.harmless',
    'attributes.tags',
  ],
} satisfies Partial<LookUp>

const judgements: LookUp['fields'] = [
  ['Engines: malicious', 'attributes.last_analysis_stats.malicious'],
  ['Engines: suspicious', 'attributes.last_analysis_stats.suspicious'],
  ['Engines: harmless', 'attributes.last_analysis_stats.harmless'],
  ['Engines: no verdict', 'attributes.last_analysis_stats.undetected'],
  ['Last analysis', 'attributes.last_analysis_date', 'date'],
  ['Reputation', 'attributes.reputation'],
  ['Votes: malicious', 'attributes.total_votes.malicious'],
  ['Votes: harmless', 'attributes.total_votes.harmless'],
  ['Tags', 'attributes.tags'],
]

/** Judgements of the engines and users of VirusTotal. A key without charge allows 4 questions a minute, 500 a day. */
export const virusTotal: readonly LookUp[] = [
  {
    ...common,
    slug: 'virustotal-address',
    name: 'VirusTotal: address',
    description: 'What engines and users say about an address, and its network; 500 questions a day with a free key',
    type: 'IP Address',
    source: 'https://docs.virustotal.com/reference/ip-info',
    url: 'https://www.virustotal.com/api/v3/ip_addresses/{value}',
    page: 'https://www.virustotal.com/gui/ip-address/{value}',
    fields: [
      ...judgements,
      ['Network', 'attributes.as_owner'],
      ['Autonomous system', 'attributes.asn'],
      ['Range', 'attributes.network'],
      ['Country', 'attributes.country'],
    ],
    examples: {
      found: '8.8.8.8',
      answer: { data: { id: '{value}', attributes: { last_analysis_stats: stats(2), reputation: -5 } } },
      notFound: '192.0.2.2',
      missing: {
        data: {
          id: '{value}',
          attributes: {
            last_analysis_stats: stats(0), reputation: 0, total_votes: { harmless: 0, malicious: 0 }, tags: [],
          },
        },
      },
    },
  },
  {
    ...common,
    slug: 'virustotal-domain',
    name: 'VirusTotal: domain',
    description: 'What engines and users say about a domain, and its kind; 500 questions a day with a free key',
    type: 'Domain Name',
    source: 'https://docs.virustotal.com/reference/domain-info',
    url: 'https://www.virustotal.com/api/v3/domains/{value}',
    missing: { status: 404, path: 'error.code', says: /^NotFoundError$/ },
    page: 'https://www.virustotal.com/gui/domain/{value}',
    fields: [
      ...judgements,
      ['Categories', 'attributes.categories.*'],
      ['IP address', 'attributes.last_dns_records.type=A.value'],
      ['Registrar', 'attributes.registrar'],
      ['Created', 'attributes.creation_date', 'date'],
    ],
    examples: {
      found: 'example.com',
      answer: { data: { id: '{value}', attributes: { last_analysis_stats: stats(2), reputation: -5 } } },
      notFound: 'tracewell-no-such-name-0.org',
      missing: { error: { code: 'NotFoundError', message: 'Domain "{value}" not found' } },
    },
  },
]
