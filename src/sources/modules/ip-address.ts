import { isIPv4 } from 'node:net'
import { countryName } from '../../lib/country-name.ts'
import { rangeText, reverseName, toInteger } from '../../lib/ip-address.ts'
import { specialRange } from '../../lib/special-purpose.ts'
import { card, date, link } from '../kit/card.ts'
import { attributionOf, countryOf, networkOf } from './ip-data.ts'
import type { Card, Module } from '../kit/source.ts'

/**
 * Reports the purpose of the block if an IP address is reserved. Reports the network, autonomous system and country of
 * any other IP address. Reads data files of the installation, and sends no request.
 * https://github.com/sapics/ip-location-db
 */
export const ipAddress: Module = {
  slug: 'ip-address',
  name: 'IP address',
  description: 'Purpose of a special block, or else network, autonomous system and country; sends no request',
  category: 'analysis',
  types: ['IP Address'],
  tags: ['network', 'location'],
  kind: 'derived',
  homepage: 'https://www.iana.org/numbers',
  default: true,
  requiresKey: false,
  deadlineMs: 5_000,
  cacheMs: 0,
  examples: { found: ['8.8.8.8', '2001:4860:4860::8888', '10.0.0.1'], notFound: [] },
  async* run({ value }) {
    yield specialRange(value) === undefined ? await publicAddress(value) : special(value)
  },
}

const common = (address: string) => ({
  address,
  version: isIPv4(address) ? 4 as const : 6 as const,
  integer: toInteger(address).toString(),
  reverse_name: reverseName(address),
})

function special(address: string): Card {
  const raw = { ...common(address), special: specialRange(address) }
  return card([
    ['Version', `IPv${raw.version}`, 'version'],
    ['Purpose', raw.special?.purpose, 'special'],
    ['Block', raw.special?.cidr, 'special'],
    ['Defined by', raw.special?.rfc, 'special'],
    ['As a number', raw.integer, 'integer'],
    ['Reverse name', raw.reverse_name, 'reverse_name'],
  ], raw)
}

async function publicAddress(address: string): Promise<Card> {
  const [network, country] = await Promise.all([networkOf(address), countryOf(address)])
  const facts = common(address)
  const raw = {
    ...facts,
    asn: network?.asn ?? null,
    as_organisation: network?.organisation ?? null,
    network: network ? rangeText(network.first, network.last, facts.version) : null,
    country_code: country ?? null,
    sources: await Promise.all([
      ...network ? [attributionOf('network')] : [],
      ...country ? [attributionOf('country')] : [],
    ]),
  }
  return card([
    ['Version', `IPv${raw.version}`, 'version'],
    ['Autonomous system', network && `AS${network.asn}`, 'asn'],
    ['Organisation', raw.as_organisation, 'as_organisation'],
    ['Network', raw.network, 'network'],
    ['Country', country && `${countryName(country) ?? country} (${country})`, 'country_code'],
    ['As a number', raw.integer, 'integer'],
    ['Reverse name', raw.reverse_name, 'reverse_name'],
    ...raw.sources.flatMap(({ text, url, as_of }) => [
      ['Data', text, 'sources'] as const,
      ['Data source', link(url), 'sources'] as const,
      ['Data as of', date(as_of), 'sources'] as const,
    ]),
  ], raw)
}
