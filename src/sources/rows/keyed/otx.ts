import type { LookUp } from '../look-up.ts'

/** Passive DNS of OTX, which needs a key since 2025. Its threat reports need none (`look-ups/domain-threats.ts`). */
export const otx: readonly LookUp[] = (['Domain Name', 'IP Address'] as const).map((type): LookUp => {
  const isDomain = type === 'Domain Name'
  return {
    slug: isDomain ? 'otx-passive-dns' : 'otx-passive-dns-address',
    seen: '2026-11-28',
    key: 'otx',
    tags: ['network'],
    name: isDomain ? 'OTX: passive DNS' : 'OTX: passive DNS of an address',
    description: isDomain
      ? 'Addresses and names that sensors saw for a domain, with their times'
      : 'Domain names that sensors saw at an address, with their times',
    category: 'infrastructure',
    type,
    homepage: 'https://otx.alienvault.com',
    source: 'https://otx.alienvault.com/api',
    ...isDomain ? {} : { accepts: { pattern: /^[\d.]+$/, rule: 'It is asked only about IPv4 addresses' } },
    url: `https://otx.alienvault.com/api/v1/indicators/${isDomain ? 'domain' : 'IPv4'}/{value}/passive_dns`,
    headers: { 'x-otx-api-key': '{key}' },
    has: 'passive_dns.*.hostname',
    paging: { list: 'passive_dns', total: 'count' },
    missing: { path: 'passive_dns', says: 'empty list', unless: 'count' },
    fields: [
      [isDomain ? 'Names' : 'Host names', 'passive_dns.*.hostname'],
      ...isDomain ? [['Addresses', 'passive_dns.*.address'] as const] : [],
      ['Last seen', 'passive_dns.*.last', 'latest'],
      ['Records', 'passive_dns', 'count'],
    ],
    examples: {
      found: isDomain ? 'example.com' : '8.8.8.8',
      answer: { passive_dns: [{ hostname: 'www.example.com', address: '192.0.2.1' }], count: 1 },
      notFound: isDomain ? 'tracewell-no-such-name-0.org' : '192.0.2.2',
      missing: { passive_dns: [], count: 0 },
    },
  }
})
