import type { DnsFilter } from './dns-filter.ts'

/**
 * Networks of the block pages of AdGuard, and the null address.
 * https://github.com/intelowlproject/IntelOwl/blob/master/api_app/analyzers_manager/observable_analyzers/dns/dns_malicious_detectors/adguard.py
 */
const adguardSign = ['0.0.0.0/32', '94.140.14.0/23']

const cleanBrowsing = ([path, name, blocks, found]: readonly [string, string, string, string]): DnsFilter => ({
  slug: `cleanbrowsing-${path.replace('-filter', '')}`,
  name: `CleanBrowsing ${name}`,
  blocks,
  homepage: 'https://cleanbrowsing.org/filters/',
  source: 'https://adguard-dns.io/kb/general/dns-providers/#cleanbrowsing',
  seen: '2026-11-24',
  doh: `https://doh.cleanbrowsing.org/doh/${path}/`,
  format: 'wire',
  sign: 'nxdomain',
  examples: { found, notFound: 'wikipedia.org' },
})

/** All filtering resolvers. To add one, add a row. Resolvers that require HTTP/2 cannot be asked. */
export const dnsFilters: readonly DnsFilter[] = [
  {
    slug: 'cloudflare-security',
    name: 'Cloudflare, without malware',
    blocks: 'malware and phishing',
    homepage: 'https://developers.cloudflare.com/1.1.1.1/setup/#1111-for-families',
    source: 'https://developers.cloudflare.com/1.1.1.1/setup/#1111-for-families',
    seen: '2026-11-28',
    doh: 'https://security.cloudflare-dns.com/dns-query',
    format: 'json',
    sign: ['0.0.0.0/32'],
    examples: { found: 'malware.testcategory.com', notFound: 'wikipedia.org' },
  },
  {
    slug: 'cloudflare-family',
    name: 'Cloudflare, without malware and adult content',
    blocks: 'malware, phishing and adult content',
    homepage: 'https://developers.cloudflare.com/1.1.1.1/setup/#1111-for-families',
    source: 'https://developers.cloudflare.com/1.1.1.1/setup/#1111-for-families',
    seen: '2026-11-28',
    doh: 'https://family.cloudflare-dns.com/dns-query',
    format: 'json',
    sign: ['0.0.0.0/32'],
    examples: { found: 'nudity.testcategory.com', notFound: 'wikipedia.org' },
  },
  {
    slug: 'adguard-dns',
    name: 'AdGuard DNS',
    blocks: 'advertising, trackers and phishing',
    homepage: 'https://adguard-dns.io/en/public-dns.html',
    source: 'https://adguard-dns.io/kb/general/dns-providers/#adguard-dns',
    seen: '2026-11-24',
    doh: 'https://dns.adguard-dns.com/dns-query',
    format: 'wire',
    sign: adguardSign,
    examples: { found: 'doubleclick.net', notFound: 'wikipedia.org' },
  },
  {
    slug: 'adguard-dns-family',
    name: 'AdGuard DNS, family protection',
    blocks: 'advertising, trackers, phishing and adult content',
    homepage: 'https://adguard-dns.io/en/public-dns.html',
    source: 'https://adguard-dns.io/kb/general/dns-providers/#adguard-dns',
    seen: '2026-11-24',
    doh: 'https://family.adguard-dns.com/dns-query',
    format: 'wire',
    sign: adguardSign,
    examples: { found: 'doubleclick.net', notFound: 'wikipedia.org' },
  },
  ...([
    ['security-filter', 'security filter', 'malware, phishing and spam', 'malware.testcategory.com'],
    ['adult-filter', 'adult filter', 'malware, phishing and adult content', 'pornhub.com'],
    ['family-filter', 'family filter', 'malware, phishing, adult and mixed content, and ways around the filter',
      'pornhub.com'],
  ] as const).map(cleanBrowsing),
  {
    slug: 'opendns-familyshield',
    name: 'OpenDNS FamilyShield',
    blocks: 'phishing and adult content',
    homepage: 'https://www.opendns.com/setupguide/#familyshield',
    source: 'https://github.com/poppopjmp/spiderfoot/blob/master/modules/sfp_opendns.py',
    seen: '2026-11-24',
    doh: 'https://doh.familyshield.opendns.com/dns-query',
    format: 'wire',
    sign: ['146.112.61.104/29'],
    examples: { found: 'exampleadultsite.com', notFound: 'wikipedia.org' },
  },
]
