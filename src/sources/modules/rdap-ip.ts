import { card, date } from '../kit/card.ts'
import { httpModule } from '../kit/http-module.ts'
import { notPublic } from '../kit/scope.ts'
import { contact, eventDate, inRole, rdapSchema } from './rdap.ts'
import { arrayOf, each, text, unchecked } from '../kit/schema.ts'

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
  facts: { url: 'https://docs.rs/crate/rdap/latest/source/src/models/ip_network.rs', day: '2026-11-24' },
  cacheMs: 6 * 3_600_000,
  skipReason: notPublic,
  request: address => ({
    url: `https://rdap.org/ip/${encodeURIComponent(address)}`,
    headers: { accept: 'application/rdap+json' },
    redirects: 4,
  }),
  response: rdapSchema(
    'ip network',
    { handle: text, startAddress: text, endAddress: text },
    unchecked({ ...each(['name', 'type', 'country', 'parentHandle'], text), status: arrayOf(text) }),
  ),
  cards: network => {
    const abuse = inRole(network.entities, 'abuse')
    return [card([
      ['Network', network.name, 'name'],
      ['Handle', network.handle, 'handle'],
      ['Range', `${network.startAddress} - ${network.endAddress}`, 'startAddress'],
      ['Type', network.type, 'type'],
      ['Country', network.country, 'country'],
      ['Holder', contact(inRole(network.entities, 'registrant'), 'fn'), 'entities'],
      ['Abuse e-mail', contact(abuse, 'email'), 'entities'],
      ['Abuse telephone', contact(abuse, 'tel'), 'entities'],
      ['Registered', date(eventDate(network.events, 'registration')), 'events'],
      ['Last changed', date(eventDate(network.events, 'last changed')), 'events'],
    ], { ...network })]
  },
  examples: { found: ['8.8.8.8', '2001:4860:4860::8888'], notFound: ['192.0.2.2'] },
})
