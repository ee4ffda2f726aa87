import type { ListSource } from '../../kit/list-source.ts'
import { onGitHub } from './kinds.ts'

/** Warning list of MISP. https://github.com/MISP/misp-warninglists */
const mispList = (name: string) => ({
  ...onGitHub(`MISP/misp-warninglists/main/lists/${name}/list.json`),
  seen: '2026-11-28',
  category: 'infrastructure',
  format: { as: 'json', items: 'list[]', value: [''] },
  everyHours: 24,
  sample: { head: '{"description":"","list":["0-mail.com",', entry: '"{value}"', tail: '],"type":"hostname"}' },
} as const)

const platforms = [
  ['lots-project', 'platforms-for-everybody', 'Platforms that everybody may use',
    'Everybody may publish files or pages on this platform: what one of them does says nothing about the others'],
  ['dynamic-dns', 'dynamic-dns-domains', 'Dynamic DNS domains',
    'Everybody gets a name below this domain, and moves it to any address at any time (dynamic DNS)'],
  ['url-shortener', 'url-shorteners', 'URL shorteners', 'The site makes short URLs, which lead to any other site'],
  ['link-in-bio', 'link-in-bio-sites', 'Sites with lists of links',
    'Everybody may publish a page with links on this site, mostly for a profile at a social network'],
] as const

const universities = {
  ...mispList('university_domains'),
  tags: ['learning'],
  coversNamesBelow: true,
  meaning: 'The domain belongs to a university, by a public list',
} as const

/** Hosts that many people share, or that have another purpose than a report about them suggests. */
export const sharedHostLists: readonly ListSource[] = [
  ...platforms.map(([file, slug, name, meaning]): ListSource => ({
    ...mispList(file),
    slug,
    recorded: { as: 'misp-platforms', file },
    subject: 'Domain Name',
    tags: ['network'],
    name,
    coversNamesBelow: true,
    coversCustomers: true,
    meaning,
  })),
  { ...universities, slug: 'university-domains', subject: 'Domain Name', name: 'University domains' },
  { ...universities, slug: 'university-mail-domains', subject: 'Email Address', name: 'University mail domains' },
  ...([
    ['sinkholes', 'sinkholes', 'Sinkholes',
      'Researchers collect the connections of infected machines at the address (sinkhole): it does no harm itself'],
    ['parking-domain', 'parking-addresses', 'Addresses of parked domains',
      'Domains without a site of their own lead to the address, mostly because they are for sale'],
  ] as const).map(([file, slug, name, meaning]): ListSource => ({
    ...mispList(file),
    slug,
    recorded: { as: 'misp-addresses', file },
    subject: 'IP Address',
    tags: ['network'],
    name,
    meaning,
    sample: { head: '{"description":"","list":["104.155.11.149",', entry: '"{value}"', tail: '],"type":"cidr"}' },
  })),
]
