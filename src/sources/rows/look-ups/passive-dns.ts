import type { LookUp } from '../look-up.ts'

/** History of one name or address in passive DNS. Names below a domain are not in it. */
export const passiveDns: readonly LookUp[] = (['domain', 'address'] as const).map((kind): LookUp => ({
  slug: `mnemonic-${kind}`,
  name: `mnemonic passive DNS: ${kind === 'domain' ? 'names' : 'addresses'}`,
  description: kind === 'domain'
    ? 'Records of a name that sensors saw, with their times'
    : 'Names that sensors saw with an address, with their times',
  category: 'infrastructure',
  tags: ['network'],
  type: kind === 'domain' ? 'Domain Name' : 'IP Address',
  homepage: 'https://www.mnemonic.io',
  source: 'https://github.com/poppopjmp/spiderfoot/blob/master/modules/sfp_mnemonic.py',
  seen: '2026-11-28',
  url: 'https://api.mnemonic.no/pdns/v3/{value}?limit=25',
  // the body repeats the status: 402 is a used-up quota
  complete: { path: 'responseCode', says: /^(200|404)$/ },
  record: 'data',
  list: true,
  paging: { total: 'count', size: 25 },
  has: 'rrtype',
  ...kind === 'domain' ? { equals: 'query' } : {},
  missing: [{ path: 'responseCode', says: /^404$/ }, { path: 'data', says: 'empty list' }],
  fields: [
    kind === 'domain' ? ['Answer', 'answer'] : ['Name', 'query'],
    ['Type', 'rrtype'],
    ['First seen', 'firstSeenTimestamp', 'date'],
    ['Last seen', 'lastSeenTimestamp', 'date'],
    ['Sightings', 'times'],
  ],
  examples: {
    found: kind === 'domain' ? 'example.com' : '1.1.1.1',
    answer: {
      responseCode: 200,
      count: 1,
      data: [{
        rrtype: 'a',
        query: kind === 'domain' ? '{value}' : 'www.example.com',
        answer: kind === 'domain' ? '192.0.2.1' : '{value}',
        firstSeenTimestamp: 1_420_070_400_000,
        lastSeenTimestamp: 1_795_132_800_000,
        times: 12,
      }],
    },
    notFound: kind === 'domain' ? 'tracewell-no-such-name-0.org' : '192.0.2.2',
    missing: { responseCode: 200, count: 0, data: [] },
  },
}))
