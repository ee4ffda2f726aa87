import { isIPv4 } from 'node:net'
import { countryName } from '../../lib/country-name.ts'
import { reverseName, toInteger } from '../../lib/ip-address.ts'
import { specialRange } from '../../lib/public-address.ts'
import { card, date, link } from '../kit/card.ts'
import type { Lists } from '../kit/lists.ts'
import type { Card, Module } from '../kit/source.ts'
import { findCountry, findNetwork } from './newest-ip-data.ts'

/**
 * Reports the purpose of the block if an IP address is reserved. Reports the network, autonomous system and country of
 * any other IP address. Reads data files of the installation, or newer copies that the operator has downloaded, and
 * sends no request.
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
  async* run({ value }, { lists }) {
    yield specialRange(value) === undefined ? await publicAddress(value, lists) : special(value)
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

async function publicAddress(address: string, lists: Lists | undefined): Promise<Card> {
  const found = await Promise.all([findNetwork(address, lists), findCountry(address, lists)])
  const [network, country] = [found[0]?.fact, found[1]?.fact]
  const raw = {
    ...common(address),
    asn: network?.asn ?? null,
    as_organisation: network?.organisation ?? null,
    network: network?.range ?? null,
    country_code: country ?? null,
    sources: found.flatMap(one => one?.source ?? []),
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
