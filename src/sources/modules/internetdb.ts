import { absent } from '../kit/absence.ts'
import { card } from '../kit/card.ts'
import { httpModule } from '../kit/http-module.ts'
import { notPublic } from '../kit/scope.ts'
import { each, integer, objectWith, text } from '../kit/schema.ts'
import { nonCommercial } from '../kit/terms.ts'

/** A list, which can be null. */
const listOf = <const Item extends object>(items: Item) => ({ type: ['array', 'null'], items } as const)

/** Results of Shodan's recent scans of an IP address. */
export const internetdb = httpModule({
  slug: 'internetdb',
  name: 'Shodan InternetDB',
  description: 'Open ports, host names, software and known vulnerabilities that Shodan found at this address',
  category: 'infrastructure',
  types: ['IP Address'],
  tags: ['network'],
  homepage: 'https://internetdb.shodan.io',
  facts: {
    url: 'https://github.com/laramies/theHarvester/blob/master/theHarvester/discovery/shodan_internetdb.py',
    day: '2026-11-27',
  },
  terms: { // of its page, as quoted in https://apis.apis.io/apis/shodan/internetdb-api/
    text: `${nonCommercial} without a licence`,
    url: 'https://internetdb.shodan.io',
    restricted: true,
    seen: '2026-05-30',
  },
  skipReason: notPublic,
  request: address => ({ url: `https://internetdb.shodan.io/${encodeURIComponent(address)}` }),
  missing: [absent(404, 'detail', '^No information available$')],
  response: objectWith({ ip: text }, {
    ports: listOf(integer),
    ...each(['hostnames', 'cpes', 'tags', 'vulns'], listOf(text)),
  }),
  named: host => host.ip,
  cards: host => [card([
    ['Open ports', host.ports?.join(', '), 'ports'],
    ...(host.hostnames ?? []).map(name => ['Host name', name, 'hostnames'] as const),
    ...(host.cpes ?? []).map(cpe => ['Software', cpe, 'cpes'] as const),
    ...(host.tags ?? []).map(tag => ['Tag', tag, 'tags'] as const),
    ...(host.vulns ?? []).map(vulnerability => ['Vulnerability', vulnerability, 'vulns'] as const),
  ], { ...host })].filter(({ items }) => items.length > 0),
  examples: { found: ['1.1.1.1'], notFound: ['192.0.2.2'] },
})
