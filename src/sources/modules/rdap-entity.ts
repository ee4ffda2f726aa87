import { isRedacted } from '../../facts/registration/redacted.ts'
import { isObject } from '../../lib/is-object.ts'

export type RdapEntity = Record<string, unknown>

/** Returns the texts among the values of a list, or the text itself. */
export const texts = (value: unknown): string[] => [value].flat().filter(text => typeof text === 'string')

/** Returns the objects among the values of a list. */
export const objects = (value: unknown): Array<Record<string, unknown>> =>
  Array.isArray(value) ? value.filter(isObject) : []

/** Returns the words of a registry in one spelling: `clientHold`, `client_hold` and `Client Hold` are the same. */
export const plainWords = (text: string): string =>
  text.trim().replace(/(?<=[a-z])(?=[A-Z])/g, ' ').replaceAll(/[\s_-]+/g, ' ').toLowerCase()

/** Returns the roles of an entity. Some registrars have them only in the contact card. */
export const rolesOf = (entity: RdapEntity): string[] =>
  (entity.roles === undefined ? contacts(entity, 'role') : texts(entity.roles)).map(role => plainWords(role))

const hasRole = (entity: RdapEntity, role: string): boolean => rolesOf(entity).includes(role)

/**
 * Returns the first entity with a role. Searches nested entities too, because the abuse contact is often nested in the
 * entity of the registrar.
 */
export function inRole(entities: unknown, role: string): RdapEntity | undefined {
  const direct = objects(entities).find(entity => hasRole(entity, role))
  return direct ?? objects(entities).map(entity => inRole(entity.entities, role)).find(found => found !== undefined)
}

/** Returns the organisation that holds a network. RIPE also names who maintains its data as its registrants. */
export function holderOf(entities: unknown): RdapEntity | undefined {
  const holders = objects(entities).filter(entity => hasRole(entity, 'registrant'))
  return holders.find(holder => contact(holder, 'kind')?.toLowerCase() === 'org') ?? inRole(entities, 'registrant')
}

/**
 * Returns the texts of a property of an entity's contact card, such as `fn`, `org`, `email` or `tel`, without fax
 * numbers and without texts that only say that they are redacted. APNIC repeats some of them.
 * https://www.rfc-editor.org/rfc/rfc7095
 */
export function contacts(holder: RdapEntity | undefined, property: string): string[] {
  const found = properties(holder, property).flatMap(([, parameters, , value]) => {
    const text = flatTexts(value).filter(Boolean).join(', ').trim().replace(/^(?:mailto|tel):/i, '')
    const isFax = isObject(parameters) && texts(parameters.type).some(type => /^fax$/i.test(type))
    return isFax ? [] : [text]
  })
  const all = found.length > 0 ? found : inJsContact(holder, property)
  return [...new Set(all)].filter(text => text !== '' && !isRedacted(text))
}

/** Returns the first text of a property of an entity's contact card, as `contacts` returns it. */
export const contact = (holder: RdapEntity | undefined, property: string): string | undefined =>
  contacts(holder, property)[0]

/**
 * Returns the name of an entity: of the person, or else of the organisation. Registries redact people only. Some cards
 * have the parts of the name alone, family name first. https://www.rfc-editor.org/rfc/rfc6350#section-6.2.2
 */
export function nameOf(holder: RdapEntity | undefined): string | undefined {
  const [, , , parts] = properties(holder, 'n')[0] ?? []
  const [family, given] = Array.isArray(parts) ? parts as unknown[] : []
  const name = texts([given, family]).filter(part => part !== '' && !isRedacted(part)).join(' ')
  return contact(holder, 'fn') ?? contact(holder, 'org') ?? (name || undefined)
}

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
  const inCard = texts([country, isObject(parameters) ? parameters.cc : undefined])
  return [...inCard, ...inJsContact(holder, 'adr')].find(text => text !== '' && !isRedacted(text))
}

const flatTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.flatMap(flatTexts) : typeof value === 'string' ? [value] : []

/**
 * Returns the properties of an entity's contact card with this name: `[name, parameters, type, value]`. Some servers
 * leave out the word `vcard` before the properties, the list around them, or their types.
 */
function properties(holder: RdapEntity | undefined, property: string): unknown[][] {
  const card = Array.isArray(holder?.vcardArray) ? holder.vcardArray as unknown[] : []
  const inside = card.find(part => Array.isArray(part) && part.some(isProperty))
  const entries: unknown[] = Array.isArray(inside) ? inside : card
  return entries.filter(isProperty).filter(([name]) => String(name).toLowerCase() === property)
    .map(entry => entry.length === 3 ? [...entry.slice(0, 2), 'text', entry[2]] : entry)
}

/** Returns `true` for a name and its parameters, which some servers send as an empty list. */
const isProperty = (entry: unknown): entry is unknown[] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'object'

/** Returns what a JSContact card has in place of a property. https://www.rfc-editor.org/rfc/rfc9553 */
function inJsContact(holder: RdapEntity | undefined, property: string): string[] {
  const card = holder?.jscard ?? holder?.jscontact_card
  if (!isObject(card)) return []
  const each = (member: unknown) => isObject(member) ? Object.values(member).filter(isObject) : []
  switch (property) {
    case 'fn': return texts(isObject(card.name) ? card.name.full : card.fullName)
    case 'kind': return texts(card.kind)
    case 'org': return each(card.organizations).flatMap(({ name }) => texts(name))
    case 'email': return each(card.emails).flatMap(({ address }) => texts(address))
    case 'tel':
      return each(card.phones).filter(({ features }) => !isObject(features) || features.fax !== true)
        .flatMap(({ number }) => texts(number)).map(number => number.replace(/^tel:/i, ''))
    case 'adr': return each(card.addresses).flatMap(({ countryCode }) => texts(countryCode))
    default: return []
  }
}
