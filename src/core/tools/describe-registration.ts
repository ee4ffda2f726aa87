import { parseAsNumber } from '../../lib/as-number.ts'
import {
  contact, holderOf, inRole, nameOf, texts, type RdapEntity,
} from '../../sources/modules/rdap-entity.ts'
import {
  eventDate, isSigned, nameIn, nameServersOf, rangeOf, statesOf, withoutReplaced,
} from '../../sources/modules/rdap.ts'

/**
 * The fields that are read from an RDAP response. The source has only validated the texts.
 * https://www.rfc-editor.org/rfc/rfc9083
 */
interface RegistrationResponse {
  handle?: string | null
  status?: unknown
  events?: unknown
  entities?: unknown
  ldhName?: string | null
  unicodeName?: string | null
  nameservers?: unknown
  secureDNS?: unknown
  redacted?: unknown
  whois?: unknown
  cidr0_cidrs?: unknown
  startAddress?: string | null
  endAddress?: string | null
  name?: string | null
  type?: string | null
  country?: string | null
  parentHandle?: string | null
  startAutnum?: unknown
  endAutnum?: unknown
}

function common({ handle, status, events, entities }: RegistrationResponse, holder: RdapEntity | undefined) {
  const abuse = inRole(entities, 'abuse')
  return {
    handle: handle ?? null,
    status: statesOf(status),
    registrant: nameOf(holder) ?? null,
    abuse: { email: contact(abuse, 'email') ?? null, phone: contact(abuse, 'tel') ?? null },
    registered_at: eventDate(events, 'registration') ?? null,
    changed_at: eventDate(events, 'last changed') ?? null,
  }
}

/**
 * Returns the registration of a domain in the form of the API. `raw` is the registry's response, or the facts of its
 * WHOIS answer in the same form.
 */
export function describeDomain(raw: Record<string, unknown>) {
  const found = raw as RegistrationResponse
  const entities = withoutReplaced(found)
  const registrar = inRole(entities, 'registrar')
  return {
    protocol: typeof found.whois === 'string' ? 'whois' as const : 'rdap' as const,
    domain: nameIn(found.ldhName, found.unicodeName) ?? null,
    registrar: registrar ? { name: nameOf(registrar) ?? null, handle: texts(registrar.handle)[0] ?? null } : null,
    ...common({ ...found, entities }, inRole(entities, 'registrant')),
    expires_at: eventDate(found.events, 'expiration') ?? null,
    name_servers: nameServersOf(found.nameservers),
    dnssec: isSigned(found.secureDNS) ?? null,
    raw,
  }
}

/** Returns the registration of an address's network in the form of the API. `raw` is the registry's response. */
export function describeNetwork(raw: Record<string, unknown>) {
  const found = raw as RegistrationResponse
  const [first, last] = rangeOf(found)
  return {
    name: found.name ?? null,
    first_address: first ?? null,
    last_address: last ?? null,
    type: found.type ?? null,
    country: countryIn(found),
    parent_handle: found.parentHandle ?? null,
    ...common(found, holderOf(found.entities)),
    raw,
  }
}

/** Returns the registration of an AS number in the form of the API. `raw` is the registry's response. */
export function describeSystem(raw: Record<string, unknown>) {
  const found = raw as RegistrationResponse
  return {
    name: found.name ?? null,
    first_number: asNumber(found.startAutnum),
    last_number: asNumber(found.endAutnum),
    type: found.type ?? null,
    country: countryIn(found),
    ...common(found, holderOf(found.entities)),
    raw,
  }
}

/** Returns an AS number, which some registries send as a text. */
function asNumber(value: unknown): number | null {
  const parsed = parseAsNumber(String(value))
  return 'number' in parsed ? parsed.number : null
}

const countryIn = ({ country }: RegistrationResponse): string | null =>
  /^[a-z]{2}$/i.test(country ?? '') ? country!.toUpperCase() : null
