import { publicSuffixes } from '../../lib/public-suffix.ts'
import { SourceFailure } from '../failures.ts'
import { card, date, withLeftOut } from '../kit/card.ts'
import { fetchResponse } from '../kit/fetch-response.ts'
import { findings } from '../kit/finding.ts'
import { askEach, incomplete } from '../kit/partial.ts'
import { each, textOrNull, type Shape } from '../kit/schema.ts'
import { notPublic } from '../kit/scope.ts'
import { changed } from '../kit/shape.ts'
import type { Card, Context, Module, Query } from '../kit/source.ts'
import { isSameValue } from '../kit/spelling.ts'
import { readablePart } from '../kit/tolerance.ts'
import { askRdap } from './rdap-bootstrap.ts'
import {
  contact, contacts, countryOf, inRole, nameOf, objects, organisationOf, rolesOf, texts,
} from './rdap-entity.ts'
import {
  eventDate, isSigned, lacksService, nameIn, nameServersOf, rdapSchema, readRdap, statesOf, withoutReplaced,
} from './rdap.ts'
import { askWhois } from './whois.ts'

/** Returns the registrable domain of a name. Registries have no records for its subdomains. */
const registered = (name: string): string => publicSuffixes().getDomain(name, { validateHostname: false }) ?? name

const schema = rdapSchema('domain', {
  ...each(['ldhName', 'unicodeName', 'handle'], textOrNull),
  ...each(['nameservers', 'secureDNS', 'redacted', 'links'], {}),
})
type Domain = Shape<typeof schema>

const headers = { accept: 'application/rdap+json' }

/** Time limit of the registrar's answer, in milliseconds, so that a slow registrar does not cost the registry's. */
const registrarMs = 6_000

/**
 * Registration of a domain name. The request goes to rdap.org, which redirects to the registry. A registry without RDAP
 * is asked through WHOIS, and a registry that does not have the holders, such as that of `com`, refers to the
 * registrar. https://about.rdap.org, https://www.rfc-editor.org/rfc/rfc9083
 */
export const rdapDomain: Module = {
  slug: 'rdap-domain',
  name: 'Domain registration (RDAP)',
  description: 'Registrar, dates, status and name servers of the registered domain, from RDAP or else from WHOIS',
  category: 'registration',
  types: ['Domain Name'],
  tags: ['registry'],
  kind: 'api',
  homepage: 'https://rdap.org',
  facts: { url: 'https://about.rdap.org', day: '2026-11-27' },
  default: true,
  requiresKey: false,
  deadlineMs: 20_000,
  cacheMs: 6 * 3_600_000,
  examples: { found: ['google.com', 'www.example.com', 'denic.de'], notFound: ['tracewell-no-such-domain-0.com'] },
  skipReason: notPublic,
  async* run(query, context) {
    const name = registered(query.value)
    const response = await askRdap(`domain/${encodeURIComponent(name)}`, context)
    const answer = lacksService(response) ? await askWhois(name, context) : await readRdap(response)
    const { domain, leftOut } = await domainIn(answer, name)
    if (domain === null) return
    const { answers, unanswered, failure } = await askEach(
      registrarUrl(domain, name) === undefined ? [] : ['the holder, which only the registrar has'],
      () => askRegistrar(registrarUrl(domain, name)!, name, context),
    )
    const whole = withRegistrar(domain, [...answers.values()][0])
    const cards = findings([cardOf(whole)], query)
    yield* incomplete(withLeftOut(cards, leftOut), unanswered)
    if (failure) throw failure
  },
}

/** Returns the validated part of an answer. Throws `UPSTREAM_CHANGED` if it is about another domain. */
async function domainIn(answer: unknown, name: string): Promise<{ domain: Domain | null, leftOut: number }> {
  if (answer === null) return { domain: null, leftOut: 0 }
  const { readable: domain, leftOut } = await readablePart(schema, answer)
  const query: Query = { type: 'Domain Name', value: name }
  const names = texts([domain.ldhName, domain.unicodeName]).filter(Boolean)
  if (names.length > 0 && !names.some(one => isSameValue(query, one))) throw changed()
  return { domain, leftOut }
}

function cardOf(domain: Domain): Card {
  const entities = withoutReplaced(domain)
  const registrar = inRole(entities, 'registrar')
  const registrant = inRole(entities, 'registrant')
  const abuse = inRole(entities, 'abuse')
  return card([
    ['Domain', nameIn(domain.ldhName, domain.unicodeName), 'ldhName'],
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
    ...statesOf(domain.status).map(status => ['Status', status, 'status'] as const),
    ...nameServersOf(domain.nameservers).map(server => ['Name server', server, 'nameservers'] as const),
    ['DNSSEC', isSigned(domain.secureDNS), 'secureDNS'],
  ], { ...domain })
}

/**
 * Returns the address at which the registrar has the domain, if the registry does not know its holder. Registries link
 * it as `related`.
 */
function registrarUrl({ entities, links }: Domain, name: string): string | undefined {
  if (inRole(entities, 'registrant') !== undefined) return undefined
  const related = objects(links)
    .filter(({ rel, type }) => rel === 'related' && (type === undefined || type === 'application/rdap+json'))
    .flatMap(({ href }) => texts(href)).map(href => URL.parse(href))
  return related.find(url => url?.protocol === 'https:' && url.pathname.toLowerCase().endsWith(`/domain/${name}`))?.href
}

/** Asks the registrar. Returns null if it says that it has no such domain. */
async function askRegistrar(url: string, name: string, context: Context): Promise<Domain | null> {
  const response = await fetchResponse(context, { url, headers, timeoutMs: registrarMs }, [], [404])
  if (response === undefined) throw new SourceFailure('UPSTREAM_CHANGED', 'the registrar gave no answer')
  return (await domainIn(await readRdap(response), name)).domain
}

/** Adds to the registry's answer the entities in roles that it does not have. Its own facts are the newer ones. */
function withRegistrar(domain: Domain, registrar: Domain | null | undefined): Domain {
  const own = objects(domain.entities)
  const further = objects(withoutReplaced(registrar ?? {})).filter(entity =>
    rolesOf(entity).some(role => inRole(own, role) === undefined))
  return further.length === 0 ? domain : { ...domain, entities: [...own, ...further] }
}
