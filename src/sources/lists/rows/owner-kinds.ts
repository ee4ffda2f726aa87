import type { ListSource } from '../../kit/list-source.ts'
import { ownedRanges } from './kinds.ts'

/**
 * Format of Google, which crawlers of others use too.
 * https://developers.google.com/search/docs/crawling-indexing/verifying-googlebot
 */
export const googleRanges = (
  slug: string, name: string, homepage: string, url: string, meaning: string, found?: string,
): ListSource => ({
  ...ownedRanges,
  slug,
  name,
  homepage,
  url,
  format: {
    as: 'json',
    items: 'prefixes[]',
    value: ['ipv4Prefix', 'ipv6Prefix'],
    notes: [['Service', 'service'], ['Region', 'scope']],
  },
  meaning,
  ...found !== undefined && { found },
  sample: {
    head: '{"creationTime":"2026-11-20T10:11:12.123456","prefixes":[{"ipv6Prefix":"2001:4860:4801:10::/64"},',
    entry: '{"ipv4Prefix":"{value}"}',
    tail: ']}',
  },
})

export const crawler = (slug: string, name: string, homepage: string, url: string): ListSource => ({
  ...googleRanges(slug, `${name} addresses`, homepage, url, `${name} reads web pages from this address`),
  tags: ['crawler'],
})

export const textRanges = (
  slug: string, name: string, homepage: string, url: string, meaning: string, version?: 4 | 6,
): ListSource => ({
  ...ownedRanges,
  slug,
  name,
  homepage,
  url,
  format: { as: 'lines' },
  meaning,
  ...version !== undefined && { version },
  sample: { entry: '{value}', tail: version === 6 ? '2400:cb00::/32\n' : '91.108.56.0/22\n' },
})

/** https://www.rfc-editor.org/rfc/rfc8805 */
export const geofeed = (slug: string, name: string, homepage: string, url: string, meaning: string): ListSource => ({
  ...ownedRanges,
  slug,
  name,
  homepage,
  url,
  format: { as: 'table', delimiter: ',', value: 0, notes: [['Country', 1], ['Region', 2], ['City', 3]] },
  meaning,
  maxMebibytes: 64,
  sample: { head: '# prefix,country,region,city,zip\n', entry: '{value},US,US-NY,New York,10001' },
})
