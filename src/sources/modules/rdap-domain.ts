import { valueAt } from '../../lib/json-path.ts'
import { publicSuffixes } from '../../lib/public-suffix.ts'
import { card, date } from '../kit/card.ts'
import { httpModule } from '../kit/http-module.ts'
import {
  contact, contacts, countryOf, eventDate, inRole, nameOf, nameServersOf, organisationOf, rdapSchema, readRdap, texts,
} from './rdap.ts'
import { each, textOrNull } from '../kit/schema.ts'
import { notPublic } from '../kit/scope.ts'
import { requireSame } from '../kit/spelling.ts'

/** Returns the registrable domain of a name. Registries have no records for its subdomains. */
const registered = (name: string): string => publicSuffixes().getDomain(name, { validateHostname: false }) ?? name

/**
 * Registration of a domain name. The request goes to rdap.org, which redirects to the registry. https://about.rdap.org,
 * https://www.rfc-editor.org/rfc/rfc9083
 */
export const rdapDomain = httpModule({
  slug: 'rdap-domain',
  name: 'Domain registration (RDAP)',
  description: 'Registrar, dates, status and name servers of the registered domain, if the registry publishes them',
  category: 'registration',
  types: ['Domain Name'],
  tags: ['registry'],
  homepage: 'https://rdap.org',
  facts: { url: 'https://about.rdap.org', day: '2026-11-27' },
  cacheMs: 6 * 3_600_000,
  skipReason: notPublic,
  request: name => ({
    url: `https://rdap.org/domain/${encodeURIComponent(registered(name))}`,
    headers: { accept: 'application/rdap+json' },
    redirects: 4,
  }),
  readable: [404],
  read: readRdap,
  response: rdapSchema('domain', {
    ...each(['ldhName', 'unicodeName', 'handle'], textOrNull), ...each(['nameservers', 'secureDNS'], {}),
  }),
  cards: (domain, query) => {
    if (domain === null) return []
    requireSame({ ...query, value: registered(query.value) }, domain.ldhName || domain.unicodeName)
    const registrar = inRole(domain.entities, 'registrar')
    const registrant = inRole(domain.entities, 'registrant')
    const abuse = inRole(domain.entities, 'abuse')
    return [card([
      ['Domain', (domain.ldhName ?? domain.unicodeName)?.toLowerCase(), 'ldhName'],
      ['Handle', domain.handle, 'handle'],
      ['Registrar', nameOf(registrar) ?? registrar?.handle, 'entities'],
      ['Registrant', nameOf(registrant), 'entities'],
      ['Organisation', organisationOf(registrant), 'entities'],
      ['Country', countryOf(registrant), 'entities'],
      ...contacts(abuse, 'email').map(address => ['Abuse e-mail', address, 'entities'] as const),
      ['Abuse telephone', contact(abuse, 'tel'), 'entities'],
      ['Registered', date(eventDate(domain.events, 'registration')), 'events'],
      ['Last changed', date(eventDate(domain.events, 'last changed')), 'events'],
      ['Expires', date(eventDate(domain.events, 'expiration')), 'events'],
      ...texts(domain.status).map(status => ['Status', status, 'status'] as const),
      ...nameServersOf(domain.nameservers).map(server => ['Name server', server, 'nameservers'] as const),
      ['DNSSEC', valueAt(domain.secureDNS, 'delegationSigned'), 'secureDNS'],
    ], { ...domain })]
  },
  examples: { found: ['google.com', 'www.example.com'], notFound: ['tracewell-no-such-domain-0.com'] },
})
