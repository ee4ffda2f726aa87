import { publicSuffixes } from '../../lib/public-suffix.ts'
import { card, date } from '../kit/card.ts'
import { httpModule } from '../kit/http-module.ts'
import { contact, eventDate, inRole, rdapSchema } from './rdap.ts'
import { arrayOf, flag, objectWith, text, unchecked } from '../kit/schema.ts'
import { notPublic } from '../kit/scope.ts'

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
  facts: { url: 'https://about.rdap.org' },
  cacheMs: 6 * 3_600_000,
  skipReason: notPublic,
  request: name => ({
    url: `https://rdap.org/domain/${encodeURIComponent(registered(name))}`,
    headers: { accept: 'application/rdap+json' },
    redirects: 4,
  }),
  response: rdapSchema('domain', { ldhName: text }, {
    status: arrayOf(text),
    nameservers: arrayOf(objectWith({ ldhName: text })),
    ...unchecked({ handle: text, secureDNS: objectWith({}, { delegationSigned: flag }) }),
  }),
  cards: domain => {
    const registrar = inRole(domain.entities, 'registrar')
    const servers = domain.nameservers ?? []
    const abuse = inRole(domain.entities, 'abuse')
    return [card([
      ['Domain', domain.ldhName.toLowerCase(), 'ldhName'],
      ['Handle', domain.handle, 'handle'],
      ['Registrar', contact(registrar, 'fn') ?? registrar?.handle, 'entities'],
      ['Registrant', contact(inRole(domain.entities, 'registrant'), 'fn'), 'entities'],
      ['Abuse e-mail', contact(abuse, 'email'), 'entities'],
      ['Abuse telephone', contact(abuse, 'tel'), 'entities'],
      ['Registered', date(eventDate(domain.events, 'registration')), 'events'],
      ['Last changed', date(eventDate(domain.events, 'last changed')), 'events'],
      ['Expires', date(eventDate(domain.events, 'expiration')), 'events'],
      ...(domain.status ?? []).map(status => ['Status', status, 'status'] as const),
      ...servers.map(({ ldhName }) => ['Name server', ldhName.toLowerCase(), 'nameservers'] as const),
      ['DNSSEC', domain.secureDNS?.delegationSigned, 'secureDNS'],
    ], { ...domain })]
  },
  examples: { found: ['google.com', 'www.example.com'], notFound: ['tracewell-no-such-domain-0.com'] },
})
