import { contact, eventDate, inRole, nameOf, nameServersOf, texts } from '../../sources/modules/rdap.ts'

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
  nameservers?: unknown
  secureDNS?: { delegationSigned?: unknown } | null
  startAddress?: string | null
  endAddress?: string | null
  name?: string | null
  type?: string | null
  country?: string | null
  parentHandle?: string | null
}

function common({ handle, status, events, entities }: RegistrationResponse) {
  const abuse = inRole(entities, 'abuse')
  return {
    handle: handle ?? null,
    status: texts(status),
    registrant: nameOf(inRole(entities, 'registrant')) ?? null,
    abuse: { email: contact(abuse, 'email') ?? null, phone: contact(abuse, 'tel') ?? null },
    registered_at: date(eventDate(events, 'registration')),
    changed_at: date(eventDate(events, 'last changed')),
  }
}

/** Returns the registration of a domain in the form of the API. `raw` is the registry's response. */
export function describeDomain(raw: Record<string, unknown>) {
  const found = raw as RegistrationResponse
  const registrar = inRole(found.entities, 'registrar')
  const signed = found.secureDNS?.delegationSigned
  return {
    domain: found.ldhName?.toLowerCase() ?? null,
    registrar: registrar ? { name: nameOf(registrar) ?? null, handle: texts(registrar.handle)[0] ?? null } : null,
    ...common(found),
    expires_at: date(eventDate(found.events, 'expiration')),
    name_servers: nameServersOf(found.nameservers),
    dnssec: typeof signed === 'boolean' ? signed : null,
    raw,
  }
}

/** Returns the registration of an address's network in the form of the API. `raw` is the registry's response. */
export function describeNetwork(raw: Record<string, unknown>) {
  const found = raw as RegistrationResponse
  return {
    name: found.name ?? null,
    first_address: found.startAddress ?? null,
    last_address: found.endAddress ?? null,
    type: found.type ?? null,
    country: found.country ?? null,
    parent_handle: found.parentHandle ?? null,
    ...common(found),
    raw,
  }
}

/** Returns the date in ISO 8601, UTC, or `null` if the text is not a date. */
function date(text: string | undefined): string | null {
  const time = new Date(text ?? NaN)
  return Number.isNaN(time.getTime()) ? null : time.toISOString()
}
