import { isIP } from 'node:net'
import { toInteger } from '../../lib/ip-address.ts'
import { card, date } from '../kit/card.ts'
import { httpModule } from '../kit/http-module.ts'
import { notPublic } from '../kit/scope.ts'
import { changed } from '../kit/shape.ts'
import {
  contact, contacts, eventDate, holderOf, inRole, nameOf, objects, organisationOf, rdapSchema, readRdap, texts,
} from './rdap.ts'
import { each, textOrNull } from '../kit/schema.ts'

/**
 * Registration of the network that contains an IP address. The request goes to rdap.org, which redirects to the
 * registry.
 */
export const rdapIp = httpModule({
  slug: 'rdap-ip',
  name: 'Network registration (RDAP)',
  description: 'Holder, range, country and abuse contact of the network that this address belongs to',
  category: 'registration',
  types: ['IP Address'],
  tags: ['registry', 'network'],
  homepage: 'https://rdap.org',
  facts: { url: 'https://docs.rs/crate/rdap/latest/source/src/models/ip_network.rs', day: '2026-11-27' },
  cacheMs: 6 * 3_600_000,
  skipReason: notPublic,
  request: address => ({
    url: `https://rdap.org/ip/${encodeURIComponent(address)}`,
    headers: { accept: 'application/rdap+json' },
    redirects: 4,
  }),
  readable: [404],
  read: readRdap,
  response: rdapSchema('ip network', each(
    ['handle', 'startAddress', 'endAddress', 'name', 'type', 'country', 'parentHandle'], textOrNull,
  )),
  cards: (network, { value }) => {
    // a block of another registry, or one that no registry has given away
    if (network === null || /^(NON-RIPE|IANA-)/.test(network.name ?? '')) return []
    const holder = holderOf(network.entities)
    const abuse = inRole(network.entities, 'abuse')
    const range = [network.startAddress, network.endAddress].flatMap(address => address?.split('/')[0] || [])
    if (!covers(range, value)) throw changed()
    return [card([
      ['Network', network.name, 'name'],
      ['Handle', network.handle, 'handle'],
      ['Range', range.join(' - '), 'startAddress'],
      ['Type', network.type, 'type'],
      ['Country', network.country, 'country'],
      ['Holder', nameOf(holder), 'entities'],
      ['Organisation', organisationOf(holder), 'entities'],
      ...objects(network.remarks)
        .filter(({ title }) => title === undefined || title === 'description')
        .map(({ description }) => ['Description', texts(description).join('\n'), 'remarks'] as const),
      ...contacts(abuse, 'email').map(address => ['Abuse e-mail', address, 'entities'] as const),
      ['Abuse telephone', contact(abuse, 'tel'), 'entities'],
      ['Registered', date(eventDate(network.events, 'registration')), 'events'],
      ['Last changed', date(eventDate(network.events, 'last changed')), 'events'],
    ], { ...network })]
  },
  examples: { found: ['8.8.8.8', '2001:4860:4860::8888'], notFound: ['192.0.2.2'] },
})

/** Returns `true` if a network contains an address, or does not say its first and last address. */
function covers([first, last]: readonly string[], address: string): boolean {
  if (first === undefined || last === undefined || !isIP(first) || !isIP(last)) return true
  return isIP(first) === isIP(address)
    && toInteger(first) <= toInteger(address) && toInteger(address) <= toInteger(last)
}
