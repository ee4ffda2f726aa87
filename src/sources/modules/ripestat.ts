import { card, date, link } from '../kit/card.ts'
import { httpModule } from '../kit/http-module.ts'
import { notPublic } from '../kit/scope.ts'
import { arrayOf, each, flag, integer, objectWith, text, textOrNull, unchecked } from '../kit/schema.ts'
import { requireComplete, ripestatRequest, ripestatResponse } from '../rows/ripestat/client.ts'

/** Autonomous systems that announce the network of an IP address, as seen by the route collectors of RIPE. */
export const ripestat = httpModule({
  slug: 'ripestat',
  name: 'RIPEstat',
  description: 'Prefix of this address and the autonomous systems that announce it',
  category: 'infrastructure',
  types: ['IP Address'],
  tags: ['network'],
  homepage: 'https://stat.ripe.net',
  facts: { url: 'https://stat.ripe.net/docs/02.data-api/prefix-overview.html', day: '2026-11-28' },
  skipReason: notPublic,
  request: address => ripestatRequest('prefix-overview', { resource: address }),
  response: ripestatResponse({
    resource: text,
    announced: flag,
    asns: arrayOf(objectWith({ asn: integer }, unchecked({ holder: textOrNull }))),
  }, unchecked({ block: objectWith({}, each(['resource', 'desc'], text)), query_time: text })),
  cards: answer => {
    requireComplete(answer)
    const { data } = answer
    return !data.announced && data.asns.length === 0 ? [] : [card([
      ['Prefix', data.resource, 'resource'],
      ...data.asns.flatMap(({ asn, holder }) => [
        ['Announced by', holder ? `AS${asn} ${holder}` : `AS${asn}`, 'asns'] as const,
        ['Details', link(`https://stat.ripe.net/AS${asn}`), 'asns'] as const,
      ]),
      ['Block', data.block?.resource, 'block'],
      ['Block description', data.block?.desc, 'block'],
      ['Seen', date(data.query_time, { zone: 'UTC' }), 'query_time'],
    ], { ...data })]
  },
  examples: { found: ['193.0.6.139'], notFound: ['192.0.2.2'] },
})
