import { isObject } from '../../lib/is-object.ts'
import type { Response } from '../egress/client.ts'
import { SourceFailure } from '../failures.ts'
import { parseJson } from '../kit/fetch-response.ts'
import { changed } from '../kit/shape.ts'
import { each, objectWith, type Properties } from '../kit/schema.ts'

/** Properties that `readRdap` and the functions below read. One odd member does not lose the rest. */
const checkedByCode = each(['entities', 'events', 'remarks', 'status'], {})

/**
 * Creates the JSON Schema of an RDAP response of an object class, or of null, which `readRdap` returns if there is no
 * such object. Only the class is validated; the other properties are optional. https://www.rfc-editor.org/rfc/rfc9083
 */
export const rdapSchema = <const Optional extends Properties>(objectClass: string, optional: Optional) => ({
  anyOf: [
    { type: 'null' },
    objectWith({ objectClassName: { const: objectClass } }, { ...checkedByCode, ...optional }),
  ],
} as const)

/**
 * Parses an RDAP response. Returns null if a registry says that it has no such object: a 404 with RDAP's media type,
 * also without a body (Verisign), or with an RDAP error. Throws `UPSTREAM_ERROR` for every other 404: rdap.org answers
 * so if it knows no RDAP service for a top-level domain, whose names can be registered nevertheless.
 * https://www.rfc-editor.org/rfc/rfc7480#section-5.3, https://github.com/rdap-org/rdap.org/blob/main/lib/server.php
 */
export async function readRdap(response: Response): Promise<unknown> {
  if (response.status !== 404) {
    const answer = await parseJson(response)
    if (answer === null) throw changed()
    return answer
  }
  if (/^application\/rdap\+json/i.test(response.headers['content-type'] ?? '') || await isRdapError(response)) return null
  throw new SourceFailure('UPSTREAM_ERROR', new URL(response.url).hostname === 'rdap.org'
    ? 'there is no known RDAP service for this registry'
    : 'the registry answered 404 without an RDAP error')
}

const isRdapError = async (response: Response): Promise<boolean> => {
  const error = await parseJson(response).catch(() => undefined)
  return isObject(error) && String(error.errorCode) === '404'
}

/** Returns the date of the first event with this action, if it has one. */
export const eventDate = (events: unknown, action: string): string | undefined =>
  objects(events).flatMap(({ eventAction, eventDate }) =>
    eventAction === action && typeof eventDate === 'string' ? [eventDate] : [])[0]

export type RdapEntity = Record<string, unknown>

/**
 * Returns the first entity with a role. Searches nested entities too, because the abuse contact is often nested in the
 * entity of the registrar.
 */
export function inRole(entities: unknown, role: string): RdapEntity | undefined {
  const direct = objects(entities).find(({ roles }) => texts(roles).includes(role))
  return direct ?? objects(entities).map(entity => inRole(entity.entities, role)).find(found => found !== undefined)
}

/** Returns the organisation that holds a network. RIPE also names who maintains its data as its registrants. */
export function holderOf(entities: unknown): RdapEntity | undefined {
  const holders = objects(entities).filter(({ roles }) => texts(roles).includes('registrant'))
  return holders.find(holder => contact(holder, 'kind') === 'org') ?? inRole(entities, 'registrant')
}

/**
 * Returns the texts of a property of an entity's contact card, such as `fn`, `org`, `email` or `tel`, without fax
 * numbers and without texts that only say that they are redacted. APNIC repeats some of them.
 * https://www.rfc-editor.org/rfc/rfc7095
 */
export function contacts(holder: RdapEntity | undefined, property: string): string[] {
  return [...new Set(properties(holder, property).flatMap(([, parameters, , value]) => {
    const text = texts(value).filter(Boolean).join(', ').replace(/^(mailto|tel):/, '')
    const isFax = isObject(parameters) && texts(parameters.type).includes('fax')
    return text === '' || isFax || /^\W*redacted\b/i.test(text) ? [] : [text]
  }))]
}

/** Returns the first text of a property of an entity's contact card, as `contacts` returns it. */
export const contact = (holder: RdapEntity | undefined, property: string): string | undefined =>
  contacts(holder, property)[0]

/** Returns the name of an entity: of the person, or else of the organisation. Registries redact people only. */
export const nameOf = (holder: RdapEntity | undefined): string | undefined =>
  contact(holder, 'fn') ?? contact(holder, 'org')

/** Returns the organisation of an entity, if it has a name besides. RIPE has a handle there. */
export function organisationOf(holder: RdapEntity | undefined): string | undefined {
  const organisation = contact(holder, 'org')
  return organisation === nameOf(holder) || /^ORG-[A-Z0-9]+-RIPE$/i.test(organisation ?? '') ? undefined : organisation
}

/**
 * Returns the country of an entity: the last part of its address, which is often the only one, or else its code, which
 * registries prefer. https://www.rfc-editor.org/rfc/rfc8605#section-3.1
 */
export function countryOf(holder: RdapEntity | undefined): string | undefined {
  const [, parameters, , parts] = properties(holder, 'adr')[0] ?? []
  const country = Array.isArray(parts) ? parts[6] as unknown : undefined
  return texts([country, isObject(parameters) ? parameters.cc : undefined]).find(Boolean)
}

/** Returns the names of name servers in lower case, without the dot at the end. */
export const nameServersOf = (servers: unknown): string[] =>
  objects(servers).flatMap(({ ldhName }) =>
    typeof ldhName === 'string' && ldhName !== '' ? [ldhName.toLowerCase().replace(/\.$/, '')] : [])

/** Returns the texts among the values of a list, or the text itself. */
export const texts = (value: unknown): string[] => [value].flat().filter(text => typeof text === 'string')

/** Returns the objects among the values of a list. */
export const objects = (value: unknown): Array<Record<string, unknown>> =>
  Array.isArray(value) ? value.filter(isObject) : []

/** Returns the properties of an entity's contact card with this name: `[name, parameters, type, value]`. */
function properties(holder: RdapEntity | undefined, property: string): unknown[][] {
  const [, card] = Array.isArray(holder?.vcardArray) ? holder.vcardArray as unknown[] : []
  return Array.isArray(card) ? card.filter(entry => Array.isArray(entry)).filter(([name]) => name === property) : []
}
